import { createHash } from 'node:crypto';
import { sql, type Sql } from '#server/db/sql.ts';
import type { MediaType } from '#server/db/tables/media.ts';
import { listReferences } from '#server/db/references.ts';
import { CLEAN_UP_LOCK } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** The keys of uploaded pictures begin with it; others come with the files of a league and are never deleted. */
const UPLOADS = 'uploads/';

export interface NewPicture {
  type: MediaType;
  bytes: Buffer;
  width: number;
  height: number;
}

/** The same bytes are stored once. */
export async function storeUpload(db: Queryable, picture: NewPicture, at: Date) {
  const digest = createHash('sha256').update(picture.bytes).digest('hex');
  const key = UPLOADS + digest.slice(0, 24);
  const row = { ...picture, key, digest, unusedSince: at };
  return db.one<{ id: number; address: string; width: number; height: number }>(sql`
    insert into media ${sql.values(row)} on conflict (key) do update set unused_since = ${at}
    returning id, address, width, height`);
}

/** Whoever begins to use pictures calls this in the same transaction; false when one of them was deleted meanwhile. */
export async function keepPictures(tx: Queryable, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  // An update, so that a deletion that runs at the same moment looks at the row again.
  return (await tx.run(sql`update media set unused_since = null where id = any(${wanted}::int[])`)) === wanted.length;
}

/** The same for pictures that are known by where they are served. */
export async function keepPicturesAt(tx: Queryable, addresses: readonly string[]): Promise<boolean> {
  const rows = await tx.rows<{ id: number; address: string }>(
    sql`select id, address from media where address = any(${addresses}::text[])`,
  );
  const found = new Set(rows.map(({ address }) => address));
  return (
    addresses.every((address) => found.has(address)) &&
    keepPictures(
      tx,
      rows.map(({ id }) => id),
    )
  );
}

export async function findPictureById(db: Queryable, id: number): Promise<{ type: string; bytes: Buffer } | null> {
  return db.maybe<{ type: string; bytes: Buffer }>(sql`select type, bytes from media where id = ${id}`);
}

/** [CB3] Of somebody who is in the squad, or will be; nobody else's. */
export const findPictureOfMember = (db: Queryable, teamId: number, pictureId: number, today: string) =>
  db.maybe<{ type: string; bytes: Buffer }>(sql`
    select m.type, m.bytes from media m where m.id = ${pictureId} and exists (
      select from squad_memberships s join players p on p.id = s.player_id
      where p.picture_id = m.id and s.team_id = ${teamId} and (s.left_on is null or s.left_on >= ${today}::date))`);

export async function findPictureAt(db: Queryable, address: string): Promise<{ type: string; bytes: Buffer } | null> {
  return db.maybe<{ type: string; bytes: Buffer }>(
    sql`select type, bytes from media where address = ${address} limit 1`,
  );
}

/** Texts that name pictures by key or address. */
const TEXTS = [
  sql`select content_bg from news`,
  sql`select content_en from news`,
  sql`select value from settings`,
  // A crest and a photo that a team asks for.
  sql`select payload::text from requests where state = 'open'`,
] as const;

/** Deletes uploaded pictures that nothing has used since then. Returns how many. */
export const deleteUnusedUploads = (db: Database, { now, before }: { now: Date; before: Date }, limit: number) =>
  db.transaction(async (tx) => {
    const rows = await tx.rows<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${CLEAN_UP_LOCK}) as locked`);
    if (!rows[0]?.locked) return 0;
    const isUsed = await usesOfPictures(tx);
    const isUpload = sql`m.key like ${`${UPLOADS}%`}`;
    await tx.run(
      sql`update media m set unused_since = case when ${isUsed} then null else ${now}::timestamptz end
          where ${isUpload} and (m.unused_since is null) <> (${isUsed})`,
    );
    return tx.run(
      sql`delete from media where id in (
            select m.id from media m where ${isUpload} and m.unused_since < ${before}
            order by m.id limit ${limit} for update skip locked)`,
    );
  });

/** Whether anything refers to the picture `m`: every foreign key that the schema has, and the texts. */
export async function usesOfPictures(tx: Queryable): Promise<Sql> {
  const rows = await listReferences(tx, 'media');
  const keys = rows.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.identifier(table)} x where x.${sql.identifier(column)} = m.id)`,
  );
  const texts = TEXTS.map(
    (query) =>
      sql`exists (select from (${query}) t (text) where strpos(t.text, m.key) > 0 or strpos(t.text, m.address) > 0)`,
  );
  return sql`(${sql.join([...keys, ...texts], ' or ')})`;
}
