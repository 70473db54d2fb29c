import type { Reader } from '#server/db/reader.ts';
import { latestAdult, publicPlayers } from '#server/db/players/public-players.ts';

export interface PictureRow {
  type: string;
  bytes: Buffer;
}

/** A player's photo only while the player may be shown with it. */
export async function findPicture(reader: Reader, address: string, now: Date): Promise<PictureRow | null> {
  const { rows } = await reader.query<PictureRow>(
    `select m.type, m.bytes from media m
     where m.address = $1 and (not exists (select from players p where p.picture_id = m.id)
       or exists (select from ${publicPlayers('$2')} p where p.picture_id = m.id))
     limit 1`,
    [address, latestAdult(now)],
  );
  return rows[0] ?? null;
}
