import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskPaths } from '#contract/desk/paths.ts';
import { codeRequestSchema, signInRequestSchema, type CodePreview, type Session } from '#contract/desk/people.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { findSession, type StoredSession } from '#server/db/desk/sessions.ts';
import type { Database } from '#server/db/open.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { ApiError } from '#server/errors.ts';
import { describeDevice } from './device.ts';
import { readInput } from './read-input.ts';
import { hashSecret } from './secret.ts';
import type { SessionCookie } from './session-cookie.ts';
import { previewCode, signIn, signOut } from './sign-in.ts';
import type { RefuseGuess } from './wrong-credentials.ts';

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

  app.post(deskPaths.code, async (request, reply): Promise<CodePreview> => {
    const { code } = readInput(codeRequestSchema, request.body, 'The code');
    const preview = await previewCode(db, code, now());
    if (!preview) throw refuseGuess(request, reply, unknownCode());
    return preview;
  });

  app.post(deskPaths.signIn, async (request, reply): Promise<Session> => {
    const { code, name } = readInput(signInRequestSchema, request.body, 'The code');
    const device = describeDevice(request.headers['user-agent'] ?? '');
    const current = (await activeSession(request, options))?.who ?? null;
    const token = await signIn(db, { code, name, device, current }, now());
    if (token === null) throw refuseGuess(request, reply, unknownCode());
    cookie.write(request, reply, token);
    const session = await findSession(db, hashSecret(token), now());
    if (!session) throw new ApiError('internal', 'The session was not created');
    return presentSession(session, options);
  });
}

/** The session of the device itself. */
export function sessionRoutes(app: FastifyInstance, options: SessionOptions) {
  const { db, cookie, now } = options;
  const config = { access: 'session' } as const;

  app.get(deskPaths.session, { config }, async (request): Promise<Session> => {
    const session = await activeSession(request, options);
    if (!session) throw new ApiError('not_found', 'A program with the token has no session');
    return presentSession(session, options);
  });

  app.delete(deskPaths.session, { config }, async (request, reply) => {
    if (request.who.kind === 'session') await signOut(db, request.who, now());
    cookie.clear(request, reply);
    return reply.code(204).send();
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
  matchId: who.matchId,
  expiresAt: expiresAt.toISOString(),
  league: { ...league.settings.name, publicUrl },
});
