import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import type { Tag } from '#server/db/tags.ts';
import { isWorthCompressing, compress, createResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const responseWith = async (text: string, tags: Tag[] = ['news'], freshUntil = FOREVER) =>
  createResponse(text, { type: 'text/plain', tags, freshUntil });
const largeCache = () => createResponseCache({ maxBytes: 1_000_000 });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A response whose creation ends when the test calls finish(). */
function slow(text: string, tags: Tag[] = ['news']) {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const create = vi.fn(async () => {
    await gate;
    return responseWith(text, tags);
  });
  return { create, finish };
}

test('a response is created once and then cached', async () => {
  const cache = largeCache();
  const create = vi.fn(() => responseWith('a'));
  await cache.getOrCreate('k', create);
  const again = await cache.getOrCreate('k', create);
  expect(create).toHaveBeenCalledTimes(1);
  expect(again.plain.toString()).toBe('a');
});

test('a thousand who ask at the same time create it once', async () => {
  const cache = largeCache();
  const { create, finish } = slow('a');
  const responses = Array.from({ length: 1000 }, () => cache.getOrCreate('k', create));
  finish();
  expect(new Set(await Promise.all(responses)).size).toBe(1);
  expect(create).toHaveBeenCalledTimes(1);
});

test('a failure reaches everybody who waits, and is not cached', async () => {
  const cache = largeCache();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(Promise.all([cache.getOrCreate('k', broken), cache.getOrCreate('k', broken)])).rejects.toThrow(
    'no database',
  );
  expect((await cache.getOrCreate('k', () => responseWith('a'))).plain.toString()).toBe('a');
});

test('a tag drops the responses that have it and nothing else', async () => {
  const cache = largeCache();
  await cache.getOrCreate('a', () => responseWith('a', ['match:1', 'competition:3']));
  await cache.getOrCreate('b', () => responseWith('b', ['match:2', 'competition:3']));
  await cache.getOrCreate('c', () => responseWith('c', ['news']));
  cache.drop(['match:1']);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== null)).toEqual([false, true, true]);
  cache.drop(['competition:3']);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== null)).toEqual([false, false, true]);
  cache.drop(['everything']);
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test('what was read before a write is not cached after it, and not given to later requests', async () => {
  const cache = largeCache();
  const before = slow('old', ['match:1']);
  const waiting = cache.getOrCreate('k', before.create);
  cache.drop(['match:1']);
  const after = await cache.getOrCreate('k', () => responseWith('new', ['match:1']));
  before.finish();
  expect((await waiting).plain.toString()).toBe('old');
  expect(after.plain.toString()).toBe('new');
  expect(cache.peek('k')?.plain.toString()).toBe('new');
});

test('a write elsewhere does not prevent caching', async () => {
  const cache = largeCache();
  const made = slow('a', ['match:1']);
  const waiting = cache.getOrCreate('k', made.create);
  cache.drop(['match:2']);
  made.finish();
  await waiting;
  expect(cache.peek('k')).not.toBeNull();
});

test('tags that were dropped are released when no request in flight needs them, though others have begun', async () => {
  const cache = largeCache();
  const [first, second] = [slow('a'), slow('b')];
  const waiting = cache.getOrCreate('a', first.create);
  const dropped = (() => {
    const tags: Tag[] = ['match:1'];
    cache.drop(tags);
    return new WeakRef(tags);
  })();
  const later = cache.getOrCreate('b', second.create);
  first.finish();
  await waiting;
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(dropped.deref()).toBeUndefined();
  second.finish();
  await later;
});

test('a response expires, and one that has expired already is not cached', async () => {
  let now = 1000;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  await cache.getOrCreate('second', () => responseWith('a', ['live'], 2000));
  await cache.getOrCreate('never', () => responseWith('b', ['live'], 0));
  expect(cache.peek('second')).not.toBeNull();
  expect(cache.peek('never')).toBeNull();
  now = 2000;
  expect(cache.peek('second')).toBeNull();
  now = 3000;
  expect([cache.peek('second'), cache.peekRecent('second')]).toEqual([null, null]);
});

const unreachable = () => Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }));

