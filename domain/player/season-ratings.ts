import { averageRating } from './averages.ts';
import { SPREAD_BANDS, spreadBand, type SpreadBand } from './rating.ts';

export interface RatedMatch {
  rating: number;
  competition: { id: number | null } | null;
}

export interface CompetitionRatings<Match extends RatedMatch> {
  competition: NonNullable<Match['competition']>;
  /** In the given order. */
  matches: Match[];
  average: number | null;
}

export interface SeasonRatings<Match extends RatedMatch> {
  average: number | null;
  highest: Match | null;
  /** null when it would be the same match. */
  lowest: Match | null;
  spread: { band: SpreadBand; count: number }[];
  competitions: CompetitionRatings<Match>[];
}

/** [RB4] Of the matches with a rating, the newest first. */
export function sumUpRatings<Match extends RatedMatch>(matches: readonly Match[]): SeasonRatings<Match> {
  const ratings = matches.map(({ rating }) => rating);
  const highest = matches.find(({ rating }) => rating === Math.max(...ratings)) ?? null;
  const lowest = matches.find(({ rating }) => rating === Math.min(...ratings)) ?? null;
  return {
    average: averageOf(matches),
    highest,
    lowest: lowest === highest ? null : lowest,
    spread: SPREAD_BANDS.map((band) => ({
      band,
      count: matches.filter(({ rating }) => spreadBand(rating) === band).length,
    })),
    competitions: byCompetition(matches).toSorted((a, b) => b.matches.length - a.matches.length),
  };
}

function byCompetition<Match extends RatedMatch>(matches: readonly Match[]): CompetitionRatings<Match>[] {
  const ids = new Set(matches.flatMap(({ competition }) => (competition ? [competition.id] : [])));
  return [...ids].flatMap((id) => {
    const own = matches.filter(({ competition }) => competition?.id === id);
    const competition = own[0]?.competition;
    return competition ? { competition, matches: own, average: averageOf(own) } : [];
  });
}

const averageOf = (matches: readonly RatedMatch[]): number | null =>
  averageRating(
    matches.reduce((sum, { rating }) => sum + rating, 0),
    matches.length,
  );
