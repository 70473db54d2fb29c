import type { FastifyInstance } from 'fastify';
import {
  calendarQuerySchema,
  editMatchRequestSchema,
  newMatchRequestSchema,
  refereeRequestSchema,
  renameRefereeRequestSchema,
  sheetsQuerySchema,
  withdrawRequestSchema,
  type Calendar,
  type PostponedGameweek,
  type Referee,
  type SavedMatch,
} from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { createMatch } from '#server/commands/create-match.ts';
import { createReferee } from '#server/commands/create-referee.ts';
import { deleteMatch } from '#server/commands/delete-match.ts';
import { editMatch } from '#server/commands/edit-match.ts';
import { presentMatch } from '#server/commands/match-fields.ts';
import { postponeGameweek } from '#server/commands/postpone-gameweek.ts';
import { withVersion } from '#server/commands/refuse-conflict.ts';
import { renameReferee } from '#server/commands/rename-referee.ts';
import { restoreMatch } from '#server/commands/restore-match.ts';
import { withdrawDecisions } from '#server/commands/withdraw-decisions.ts';
import {
  findSeason,
  listPitches,
  listReferees,
  listSeasonCompetitions,
  listSeasonGameweeks,
  listSeasonMatches,
  listSeasons,
  listSeasonTeams,
} from '#server/db/desk/calendar.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { drawMatchReports } from '#server/match-report/draw-match-reports.ts';
import { readMatchReports } from '#server/match-report/read-match-reports.ts';
import { actorAt } from './actor.ts';
import { readInput } from './read-input.ts';

interface CalendarOptions {
  db: Database;
  league: CurrentLeague;
  now: () => Date;
}

/** For organisers: the matches of a season, and everything that is decided about them. */
export function calendarRoutes(app: FastifyInstance, { db, league, now }: CalendarOptions) {
  const actorOf = actorAt(now);
  const readId = (id: string | undefined) => readInput(idText, id, 'The id');

  app.get(deskPaths.calendar, async ({ query }): Promise<Calendar> => {
    const { season: seasonId } = readInput(calendarQuerySchema, query, 'The season');
    return readCalendar(db, seasonId, now());
  });

  app.post(deskPaths.officeMatches, async (request, reply): Promise<SavedMatch> => {
    const { seen, ...fields } = readInput(newMatchRequestSchema, request.body, 'The match');
    const created = await createMatch(db, fields, actorOf(request), seen);
    void reply.code(201);
    return created;
  });

  type OfMatch = { Params: { matchId: string } };
  app.put<OfMatch>(deskPaths.officeMatch(':matchId'), async (request): Promise<SavedMatch> => {
    const { version, quiet, undo, seen, ...fields } = readInput(editMatchRequestSchema, request.body, 'The match');
    return editMatch(db, readId(request.params.matchId), { fields, version, quiet, undo, seen }, actorOf(request));
  });
  app.delete<OfMatch>(deskPaths.officeMatch(':matchId'), async (request, reply) => {
    await deleteMatch(db, readId(request.params.matchId), actorOf(request));
    return reply.code(204).send();
  });
  app.post<OfMatch>(deskPaths.restoredMatch(':matchId'), async (request, reply): Promise<SavedMatch> => {
    const restored = await restoreMatch(db, readId(request.params.matchId), actorOf(request));
    void reply.code(201);
    return restored;
  });

  app.post<{ Params: { gameweekId: string } }>(
    deskPaths.postponedGameweek(':gameweekId'),
    async (request): Promise<PostponedGameweek> =>
      postponeGameweek(db, readId(request.params.gameweekId), actorOf(request)),
  );
  app.post(deskPaths.withdrawals, async (request, reply) => {
    await withdrawDecisions(db, readInput(withdrawRequestSchema, request.body, 'The decisions'), actorOf(request));
    return reply.code(204).send();
  });

  app.post(deskPaths.referees, async (request, reply): Promise<Referee> => {
    const names = readInput(refereeRequestSchema, request.body, 'The referee');
    const created = await createReferee(db, names, actorOf(request));
    void reply.code(201);
    return created;
  });
  app.put<{ Params: { refereeId: string } }>(deskPaths.referee(':refereeId'), async (request): Promise<Referee> => {
    const renamed = readInput(renameRefereeRequestSchema, request.body, 'The referee');
    return renameReferee(db, readId(request.params.refereeId), renamed, actorOf(request));
  });

  app.get(deskPaths.sheets, async ({ query }, reply) => {
    const { lang, ...wanted } = readInput(sheetsQuerySchema, query, 'The question');
    const reports = await readMatchReports(db, 'match' in wanted ? { id: wanted.match } : wanted);
    if (reports.length === 0) throw new ApiError('not_found', 'There is no match with known teams');
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="match-reports.pdf"')
      .send(await drawMatchReports(reports, lang, league.settings));
  });
}

async function readCalendar(db: Database, seasonId: number | undefined, now: Date): Promise<Calendar> {
  const season = await findSeason(db, seasonId);
  if (seasonId !== undefined && !season) throw new ApiError('not_found', `There is no season ${seasonId}`);
  const id = season?.id ?? 0;
  const [seasons, competitions, gameweeks, teams, referees, pitches, matches] = await Promise.all([
    listSeasons(db),
    listSeasonCompetitions(db, id),
    listSeasonGameweeks(db, id),
    listSeasonTeams(db, id),
    listReferees(db),
    listPitches(db, now),
    listSeasonMatches(db, id),
  ]);
  return {
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
