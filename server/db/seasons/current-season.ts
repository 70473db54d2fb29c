import { listInColumns, type Reader } from '#server/db/reader.ts';

export interface SeasonRow {
  id: number;
  yearStart: number;
  yearEnd: number;
}

export async function findCurrentSeason(reader: Reader): Promise<SeasonRow | null> {
  const { rows } = await reader.query<SeasonRow>(
    `select id, year_start as "yearStart", year_end as "yearEnd" from seasons where is_current`,
  );
  return rows[0] ?? null;
}

/** Every season with its last day, in order of that day. */
export async function listSeasonEnds(reader: Reader): Promise<(SeasonRow & { endsOn: string })[]> {
  return listInColumns<SeasonRow & { endsOn: string }>(
    reader,
    ['id', 'yearStart', 'yearEnd', 'endsOn'],
    `select id, year_start as "yearStart", year_end as "yearEnd", ends_on as "endsOn" from seasons order by ends_on, id`,
  );
}