test('while the database is silent everything is sent as it was, with the time since when', async () => {
  let now = 10_000;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  await cache.getOrCreate('live', () => responseWith('a', ['live'], 11_000));
  await cache.getOrCreate('settled', () => responseWith('b'));
  now = 16_000;
  cache.hold(3000);
  const sent = [await cache.getOrCreate('live', unreachable), cache.peek('settled'), cache.peekRecent('live')];
  expect(sent.map((response) => response?.staleSince)).toEqual([11_000, 13_000, 11_000]);
  expect(cache.peekRecent('live')).toBe(sent[0]);
  await expect(cache.getOrCreate('unknown', unreachable)).rejects.toThrow('no route');
  now += 12 * 60 * 60 * 1000;
  expect([cache.peek('live'), cache.peek('settled')]).toEqual([null, null]);
  now = 17_000;
  cache.dropAll();
  expect((await cache.getOrCreate('live', () => responseWith('c'))).staleSince).toBeUndefined();
});

test('a response that cannot be created is the last one, marked, if the database is unreachable', async () => {
  let now = 10_000;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  await cache.getOrCreate('live', () => responseWith('a', ['live'], 11_000));
  now = 20_000;
  expect((await cache.getOrCreate('live', unreachable)).staleSince).toBe(11_000);
  const busyPage = async () => ({ ...(await responseWith('busy', [], 0)), status: 503 });
  expect((await cache.getOrCreate('live', busyPage)).plain.toString()).toBe('a');
  const mistake = () => Promise.reject(new Error('a mistake of ours'));
  await expect(cache.getOrCreate('live', mistake)).rejects.toThrow('a mistake');
});

