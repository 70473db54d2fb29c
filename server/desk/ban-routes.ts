import type { FastifyInstance } from 'fastify';
import { banEndpoints, type BanList } from '#contract/desk/bans.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { presentBan } from '#server/commands/steps/ban-fields.ts';
import { banPlayer } from '#server/commands/discipline/ban-player.ts';
import { noPlayer } from '#server/commands/steps/change-career.ts';
import { deleteBan } from '#server/commands/discipline/delete-ban.ts';
import { editBan } from '#server/commands/discipline/edit-ban.ts';
import { listBanCompetitions, listBansOf } from '#server/db/discipline/bans.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import type { Database } from '#server/db/transactions.ts';
import { readBanStates } from '#server/discipline/read-ban-states.ts';
import { serveDesk } from './serve-desk.ts';

/** What the disciplinary commission decided about players. */
export const banRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, banEndpoints, now, {
    listBans: ({ params, actor }) => readBans(db, params.playerId, dayAt(actor.at)),
    banPlayer: ({ params, body, actor }) => banPlayer(db, actor, { ...body, ...params }),
    editBan: ({ params, body, actor }) => editBan(db, actor, { ...body, ...params }),
    deleteBan: ({ params, actor }) => deleteBan(db, actor, params),
  });

async function readBans(db: Database, playerId: number, today: string): Promise<BanList> {
  const player = await findPlayerRow(db, playerId);
  if (!player) throw noPlayer(playerId);
  const stored = (await listBansOf(db, playerId)).map((row) => ({ ...row, competition: row.competitionId }));
  const bans = await readBanStates(db, playerId, stored, today);
  return {
    name: player.fields.name,
    nameLatin: player.fields.nameLatin,
    bans: bans.map((ban) => ({ ...presentBan(ban), left: ban.left, isOver: ban.isOver })),
    competitions: await listBanCompetitions(db),
  };
}
