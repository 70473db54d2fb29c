import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

/*
 * Whoever writes matches locks all of them by one of these functions before he reads the first, and competitions after
 * them (`refreshReadModels`). Every lock of a match is taken in the order of ids, so that no two transactions wait for each other.
 */

/** Abandoned matches have begun as well. */
export const hasBegun = (match: Sql) =>
  sql`(${match}.status not in ('UPCOMING', 'POSTPONED') or ${match}.home_score is not null)`;

const isInBracket = (match: Sql) =>
  sql`coalesce(${match}.bracket_slot::text, ${match}.home_origin, ${match}.away_origin) is not null`;

/** One act at a time: a second transaction waits here until the first commits or rolls back. */
export async function lockMatch(tx: Queryable, matchId: number): Promise<boolean> {
  return (await lockMatches(tx, [matchId])).has(matchId);
}

/** Also whatever the result of one of them may change. Returns those that exist. */
export const lockMatches = (tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  lockInOrder(tx, withDependents(sql`own.id = any(${ids}::int[])`));

/** The matches of a competition that are to be played or were decided without being played. */
export const lockRemainingMatches = (tx: Queryable, competitionSeasonId: number): Promise<ReadonlySet<number>> =>
  lockInOrder(
    tx,
    withDependents(sql`own.competition_season_id = ${competitionSeasonId}
      and (own.status in ('AWARDED', 'CANCELLED') or not ${hasBegun(sql`own`)})`),
  );

/** The matches of a competition whose teams follow from its table. */
export const lockBracket = (tx: Queryable, competitionSeasonId: number): Promise<ReadonlySet<number>> =>
  lockInOrder(
    tx,
    sql`select m.id from matches m where m.competition_season_id = ${competitionSeasonId}
      and ${isInBracket(sql`m`)} and not ${hasBegun(sql`m`)}`,
  );

/**
 * Those of the matches that can be written without waiting. They were locked before the first read, but for one that went back
 * to its beginning since: that is left to whoever writes it just now, because its turn in the order has passed.
 */
export async function lockWithoutWaiting(tx: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from matches where id = any(${ids}::int[]) order by id for no key update skip locked`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** With the other leg of a tie, whose score counts too, and the matches of the bracket that wait for their teams. */
const withDependents = (own: Sql) => sql`
  select own.id from matches own where ${own}
  union
  select d.id from matches own join matches d on d.competition_season_id = own.competition_season_id
  where ${own} and d.status in ('UPCOMING', 'POSTPONED') and not ${hasBegun(sql`d`)} and ${isInBracket(sql`d`)}
  union
  select leg.id from matches own join gameweeks og on og.id = own.gameweek_id
  join matches leg on leg.competition_season_id = own.competition_season_id and leg.bracket_slot = own.bracket_slot
  join gameweeks lg on lg.id = leg.gameweek_id and lg.elimination_round = og.elimination_round
  where ${own}`;

async function lockInOrder(tx: Queryable, wanted: Sql): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from matches where id = any(array(${wanted})) order by id for no key update`,
  );
  return new Set(rows.map(({ id }) => id));
}
