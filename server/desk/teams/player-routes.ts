import type { FastifyInstance } from 'fastify';
import { playerEndpoints, type Player } from '#contract/desk/players.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { noPlayer } from '#server/commands/steps/change-career.ts';
import { createPlayer } from '#server/commands/players/create-player.ts';
import { deletePlayer } from '#server/commands/players/delete-player.ts';
import { editPlayer } from '#server/commands/players/edit-player.ts';
import { findMergeRefusal, mergePlayers } from '#server/commands/players/merge-players.ts';
import { movePlayer } from '#server/commands/squads/move-player.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { storeDeclaration } from '#server/commands/players/store-declaration.ts';
import { undoMove } from '#server/commands/squads/undo-move.ts';
import { findDeclarationFile } from '#server/db/players/declarations.ts';
import {
  countPlayerUses,
  findPlayerRow,
  listPlayerMemberships,
  listPlayers,
  listSimilarPlayers,
} from '#server/db/players/office-players.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { ApiError } from '#server/errors.ts';
import { previewMove } from './preview-move.ts';
import { readDeclaration } from './read-declaration.ts';

const LISTED = 100;
const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** People who play, wherever they are. */
export const playerRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, playerEndpoints, now, {
    listPlayers: ({ query, actor }) => listPlayers(db, query, { today: dayAt(actor.at), limit: LISTED }),
    createPlayer: ({ body, actor }) => createPlayer(db, actor, body),
    listSimilarPlayers: async ({ query: { name, birthdate = null, except = null }, actor }) => ({
      players: await listSimilarPlayers(db, { name, birthdate, except }, dayAt(actor.at)),
    }),
    getPlayer: ({ params }) => readPlayer(db, params.playerId),
    editPlayer: ({ params, body, actor }) => editPlayer(db, actor, { ...body, ...params }),
    deletePlayer: ({ params, actor }) => deletePlayer(db, actor, params),
    previewMove: ({ params, query, actor }) => previewMove(db, { ...query, ...params }, actor.at),
    movePlayer: ({ params, body, actor }) => movePlayer(db, actor, { ...body, ...params }),
    undoMove: ({ params, query, actor }) => undoMove(db, actor, { ...query, ...params }),
    previewMerge: async ({ params: { playerId: keptId }, query: { otherId }, actor }) => ({
      kept: await readPlayer(db, keptId),
      other: await readPlayer(db, otherId),
      refusal: await findMergeRefusal(db, { keptId, otherId }, actor.at),
    }),
    mergePlayers: ({ params, body, actor }) => mergePlayers(db, actor, { ...body, ...params }),
    setDeclaration: ({ params, body, actor }) => storeDeclaration(db, actor, { ...params, ...body, file: null }),
    uploadDeclaration: ({ params, body, actor }) =>
      storeDeclaration(db, actor, { ...params, given: true, file: readDeclaration(body) }),
    downloadDeclaration: async ({ params: { playerId }, reply }) => {
      const found = await findDeclarationFile(db, playerId);
      if (!found) throw new ApiError('not_found', 'There is no file');
      return reply
        .headers({
          // To be saved, never opened as a page of the desk.
          'content-disposition': `attachment; filename="declaration-${playerId}.${ENDINGS[found.type]}"`,
          'content-security-policy': `default-src 'none'; sandbox`,
          'x-content-type-options': 'nosniff',
        })
        .type(found.type)
        .send(found.bytes);
    },
  });

async function readPlayer(db: Database, id: number): Promise<Player> {
  const row = await findPlayerRow(db, id);
  if (!row) throw noPlayer(id);
  return {
    id,
    fields: row.fields,
    version: versionOf(row.fields),
    declaration: row.declaration,
    memberships: await listPlayerMemberships(db, id),
    uses: await countPlayerUses(db, id),
  };
}
