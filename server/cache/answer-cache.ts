import type { Tag } from '../changes/tags.ts';
import { sizeOf, type Answer } from './answer.ts';

export interface AnswerCache {
  /** The answer under this key, made at most once however many ask at the same time. */
  answer(key: string, make: () => Promise<Answer>): Promise<Answer>;
  /** The answer if it is at hand and fresh. */
  peek(key: string): Answer | null;
  drop(tags: readonly Tag[]): void;
  dropAll(): void;
  readonly size: { entries: number; bytes: number };
}

/** An entry costs this much beside its bytes. */
const ENTRY_OVERHEAD = 500;

export function createAnswerCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }): AnswerCache {
  // In order of last use: a Map remembers the order of insertion.
  const kept = new Map<string, Answer>();
  const keysByTag = new Map<Tag, Set<string>>();
  const underWay = new Map<string, Promise<Answer>>();
  let bytes = 0;
  let making = 0;
  /** Drops since the oldest answer under way began, so that none is kept which was read before a write it should show. */
  let drops: (readonly Tag[] | 'all')[] = [];

  function remove(key: string) {
    const answer = kept.get(key);
    if (!answer) return;
    kept.delete(key);
    bytes -= sizeOf(answer) + ENTRY_OVERHEAD;
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, answer: Answer) {
    remove(key);
    const size = sizeOf(answer) + ENTRY_OVERHEAD;
    if (size > maxBytes || answer.freshUntil <= now()) return;
    kept.set(key, answer);
    bytes += size;
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function peek(key: string): Answer | null {
    const answer = kept.get(key);
    if (!answer) return null;
    if (answer.freshUntil <= now()) {
      remove(key);
      return null;
    }
    kept.delete(key);
    kept.set(key, answer);
    return answer;
  }

  async function makeAndKeep(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const dropsBefore = drops.length;
    making += 1;
    try {
      const answer = await make();
      const outdated = drops.slice(dropsBefore).some((tags) => tags === 'all' || concerns(answer, tags));
      if (!outdated) keep(key, answer);
      return answer;
    } finally {
      making -= 1;
      if (making === 0) drops = [];
    }
  }

  function dropAll() {
    kept.clear();
    keysByTag.clear();
    underWay.clear();
    bytes = 0;
    if (making > 0) drops.push('all');
  }

  return {
    peek,
    answer(key, make) {
      const ready = peek(key);
      if (ready) return Promise.resolve(ready);
      const asked = underWay.get(key);
      if (asked) return asked;
      const made = makeAndKeep(key, make).finally(() => {
        if (underWay.get(key) === made) underWay.delete(key);
      });
      underWay.set(key, made);
      return made;
    },
    drop(tags) {
      if (tags.includes('everything')) return dropAll();
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) remove(key);
      // Whoever asks from now on must not be given what was read before.
      underWay.clear();
      if (making > 0) drops.push(tags);
    },
    dropAll,
    get size() {
      return { entries: kept.size, bytes };
    },
  };
}

const concerns = (answer: Answer, tags: readonly Tag[]) => answer.tags.some((tag) => tags.includes(tag));
