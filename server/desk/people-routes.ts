import type { FastifyInstance } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import { invitationRequestSchema } from '#contract/desk/people.ts';
import type { Invitation, MatchLink, People } from '#contract/desk/people.ts';
import { idText } from '#contract/http/shared.ts';
import { scoringWindow } from '#domain/desk/permissions.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { listCompetitions, listMatchLinks, listPeople } from '#server/db/desk/people.ts';
import type { Database } from '#server/db/open.ts';
import { addressOf } from './known-hosts.ts';
import { createMatchLink, invite, removeDevice, removeInvitation, removeMatchLink, removePerson } from './people.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

interface PeopleOptions {
  db: Database;
  deskUrl: string | null;
  now: () => Date;
}

/** For organisers: people, links and devices. */
export function peopleRoutes(app: FastifyInstance, { db, deskUrl, now }: PeopleOptions) {
  const actorOf = actorAt(now);

  app.get(deskPaths.people, async ({ who }): Promise<People> => {
    const at = now();
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
  });

  app.post(deskPaths.invitations, async (request, reply): Promise<Invitation> => {
    const invited = readInput(invitationRequestSchema, request.body, 'The invitation');
    void reply.code(201);
    return invite(db, invited, actorOf(request), addressOf(request, deskUrl));
  });

  app.post<{ Params: { matchId: string } }>(
    deskPaths.matchLinks(':matchId'),
    async (request, reply): Promise<MatchLink> => {
      const matchId = readInput(idText, request.params.matchId, 'The id of the match');
      void reply.code(201);
      return createMatchLink(db, matchId, actorOf(request), addressOf(request, deskUrl));
    },
  );

  const remove = (path: string, name: string, work: (db: Database, id: number, actor: Actor) => Promise<void>) =>
    app.delete<{ Params: Record<string, string> }>(path, async (request, reply) => {
      await work(db, readInput(idText, request.params[name], 'The id'), actorOf(request));
      return reply.code(204).send();
    });
  remove(deskPaths.person(':personId'), 'personId', removePerson);
  remove(deskPaths.device(':sessionId'), 'sessionId', removeDevice);
  remove(deskPaths.invitation(':invitationId'), 'invitationId', removeInvitation);
  remove(deskPaths.matchLink(':linkId'), 'linkId', removeMatchLink);
}
