/** Days are "2026-03-15", as a calendar in Sofia shows them. */
export interface Gameweek {
  number: number;
  startsOn: string;
  endsOn: string;
  /** All its matches are over, called off or moved: nothing is left to be played. */
  isPlayed: boolean;
}

interface GameweekNeighbours<G> {
  /** The first that is not over: the one being played, or the one to come. */
  current: G | null;
  previous: G | null;
  next: G | null;
}

const inOrder = <G extends { number: number }>(gameweeks: readonly G[]): G[] =>
  gameweeks.toSorted((a, b) => a.number - b.number);

/** Where a competition stands on a day. After its last gameweek none is current, and the last is the previous one. */
export function locateGameweeks<G extends Gameweek>(gameweeks: readonly G[], today: string): GameweekNeighbours<G> {
  const ordered = inOrder(gameweeks);
  const found = ordered.findIndex(({ endsOn, isPlayed }) => endsOn >= today && !isPlayed);
  const at = found < 0 ? ordered.length : found;
  return { current: ordered[at] ?? null, previous: ordered[at - 1] ?? null, next: ordered[at + 1] ?? null };
}

/** All gameweeks in order, each with what its label has to say. */
export function markGameweeks<G extends Gameweek>(
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

/** A gameweek that says where its competition stands; how it knows is not asked. */
interface MarkedGameweek {
  number: number;
  isCurrent: boolean;
  isPrevious: boolean;
}

/** The gameweek that results, and the page of the team of the week, open with: the previous one, else the first. */
export const gameweekForResults = <G extends MarkedGameweek>(gameweeks: readonly G[]): G | null =>
  gameweeks.find(({ isPrevious }) => isPrevious) ?? inOrder(gameweeks)[0] ?? null;

/** The gameweeks that fixtures offer: the current one, which they open with, the next and all later. */
export function gameweeksForFixtures<G extends MarkedGameweek>(gameweeks: readonly G[]): G[] {
  const current = gameweeks.find(({ isCurrent }) => isCurrent);
  return current ? inOrder(gameweeks).filter(({ number }) => number >= current.number) : [];
}

/** The gameweek that the team of the week opens with in its competition: the current one, else the last. */
export const gameweekForTeamOfTheWeek = <G extends MarkedGameweek>(gameweeks: readonly G[]): G | null =>
  gameweeks.find(({ isCurrent }) => isCurrent) ?? inOrder(gameweeks).at(-1) ?? null;
