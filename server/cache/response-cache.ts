import { sizeOf, type CachedResponse } from './cached-response.ts';
import type { Tag } from './tags.ts';

export interface ResponseCache {
  /** The response under this key. However many requests miss it at the same time, it is created once. */
  getOrCreate(key: string, create: () => Promise<CachedResponse>): Promise<CachedResponse>;
  /** The response if it is cached and fresh. */
  peek(key: string): CachedResponse | null;
  drop(tags: readonly Tag[]): void;
  dropAll(): void;
  readonly size: { entries: number; bytes: number };
}

/** Memory that an entry takes beside its bytes. */
const ENTRY_OVERHEAD = 500;

export function createResponseCache({
  maxBytes,
  now = Date.now,
}: {
  maxBytes: number;
  now?: () => number;
}): ResponseCache {
  // In order of last use: a Map keeps the order of insertion.
  const entries = new Map<string, CachedResponse>();
  const keysByTag = new Map<Tag, Set<string>>();
  /** For each response that is being created: the tags that were dropped since it began. */
  const droppedInFlight = new Set<Set<Tag>>();
  /** Responses being created that a new request may share: those that began after the last drop. */
  const joinable = new Map<string, Promise<CachedResponse>>();
  let bytes = 0;

  function remove(key: string) {
    const response = entries.get(key);
    if (!response) return;
    entries.delete(key);
    bytes -= sizeOf(response) + ENTRY_OVERHEAD;
    for (const tag of response.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function store(key: string, response: CachedResponse) {
    remove(key);
    const size = sizeOf(response) + ENTRY_OVERHEAD;
    if (size > maxBytes || response.freshUntil <= now()) return;
    entries.set(key, response);
    bytes += size;
    for (const tag of response.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function peek(key: string): CachedResponse | null {
    const response = entries.get(key);
    if (!response) return null;
    if (response.freshUntil <= now()) {
      remove(key);
      return null;
    }
    entries.delete(key);
    entries.set(key, response);
    return response;
  }

  async function createAndStore(key: string, create: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const dropped = new Set<Tag>();
    droppedInFlight.add(dropped);
    try {
      const response = await create();
      // What was read before a write must not be cached after it.
      if (!isOutdated(response, dropped)) store(key, response);
      return response;
    } finally {
      droppedInFlight.delete(dropped);
    }
  }

  /** Requests from now on must not get what was read before. */
  function noteDropped(tags: readonly Tag[]) {
    joinable.clear();
    for (const dropped of droppedInFlight) for (const tag of tags) dropped.add(tag);
  }

  function dropAll() {
    entries.clear();
    keysByTag.clear();
    bytes = 0;
    noteDropped(['everything']);
  }

  return {
    peek,
    getOrCreate(key, create) {
      const cached = peek(key);
      if (cached) return Promise.resolve(cached);
      const shared = joinable.get(key);
      if (shared) return shared;
      const created = createAndStore(key, create).finally(() => {
        if (joinable.get(key) === created) joinable.delete(key);
      });
      joinable.set(key, created);
      return created;
    },
    drop(tags) {
      if (tags.includes('everything')) return dropAll();
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) remove(key);
      noteDropped(tags);
    },
    dropAll,
    get size() {
      return { entries: entries.size, bytes };
    },
  };
}

const isOutdated = ({ tags }: CachedResponse, dropped: ReadonlySet<Tag>) =>
  dropped.has('everything') || tags.some((tag) => dropped.has(tag));
