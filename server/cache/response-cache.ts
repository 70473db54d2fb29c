import { isUnavailable } from '#server/db/pg-errors.ts';
import { sizeOf, type CachedResponse } from './cached-response.ts';
import { compressFurther } from './compress-further.ts';
import type { Tag } from '#server/db/tags.ts';

type Create = () => Promise<CachedResponse>;

interface Options {
  /** After a drop visitors get the last response for a moment, until the next one is ready. For whole pages. */
  replace?: boolean;
}

export interface ResponseCache {
  /** The response under this key. However many requests miss it at the same time, it is created once. */
  getOrCreate(key: string, create: Create, options?: Options): Promise<CachedResponse>;
  /** The response if it is cached and fresh. */
  peek(key: string): CachedResponse | null;
  /** The same, or one that expired a moment ago: the next one is then created in the background, once. */
  peekRecent(key: string): CachedResponse | null;
  /** What was dropped is sent again, marked, only if the database cannot be reached. */
  drop(tags: readonly Tag[]): void;
  /** Also ends `hold`: changes are heard of again. */
  dropAll(): void;
  /** No change is heard of, and was not for so many milliseconds: what is there is sent, marked as stale. */
  hold(silentFor: number): void;
  readonly size: { entries: number; bytes: number };
  /** How often a response was found, was found and due to be replaced, or had to be created for somebody who waits. */
  readonly lookups: Readonly<Record<'hit' | 'stale' | 'miss', number>>;
}

interface Entry {
  response: CachedResponse;
  create: Create;
  replace: boolean;
  /** When it stopped being true: it expired, or one of its tags was dropped. */
  outdatedAt: number;
  /** To half a second. */
  usedAt: number;
  createdAt: number;
  /** Used again after a while, and then compressed further. */
  isLasting: boolean;
  refreshing: boolean;
  /** Dropped by one of `TAKING_DOWN`. */
  takenDown: boolean;
  /** The response as it is sent while the database is silent. */
  stale: { knownAt: number; response: CachedResponse } | null;
}

/** Memory that an entry takes beside its bytes. */
const ENTRY_OVERHEAD = 500;
/** How long an outdated response is still sent while the next one is created. */
const RECENT_MS = 1000;
/** While the database is silent nothing is sent that was last known to be true longer ago. */
const STALE_MS = 12 * 60 * 60 * 1000;
/** An entry that somebody used within this time is replaced as soon as it is dropped. */
const IN_USE_MS = 5000;
/** Uses are noted once in this time: moving an entry to the end of the map costs more than finding it. */
const USE_STEP_MS = 500;
/** What was true for so long is likely to be sent many times more. */
const LASTING_MS = 60_000;
/** By these an organiser takes names, pictures, texts, photos and news down: an outage must not bring them back. */
const TAKING_DOWN: readonly Tag[] = ['everything', 'take-down', 'league', 'news', 'photos'];
/** Many changes at once lead to five renderings a second, not to one each. */
const REFRESH_INTERVAL_MS = 200;

interface CacheOptions {
  maxBytes: number;
  /** By which `freshUntil` is meant. */
  wallClock?: () => number;
  /** A clock that is never set back: otherwise a response for one second would stay until the clock has caught up. */
  now?: () => number;
}

