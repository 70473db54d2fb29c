import type { Reader } from '#server/db/reader.ts';

export interface PictureRow {
  type: string;
  bytes: Buffer;
}

export async function findPicture(reader: Reader, address: string): Promise<PictureRow | null> {
  const { rows } = await reader.query<PictureRow>(`select type, bytes from media where address = $1 limit 1`, [
    address,
  ]);
  return rows[0] ?? null;
}
