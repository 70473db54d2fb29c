import { MIN_SHARE_OF_MATCHES } from '#domain/player/rating.ts';
import type { Reader } from '#server/db/reader.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { teamObject } from '#server/db/fragments.ts';
import { latestAdult, playerObject, publicPlayers, type PlayerRow } from './public-players.ts';

export interface LeaderRow {
  player: PlayerRow;
  team: TeamRow;
  value: number;
  matches: number;
}

export type LeaderBy = 'goals' | 'assists' | 'rating' | 'matches';

/** One season of a competition, or all of them. */
type LeaderSpan = { competitionSeasonId: number } | { allTimeOf: number };

/** One row per player, with the team he last played for. */
const SEASON = {
  sums: `
    (select player_id, sum(matches)::int as matches, sum(goals)::int as goals, sum(assists)::int as assists,
       sum(rated_matches)::int as rated_matches, round(sum(rating_sum) / nullif(sum(rated_matches), 0), 2) as average_rating
     from player_season_stats where competition_season_id = $1 group by player_id)`,
  lastTeam: `
    (select s.team_id from player_season_stats s where s.competition_season_id = $1 and s.player_id = best.player_id
     order by s.last_played_at desc nulls last, s.team_id limit 1)`,
};
const ALL_TIME = {
  sums: `(select * from player_competition_stats where competition_id = $1)`,
  lastTeam: `
    (select s.team_id from player_competition_stats s where s.competition_id = $1 and s.player_id = best.player_id)`,
};

/** Ordered by the bare column, for which there is an index. */
const LEADERS: Record<LeaderBy, { column: string; least: number; ranked(sums: string): string }> = {
  goals: { column: 'goals', least: 1, ranked: () => 'b.goals >= $3' },
  assists: { column: 'assists', least: 1, ranked: () => 'b.assists >= $3' },
  matches: { column: 'matches', least: 1, ranked: () => 'b.matches >= $3' },
  rating: {
    column: 'average_rating',
    least: MIN_SHARE_OF_MATCHES,
    ranked: (sums) =>
      `b.average_rating is not null and b.rated_matches >= $3::float8 * (select max(rated_matches) from ${sums} as most)`,
  },
};

/** The best players of a competition, by rating only those with enough matches. On equal values: fewer matches first. */
export async function listLeaders(
  reader: Reader,
  span: LeaderSpan,
  by: LeaderBy,
  { limit, now }: { limit: number; now: Date },
): Promise<LeaderRow[]> {
  const [{ sums, lastTeam }, id] =
    'allTimeOf' in span ? [ALL_TIME, span.allTimeOf] : [SEASON, span.competitionSeasonId];
  const { column, least, ranked } = LEADERS[by];
  // First the top rows by an index; names, which are slow to compare, order only these.
  const { rows } = await reader.query<LeaderRow>(
    `with best as (
       select b.player_id, b.${column}::float8 as value, b.matches
       from ${sums} as b
       where not exists (select from players h where h.id = b.player_id and h.hidden) and ${ranked(sums)}
       order by b.${column} desc nulls last, b.matches
       fetch first $2 rows with ties
     )
     select ${playerObject('p')} as player, ${teamObject('t')} as team, best.value, best.matches
     from best
     join ${publicPlayers('$4')} p on p.id = best.player_id
     cross join lateral ${lastTeam} as last
     join teams t on t.id = last.team_id
     order by best.value desc, best.matches, p.name collate "und-x-icu", p.id
     limit $2`,
    [id, limit, least, latestAdult(now)],
  );
  return rows;
}
