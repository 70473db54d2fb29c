import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionEndpoints, signInEndpoints, type Session } from '#contract/desk/people.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { linkedMatch, managedTeams, organisedCompetitions, SESSION_ROLES } from '#domain/desk/permissions.ts';
import { listTeamRefs } from '#server/db/teams/office-teams.ts';
import { findSession, type StoredSession } from '#server/db/people/sessions.ts';
import type { Database } from '#server/db/transactions.ts';
import { accentCss } from '#domain/league/accent.ts';
import type { LeagueIdentity } from '#contract/http/league-settings.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { ApiError } from '#server/errors.ts';
import { serveDesk } from './serve-desk.ts';
import { describeDevice } from './access/device.ts';
import { hashSecret } from './access/secret.ts';
import type { SessionCookie } from './access/session-cookie.ts';
import { previewCode, signIn, signOut } from './access/sign-in.ts';
import type { RefuseGuess } from './access/wrong-credentials.ts';

interface SessionOptions {
  db: Database;
  league: CurrentLeague;
  cookie: SessionCookie;
  refuseGuess: RefuseGuess;
  publicUrl: string;
  now: () => Date;
}

const unknownCode = () => new ApiError('not_found', 'There is no such link', 'unknown_code' satisfies DeskReason);

/** What needs no session: opening a link. */
export function signInRoutes(app: FastifyInstance, options: SessionOptions) {
  const { db, cookie, refuseGuess, now } = options;
  serveDesk(app, signInEndpoints, now, {
    previewCode: async ({ body, actor, request, reply }) => {
      const preview = await previewCode(db, body.code, actor.at);
      if (!preview) throw refuseGuess(request, reply, unknownCode());
      return preview;
    },
    signIn: async ({ body: { code, name }, request, reply }) => {
      const device = describeDevice(request.headers['user-agent'] ?? '');
      const current = (await activeSession(request, options))?.who ?? null;
      const token = await signIn(db, { code, name, device, current }, now());
      if (token === null) throw refuseGuess(request, reply, unknownCode());
      cookie.write(request, reply, token);
      const session = await findSession(db, hashSecret(token), now());
      if (!session) throw new ApiError('internal', 'The session was not created');
      return presentSession(session, options);
    },
  });
}

/** The session of the device itself. */
export function sessionRoutes(app: FastifyInstance, options: SessionOptions) {
  const { db, cookie, now } = options;
  serveDesk(app, sessionEndpoints, now, {
    getSession: async ({ request }) => {
      const session = await activeSession(request, options);
      if (!session) throw new ApiError('not_found', 'A program with the token has no session');
      return presentSession(session, options);
    },
    signOut: async ({ actor, request, reply }) => {
      if (actor.who.kind === 'session') await signOut(db, actor.who, actor.at);
      cookie.clear(request, reply);
    },
  });
}

async function activeSession(request: FastifyRequest, { db, cookie, now }: SessionOptions) {
  const token = cookie.read(request);
  const session = token === undefined ? null : await findSession(db, hashSecret(token), now());
  return session?.isActive ? session : null;
}

async function presentSession(
  { who, expiresAt }: StoredSession,
  { db, league, publicUrl }: SessionOptions,
): Promise<Session> {
  const organised = organisedCompetitions(who);
  const roles = SESSION_ROLES.filter((role) => who.grants.some((grant) => grant.role === role));
  return {
    id: who.sessionId,
    personId: who.personId,
    name: who.name,
    roles,
    // Whoever is nothing any more finds nothing open to him.
    role: roles[0] ?? 'match-link',
    competitions: organised && [...organised],
    teams: await listTeamRefs(db, managedTeams(who)),
    matchId: linkedMatch(who),
    expiresAt: expiresAt.toISOString(),
    league: {
      ...league.settings.name,
      publicUrl,
      bulgarianOnly: league.settings.bulgarianOnly,
      ...deskLook(league.settings.identity),
    },
  };
}

const deskLook = ({ logo, accent }: LeagueIdentity) => ({ logo, styles: accent === null ? null : accentCss(accent) });
