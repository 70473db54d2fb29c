import type { Tag } from '#server/db/tags.ts';
import type { Reader } from '#server/db/queryable.ts';
import { hasPlayerPage } from '#server/db/players/player.ts';
import { ApiError } from '#server/errors.ts';

interface PlayerContext {
  reader: Reader;
  now: Date;
  tag(...tags: Tag[]): void;
}

export const noPlayer = (id: number) => new ApiError('not_found', `There is no player ${id}`);

/** Awaits rows about a player, or throws a 404 when he has no page; both queries run at the same time. */
export async function requirePlayer<T>({ reader, now, tag }: PlayerContext, id: number, query: Promise<T>): Promise<T> {
  tag(`player:${id}`);
  const [hasPage, rows] = await Promise.all([hasPlayerPage(reader, id, now), query]);
  if (!hasPage) throw noPlayer(id);
  return rows;
}
