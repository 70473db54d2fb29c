import type { FastifyInstance } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import {
  createPlayerSchema,
  declarationRequestSchema,
  editPlayerSchema,
  mergeQuerySchema,
  mergeRequestSchema,
  movePreviewQuerySchema,
  moveRequestSchema,
  playerQuerySchema,
  similarQuerySchema,
  undoMoveSchema,
  type DeclarationState,
  type MergePreview,
  type Moved,
  type MovePreview,
  type Player,
  type PlayerList,
  type SavedPlayer,
  type SimilarPlayers,
} from '#contract/desk/players.ts';
import { idText } from '#contract/http/shared.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { DECLARATION_BYTES } from '#domain/player/declaration.ts';
import { noPlayer } from '#server/commands/change-career.ts';
import { createPlayer } from '#server/commands/create-player.ts';
import { deletePlayer } from '#server/commands/delete-player.ts';
import { editPlayer } from '#server/commands/edit-player.ts';
import { findMergeRefusal, mergePlayers } from '#server/commands/merge-players.ts';
import { movePlayer } from '#server/commands/move-player.ts';
import { versionOf } from '#server/commands/refuse-conflict.ts';
import { storeDeclaration } from '#server/commands/store-declaration.ts';
import { undoMove } from '#server/commands/undo-move.ts';
import { findDeclarationFile } from '#server/db/desk/declarations.ts';
import {
  countPlayerUses,
  findPlayerRow,
  listPlayerMemberships,
  listPlayers,
  listSimilarPlayers,
} from '#server/db/desk/players.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { previewMove } from './preview-move.ts';
import { readDeclaration } from './read-declaration.ts';
import { actorAt } from '#server/desk/actor.ts';
import { readInput } from '#server/desk/read-input.ts';

type WithPlayer = { Params: { playerId: string } };

const LISTED = 100;

/** For organisers: people who play, wherever they are. */
export function playerRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  const actorOf = actorAt(now);
  const idIn = ({ params }: { params: WithPlayer['Params'] }) =>
    readInput(idText, params.playerId, 'The id of the player');

  async function readPlayer(id: number): Promise<Player> {
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

  app.get(deskPaths.players, ({ query }): Promise<PlayerList> => {
    const filter = readInput(playerQuerySchema, query, 'The question');
    return listPlayers(db, filter, { today: dayAt(now()), limit: LISTED });
  });

  app.post(deskPaths.players, async (request, reply): Promise<SavedPlayer> => {
    const created = await createPlayer(db, actorOf(request), readInput(createPlayerSchema, request.body, 'The player'));
    void reply.code(201);
    return created;
  });

  app.get(deskPaths.similarPlayers, async ({ query }): Promise<SimilarPlayers> => {
    const { name, birthdate = null, except = null } = readInput(similarQuerySchema, query, 'The question');
    return { players: await listSimilarPlayers(db, { name, birthdate, except }, dayAt(now())) };
  });

  app.get<WithPlayer>(deskPaths.player(':playerId'), (request): Promise<Player> => readPlayer(idIn(request)));

  app.put<WithPlayer>(deskPaths.player(':playerId'), (request): Promise<SavedPlayer> => {
    const { version, ...fields } = readInput(editPlayerSchema, request.body, 'The player');
    return editPlayer(db, actorOf(request), { id: idIn(request), fields, version });
  });

  app.delete<WithPlayer>(deskPaths.player(':playerId'), async (request, reply) => {
    await deletePlayer(db, actorOf(request), idIn(request));
    return reply.code(204).send();
  });

  app.get<WithPlayer>(deskPaths.moves(':playerId'), (request): Promise<MovePreview> => {
    const { teamId = null, ...asked } = readInput(movePreviewQuerySchema, request.query, 'The question');
    return previewMove(db, { ...asked, teamId, playerId: idIn(request) }, now());
  });

  app.post<WithPlayer>(deskPaths.moves(':playerId'), (request): Promise<Moved> => {
    const move = readInput(moveRequestSchema, request.body, 'The move');
    return movePlayer(db, actorOf(request), { ...move, playerId: idIn(request) });
  });

  app.delete<WithPlayer>(deskPaths.lastMove(':playerId'), (request): Promise<Moved> => {
    const { version } = readInput(undoMoveSchema, request.query, 'The version');
    return undoMove(db, actorOf(request), { playerId: idIn(request), version });
  });

  app.get<WithPlayer>(deskPaths.mergePlayer(':playerId'), async (request): Promise<MergePreview> => {
    const keptId = idIn(request);
    const { otherId } = readInput(mergeQuerySchema, request.query, 'The question');
    const [kept, other] = [await readPlayer(keptId), await readPlayer(otherId)];
    return { kept, other, refusal: await findMergeRefusal(db, { keptId, otherId }, now()) };
  });

  app.post<WithPlayer>(deskPaths.mergePlayer(':playerId'), (request): Promise<SavedPlayer> => {
    const { otherId } = readInput(mergeRequestSchema, request.body, 'The other record');
    return mergePlayers(db, actorOf(request), { keptId: idIn(request), otherId });
  });

  app.put<WithPlayer>(deskPaths.declaration(':playerId'), (request): Promise<DeclarationState> => {
    const { given } = readInput(declarationRequestSchema, request.body, 'The declaration');
    return storeDeclaration(db, actorOf(request), { playerId: idIn(request), given, file: null });
  });
}

/** Only a hint: what an upload is, its bytes say. */
const FILE_TYPE = /^(image\/[\w.+-]+|application\/(pdf|octet-stream))$/i;
const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Declarations of parents as files. */
export function declarationRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  const actorOf = actorAt(now);
  const limits = { parseAs: 'buffer', bodyLimit: DECLARATION_BYTES } as const;
  app.addContentTypeParser(FILE_TYPE, limits, (_request, body, done) => done(null, body));

  app.put<WithPlayer>(
    deskPaths.declarationFile(':playerId'),
    { config: { takes: FILE_TYPE }, bodyLimit: DECLARATION_BYTES },
    (request): Promise<DeclarationState> => {
      const { params, body } = request;
      const playerId = readInput(idText, params.playerId, 'The id of the player');
      if (!Buffer.isBuffer(body)) throw new ApiError('unsupported_media_type', 'Send the bytes of the file');
      const file = readDeclaration(body);
      return storeDeclaration(db, actorOf(request), { playerId, given: true, file });
    },
  );

  app.get<WithPlayer>(deskPaths.declarationFile(':playerId'), async ({ params }, reply) => {
    const playerId = readInput(idText, params.playerId, 'The id of the player');
    const file = await findDeclarationFile(db, playerId);
    if (!file) throw new ApiError('not_found', 'There is no file');
    return reply
      .headers({
        // To be saved, never opened as a page of the desk.
        'content-disposition': `attachment; filename="declaration-${playerId}.${ENDINGS[file.type]}"`,
        'content-security-policy': `default-src 'none'; sandbox`,
        'x-content-type-options': 'nosniff',
      })
      .type(file.type)
      .send(file.bytes);
  });
}
