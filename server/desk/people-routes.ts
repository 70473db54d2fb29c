import type { FastifyInstance } from 'fastify';
import { peopleEndpoints, type People } from '#contract/desk/people.ts';
import { scoringWindow } from '#domain/desk/permissions.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { listCompetitions, listMatchLinks, listPeople } from '#server/db/people/people.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from './serve-desk.ts';
import { addressOf } from './access/known-hosts.ts';
import {
  changeRoles,
  createMatchLink,
  invite,
  removeDevice,
  removeInvitation,
  removeMatchLink,
  removePerson,
} from './access/people.ts';

interface PeopleOptions {
  db: Database;
  deskUrl: string | null;
  now: () => Date;
}

/** People, links and devices. */
export const peopleRoutes = (app: FastifyInstance, { db, deskUrl, now }: PeopleOptions) =>
  serveDesk(app, peopleEndpoints, now, {
    listPeople: ({ actor }) => readPeople(db, actor),
    invite: ({ body, actor, request }) => invite(db, actor, { ...body, deskUrl: addressOf(request, deskUrl) }),
    createMatchLink: ({ params, actor, request }) =>
      createMatchLink(db, actor, { ...params, deskUrl: addressOf(request, deskUrl) }),
    changeRoles: ({ params, body, actor }) => changeRoles(db, actor, { ...params, ...body }),
    endPerson: ({ params, actor }) => removePerson(db, actor, params),
    endDevice: ({ params, actor }) => removeDevice(db, actor, params),
    endInvitation: ({ params, actor }) => removeInvitation(db, actor, params),
    endMatchLink: ({ params, actor }) => removeMatchLink(db, actor, params),
  });

async function readPeople(db: Database, { who, at }: Actor): Promise<People> {
  const [people, links, competitions] = await Promise.all([
    listPeople(db, at),
    listMatchLinks(db, at),
    listCompetitions(db),
  ]);
  const present = <Device extends { id: number; lastUsedAt: string }>(device: Device) => ({
    ...device,
    lastUsedAt: new Date(device.lastUsedAt).toISOString(),
    isThis: who.kind === 'session' && who.sessionId === device.id,
  });
  return {
    competitions,
    people: people.map(({ devices, invitations, ...person }) => ({
      ...person,
      devices: devices.map(present),
      invitations: invitations.map(({ id, expiresAt }) => ({ id, expiresAt: new Date(expiresAt).toISOString() })),
    })),
    matchLinks: links
      .map(({ startTime, ...link }) => ({ ...link, startTime: startTime === null ? null : new Date(startTime) }))
      .filter((link) => at <= (scoringWindow({ ...link, id: link.matchId })?.until ?? at))
      .map(({ id, matchId, match, devices }) => ({ id, matchId, match, devices: devices.map(present) })),
  };
}
