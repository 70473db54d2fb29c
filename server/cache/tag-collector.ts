import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from '../changes/tags.ts';
import type { Answer } from './answer.ts';

/** What a page was made from: the tags of all answers it used, and the soonest of their ends. */
interface Collected {
  tags: Set<Tag>;
  freshUntil: number;
}

const collecting = new AsyncLocalStorage<Collected>();

/** Runs the work and tells what it depended on, however deep the answers were asked for. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: Tag[]; freshUntil: number }> {
  const collected: Collected = { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY };
  const result = await collecting.run(collected, work);
  return { result, tags: [...collected.tags], freshUntil: collected.freshUntil };
}

export function noteUse({ tags, freshUntil }: Pick<Answer, 'tags' | 'freshUntil'>) {
  const collected = collecting.getStore();
  if (!collected) return;
  for (const tag of tags) collected.tags.add(tag);
  collected.freshUntil = Math.min(collected.freshUntil, freshUntil);
}
