import { sql } from '#server/db/sql.ts';
import type { PitchFields, PlannedPitch } from '#contract/desk/pitches.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deleteRow, insertRow } from '#server/db/rows.ts';

export type PitchRow = PitchFields & { id: number };

const columns = sql`
  p.id, p.name, p.name_latin as "nameLatin", p.address, p.latitude::float8 as latitude, p.longitude::float8 as longitude,
  p.hours, p.fee`;
const matchesOn = (pitch: typeof columns) => sql`(select count(*)::int from matches m where m.venue = ${pitch})`;

/** By name, with the matches that are or were played there. */
export async function listPitches(db: Queryable): Promise<(PitchRow & { matches: number })[]> {
  return db.rows<PitchRow & { matches: number }>(sql`
    select ${columns}, ${matchesOn(sql`p.name`)} as matches from pitches p order by p.name collate "und-x-icu", p.id`);
}

/** The most used of the last year first. */
export async function listPlannedPitches(db: Queryable, now: Date): Promise<PlannedPitch[]> {
  return db.rows<PlannedPitch>(sql`
    select p.name, p.name_latin as "nameLatin", p.hours, p.fee from pitches p left join matches m on m.venue = p.name
    group by p.id order by count(*) filter (where m.start_time > ${now}::timestamptz - interval '1 year') desc, p.name limit 100`);
}

/** For a command that changes it. */
export async function lockPitch(tx: Queryable, id: number): Promise<PitchRow | null> {
  await lockPitches(tx);
  return tx.maybe<PitchRow>(sql`select ${columns} from pitches p where p.id = ${id}`);
}

/** Nobody adds or renames one meanwhile. */
export async function lockPitches(tx: Queryable): Promise<void> {
  await tx.run(sql`lock table pitches in share row exclusive mode`);
}

/** [PL5] The name of the pitch that a text means, or the text if it is a new one. */
export async function pitchNamed(tx: Queryable, spelling: string): Promise<string> {
  const { name } = await tx.one<{ name: string }>(sql`select coalesce(known_pitch(${spelling}), ${spelling}) as name`);
  return name;
}

/** [PL5] Whether another pitch has this name, by any spelling. */
export async function hasLookAlike(tx: Queryable, name: string, except: number | null): Promise<boolean> {
  return tx.exists(sql`
    select from pitches p where p.id is distinct from ${except}::int and pitch_look(${name}) in (
      select pitch_look(known) from unnest(p.name || p.former_names) as known) limit 1`);
}

const stored = ({ hours, ...fields }: PitchFields) => ({ ...fields, hours: hours && sql.json(hours) });

export async function insertPitch(tx: Queryable, fields: PitchFields): Promise<number> {
  return insertRow(tx, 'pitches', stored(fields));
}

/** [PL5] Its matches follow a new name, and the old one is remembered. */
export async function updatePitch(tx: Queryable, id: number, fields: PitchFields): Promise<void> {
  await tx.run(sql`
    update pitches set ${sql.set(stored(fields))}, former_names = case when name = ${fields.name} then former_names
      else array_remove(array_remove(former_names, ${fields.name}), name) || name end
    where id = ${id}`);
}

/** [PL7] The matches of one move to another; its names are remembered there. */
export async function movePitch(tx: Queryable, from: number, to: number): Promise<void> {
  await tx.run(sql`
    update matches set venue = (select name from pitches where id = ${to})
    where venue = (select name from pitches where id = ${from})`);
  await tx.run(sql`
    update pitches kept set former_names = array(
      select distinct name from unnest(kept.former_names || gone.name || gone.former_names) as name where name <> kept.name)
    from pitches gone where kept.id = ${to} and gone.id = ${from}`);
}

/** Those that have no result yet. */
export async function listMatchesToPlayOn(tx: Queryable, pitchId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select m.id from matches m join pitches p on p.name = m.venue
    where p.id = ${pitchId} and m.status in ('UPCOMING', 'POSTPONED', 'LIVE') order by m.id`);
  return rows.map(({ id }) => id);
}

export async function countMatchesOn(tx: Queryable, id: number): Promise<number> {
  const { matches } = await tx.one<{ matches: number }>(
    sql`select ${matchesOn(sql`p.name`)} as matches from pitches p where p.id = ${id}`,
  );
  return matches;
}

export async function deletePitch(tx: Queryable, id: number): Promise<void> {
  await deleteRow(tx, 'pitches', id);
}
