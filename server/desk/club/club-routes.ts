import type { FastifyInstance } from 'fastify';
import { clubEndpoints } from '#contract/desk/club.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { storeDeclaration } from '#server/commands/players/store-declaration.ts';
import { runOnce } from '#server/commands/run-command.ts';
import { findPictureOfMember, storeUpload } from '#server/db/pictures/pictures.ts';
import { listOtherPlayers } from '#server/db/players/other-players.ts';
import { listCurrentMembers } from '#server/db/squads/squads.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { readDeclaration } from '#server/desk/teams/read-declaration.ts';
import { PICTURE_HEADERS } from '#server/http/media-routes.ts';
import { ApiError } from '#server/errors.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { readClub } from './read-club.ts';

interface ClubOptions {
  db: Database;
  /** For the table; without it there is none. */
  reader: Reader | null;
  converter: PictureConverter;
  now: () => Date;
}

/** A team for its managers. What they change they ask for. [CB1] */
export const clubRoutes = (app: FastifyInstance, { db, reader, converter, now }: ClubOptions) =>
  serveDesk(app, clubEndpoints, now, {
    getClub: ({ params: { teamId }, actor }) => readClub(db, reader, teamId, actor.at),
    findOthers: async ({ params: { teamId }, query, actor }) => ({
      players: await listOtherPlayers(db, teamId, query.find, actor.at),
    }),
    uploadClubPicture: async ({ query, body, actor }) => {
      const converted = await converter.convert(body, query.purpose);
      return runOnce(db, actor, (tx) => storeUpload(tx, converted, actor.at));
    },
    getClubPicture: async ({ params: { teamId, pictureId }, actor, reply }) => {
      const picture = await findPictureOfMember(db, teamId, pictureId, dayAt(actor.at));
      if (!picture) throw new ApiError('not_found', 'There is no such picture');
      return reply.headers(PICTURE_HEADERS).type(picture.type).send(picture.bytes);
    },
    uploadClubDeclaration: async ({ params: { teamId, playerId }, body, actor }) => {
      const members = await listCurrentMembers(db, teamId, dayAt(actor.at));
      // [CB3] Also for somebody who does not exist: nobody learns who plays elsewhere.
      if (!members.some((member) => member.playerId === playerId))
        throw new ApiError('not_found', 'He is not in the squad', 'not_in_squad');
      return storeDeclaration(db, actor, { playerId, given: true, file: readDeclaration(body) });
    },
  });
