import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { readPageNumbers } from '#server/db/league/page-numbers.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { KnownNumbers } from './page-address.ts';

interface CachedNumbers extends CachedResponse {
  known: KnownNumbers;
}

export interface PageNumbers {
  load(): Promise<KnownNumbers>;
  /** Without waiting; null when they are not loaded. */
  peek(): KnownNumbers | null;
}

const KEY = 'page numbers';

/** Which seasons, competitions, gameweeks and further pages exist. Kept in the cache, which knows when they change. */
export function pageNumbers(reader: Reader, cache: ResponseCache): PageNumbers {
  async function create(): Promise<CachedNumbers> {
    const { seasons, competitions, gameweeks, pages, firstDay, lastDay } = await readPageNumbers(reader);
    const response = createResponse('', {
      type: '',
      tags: ['competitions', 'news', 'results', 'photos'],
      freshUntil: Number.POSITIVE_INFINITY,
    });
    const sets: Record<string, ReadonlySet<number>> = { season: new Set(seasons), competition: new Set(competitions) };
    const most: Record<string, number> = { gameweek: gameweeks, page: pages };
    // Whether a goal is in its match, or a photo in its gallery, is asked when its page is rendered.
    const has: KnownNumbers['has'] = (name, value) =>
      name === 'goal' || name === 'photo' || (sets[name]?.has(value) ?? value <= (most[name] ?? 0));
    const hasDay: KnownNumbers['hasDay'] = (day) =>
      firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay;
    return { ...response, known: { has, hasDay } };
  }
  return {
    load: async () => ((await cache.getOrCreate(KEY, create, { replace: true })) as CachedNumbers).known,
    peek: () => (cache.peekRecent(KEY) as CachedNumbers | null)?.known ?? null,
  };
}
