import { AsyncLocalStorage } from 'node:async_hooks';
import type { CachedResponse } from './cached-response.ts';
import type { Tag } from './tags.ts';

/** The tags of all API responses that a page was rendered from, and the earliest of their expiries. */
interface Collected {
  tags: Set<Tag>;
  freshUntil: number;
}

export interface TagCollector {
  /** Runs the work and collects the tags of every response that it uses, however deep in the call stack. */
  run<T>(work: () => Promise<T>): Promise<T>;
  collected(): { tags: Tag[]; freshUntil: number };
}

const collecting = new AsyncLocalStorage<Collected>();

export function createTagCollector(): TagCollector {
  const all: Collected = { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY };
  return {
    run: (work) => collecting.run(all, work),
    collected: () => ({ tags: [...all.tags], freshUntil: all.freshUntil }),
  };
}

export function recordUse({ tags, freshUntil }: Pick<CachedResponse, 'tags' | 'freshUntil'>) {
  const all = collecting.getStore();
  if (!all) return;
  for (const tag of tags) all.tags.add(tag);
  all.freshUntil = Math.min(all.freshUntil, freshUntil);
}