describe('what a change dropped', () => {
  async function droppedBy(tag: Tag) {
    let now = 10_000;
    const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
    await cache.getOrCreate('score', () => responseWith('1:0', ['match:1', 'news']));
    now = 20_000;
    cache.drop([tag]);
    now = 20_500;
    return cache;
  }

  test('is not sent while the database answers', async () => {
    const cache = await droppedBy('match:1');
    expect([cache.peek('score'), cache.peekRecent('score')]).toEqual([null, null]);
    expect((await cache.getOrCreate('score', () => responseWith('2:0'))).plain.toString()).toBe('2:0');
    expect(cache.peek('score')?.plain.toString()).toBe('2:0');
  });

  test('is sent with its age if the database cannot be reached', async () => {
    const cache = await droppedBy('match:1');
    const before = await cache.getOrCreate('score', unreachable);
    cache.hold(3000);
    const after = cache.peekRecent('score');
    expect([before, after].map((sent) => [sent?.plain.toString(), sent?.staleSince])).toEqual([
      ['1:0', 20_000],
      ['1:0', 17_500],
    ]);
    cache.dropAll();
    await expect(cache.getOrCreate('score', unreachable)).rejects.toThrow('no route');
  });

  test.each(['news', 'everything'] as const)('by "%s" may have been taken down, and stays away', async (tag) => {
    const cache = await droppedBy(tag);
    await expect(cache.getOrCreate('score', unreachable)).rejects.toThrow('no route');
    const later = await droppedBy('match:1');
    later.drop([tag]);
    expect(later.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('goes first when memory is short', async () => {
    const cache = createResponseCache({ maxBytes: 5 * 2400 });
    const text = 'x'.repeat(900);
    await cache.getOrCreate('settled', () => responseWith(text));
    for (let i = 0; i < 100; i++) {
      await cache.getOrCreate(`live ${i}`, () => responseWith(text, ['live']));
      cache.drop(['live']);
      expect(cache.size.bytes).toBeLessThanOrEqual(5 * 2400);
    }
    expect(cache.peek('settled')).not.toBeNull();
    cache.hold(0);
    expect([cache.peek('live 99'), cache.peek('live 0')].map((found) => found !== null)).toEqual([true, false]);
  });
});

test('memory is bounded: the least recently used go first', async () => {
  let now = 1000;
  const cache = createResponseCache({ maxBytes: 5 * 2400, now: () => now });
  const text = 'x'.repeat(900);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.getOrCreate(key, () => responseWith(text));
  now = 2000;
  cache.peek('a');
  await cache.getOrCreate('f', () => responseWith(text));
  expect(cache.peek('b')).toBeNull();
  expect(cache.peek('a')).not.toBeNull();
  for (let i = 0; i < 100; i++) await cache.getOrCreate(`many ${i}`, () => responseWith(text));
  expect(cache.size.bytes).toBeLessThanOrEqual(5 * 2400);
  await cache.getOrCreate('giant', () => responseWith('x'.repeat(100_000)));
  expect(cache.size.bytes).toBeLessThanOrEqual(5 * 2400);
});

test('a response is compressed once per encoding, when that is worth it', async () => {
  const large = await responseWith('many words '.repeat(1000));
  const [br, again, gzip] = await Promise.all([compress(large, 'br'), compress(large, 'br'), compress(large, 'gzip')]);
  expect(br.length).toBeLessThan(large.plain.length / 10);
  expect(gzip.length).toBeLessThan(large.plain.length / 10);
  expect(again).toBe(br);
  expect(large.compressed).toEqual({ br, gzip });
  expect([isWorthCompressing(large), isWorthCompressing(await responseWith('few words'))]).toEqual([true, false]);
});

/** A page with another text each time it is created: its number. */
function numbered(tags: Tag[], freshFor = Infinity, clock = () => 0) {
  let made = 0;
  return vi.fn(() => responseWith(String((made += 1)), tags, clock() + freshFor));
}

test('an expired response is sent for a second, while the next one is created once', async () => {
  let now = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  const create = numbered(['live'], 1000, () => now);
  await cache.getOrCreate('k', create);
  now = 1500;
  expect(cache.peek('k')).toBeNull();
  const sent = Array.from({ length: 100 }, () => cache.peekRecent('k')?.plain.toString());
  expect(new Set(sent)).toEqual(new Set(['1']));
  await vi.waitFor(() => expect(cache.peek('k')?.plain.toString()).toBe('2'));
  expect(create).toHaveBeenCalledTimes(2);
});

test('a response that expired longer ago is not sent', async () => {
  let now = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  await cache.getOrCreate('k', numbered(['live'], 1000));
  now = 2000;
  expect(cache.peekRecent('k')).toBeNull();
});

test('a page that somebody reads is replaced as soon as its tag is dropped, and sent until then', async () => {
  let now = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  const create = numbered(['match:1']);
  await cache.getOrCreate('k', create, { replace: true });
  now = 1000;
  cache.drop(['match:1']);
  expect(cache.peek('k')).toBeNull();
  expect(cache.peekRecent('k')?.plain.toString()).toBe('1');
  await vi.waitFor(() => expect(cache.peek('k')?.plain.toString()).toBe('2'));
});

test('a page that nobody reads any more is dropped', async () => {
  let now = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  const create = numbered(['match:1']);
  await cache.getOrCreate('k', create, { replace: true });
  now = 6000;
  cache.drop(['match:1']);
  expect([cache.peekRecent('k'), create.mock.calls.length]).toEqual([null, 1]);
});

test('a page that was outdated while it was created is created again', async () => {
  let now = 0;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now });
  const { create, finish } = slow('old', ['match:1']);
  const next = numbered(['match:1']);
  const waiting = cache.getOrCreate('k', () => (now === 0 ? create() : next()), { replace: true });
  cache.drop(['match:1']);
  finish();
  await waiting;
  now = 600;
  await vi.waitFor(() => expect(cache.peek('k')?.plain.toString()).toBe('1'), 2000);
});

test('many changes at once lead to five renderings a second', async () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const create = numbered(['live']);
  await cache.getOrCreate('k', create, { replace: true });
  for (let i = 0; i < 20; i++) {
    cache.drop(['live']);
    cache.peekRecent('k');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(create.mock.calls.length).toBeLessThanOrEqual(8);
});

test('long keys count', async () => {
  const cache = createResponseCache({ maxBytes: 100_000 });
  for (let i = 0; i < 10; i++) await cache.getOrCreate('x'.repeat(10_000) + i, () => responseWith('a'));
  expect(cache.size.entries).toBeLessThan(6);
});

test('a clock that is set back keeps nothing for longer', async () => {
  let [passed, clock] = [0, Date.parse('2026-11-18T12:00:00Z')];
  const cache = createResponseCache({ maxBytes: 1e6, now: () => passed, wallClock: () => clock });
  const create = async () =>
    createResponse('live', { type: 'text/plain', tags: ['everything'], freshUntil: clock + 1000 });
  await cache.getOrCreate('live', create);
  clock -= 3_600_000;
  passed += 500;
  expect(cache.peek('live')).not.toBeNull();
  passed += 501;
  expect(cache.peek('live')).toBeNull();
});
