import { outlookEndpoints } from '#contract/http/outlook.ts';
import { hasChances, RUNS, type Season } from '#domain/chances/simulate-season.ts';
import { splitGroups } from '#domain/standings/build-standings.ts';
import { presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { matchesLeft, tableInput, type TableRows } from '#server/standings/table-input.ts';
import { presentPoints } from './standings-presenter.ts';
import { requireSeason, type CompetitionContext } from './require-season.ts';

export function chancesRoutes(api: Api) {
  serve(api, outlookEndpoints.chances, async (context) => {
    const rows = await readTables(context);
    const seasons = seasonsOf(rows).filter(({ season }) => hasChances(season));
    const teams = new Map(rows.teams.map(({ team }) => [team.id, presentTeam(team)]));
    const tables = await Promise.all(
      seasons.map(async ({ group, season }) => ({
        group_name: group,
        teams: (await api.chances.chancesIn(season)).flatMap(({ team: id, points, places }) => {
          const team = teams.get(id);
          return team ? [{ team, points, places }] : [];
        }),
      })),
    );
    const total = (count: (season: Season<number>) => number) =>
      seasons.reduce((sum, { season }) => sum + count(season), 0);
    return {
      runs: RUNS,
      matches_counted: total(({ results }) => results.length),
      matches_left: total(({ remaining }) => remaining.length),
      tables,
    };
  });

  serve(api, outlookEndpoints.tableInputs, async (context) => {
    const rows = await readTables(context);
    const { rules, results, teams, adjustments } = tableInput(rows);
    const adjustment = (id: number) =>
      adjustments.filter(({ team }) => team === id).reduce((sum, { points }) => sum + points, 0);
    const presented = new Map(rows.teams.map(({ team }) => [team.id, presentTeam(team)]));
    return {
      points: presentPoints(rules.points),
      tie_breakers: rules.tieBreakers,
      teams: teams.flatMap(({ id, group, cardPoints, withdrawn, lot }) => {
        const team = presented.get(id);
        return team
          ? [{ team, group_name: group, card_points: cardPoints, points_adjustment: adjustment(id), withdrawn, lot }]
          : [];
      }),
      results: results.map(({ home, away, homeGoals, awayGoals, shootOutWinner = null, gameweek }) => ({
        home_id: home,
        away_id: away,
        home_goals: homeGoals,
        away_goals: awayGoals,
        shoot_out_winner: shootOutWinner,
        gameweek,
      })),
      remaining: matchesLeft(rows).map(({ id, gameweek, startTime, home, away }) => ({
        id,
        gameweek,
        start_time: startTime?.toISOString() ?? null,
        home_id: home,
        away_id: away,
      })),
    };
  });
}

/** Empty for a pure knockout, which has no table. */
async function readTables(context: CompetitionContext): Promise<TableRows> {
  const rows = await readTableRows(context.reader, await requireSeason(context));
  return rows.season.format === 'KNOCKOUT' ? { ...rows, teams: [], matches: [] } : rows;
}

function seasonsOf(rows: TableRows): { group: string | null; season: Season<number> }[] {
  const left = matchesLeft(rows).map(({ home, away }) => ({ home, away }));
  return splitGroups(tableInput(rows)).map(({ group, table }) => {
    const members = new Set(table.teams.map(({ id }) => id));
    return {
      group,
      season: { ...table, remaining: left.filter(({ home, away }) => members.has(home) && members.has(away)) },
    };
  });
}
