import type { FastifyInstance } from 'fastify';
import { applicationEndpoints, type OfficePeriod } from '#contract/desk/applications.ts';
import { applyPath } from '#contract/desk/paths.ts';
import { groupByTeam, periodState, waitingPlace } from '#domain/club/applications.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { announceCompetition } from '#server/commands/applications/announce-competition.ts';
import {
  acceptApplication,
  putOnWaitingList,
  refuseApplication,
} from '#server/commands/applications/decide-applications.ts';
import {
  closeApplications,
  readPeriod,
  saveApplicationPeriod,
} from '#server/commands/applications/save-application-period.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { listPeriods } from '#server/db/applications/application-periods.ts';
import { listUndecided, type ApplicationRow } from '#server/db/applications/applications.ts';
import { listManagers } from '#server/db/people/managers.ts';
import type { Database } from '#server/db/transactions.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { addressOf } from './access/known-hosts.ts';
import { inviteManager } from './access/managers.ts';
import { serveDesk } from './serve-desk.ts';

interface ApplicationOptions {
  db: Database;
  deskUrl: string | null;
  now: () => Date;
}

/** Teams that want to join, as the league sees them. */
export const applicationRoutes = (app: FastifyInstance, { db, deskUrl, now }: ApplicationOptions) =>
  serveDesk(app, applicationEndpoints, now, {
    getApplicationPeriod: async ({ params, request }) => ({
      ...withVersion(await readPeriod(db, params.competitionSeasonId)),
      documents: (await readLeagueDocuments(db)).map(({ number, title }) => ({
        number,
        titleBg: title.bg,
        titleEn: title.en || title.bg,
      })),
      link: addressOf(request, deskUrl) + applyPath(),
    }),
    saveApplicationPeriod: ({ params, body, actor }) => saveApplicationPeriod(db, actor, { ...body, ...params }),
    closeApplications: ({ params, actor }) => closeApplications(db, actor, params),
    announceCompetition: ({ body, actor }) => announceCompetition(db, actor, body),
    listApplications: ({ actor }) => readApplications(db, actor.at),
    acceptApplication: ({ params, body, actor, request }) =>
      acceptApplication(db, actor, {
        ...body,
        ...params,
        inviteManager: (tx, by, invited) => inviteManager(tx, by, { ...invited, deskUrl: addressOf(request, deskUrl) }),
      }),
    refuseApplication: ({ params, body, actor }) => refuseApplication(db, actor, { ...body, ...params }),
    putOnWaitingList: ({ params, actor }) => putOnWaitingList(db, actor, params),
  });

/** Periods that are open or to come, and others as long as somebody waits for an answer. */
async function readApplications(db: Database, at: Date): Promise<{ periods: OfficePeriod[] }> {
  const waiting = await listUndecided(db);
  const periods: OfficePeriod[] = [];
  for (const { matches, ...period } of await listPeriods(db)) {
    const state = periodState(period, dayAt(at));
    const own = waiting.filter(({ competitionSeasonId }) => competitionSeasonId === period.competitionSeasonId);
    if (state !== 'open' && state !== 'coming' && own.length === 0) continue;
    const applications = await Promise.all(
      groupByTeam(own.map((row) => ({ ...row, teamId: row.team?.id ?? null }))).map(
        async ({ application, isRepeated }) => ({
          ...present(application),
          place: waitingPlace(application, own),
          managers: await managerNames(db, application, at),
          isRepeated,
        }),
      ),
    );
    periods.push({ ...period, state, hasFixtures: matches > 0, applications });
  }
  return { periods };
}

async function managerNames(db: Database, { team }: ApplicationRow, at: Date): Promise<string[]> {
  return team ? (await listManagers(db, team.id, at)).map(({ name }) => name) : [];
}

const present = ({ sentAt, ...application }: ApplicationRow) => ({ ...application, sentAt: sentAt.toISOString() });
