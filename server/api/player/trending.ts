import type { Trending } from '#contract/http/player.ts';
import { averageRating } from '#domain/player/averages.ts';
import { orderTrending, trendingGameweeks } from '#domain/player/trending.ts';
import type { FormRow, PlayedGameweekRow } from '#server/db/players/player-form.ts';
import { presentPlayer, presentTeam } from '#server/api/presenters.ts';

/** The last gameweeks of each competition separately: a cup plays less often than a league. */
export function recentGameweeks(played: readonly PlayedGameweekRow[]): number[] {
  const competitions = new Set(played.map(({ competitionSeasonId }) => competitionSeasonId));
  return [...competitions].flatMap((competition) => {
    const own = played.filter(({ competitionSeasonId }) => competitionSeasonId === competition);
    const numbers = trendingGameweeks(own.map(({ number }) => number));
    return own.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);
  });
}

export function presentTrending(rows: readonly FormRow[]): Trending {
  const form = rows.map((row) => ({
    ...row,
    name: row.player.name,
    rating: averageRating(row.ratingSum, row.ratedMatches),
  }));
  return orderTrending(form).map(({ player, team, goals, assists, rating }) => ({
    ...presentPlayer(player),
    team: presentTeam(team),
    goals,
    assists,
    avg_rating: rating,
  }));
}
