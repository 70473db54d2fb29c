import { byAlphabet } from '#domain/formatting/alphabet.ts';

export const TRENDING = { gameweeks: 3, players: 10 } as const;

/** [TP2] The last three gameweeks in which a match has been played. */
export const trendingGameweeks = (playedIn: readonly number[]): number[] =>
  [...new Set(playedIn)].toSorted((a, b) => a - b).slice(-TRENDING.gameweeks);

interface Form {
  name: string;
  goals: number;
  assists: number;
  rating: number | null;
}

/** [TP1] */
export const orderTrending = <P extends Form>(players: readonly P[]): P[] =>
  players
    .filter(({ goals, assists }) => goals + assists > 0)
    .toSorted(
      (a, b) =>
        b.goals + b.assists - (a.goals + a.assists) || (b.rating ?? 0) - (a.rating ?? 0) || byAlphabet(a.name, b.name),
    )
    .slice(0, TRENDING.players);