export function createResponseCache({ maxBytes, ...clocks }: CacheOptions): ResponseCache {
  const now = clocks.now ?? (() => performance.now());
  const wallClock = clocks.wallClock ?? clocks.now ?? Date.now;
  // In order of last use: a Map keeps the order of insertion.
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<Tag, Set<string>>();
  /** What a change dropped, in that order: for times of silence only, and the first to go when memory is short. */
  const outdated = new Map<string, Entry>();
  /** For each response that is being created: the tags that were dropped since it began. */
  const droppedInFlight = new Set<Set<Tag>>();
  /** Responses being created that a new request may share: those that began after the last drop. */
  const joinable = new Map<string, Promise<CachedResponse>>();
  let bytes = 0;
  /** By `now`; null while changes are heard of. */
  let silentSince: number | null = null;
  const lookups = { hit: 0, stale: 0, miss: 0 };

  function removeOutdated(key: string) {
    const entry = outdated.get(key);
    if (!entry) return;
    outdated.delete(key);
    bytes -= bytesOf(key, entry.response);
  }

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= bytesOf(key, entry.response);
    for (const tag of entry.response.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function store(key: string, entry: Entry) {
    const { response } = entry;
    const size = bytesOf(key, response);
    // What was there before stays for times of silence.
    if (size > maxBytes || response.freshUntil <= wallClock()) return;
    remove(key);
    removeOutdated(key);
    entries.set(key, entry);
    bytes += size;
    for (const tag of response.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
    for (const key of outdated.keys()) {
      if (bytes <= maxBytes) return;
      removeOutdated(key);
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  /** The entry, if it became outdated at most `grace` milliseconds ago, or any while the database is silent. */
  function find(key: string, grace: number): Entry | null {
    const entry = silentSince === null ? findRecent(key, grace) : findLast(key);
    if (entry && entry.usedAt + USE_STEP_MS <= now()) {
      entry.usedAt = now();
      if (entries.delete(key)) entries.set(key, entry);
      if (!entry.isLasting && entry.createdAt + LASTING_MS <= now()) {
        entry.isLasting = true;
        compressFurther(entry.response);
      }
    }
    return entry;
  }

  function findRecent(key: string, grace: number): Entry | null {
    const entry = entries.get(key);
    return entry && entry.outdatedAt + grace > now() ? entry : null;
  }

  function findLast(key: string): Entry | null {
    const entry = entries.get(key) ?? outdated.get(key);
    return entry && !entry.takenDown && knownAt(entry) + STALE_MS > now() ? entry : null;
  }

  /** When the response was last known to be true. */
  const knownAt = ({ createdAt, outdatedAt }: Entry) =>
    Math.max(createdAt, Math.min(outdatedAt, silentSince ?? Number.POSITIVE_INFINITY));

  /** The same object each time, so that what is made of it can be kept. */
  function staleOf(entry: Entry): CachedResponse {
    const at = knownAt(entry);
    if (entry.stale?.knownAt !== at)
      entry.stale = { knownAt: at, response: { ...entry.response, staleSince: wallClock() - (now() - at) } };
    return entry.stale.response;
  }

  const responseOf = (entry: Entry) => (silentSince === null ? entry.response : staleOf(entry));

  function peek(key: string) {
    const entry = find(key, 0);
    return entry && responseOf(entry);
  }

  /** If the database cannot be reached, the last response is better than none. */
  async function orStale(key: string, created: Promise<CachedResponse>): Promise<CachedResponse> {
    const last = () => {
      const entry = findLast(key);
      return entry && staleOf(entry);
    };
    try {
      const response = await created;
      return response.status === 503 ? (last() ?? response) : response;
    } catch (error) {
      const stale = isUnavailable(error) ? last() : null;
      if (stale) return stale;
      throw error;
    }
  }

  async function createAndStore(key: string, create: Create, replace: boolean): Promise<CachedResponse> {
    const dropped = new Set<Tag>();
    droppedInFlight.add(dropped);
    try {
      const response = await create();
      const at = now();
      const entry = {
        response,
        create,
        replace,
        usedAt: at,
        createdAt: at,
        isLasting: false,
        refreshing: false,
        takenDown: false,
        stale: null,
      };
      // What was read before a write must not be cached after it.
      if (!isOutdated(response, dropped))
        store(key, { ...entry, outdatedAt: at + (response.freshUntil - wallClock()) });
      else if (replace) {
        store(key, { ...entry, outdatedAt: at });
        refresh(key);
      }
      return response;
    } finally {
      droppedInFlight.delete(dropped);
    }
  }

  function createShared(key: string, create: Create, replace: boolean): Promise<CachedResponse> {
    const shared = joinable.get(key);
    if (shared) return shared;
    const created = createAndStore(key, create, replace).finally(() => {
      if (joinable.get(key) === created) joinable.delete(key);
    });
    joinable.set(key, created);
    return created;
  }

  /** Creates the next response in the background. If that fails, the next visitor waits for another try. */
  function refresh(key: string) {
    const entry = entries.get(key);
    if (!entry || entry.refreshing) return;
    entry.refreshing = true;
    const start = () => void createShared(key, entry.create, entry.replace).catch(() => {});
    const wait = entry.createdAt + REFRESH_INTERVAL_MS - now();
    if (wait <= 0) start();
    else setTimeout(start, wait).unref();
  }

  /** Requests from now on must not get what was read before. */
  function noteDropped(tags: readonly Tag[]) {
    joinable.clear();
    for (const dropped of droppedInFlight) for (const tag of tags) dropped.add(tag);
  }

  /** They were last known to be true at `since`. */
  function dropKeys(keys: Iterable<string>, since: number, takenDown: boolean) {
    for (const key of keys) {
      const entry = entries.get(key);
      if (!entry) continue;
      entry.outdatedAt = Math.min(entry.outdatedAt, since);
      entry.takenDown ||= takenDown;
      if (entry.replace && entry.usedAt + IN_USE_MS > now()) refresh(key);
      else {
        remove(key);
        if (!takenDown) keepOutdated(key, entry);
      }
    }
    if (takenDown) for (const key of outdated.keys()) removeOutdated(key);
  }

  function keepOutdated(key: string, entry: Entry) {
    outdated.set(key, entry);
    bytes += bytesOf(key, entry.response);
  }

  /** What was taken down during a silence is not known, so nothing of before is kept for the next one. */
  function dropAll() {
    const since = silentSince ?? now();
    silentSince = null;
    noteDropped(['everything']);
    dropKeys([...entries.keys()], since, true);
  }

  return {
    peek,
    peekRecent(key) {
      const entry = find(key, RECENT_MS);
      if (!entry) return null;
      const isStale = entry.outdatedAt <= now();
      if (isStale && silentSince === null) refresh(key);
      lookups[isStale ? 'stale' : 'hit'] += 1;
      return responseOf(entry);
    },
    getOrCreate(key, create, { replace = false } = {}) {
      const cached = peek(key);
      lookups[cached ? 'hit' : 'miss'] += 1;
      return cached ? Promise.resolve(cached) : orStale(key, createShared(key, create, replace));
    },
    drop(tags) {
      if (tags.includes('everything')) return dropAll();
      noteDropped(tags);
      const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]));
      dropKeys(
        keys,
        now(),
        tags.some((tag) => TAKING_DOWN.includes(tag)),
      );
    },
    dropAll,
    hold(silentFor) {
      silentSince ??= now() - silentFor;
    },
    get size() {
      return { entries: entries.size, bytes };
    },
    lookups,
  };
}

const bytesOf = (key: string, response: CachedResponse) => sizeOf(response) + key.length * 2 + ENTRY_OVERHEAD;

const isOutdated = ({ tags }: CachedResponse, dropped: ReadonlySet<Tag>) =>
  dropped.has('everything') || tags.some((tag) => dropped.has(tag));
