import type { Reader } from '../open.ts';

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
