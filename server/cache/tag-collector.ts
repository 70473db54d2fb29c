import { AsyncLocalStorage } from 'node:async_hooks';
import type { CachedResponse } from './cached-response.ts';
import type { Tag } from './tags.ts';

/** The tags of all API responses that a page was rendered from, and the earliest of their expiries. */
interface Collected {
  tags: Set<Tag>;
  freshUntil: number;
}

const collecting = new AsyncLocalStorage<Collected>();

/** Runs the work and collects the tags of every response that it used, however deep in the call stack. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: Tag[]; freshUntil: number }> {
  const collected: Collected = { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY };
  const result = await collecting.run(collected, work);
  return { result, tags: [...collected.tags], freshUntil: collected.freshUntil };
}

export function recordUse({ tags, freshUntil }: Pick<CachedResponse, 'tags' | 'freshUntil'>) {
  const collected = collecting.getStore();
  if (!collected) return;
  for (const tag of tags) collected.tags.add(tag);
  collected.freshUntil = Math.min(collected.freshUntil, freshUntil);
}
