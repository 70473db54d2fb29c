import { sofiaDay } from '#server/db/fragments.ts';
import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';
import { isListed } from './fixtures.ts';

export interface MatchDayRow {
  day: string;
  matches: number;
  isLive: boolean;
  teamIds: number[];
}

/** The days on which matches are or were set between the two instants. */
export const listMatchDays = (reader: Reader, from: Date, until: Date): Promise<MatchDayRow[]> =>
  reader.rows<MatchDayRow>(
    sql`select ${sofiaDay(sql`m.start_time`)}::text as day, count(*)::int as matches,
       bool_or(m.status = 'LIVE') as "isLive",
       array_remove(array_agg(m.home_team_id) || array_agg(m.away_team_id), null) as "teamIds"
     from matches m where ${isListed} and m.start_time >= ${from} and m.start_time < ${until} group by 1 order by 1`,
  );

interface KickOffs {
  previous: Date | null;
  next: Date | null;
}

/** The last kick-off before the one instant, and the first from the other on. */
export async function findKickOffsAround(reader: Reader, before: Date, from: Date): Promise<KickOffs> {
  const [found] = await reader.rows<KickOffs>(
    sql`select (select max(m.start_time) from matches m where ${isListed} and m.start_time < ${before}) as previous,
       (select min(m.start_time) from matches m where ${isListed} and m.start_time >= ${from}) as next`,
  );
  return found ?? { previous: null, next: null };
}

/** The ids of all competitions, in the order of the league. */
export async function listRankedCompetitions(reader: Reader): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`select id from competitions order by rank, id`);
  return rows.map(({ id }) => id);
}
