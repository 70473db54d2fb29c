import type { Tag } from '../../changes/tags.ts';
import type { Reader } from '../../db/reader.ts';
import { hasPlayerPage } from '../../db/queries/player.ts';
import { ApiError } from '../../errors.ts';

interface AskedOfPlayer {
  reader: Reader;
  tag(...tags: Tag[]): void;
}

export const noSuchPlayer = (id: number) => new ApiError('not_found', `There is no player ${id}`);

/** What was asked about a player, or a 404 when he has no page; both questions go out together. */
export async function ofPlayer<T>({ reader, tag }: AskedOfPlayer, id: number, answer: Promise<T>): Promise<T> {
  tag(`player:${id}`);
  const [has, rows] = await Promise.all([hasPlayerPage(reader, id), answer]);
  if (!has) throw noSuchPlayer(id);
  return rows;
}
