import { sql } from '#server/db/sql.ts';
import type { PitchFields, PitchList } from '#contract/desk/pitches.ts';
import type { Queryable } from '#server/db/queryable.ts';

export type PitchRow = Omit<PitchFields, 'nameLatin'> & { name: string; nameLatin: string | null };

const columns = sql`pl.name_latin as "nameLatin", pl.address, pl.latitude::float8 as latitude, pl.longitude::float8 as longitude`;

/** Wherever matches are or were played, by name. */
export async function listPitchPlaces(
  db: Queryable,
): Promise<(PitchRow & Pick<PitchList['pitches'][number], 'matches'>)[]> {
  return db.rows<PitchRow & { matches: number }>(sql`
    select played.venue as name, played.matches, ${columns}
    from (select venue, count(*)::int as matches from matches where venue <> '' group by venue) played
    left join places pl on pl.name = played.venue order by played.venue collate "und-x-icu"`);
}

/** For a command that changes it; null for a pitch of which only the name is known. */
export async function lockPitch(tx: Queryable, name: string): Promise<PitchRow | null> {
  await tx.run(sql`lock table places in share row exclusive mode`);
  return tx.maybe<PitchRow>(sql`select pl.name, ${columns} from places pl where pl.name = ${name}`);
}

export async function isPitch(tx: Queryable, name: string): Promise<boolean> {
  return tx.exists(sql`select from matches where venue = ${name} limit 1`);
}

export async function storePitch(tx: Queryable, pitch: PitchRow & { nameLatin: string }): Promise<void> {
  const { name, ...fields } = pitch;
  await tx.run(sql`
    insert into places ${sql.values({ name, ...fields })} on conflict (name) do update set ${sql.set(fields)}`);
}
