import type { TableMatch } from './counting-result.ts';
import { buildGroupStandings, type GroupStandingsInput } from './build-standings.ts';

export interface PlacesInTable<Id> {
  group: string | null;
  /** In the order of the last table. */
  teams: { team: Id; places: number[] }[];
}

/** [CR3] The last gameweek that has a result, while it is not over; null between gameweeks. */
export function runningGameweek(matches: readonly Pick<TableMatch<unknown>, 'gameweek' | 'status'>[]): number | null {
  const last = Math.max(...matches.filter(({ status }) => status === 'FINISHED').map(({ gameweek }) => gameweek));
  const isOpen = matches.some(
    ({ gameweek, status }) => gameweek === last && (status === 'LIVE' || status === 'UPCOMING'),
  );
  return isOpen ? last : null;
}

/** [CR1] The place of every team after each gameweek that has a result, and the numbers of these gameweeks. */
export function placesByGameweek<Id extends string | number>(
  input: GroupStandingsInput<Id>,
): { gameweeks: number[]; tables: PlacesInTable<Id>[] } {
  const gameweeks = [...new Set(input.results.map(({ gameweek }) => gameweek))].toSorted((a, b) => a - b);
  const after = gameweeks.map((last) =>
    buildGroupStandings({ ...input, results: input.results.filter(({ gameweek }) => gameweek <= last) }),
  );
  const tables = (after.at(-1) ?? []).map(({ group, rows }, table) => ({
    group,
    teams: rows.map(({ team }) => ({
      team,
      places: after.map((tables) => (tables[table]?.rows.findIndex((row) => row.team === team) ?? -1) + 1),
    })),
  }));
  return { gameweeks, tables };
}
