import type { Queryable } from '#server/db/queryable.ts';
import { sql, type Sql } from '#server/db/sql.ts';

const ofSeason = (season: Sql) =>
  sql`select cs.competition_id as id from competition_seasons cs where cs.id = (${season})`;

/** What an address may name of a competition, by its parameter. */
const NAMED: Record<string, (id: number) => Sql> = {
  competitionSeasonId: (id) => ofSeason(sql`${id}::int`),
  matchId: (id) => ofSeason(sql`select m.competition_season_id from matches m where m.id = ${id}`),
  gameweekId: (id) => ofSeason(sql`select g.competition_season_id from gameweeks g where g.id = ${id}`),
  deductionId: (id) => ofSeason(sql`select p.competition_season_id from point_adjustments p where p.id = ${id}`),
};

/** The competition that an address is about; null if it names none. */
export const findCompetitionOf = (db: Queryable, params: Readonly<Record<string, string>>): Promise<number | null> =>
  findNamed(db, NAMED, params);

/** What the first of these names in an address leads to. */
export async function findNamed(
  db: Queryable,
  named: Readonly<Record<string, (id: number) => Sql>>,
  params: Readonly<Record<string, string>>,
): Promise<number | null> {
  for (const [name, find] of Object.entries(named)) {
    const id = Number(params[name]);
    if (!Number.isSafeInteger(id) || id > 2_147_483_647) continue;
    return (await db.maybe<{ id: number }>(find(id)))?.id ?? null;
  }
  return null;
}
