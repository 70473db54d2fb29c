import { competitionEndpoints, type History } from '#contract/http/competition.ts';
import { goalsByQuarter } from '#domain/match/goal-quarters.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { placesByGameweek, runningGameweek } from '#domain/standings/places.ts';
import { findSeasonFacts, listPlayedSeasons } from '#server/db/competitions/competition-history.ts';
import { listSeasonLedgers } from '#server/db/matches/ledgers.ts';
import { listAdjustments } from '#server/db/standings/table-rows.ts';
import { presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { pointsOf, tableInput } from '#server/standings/table-input.ts';
import { presentAdjustments, presentPoints, presentZones } from '#server/api/competition/standings-presenter.ts';
import { presentChampion } from './season-champion.ts';
import { requireSeason } from './require-season.ts';

export function historyRoutes(api: Api) {
  serve(api, competitionEndpoints.history, async ({ reader, tag }) => {
    tag('competitions', 'results');
    const history = new Map<number, History[number]>();
    for (const row of await listPlayedSeasons(reader)) {
      const known = history.get(row.competition);
      const competition = known ?? {
        id: row.competition,
        name: row.name,
        name_latin: row.nameLatin,
        logo_url: row.logo,
        format: row.format,
        seasons: [],
      };
      if (!known) history.set(row.competition, competition);
      competition.seasons.push({
        id: row.season,
        year_start: row.yearStart,
        year_end: row.yearEnd,
        is_current: row.isCurrent,
        start_date: row.startsOn,
        end_date: row.endsOn,
        champion: presentChampion(row),
      });
    }
    return [...history.values()];
  });

  serve(api, competitionEndpoints.rules, async (context) => {
    const season = await requireSeason(context);
    const [facts, adjustments] = await Promise.all([
      findSeasonFacts(context.reader, season.competitionSeasonId),
      listAdjustments(context.reader, season.competitionSeasonId),
    ]);
    return {
      season: { id: season.seasonId, year_start: season.yearStart, year_end: season.yearEnd },
      format: season.format,
      start_date: season.startsOn,
      end_date: season.endsOn,
      teams: facts.teams,
      matches: facts.matches,
      matches_played: facts.matchesPlayed,
      half_minutes: facts.halfMinutes,
      extra_time: facts.extraTime,
      points: presentPoints(pointsOf(season)),
      tie_breakers: season.tieBreakers,
      suspensions: {
        yellow_cards: facts.yellowsPerSuspension,
        matches_per_red_card: facts.matchesPerRed,
        second_yellow_is_red: facts.secondYellowIsRed,
      },
      zones: presentZones(season),
      adjustments: presentAdjustments(adjustments),
    };
  });

  serve(api, competitionEndpoints.charts, async (context) => {
    const season = await requireSeason(context);
    const [rows, ledgers, facts] = await Promise.all([
      readTableRows(context.reader, season),
      listSeasonLedgers(context.reader, season.competitionSeasonId),
      findSeasonFacts(context.reader, season.competitionSeasonId),
    ]);
    const running = runningGameweek(rows.matches);
    const input = tableInput(rows);
    const { gameweeks, tables } = placesByGameweek({
      ...input,
      results: input.results.filter(({ gameweek }) => gameweek !== running),
    });
    const teams = new Map(rows.teams.map(({ team }) => [team.id, presentTeam(team)]));
    const minutes = ledgers.flatMap((ledger) =>
      sinceRescheduled(settleLedger(ledger)).flatMap(({ kind, minute }) => (kind === 'GOAL' ? [minute] : [])),
    );
    return {
      gameweeks,
      running_gameweek: running,
      places: tables.map(({ group, teams: members }) => ({
        group_name: group,
        teams: members.flatMap(({ team: id, places }) => {
          const team = teams.get(id);
          return team ? [{ team, places }] : [];
        }),
      })),
      goal_quarters: goalsByQuarter(minutes, 2 * facts.halfMinutes),
    };
  });
}
