import { RECORDS_KEPT } from './team-record.ts';
import type { Run, Runs } from './runs.ts';

/** [RE4] A single match is no run. */
const SHORTEST_RUN = 2;

interface RecordRun<T> extends Run {
  team: T;
  /** [RE6] */
  isGoingOn: boolean;
}

/** [RE4] The longest run of each team, the longest first; of equal ones those that go on, then in the order of the teams. */
export const bestRuns = <T extends { isPlaying: boolean }>(
  teams: readonly T[],
  runsOf: (team: T) => Runs,
): RecordRun<T>[] =>
  teams
    .flatMap((team) => {
      const { longest, last } = runsOf(team);
      if (!longest || longest.matches < SHORTEST_RUN) return [];
      // A run of now that is as long as the one of then is the news.
      const shown = team.isPlaying && last?.matches === longest.matches ? last : longest;
      return [{ ...shown, team, isGoingOn: team.isPlaying && shown.to === last?.to }];
    })
    .toSorted((a, b) => b.matches - a.matches || Number(b.isGoingOn) - Number(a.isGoingOn))
    .slice(0, RECORDS_KEPT);
