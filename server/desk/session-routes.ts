import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionEndpoints, signInEndpoints, type Session } from '#contract/desk/people.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
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

const presentSession = ({ who, expiresAt }: StoredSession, { league, publicUrl }: SessionOptions): Session => ({
  id: who.sessionId,
  personId: who.personId,
  name: who.name,
  role: who.role,
  competitions: who.competitionIds && [...who.competitionIds],
  matchId: who.matchId,
  expiresAt: expiresAt.toISOString(),
  league: {
    ...league.settings.name,
    publicUrl,
    bulgarianOnly: league.settings.bulgarianOnly,
    ...deskLook(league.settings.identity),
  },
});

const deskLook = ({ logo, accent }: LeagueIdentity) => ({ logo, styles: accent === null ? null : accentCss(accent) });
