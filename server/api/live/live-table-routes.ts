import { liveTableEndpoints, type LiveTable } from '#contract/http/live-table.ts';
import { buildLiveStandings, matchesBeingPlayed } from '#domain/standings/live-standings.ts';
import { requireSeason } from '#server/api/competition/require-season.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { settledResults, tableInput, type TableRows } from '#server/standings/table-input.ts';
import { presentTables } from '#server/api/competition/standings-presenter.ts';

export function liveTableRoutes(api: Api) {
  // Every act of a match drops the tag of its competition, so this is as fresh as the scores.
  serve(api, liveTableEndpoints.liveTable, async (context) =>
    presentLiveTable(await readTableRows(context.reader, await requireSeason(context))),
  );
}

function presentLiveTable(rows: TableRows): LiveTable {
  const live = matchesBeingPlayed(rows.matches, settledResults(rows).struckOut).map((match) => ({
    ...match,
    homeGoals: match.score?.home ?? 0,
    awayGoals: match.score?.away ?? 0,
  }));
  if (live.length === 0) return { matches: [], standings: null };
  return {
    matches: live.map(({ id, revision, gameweek, home, away, homeGoals, awayGoals }) => ({
      id,
      revision,
      gameweek,
      home_id: home,
      away_id: away,
      home_goals: homeGoals,
      away_goals: awayGoals,
    })),
    standings: presentTables(rows, buildLiveStandings(tableInput(rows), live)),
  };
}
