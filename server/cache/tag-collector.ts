import type { CachedResponse } from './cached-response.ts';
import type { Tag } from './tags.ts';

/** What a response depends on, and when it expires. */
export type Dependencies = Pick<CachedResponse, 'tags' | 'freshUntil'>;

export interface TagCollector {
  add(used: Dependencies | undefined): void;
  /** The tags of all responses that were used, and the earliest of their expiries. */
  collected(): { tags: Tag[]; freshUntil: number };
}

/**
 * Passed along with the API that a page reads. An `AsyncLocalStorage` would find it by itself, but once one is in use,
 * Node tracks every asynchronous step of every request.
 */
export function createTagCollector(): TagCollector {
  const tags = new Set<Tag>();
  let freshUntil = Number.POSITIVE_INFINITY;
  return {
    add(used) {
      if (!used) return;
      for (const tag of used.tags) tags.add(tag);
      freshUntil = Math.min(freshUntil, used.freshUntil);
    },
    collected: () => ({ tags: [...tags], freshUntil }),
  };
}

/** The cached response that was sent as this reply. For requests within the process, whose caller depends on it. */
const sources = new WeakMap<object, Dependencies>();

export const recordSource = (reply: object, cached: Dependencies) => void sources.set(reply, cached);
export const sourceOf = (reply: object) => sources.get(reply);
