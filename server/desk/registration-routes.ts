import type { FastifyInstance } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import { registrationEndpoints, type Registrations } from '#contract/desk/registrations.ts';
import { needsParent } from '#domain/club/registration.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import {
  confirmRegistration,
  correctRegistration,
  refuseRegistration,
} from '#server/commands/registrations/decide-registration.ts';
import { findAlike } from '#server/commands/registrations/find-alike.ts';
import { readPastedPlayers, sendPlayers } from '#server/commands/registrations/pasted-players.ts';
import { endTeamLink, readTeamLink, renewTeamLink } from '#server/commands/registrations/team-link.ts';
import { findPhoto, listWaiting } from '#server/db/registrations/registrations.ts';
import { listTakenNumbers } from '#server/db/registrations/team-links.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { PICTURE_HEADERS } from '#server/http/media-routes.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { addressOf } from './access/known-hosts.ts';
import { newSecret } from './access/secret.ts';
import { serveDesk } from './serve-desk.ts';

interface RegistrationOptions {
  db: Database;
  deskUrl: string | null;
  now: () => Date;
}

/** Who registers by a team's link, and what its managers say. */
export const registrationRoutes = (app: FastifyInstance, { db, deskUrl, now }: RegistrationOptions) =>
  serveDesk(app, registrationEndpoints, now, {
    getTeamLink: ({ params, request }) => readTeamLink(db, { ...params, deskUrl: addressOf(request, deskUrl) }),
    renewTeamLink: ({ params, actor, request }) =>
      renewTeamLink(db, actor, { ...params, deskUrl: addressOf(request, deskUrl), code: newSecret() }),
    endTeamLink: ({ params, actor }) => endTeamLink(db, actor, params),
    listRegistrations: ({ params, actor }) => readWaiting(db, params.teamId, actor.at),
    getRegistrationPhoto: async ({ params, reply }) => {
      const photo = await findPhoto(db, params.registrationId);
      if (!photo) throw new ApiError('not_found', 'There is no such photo');
      return reply.headers(PICTURE_HEADERS).type('image/webp').send(photo);
    },
    correctRegistration: ({ params, body, actor }) => correctRegistration(db, actor, { ...body, ...params }),
    confirmRegistration: ({ params, body, actor }) => confirmRegistration(db, actor, { ...body, ...params }),
    refuseRegistration: ({ params, body, actor }) => refuseRegistration(db, actor, { ...body, ...params }),
    readPastedPlayers: ({ body, actor }) => readPastedPlayers(db, body.text, actor.at),
    sendPlayers: ({ params, body, actor }) => sendPlayers(db, actor, { ...body, ...params }),
  });

async function readWaiting(db: Queryable, teamId: number, at: Date): Promise<Registrations> {
  const today = dayAt(at);
  const { ages } = await readLeagueSettings(db);
  const rows = await listWaiting(db, teamId);
  const worn = await listTakenNumbers(db, teamId, today);
  const wished = rows.map(({ shirtNumber }) => shirtNumber);
  const waiting: Registrations['waiting'] = [];
  for (const { id, name, birthdate, position, shirtNumber, hasPhoto, parentName, sentAt, revision, returned } of rows) {
    if (birthdate === null) continue;
    const isWished = wished.filter((number) => number === shirtNumber).length > 1;
    waiting.push({
      id,
      version: revision,
      name,
      birthdate,
      position,
      shirtNumber,
      numberTaken: shirtNumber !== null && (worn.includes(shirtNumber) || isWished),
      // With its version, so that a new photo is shown at once.
      photo: hasPhoto ? `${deskPaths.registrationPhoto(id)}?v=${revision}` : null,
      isMinor: needsParent(birthdate, today, ages),
      parent: parentName,
      sentAt: sentAt.toISOString(),
      returned,
      alike: await findAlike(db, { teamId, name, birthdate }, at),
    });
  }
  return { waiting };
}
