import { LEAST_SHARE_OF_MATCHES } from '#domain/player/rating.ts';
import type { Reader } from '../open.ts';
import type { PlayerRow, TeamRow } from './fragments.ts';
import { playerObject, teamObject } from './fragments.ts';

export interface LeaderRow {
  player: PlayerRow;
  team: TeamRow;
  value: number;
  matches: number;
}

export type LeaderBy = 'goals' | 'assists' | 'rating';

/** One season of a competition, or all of them. */
export type LeaderSpan = { competitionSeasonId: number } | { allTimeOf: number };

/** A row a player; he stands with the team he last played for. */
const SEASON_SUMS = `
  (select player_id, (array_agg(team_id order by last_played_at desc nulls last, team_id))[1] as team_id,
     sum(matches)::int as matches, sum(goals)::int as goals, sum(assists)::int as assists, sum(rated_matches)::int as rated_matches,
     round(sum(rating_sum) / nullif(sum(rated_matches), 0), 2) as average_rating
   from player_season_stats where competition_season_id = $1 group by player_id)`;
const ALL_TIME_SUMS = `(select * from player_competition_stats where competition_id = $1)`;

/** Ordered by the bare column, for which there is an index. */
const LEADERS: Record<LeaderBy, { column: string; least: number; ranked(sums: string): string }> = {
  goals: { column: 'goals', least: 1, ranked: () => 'b.goals >= $3' },
  assists: { column: 'assists', least: 1, ranked: () => 'b.assists >= $3' },
  rating: {
    column: 'average_rating',
    least: LEAST_SHARE_OF_MATCHES,
    ranked: (sums) =>
      `b.average_rating is not null and b.rated_matches >= $3::float8 * (select max(rated_matches) from ${sums} as most)`,
  },
};

/** The best of a competition; among the rated those who played often enough. Level ones: fewer matches first. */
export async function listLeaders(reader: Reader, span: LeaderSpan, by: LeaderBy, limit: number): Promise<LeaderRow[]> {
  const [sums, id] = 'allTimeOf' in span ? [ALL_TIME_SUMS, span.allTimeOf] : [SEASON_SUMS, span.competitionSeasonId];
  const { column, least, ranked } = LEADERS[by];
  const { rows } = await reader.query<LeaderRow>(
    `select ${playerObject('p')} as player, ${teamObject('t')} as team, b.${column}::float8 as value, b.matches
     from ${sums} as b join players p on p.id = b.player_id join teams t on t.id = b.team_id
     where not p.hidden and ${ranked(sums)}
     order by b.${column} desc nulls last, b.matches, p.name collate "und-x-icu", p.id
     limit $2`,
    [id, limit, least],
  );
  return rows;
}
