import { sql } from '#server/db/sql.ts';
import type { SeasonFields } from '#contract/desk/competitions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';

export interface SeasonRow extends SeasonFields {
  id: number;
  key: string;
  isCurrent: boolean;
  /** How many are played in it. */
  competitions: number;
}

/** The latest first. */
export async function listSeasons(db: Queryable, seasonId: number | null = null): Promise<SeasonRow[]> {
  return db.rows<SeasonRow>(sql`
    select s.id, s.key, s.year_start as "yearStart", s.year_end as "yearEnd", s.starts_on::text as "startsOn",
      s.ends_on::text as "endsOn", s.is_current as "isCurrent",
      (select count(*)::int from competition_seasons cs where cs.season_id = s.id) as competitions
    from seasons s where ${seasonId}::int is null or s.id = ${seasonId} order by s.year_start desc, s.starts_on desc, s.id desc`);
}

/** Whoever changes seasons waits for the others, so that no years are there twice and one season is the current one. */
export const lockSeasons = async (tx: Queryable): Promise<void> =>
  void (await tx.run(sql`lock table seasons in share row exclusive mode`));

export async function insertSeason(tx: Queryable, season: SeasonFields & { key: string }): Promise<number> {
  return insertRow(tx, 'seasons', season);
}

export async function updateSeason(tx: Queryable, seasonId: number, fields: SeasonFields): Promise<void> {
  await updateRow(tx, 'seasons', seasonId, fields);
}

/** There is one. */
export async function makeCurrent(tx: Queryable, seasonId: number): Promise<void> {
  await tx.run(sql`update seasons set is_current = false where is_current`);
  await tx.run(sql`update seasons set is_current = true where id = ${seasonId}`);
}

export const deleteSeasonRow = (tx: Queryable, seasonId: number): Promise<void> => deleteRow(tx, 'seasons', seasonId);
