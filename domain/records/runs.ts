/** Matches in a row, by the ids of the first and the last. */
export interface Run {
  matches: number;
  from: number;
  to: number;
}

/** The runs among some matches; enough of them to join those of two stretches of time. */
export interface Runs {
  played: number;
  /** From the first match on; null if that one does not belong to a run. */
  first: Run | null;
  /** Up to the last match. */
  last: Run | null;
  /** Of equal ones the earliest. */
  longest: Run | null;
}

export const NO_RUNS: Runs = { played: 0, first: null, last: null, longest: null };

/** [RE4] The runs of all matches, oldest first, that have what `counts` asks. */
export const findRuns = <M extends { id: number }>(matches: readonly M[], counts: (match: M) => boolean): Runs =>
  matches.reduce((runs, match) => joinRuns(runs, runsOfOne(match.id, counts(match))), NO_RUNS);

function runsOfOne(id: number, counts: boolean): Runs {
  const run = counts ? { matches: 1, from: id, to: id } : null;
  return { played: 1, first: run, last: run, longest: run };
}

/** The runs of matches and of those that came after them. */
export function joinRuns(before: Runs, after: Runs): Runs {
  const across = joinRun(before.last, after.first);
  return {
    played: before.played + after.played,
    first: isWhole(before, before.first) ? joinRun(before.first, after.first) : before.first,
    last: isWhole(after, after.last) ? across : after.last,
    longest: longer(longer(before.longest, across), after.longest),
  };
}

/** Also of no matches at all, which are one run of length 0. */
const isWhole = ({ played }: Runs, run: Run | null): boolean => (run?.matches ?? 0) === played;

function joinRun(before: Run | null, after: Run | null): Run | null {
  if (!before || !after) return before ?? after;
  return { matches: before.matches + after.matches, from: before.from, to: after.to };
}

const longer = (earlier: Run | null, later: Run | null): Run | null =>
  (later?.matches ?? 0) > (earlier?.matches ?? 0) ? later : earlier;
