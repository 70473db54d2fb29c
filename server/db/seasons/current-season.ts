import { listInColumns } from '#server/db/list-in-columns.ts';
import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface SeasonRow {
  id: number;
  yearStart: number;
  yearEnd: number;
}

export async function findCurrentSeason(reader: Reader): Promise<SeasonRow | null> {
  return reader.maybe<SeasonRow>(
    sql`select id, year_start as "yearStart", year_end as "yearEnd" from seasons where is_current`,
  );
}

/** Every season with its last day, in order of that day. */
export async function listSeasonEnds(reader: Reader): Promise<(SeasonRow & { endsOn: string })[]> {
  return listInColumns<SeasonRow & { endsOn: string }>(
    reader,
    ['id', 'yearStart', 'yearEnd', 'endsOn'],
    sql`select id, year_start as "yearStart", year_end as "yearEnd", ends_on as "endsOn" from seasons order by ends_on, id`,
  );
}
