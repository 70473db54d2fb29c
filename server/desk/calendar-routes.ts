import type { FastifyInstance } from 'fastify';
import { calendarEndpoints, type Calendar } from '#contract/desk/calendar.ts';
import { createMatch } from '#server/commands/matches/create-match.ts';
import { createReferee } from '#server/commands/referees/create-referee.ts';
import { deleteMatch } from '#server/commands/matches/delete-match.ts';
import { editMatch } from '#server/commands/matches/edit-match.ts';
import { presentMatch } from '#server/commands/steps/match-fields.ts';
import { postponeGameweek } from '#server/commands/matches/postpone-gameweek.ts';
import { ALL_RECORDS, recordsOf } from '#domain/league/records.ts';
import { organises } from '#domain/desk/permissions.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { renameReferee } from '#server/commands/referees/rename-referee.ts';
import { restoreMatch } from '#server/commands/matches/restore-match.ts';
import { withdrawDecisions } from '#server/commands/competitions/withdraw-decisions.ts';
import {
  findSeason,
  listReferees,
  listSeasonCompetitions,
  listSeasonGameweeks,
  listSeasonMatches,
  listSeasons,
  listSeasonTeams,
} from '#server/db/matches/office-calendar.ts';
import { listPlannedPitches } from '#server/db/pitches/pitches.ts';
import type { Database } from '#server/db/transactions.ts';
import { findCompetitionOf } from '#server/db/people/competition-of.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { printedLook } from '#server/pictures/printed-look.ts';
import { drawMatchReports } from '#server/match-report/draw-match-reports.ts';
import { readMatchReports } from '#server/match-report/read-match-reports.ts';
import { requireOrganised } from './access/guard.ts';
import { serveDesk } from './serve-desk.ts';

interface CalendarOptions {
  db: Database;
  league: CurrentLeague;
  now: () => Date;
}

/** The matches of a season, and everything that is decided about them. */
export const calendarRoutes = (app: FastifyInstance, { db, league, now }: CalendarOptions) =>
  serveDesk(app, calendarEndpoints, now, {
    readCalendar: ({ query, actor }) => readCalendar(db, league.settings, query.season, actor.at),
    createMatch: async ({ body, actor }) => {
      const competition = await findCompetitionOf(db, { gameweekId: String(body.gameweekId) });
      // Without one the command says that there is no such gameweek.
      if (competition !== null) requireOrganised(actor.who, competition);
      return createMatch(db, actor, body);
    },
    editMatch: ({ params, body, actor }) => editMatch(db, actor, { ...body, ...params }),
    deleteMatch: ({ params, actor }) => deleteMatch(db, actor, params),
    restoreMatch: ({ params, actor }) => restoreMatch(db, actor, params),
    postponeGameweek: ({ params, actor }) => postponeGameweek(db, actor, params),
    withdrawDecisions: async ({ body, actor }) => {
      for (const { matchId } of body.entries) {
        const competition = await findCompetitionOf(db, { matchId: String(matchId) });
        if (competition !== null) requireOrganised(actor.who, competition);
      }
      return withdrawDecisions(db, actor, body);
    },
    createReferee: ({ body, actor }) => createReferee(db, actor, body),
    renameReferee: ({ params, body, actor }) => renameReferee(db, actor, { ...body, ...params }),
    printMatchReports: async ({ query: { lang, ...wanted }, actor, reply }) => {
      const all = await readMatchReports(db, 'match' in wanted ? { id: wanted.match } : wanted);
      const reports = all.filter(({ competitionId }) => organises(actor.who, competitionId));
      if (reports.length === 0) throw new ApiError('not_found', 'There is no match with known teams');
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="match-reports.pdf"')
        .send(await drawMatchReports(reports, lang, league.settings, await printedLook(db, league.settings.identity)));
    },
  });

async function readCalendar(
  db: Database,
  { records }: CurrentLeague['settings'],
  seasonId: number | undefined,
  now: Date,
): Promise<Calendar> {
  const season = await findSeason(db, seasonId);
  if (seasonId !== undefined && !season) throw new ApiError('not_found', `There is no season ${seasonId}`);
  const id = season?.id ?? 0;
  const [seasons, competitions, gameweeks, teams, referees, pitches, matches] = await Promise.all([
    listSeasons(db),
    listSeasonCompetitions(db, id),
    listSeasonGameweeks(db, id),
    listSeasonTeams(db, id),
    listReferees(db),
    listPlannedPitches(db, now),
    listSeasonMatches(db, id),
  ]);
  const { scorers, lineups } = recordsOf(records, ALL_RECORDS);
  return {
    recorded: { scorers, lineups },
    season,
    seasons,
    competitions,
    gameweeks,
    teams,
    referees: referees.map(withVersion),
    pitches,
    matches: matches.map(presentMatch),
  };
}
