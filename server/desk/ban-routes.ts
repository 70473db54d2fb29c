import type { FastifyInstance, FastifyRequest } from 'fastify';
import { banFieldsSchema, editBanRequestSchema, type BanList } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { presentBan } from '#server/commands/ban-fields.ts';
import { banPlayer } from '#server/commands/ban-player.ts';
import { noPlayer } from '#server/commands/change-career.ts';
import { deleteBan } from '#server/commands/delete-ban.ts';
import { editBan } from '#server/commands/edit-ban.ts';
import { listBanCompetitions, listBansOf } from '#server/db/desk/bans.ts';
import { findPlayerRow } from '#server/db/desk/players.ts';
import type { Database } from '#server/db/open.ts';
import { readerIn } from '#server/db/reader.ts';
import { readBanStates } from '#server/match-report/read-ban-states.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

/** For organisers: what the disciplinary commission decided about players. */
export function banRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  const actorOf = actorAt(now);
  const idOf = ({ params }: FastifyRequest, name: string) =>
    readInput(idText, (params as Record<string, string>)[name], 'The id');

  app.get(deskPaths.bans(':playerId'), (request): Promise<BanList> =>
    readBans(db, idOf(request, 'playerId'), dayAt(now())),
  );
  app.post(deskPaths.bans(':playerId'), async (request, reply) => {
    const fields = readInput(banFieldsSchema, request.body, 'The ban');
    void reply.code(201);
    return banPlayer(db, actorOf(request), idOf(request, 'playerId'), fields);
  });
  app.put(deskPaths.ban(':banId'), async (request) => {
    const fields = readInput(editBanRequestSchema, request.body, 'The ban');
    return editBan(db, actorOf(request), idOf(request, 'banId'), fields);
  });
  app.delete(deskPaths.ban(':banId'), async (request, reply) => {
    await deleteBan(db, actorOf(request), idOf(request, 'banId'));
    return reply.code(204).send();
  });
}

async function readBans(db: Database, playerId: number, today: string): Promise<BanList> {
  const player = await findPlayerRow(db, playerId);
  if (!player) throw noPlayer(playerId);
  const stored = (await listBansOf(db, playerId)).map((row) => ({ ...row, competition: row.competitionId }));
  const bans = await readBanStates(readerIn(db), playerId, stored, today);
  return {
    name: player.fields.name,
    nameLatin: player.fields.nameLatin,
    bans: bans.map((ban) => ({ ...presentBan(ban), left: ban.left, isOver: ban.isOver })),
    competitions: await listBanCompetitions(db),
  };
}
