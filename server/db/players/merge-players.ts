import { sql, type Sql } from '#server/db/sql.ts';
import { timeZone } from '#server/db/fragments.ts';
import { renamePlayers } from '#domain/match/rename-players.ts';
import { matchesOf } from '#server/db/players/named-in.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { listReferences } from '#server/db/references.ts';

/** No act is recorded meanwhile: it might name the record that goes. */
export const lockMatches = (tx: Queryable) => tx.run(sql`lock table matches in exclusive mode`);

const matchName = sql`concat(h.name, ' – ', a.name, to_char(m.start_time at time zone ${timeZone}, ', DD.MM.YYYY'))`;

async function findMatch(db: Queryable, where: Sql): Promise<string | null> {
  const rows = await db.rows<{ name: string }>(sql`
    select ${matchName} as name from matches m left join teams h on h.id = m.home_team_id
    left join teams a on a.id = m.away_team_id where ${where} order by m.start_time desc, m.id limit 1`);
  return rows[0]?.name ?? null;
}

/** A match in which both are named. */
export const findSharedMatch = (db: Queryable, one: number, other: number): Promise<string | null> =>
  findMatch(db, sql`m.id in (${matchesOf(one)} intersect ${matchesOf(other)})`);

/** A match that a team of theirs plays just now. */
export const findLiveMatch = (db: Queryable, one: number, other: number): Promise<string | null> =>
  findMatch(
    db,
    sql`m.status = 'LIVE' and (m.id in (${matchesOf(one)} union ${matchesOf(other)}) or exists (
      select from squad_memberships s where s.player_id in (${one}, ${other}) and s.team_id in (m.home_team_id, m.away_team_id)))`,
  );

const PLACES = [
  'goalkeeper_id',
  'first_defender_id',
  'second_defender_id',
  'midfielder_id',
  'first_forward_id',
  'second_forward_id',
] as const;

/** Whether a team of the week or of the season has both. */
export async function areInOneBestTeam(db: Queryable, one: number, other: number): Promise<boolean> {
  const places = sql.raw(PLACES.join(', '));
  return (
    (await db.maybe(sql`select from compositions where ${one} in (${places}) and ${other} in (${places}) limit 1`)) !==
    null
  );
}

/** Sums of matches: computed again. */
const SUMS = ['player_season_stats', 'player_competition_stats', 'player_team_stats'] as const;
/** Merged by the rules of squads, or one a player. */
const OWN = ['squad_memberships', 'transfers', 'declarations'] as const;

/** Whatever refers to the one record refers to the other from now on. Lock matches first; returns the seasons whose sums are now wrong. */
export async function moveReferences(tx: Queryable, from: number, to: number): Promise<number[]> {
  const touched = await tx.rows<{ id: number }>(sql`
    select distinct m.competition_season_id as id from matches m where m.id in ${matchesOf(from)} order by id`);
  for (const table of SUMS) await tx.run(sql`delete from ${sql.identifier(table)} where player_id = ${from}`);
  for (const { table, column } of await listPlainReferences(tx)) {
    const id = sql.identifier(column);
    await tx.run(sql`update ${sql.identifier(table)} set ${id} = ${to} where ${id} = ${from}`);
  }
  await renameInLedger(tx, from, to);
  return touched.map(({ id }) => id);
}

/** What simply names the other record from now on. */
async function listPlainReferences(tx: Queryable) {
  const apart: readonly string[] = [...SUMS, ...OWN];
  return (await listReferences(tx, 'players')).filter(({ table }) => !apart.includes(table));
}

/** Line-ups, statistics and results name players inside a document. */
async function renameInLedger(tx: Queryable, from: number, to: number): Promise<void> {
  const rows = await tx.rows<{ id: number; details: object }>(sql`
    select id, details from match_ledger where details is not null
      and (jsonb_path_exists(details, '$.**.player ? (@ == $id)', jsonb_build_object('id', ${from}::int))
        or details -> 'captain' = to_jsonb(${from}::int))`);
  for (const { id, details } of rows) {
    const renamed = renamePlayers(details, (player) => (Number(player) === from ? to : player));
    await tx.run(sql`update match_ledger set details = ${JSON.stringify(renamed)}::jsonb where id = ${id}`);
  }
}

/** The page of the one leads to the other. */
export const rememberMerged = (tx: Queryable, from: number, to: number) =>
  tx.run(sql`
    insert into merged_players (id, player_id) values (${from}, ${to})
    on conflict (id) do update set player_id = excluded.player_id`);
