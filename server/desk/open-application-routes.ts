import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApplicationEndpoints, type OpenPeriod, type OwnApplication } from '#contract/desk/open-applications.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { freePlaces, periodState, waitingPlace } from '#domain/club/applications.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { readRulesOf } from '#server/commands/applications/application-content.ts';
import {
  changeApplication,
  sendApplication,
  withdrawApplication,
} from '#server/commands/applications/send-application.ts';
import { listPeriods, type PeriodRow } from '#server/db/applications/application-periods.ts';
import {
  findApplicationByCode,
  findManagerState,
  listKnownTeams,
  listQueue,
  type ApplicationRow,
} from '#server/db/applications/applications.ts';
import { findCompetition } from '#server/db/competitions/office-competitions.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { inviteApplicant } from './access/managers.ts';
import { addressOf } from './access/known-hosts.ts';
import { hashSecret, newSecret } from './access/secret.ts';
import type { RefuseGuess } from './access/wrong-credentials.ts';
import { serveDesk } from './serve-desk.ts';

interface OpenOptions {
  db: Database;
  league: CurrentLeague;
  refuseGuess: RefuseGuess;
  deskUrl: string | null;
  publicUrl: string;
  now: () => Date;
}

/** [CB4] More than a club sends from its house, repeats included. */
const SENT = { burst: 10, perSecond: 1 / 120 };

/** What a team needs that wants to join: the form, and the link of whoever has sent it. */
export function openApplicationRoutes(app: FastifyInstance, options: OpenOptions) {
  const { db, refuseGuess, deskUrl, now } = options;
  const limit = createRateLimit({ ...SENT, now: () => now().getTime() });
  const leagueOf = ({ settings: { name, identity } }: CurrentLeague) => ({
    ...name,
    logo: identity.logo,
    publicUrl: options.publicUrl,
  });

  /** Guesses are slowed down as those of other codes. */
  async function find(code: string, request: FastifyRequest, reply: FastifyReply): Promise<ApplicationRow> {
    const found = await findApplicationByCode(db, hashSecret(code));
    const unknown = new ApiError('not_found', 'There is no such link', 'unknown_code' satisfies DeskReason);
    if (!found) throw refuseGuess(request, reply, unknown);
    return found;
  }

  function limitAddress(request: FastifyRequest, reply: FastifyReply): void {
    const seconds = limit.take(request.ip);
    if (seconds === null) return;
    void reply.header('retry-after', seconds);
    throw new ApiError('too_many_requests', 'Too many applications from this address: try again later');
  }

  serveDesk(app, openApplicationEndpoints, now, {
    getApplicationForm: async ({ actor: { at } }) => ({
      league: leagueOf(options.league),
      periods: await Promise.all(
        (await listPeriods(db))
          .filter((period) => periodState(period, dayAt(at)) === 'open')
          .map((period) => presentPeriod(db, period)),
      ),
      teams: await listKnownTeams(db),
      openedAt: at.toISOString(),
    }),
    sendApplication: ({ body, actor, request, reply }) => {
      limitAddress(request, reply);
      const code = newSecret();
      return sendApplication(db, actor, { sent: body, code, codeHash: hashSecret(code) });
    },
    readApplication: async ({ body, actor, request, reply }) => ({
      ...(await presentOwn(db, await find(body.code, request, reply), options.league, actor.at)),
      league: leagueOf(options.league),
    }),
    changeApplication: async ({ body: { code, ...fields }, actor, request, reply }) => {
      const { id } = await find(code, request, reply);
      limitAddress(request, reply);
      return changeApplication(db, actor, { ...fields, applicationId: id });
    },
    withdrawApplication: async ({ body, actor, request, reply }) => {
      const { id } = await find(body.code, request, reply);
      return withdrawApplication(db, actor, { applicationId: id });
    },
    becomeManager: async ({ body, actor, request, reply }) => {
      const { state, team, personId } = await find(body.code, request, reply);
      limitAddress(request, reply);
      if (state !== 'accepted' || !team || personId === null)
        throw new ApiError('refused', 'This link signs nobody in', 'ended_code' satisfies DeskReason);
      return inviteApplicant(db, actor, { personId, teamId: team.id, deskUrl: addressOf(request, deskUrl) });
    },
  });
}

async function presentPeriod(db: Database, period: PeriodRow): Promise<OpenPeriod> {
  const { teams, textBg, textEn, questions, closesOn, ...shown } = period;
  return {
    ...shown,
    closesOn: closesOn ?? '',
    free: freePlaces(period.places, teams.length),
    text: { bg: textBg, en: textEn || textBg },
    questions: questions.map(({ bg, en, isRequired }) => ({ bg, en: en || bg, isRequired })),
    rules: await readRulesOf(db, period),
  };
}

async function presentOwn(
  db: Database,
  row: ApplicationRow,
  league: CurrentLeague,
  at: Date,
): Promise<Omit<OwnApplication, 'league'>> {
  const [period] = await listPeriods(db, row.competitionSeasonId);
  if (!period) throw new Error('An application has a period');
  const { team, sentAt, decidedAt, state } = row;
  const isIn = state === 'accepted';
  return {
    ...row,
    teamName: isIn && team ? team.name : row.teamName,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt && decidedAt.toISOString(),
    period: await presentPeriod(db, period),
    isPeriodOpen: periodState(period, dayAt(at)) === 'open',
    teamId: team?.id ?? null,
    shortName: team?.shortName ?? row.teamName.slice(0, 3).toUpperCase(),
    crest: team?.crest ?? null,
    place: waitingPlace(row, await listQueue(db, row.competitionSeasonId)),
    manager: isIn && team ? await managerOf(db, row.personId, team.id) : null,
    next: isIn ? await nextOf(db, row, league) : null,
  };
}

async function managerOf(db: Database, personId: number | null, teamId: number): Promise<OwnApplication['manager']> {
  const found = personId === null ? null : await findManagerState(db, personId, teamId);
  if (!found?.isManager) return 'none';
  return found.hasSignedIn ? 'signed-in' : 'invited';
}

async function nextOf(db: Database, { competitionSeasonId }: ApplicationRow, { settings }: CurrentLeague) {
  const competition = await findCompetition(db, competitionSeasonId);
  if (!competition) return null;
  const { least, most } = settings.squad;
  return { squad: { least, most }, registrationUntil: competition.registrationUntil, startsOn: competition.startsOn };
}
