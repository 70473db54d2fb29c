import type { CachedResponse } from './cached-response.ts';
import type { Tag } from '#server/db/tags.ts';

/** What a response depends on, and when it expires. */
export type Dependencies = Pick<CachedResponse, 'tags' | 'freshUntil' | 'staleSince'>;

export interface TagCollector {
  add(used: Dependencies | undefined): void;
  /** The tags of all responses that were used, the earliest of their expiries, and how stale the oldest is. */
  collected(): { tags: Tag[]; freshUntil: number; staleSince: number | undefined };
}

/**
 * Passed along with the API that a page reads. An `AsyncLocalStorage` would find it by itself, but once one is in use,
 * Node tracks every asynchronous step of every request.
 */
export function createTagCollector(): TagCollector {
  const tags = new Set<Tag>();
  let freshUntil = Number.POSITIVE_INFINITY;
  let staleSince: number | undefined;
  return {
    add(used) {
      if (!used) return;
      for (const tag of used.tags) tags.add(tag);
      freshUntil = Math.min(freshUntil, used.freshUntil);
      if (used.staleSince !== undefined) staleSince = Math.min(staleSince ?? used.staleSince, used.staleSince);
    },
    collected: () => ({ tags: [...tags], freshUntil, staleSince }),
  };
}

/** The cached response that was sent as this reply. For requests within the process, whose caller depends on it. */
const sources = new WeakMap<object, Dependencies>();

export const recordSource = (reply: object, cached: Dependencies) => void sources.set(reply, cached);
export const sourceOf = (reply: object) => sources.get(reply);
