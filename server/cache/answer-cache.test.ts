import { expect, test, vi } from 'vitest';
import type { Tag } from '../changes/tags.ts';
import { isWorthPacking, packAnswer, prepareAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';

const FOR_EVER = Number.POSITIVE_INFINITY;
const answerOf = async (text: string, tags: Tag[] = ['news'], freshUntil = FOR_EVER) =>
  prepareAnswer(text, { type: 'text/plain', tags, freshUntil });
const roomy = () => createAnswerCache({ maxBytes: 1_000_000 });

/** An answer whose making ends when the test says so. */
function slow(text: string, tags: Tag[] = ['news']) {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = vi.fn(async () => {
    await gate;
    return answerOf(text, tags);
  });
  return { make, finish };
}

test('an answer is made once and then kept', async () => {
  const cache = roomy();
  const make = vi.fn(() => answerOf('a'));
  await cache.answer('k', make);
  const again = await cache.answer('k', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(again.plain.toString()).toBe('a');
});

test('a thousand who ask at the same time make it once', async () => {
  const cache = roomy();
  const { make, finish } = slow('a');
  const answers = Array.from({ length: 1000 }, () => cache.answer('k', make));
  finish();
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is given to those who wait and not kept', async () => {
  const cache = roomy();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(Promise.all([cache.answer('k', broken), cache.answer('k', broken)])).rejects.toThrow('no database');
  expect((await cache.answer('k', () => answerOf('a'))).plain.toString()).toBe('a');
});

test('a tag drops what bears it and nothing else', async () => {
  const cache = roomy();
  await cache.answer('a', () => answerOf('a', ['match:1', 'competition:3']));
  await cache.answer('b', () => answerOf('b', ['match:2', 'competition:3']));
  await cache.answer('c', () => answerOf('c', ['news']));
  cache.drop(['match:1']);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== null)).toEqual([false, true, true]);
  cache.drop(['competition:3']);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== null)).toEqual([false, false, true]);
  cache.drop(['everything']);
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test('what was read before a write is not kept after it, and not given to those who ask after it', async () => {
  const cache = roomy();
  const before = slow('old', ['match:1']);
  const waiting = cache.answer('k', before.make);
  cache.drop(['match:1']);
  const after = await cache.answer('k', () => answerOf('new', ['match:1']));
  before.finish();
  expect((await waiting).plain.toString()).toBe('old');
  expect(after.plain.toString()).toBe('new');
  expect(cache.peek('k')?.plain.toString()).toBe('new');
});

test('a write elsewhere does not hinder keeping', async () => {
  const cache = roomy();
  const made = slow('a', ['match:1']);
  const waiting = cache.answer('k', made.make);
  cache.drop(['match:2']);
  made.finish();
  await waiting;
  expect(cache.peek('k')).not.toBeNull();
});

test('an answer lives no longer than it may, and one that may not live at all is not kept', async () => {
  let now = 1000;
  const cache = createAnswerCache({ maxBytes: 1_000_000, now: () => now });
  await cache.answer('second', () => answerOf('a', ['live'], 2000));
  await cache.answer('never', () => answerOf('b', ['live'], 0));
  expect(cache.peek('second')).not.toBeNull();
  expect(cache.peek('never')).toBeNull();
  now = 2000;
  expect(cache.peek('second')).toBeNull();
  expect(cache.size.bytes).toBe(0);
});

test('memory is bounded: the least recently used go first', async () => {
  const cache = createAnswerCache({ maxBytes: 5 * 2400 });
  const text = 'x'.repeat(900);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.answer(key, () => answerOf(text));
  cache.peek('a');
  await cache.answer('f', () => answerOf(text));
  expect(cache.peek('b')).toBeNull();
  expect(cache.peek('a')).not.toBeNull();
  for (let i = 0; i < 100; i++) await cache.answer(`many ${i}`, () => answerOf(text));
  expect(cache.size.bytes).toBeLessThanOrEqual(5 * 2400);
  await cache.answer('giant', () => answerOf('x'.repeat(100_000)));
  expect(cache.size.bytes).toBeLessThanOrEqual(5 * 2400);
});

test('an answer is packed once a form, when that is worth it', async () => {
  const large = await answerOf('many words '.repeat(1000));
  const [br, again, gzip] = await Promise.all([
    packAnswer(large, 'br'),
    packAnswer(large, 'br'),
    packAnswer(large, 'gzip'),
  ]);
  expect(br.length).toBeLessThan(large.plain.length / 10);
  expect(gzip.length).toBeLessThan(large.plain.length / 10);
  expect(again).toBe(br);
  expect(large.packed).toEqual({ br, gzip });
  expect([isWorthPacking(large), isWorthPacking(await answerOf('few words'))]).toEqual([true, false]);
});
