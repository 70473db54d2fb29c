import type { Reader } from '#server/db/queryable.ts';
import { publicPlayers } from '#server/db/players/public-players.ts';
import { sql } from '#server/db/sql.ts';

export interface PictureRow {
  type: string;
  bytes: Buffer;
}

/** A player's photo only while the player may be shown with it. */
export async function findPicture(reader: Reader, address: string, now: Date): Promise<PictureRow | null> {
  return reader.maybe<PictureRow>(
    sql`select m.type, m.bytes from media m
     where m.address = ${address} and (not exists (select from players p where p.picture_id = m.id)
       or exists (select from ${publicPlayers(now)} p where p.picture_id = m.id))
     limit 1`,
  );
}
