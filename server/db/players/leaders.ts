import { MIN_SHARE_OF_MATCHES } from '#domain/player/rating.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { teamObject } from '#server/db/fragments.ts';
import { playerObject, publicPlayers, type PlayerRow } from './public-players.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface LeaderRow {
  player: PlayerRow;
  team: TeamRow;
  value: number;
  matches: number;
}

export type LeaderBy = 'goals' | 'assists' | 'rating' | 'matches';

/** One season of a competition, or all of them. */
type LeaderSpan = { competitionSeasonId: number } | { allTimeOf: number };

interface Source {
  sums: Sql;
  lastTeam: Sql;
}

/** One row per player, with the team he last played for. */
const ofSeason = (id: number): Source => ({
  sums: sql`
    (select player_id, sum(matches)::int as matches, sum(goals)::int as goals, sum(assists)::int as assists,
       sum(rated_matches)::int as rated_matches, round(sum(rating_sum) / nullif(sum(rated_matches), 0), 2) as average_rating
     from player_season_stats where competition_season_id = ${id} group by player_id)`,
  lastTeam: sql`
    (select s.team_id from player_season_stats s where s.competition_season_id = ${id} and s.player_id = best.player_id
     order by s.last_played_at desc nulls last, s.team_id limit 1)`,
});
const ofAllTime = (id: number): Source => ({
  sums: sql`(select * from player_competition_stats where competition_id = ${id})`,
  lastTeam: sql`
    (select s.team_id from player_competition_stats s where s.competition_id = ${id} and s.player_id = best.player_id)`,
});

/** Ordered by the bare column, for which there is an index. */
const LEADERS: Record<LeaderBy, { column: Sql; ranked(sums: Sql): Sql }> = {
  goals: { column: sql`goals`, ranked: () => sql`b.goals > 0` },
  assists: { column: sql`assists`, ranked: () => sql`b.assists > 0` },
  matches: { column: sql`matches`, ranked: () => sql`b.matches > 0` },
  rating: {
    column: sql`average_rating`,
    ranked: (sums) => sql`b.average_rating is not null
      and b.rated_matches >= ${MIN_SHARE_OF_MATCHES}::float8 * (select max(rated_matches) from ${sums} as most)`,
  },
};

/** The best players of a competition, by rating only those with enough matches. On equal values: fewer matches first. */
export async function listLeaders(
  reader: Reader,
  span: LeaderSpan,
  by: LeaderBy,
  { limit, now }: { limit: number; now: Date },
): Promise<LeaderRow[]> {
  const { sums, lastTeam } = 'allTimeOf' in span ? ofAllTime(span.allTimeOf) : ofSeason(span.competitionSeasonId);
  const { column, ranked } = LEADERS[by];
  // First the top rows by an index; names, which are slow to compare, order only these.
  return reader.rows<LeaderRow>(
    sql`with best as (
       select b.player_id, b.${column}::float8 as value, b.matches
       from ${sums} as b
       where not exists (select from players h where h.id = b.player_id and h.hidden) and ${ranked(sums)}
       order by b.${column} desc nulls last, b.matches
       fetch first ${limit} rows with ties
     )
     select ${playerObject(sql`p`)} as player, ${teamObject(sql`t`)} as team, best.value, best.matches
     from best
     join ${publicPlayers(now)} p on p.id = best.player_id
     cross join lateral ${lastTeam} as last
     join teams t on t.id = last.team_id
     order by best.value desc, best.matches, p.name collate "und-x-icu", p.id
     limit ${limit}`,
  );
}
