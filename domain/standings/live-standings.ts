import { buildGroupStandings, type GroupStandingsInput, type StandingsRow } from './build-standings.ts';
import type { TableMatch } from './counting-result.ts';

type LiveResult<Id> = GroupStandingsInput<Id>['results'][number];

/** [ST16] The matches that the table as it stands counts beside the official results. */
export const matchesBeingPlayed = <Id, M extends TableMatch<Id>>(
  matches: readonly M[],
  struckOut: ReadonlySet<Id>,
): (M & { home: Id; away: Id })[] =>
  matches.filter(
    (match): match is M & { home: Id; away: Id } =>
      match.status === 'LIVE' &&
      !match.knockout &&
      [match.home, match.away].every((team) => team !== null && !struckOut.has(team)),
  );

/** [ST16] [ST17] The tables as they stand; `previousPosition` is the official one. */
export function buildLiveStandings<Id extends string | number>(
  official: GroupStandingsInput<Id>,
  live: readonly LiveResult<Id>[],
): { group: string | null; rows: StandingsRow<Id>[] }[] {
  const positions = new Map(
    buildGroupStandings(official).flatMap(({ rows }) => rows.map(({ team, position }) => [team, position])),
  );
  return buildGroupStandings({ ...official, results: [...official.results, ...live] }).map(({ group, rows }) => ({
    group,
    rows: rows.map((row) => ({ ...row, previousPosition: positions.get(row.team) ?? null })),
  }));
}
