import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { idText } from '#contract/http/shared.ts';
import {
  isOrganiser,
  linkedMatch,
  manages,
  mayManagePhotos,
  mayWriteNews,
  organisedCompetitions,
  organises,
  readingRefusal,
  scoringRefusal,
  seesMatches,
} from '#domain/desk/permissions.ts';
import type { Access, Refusal, Who } from '#domain/desk/permissions.ts';
import { findScorableMatch } from '#server/db/people/people.ts';
import { findCompetitionOf } from '#server/db/people/competition-of.ts';
import { findTeamOf } from '#server/db/people/team-of.ts';
import { findSession, prolongSession, type StoredSession } from '#server/db/people/sessions.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import type { TokenCheck } from './desk-token.ts';
import { hashSecret } from './secret.ts';
import type { SessionCookie } from './session-cookie.ts';
import { sessionExpiry } from './sign-in.ts';
import type { RefuseGuess } from './wrong-credentials.ts';

declare module 'fastify' {
  interface FastifyRequest {
    who: Who;
  }
  interface FastifyContextConfig {
    /** Who may use a route of the desk: organisers, unless it says otherwise. */
    access?: Access;
    /** Content types that a route takes in place of JSON. */
    takes?: RegExp;
  }
}

interface GuardOptions {
  db: Database;
  cookie: SessionCookie;
  isValidToken: TokenCheck;
  refuseGuess: RefuseGuess;
  now: () => Date;
}

const PROLONG_AFTER = 60 * 60_000;

/** Requires the token of a program, or a session whose role allows the request. */
export function guardDesk(app: FastifyInstance, options: GuardOptions) {
  app.decorateRequest('who');
  app.addHook('onRequest', async (request, reply) => {
    const session = isProgram(request, reply, options) ? null : await requireSession(request, reply, options);
    request.who = session?.who ?? { kind: 'program' };
    await authorize(request, options);
    if (session) await prolong(session, request, reply, options);
  });
}

/** False for a request without a token; a wrong one is an error. */
function isProgram(request: FastifyRequest, reply: FastifyReply, { isValidToken, refuseGuess }: GuardOptions): boolean {
  const { authorization } = request.headers;
  if (authorization === undefined) return false;
  const [, token] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  if (token !== undefined && isValidToken(token)) return true;
  void reply.header('www-authenticate', 'Bearer');
  throw token === undefined
    ? signedOut('A token is needed')
    : refuseGuess(request, reply, signedOut('The token is wrong'));
}

async function requireSession(request: FastifyRequest, reply: FastifyReply, options: GuardOptions) {
  const { db, cookie, refuseGuess, now } = options;
  const token = cookie.read(request);
  const session = token === undefined ? null : await findSession(db, hashSecret(token), now());
  if (session?.isActive) return session;
  void reply.header('www-authenticate', 'Bearer');
  if (token === undefined) throw signedOut('Sign in, or send a token');
  // The device would send it again and again.
  cookie.clear(request, reply);
  throw session ? signedOut('You are signed out') : refuseGuess(request, reply, signedOut('You are signed out'));
}

async function prolong(
  { who, lastUsedAt }: StoredSession,
  request: FastifyRequest,
  reply: FastifyReply,
  { db, cookie, now }: GuardOptions,
) {
  const at = now();
  if (at.getTime() - lastUsedAt.getTime() <= PROLONG_AFTER) return;
  await prolongSession(db, who.sessionId, at, sessionExpiry(at));
  cookie.write(request, reply, cookie.read(request) ?? '');
}

async function authorize(request: FastifyRequest, { db, now }: GuardOptions): Promise<void> {
  const { who } = request;
  const { access = 'organiser' } = request.routeOptions.config;
  if (access === 'session' || isOrganiser(who)) return;
  if (access === 'news' && mayWriteNews(who)) return;
  if (access === 'photos' && mayManagePhotos(who)) return;
  if (access === 'organiser' || access === 'news' || access === 'photos') throw refusedError('forbidden');
  if (access === 'own-team') return authorizeTeam(request, db);
  if (access === 'office' || access === 'own-competition') return authorizeOffice(request, db, access);
  if (!seesMatches(who)) throw refusedError('forbidden');
  const ownMatch = linkedMatch(who);
  if (access === 'matches' && ownMatch === null) return;
  const matchId = access === 'matches' ? ownMatch : readMatchId(request);
  // Nobody learns by a match link which other matches exist.
  if (matchId === null || (ownMatch !== null && matchId !== ownMatch)) throw refusedError('forbidden');
  const match = await findScorableMatch(db, matchId);
  if (!match) throw new ApiError('not_found', `There is no match ${matchId}`);
  const refusal = (access === 'score-match' ? scoringRefusal : readingRefusal)(who, match, now());
  if (refusal) throw refusedError(refusal);
}

/** [PM10] Of lists somebody sees his part; everything else names what it is about. */
async function authorizeOffice({ who, params }: FastifyRequest, db: Database, access: 'office' | 'own-competition') {
  const own = organisedCompetitions(who);
  if (own?.length === 0) throw refusedError('forbidden');
  if (access === 'office') return;
  const competition = await findCompetitionOf(db, params as Record<string, string>);
  // Nobody learns what there is elsewhere.
  if (competition === null || !organises(who, competition)) throw refusedError('forbidden');
}

/** [PM13] [CB3] Whoever acts for a team is asked before anything of it is read: nobody learns what another team has. */
async function authorizeTeam({ who, params }: FastifyRequest, db: Database): Promise<void> {
  const team = await findTeamOf(db, params as Record<string, string>);
  if (team === null || !manages(who, team)) throw refusedError('forbidden');
}

/** [PM10] For what the body of a request names. */
export function requireOrganised(who: Who, competitionId: number): void {
  if (!organises(who, competitionId)) throw refusedError('forbidden');
}

function readMatchId({ params }: FastifyRequest): number {
  const { success, data } = idText.safeParse((params as { matchId?: string }).matchId);
  if (!success) throw new ApiError('bad_request', 'The id of the match is not valid');
  return data;
}

const signedOut = (message: string) => new ApiError('unauthorized', message, 'signed_out' satisfies DeskReason);

const MESSAGES: Record<Refusal, string> = {
  forbidden: 'You may not do this',
  not_now: 'A match can be recorded from a day before its kick-off to a day after its end',
};

const refusedError = (refusal: Refusal) => new ApiError('forbidden', MESSAGES[refusal], refusal);
