/** Days are dates in Sofia, such as "2026-03-15". */
export interface ScheduledGameweek {
  number: number;
  startsOn: string;
  endsOn: string;
  /** No match is left to be played: all are over, cancelled or moved. */
  isPlayed: boolean;
}

interface GameweekNeighbours<G> {
  /** The first that is not over. */
  current: G | null;
  previous: G | null;
  next: G | null;
}

const inOrder = <G extends { number: number }>(gameweeks: readonly G[]): G[] =>
  gameweeks.toSorted((a, b) => a.number - b.number);

/** [GW1] After the last gameweek none is current, and the last is the previous one. */
export function locateGameweeks<G extends ScheduledGameweek>(
  gameweeks: readonly G[],
  today: string,
): GameweekNeighbours<G> {
  const ordered = inOrder(gameweeks);
  const found = ordered.findIndex(({ endsOn, isPlayed }) => endsOn >= today && !isPlayed);
  const at = found < 0 ? ordered.length : found;
  return { current: ordered[at] ?? null, previous: ordered[at - 1] ?? null, next: ordered[at + 1] ?? null };
}

/** [GW2] All gameweeks in order. */
export function markGameweeks<G extends ScheduledGameweek>(
  gameweeks: readonly G[],
  today: string,
): (G & { isCurrent: boolean; isPrevious: boolean; isNext: boolean })[] {
  const { current, previous, next } = locateGameweeks(gameweeks, today);
  return inOrder(gameweeks).map((gameweek) => ({
    ...gameweek,
    isCurrent: gameweek === current,
    isPrevious: gameweek === previous,
    isNext: gameweek === next,
  }));
}

interface MarkedGameweek {
  number: number;
  isCurrent: boolean;
  isPrevious: boolean;
}

/** [GW3] The gameweek that results, and the page of the team of the week, open with. */
export const gameweekForResults = <G extends MarkedGameweek>(gameweeks: readonly G[]): G | null =>
  gameweeks.find(({ isPrevious }) => isPrevious) ?? inOrder(gameweeks)[0] ?? null;

/** [GW4] The gameweeks that fixtures offer; they open with the first. */
export function gameweeksForFixtures<G extends MarkedGameweek>(gameweeks: readonly G[]): G[] {
  const current = gameweeks.find(({ isCurrent }) => isCurrent);
  return current ? inOrder(gameweeks).filter(({ number }) => number >= current.number) : [];
}

/** [GW5] The gameweek that the team of the week opens with in its competition. */
export const gameweekForTeamOfTheWeek = <G extends MarkedGameweek>(gameweeks: readonly G[]): G | null =>
  gameweeks.find(({ isCurrent }) => isCurrent) ?? inOrder(gameweeks).at(-1) ?? null;
