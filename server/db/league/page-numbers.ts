import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface PageNumbers {
  seasons: number[];
  competitions: number[];
  /** The largest number of a gameweek. */
  gameweeks: number;
  /** No list has more pages. */
  pages: number;
  /** A year before the first match and a year after the last; null without matches. */
  firstDay: string | null;
  lastDay: string | null;
}

/** The shortest page of a list that has several. */
const SHORTEST_PAGE = 10;

export async function readPageNumbers(reader: Reader): Promise<PageNumbers> {
  const rows = await reader.rows<PageNumbers>(
    sql`select
       coalesce((select array_agg(id) from seasons), '{}') as seasons,
       coalesce((select array_agg(id) from competitions), '{}') as competitions,
       coalesce((select max(number) from gameweeks), 0) as gameweeks,
       ceil(greatest(
         (select count(*) from news),
         (select count(*) from galleries),
         (select max(count) from (select count(*) from matches where referee_id is not null group by referee_id) refereed),
         (select max(count) from (select count(*) from matches where venue is not null group by venue) on_pitch)
       ) / ${SHORTEST_PAGE}::numeric)::int as pages,
       (select min(start_time) - interval '1 year' from matches)::date::text as "firstDay",
       (select max(start_time) + interval '1 year' from matches)::date::text as "lastDay"`,
  );
  return rows[0] ?? { seasons: [], competitions: [], gameweeks: 0, pages: 0, firstDay: null, lastDay: null };
}
