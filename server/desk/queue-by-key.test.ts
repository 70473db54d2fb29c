import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queueByKey } from './queue-by-key.ts';

test('one after the other for a key, whatever fails; other keys do not wait', async () => {
  const inTurn = queueByKey();
  const done: string[] = [];
  const work = (name: string, time: number) => async () => {
    done.push(`${name} begins`);
    await sleep(time);
    if (name === 'b') throw new Error(name);
    done.push(`${name} ends`);
    return name;
  };
  const results = await Promise.allSettled([
    inTurn(1, work('a', 20)),
    inTurn(1, work('b', 5)),
    inTurn(1, work('c', 1)),
    inTurn(2, work('d', 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(done.filter((each) => !each.startsWith('d'))).toEqual([
    'a begins',
    'a ends',
    'b begins',
    'c begins',
    'c ends',
  ]);
  expect(done.indexOf('d ends')).toBeLessThan(done.indexOf('a ends'));
});

test('a line that is too long is refused, and free again later', async () => {
  const inTurn = queueByKey();
  const all = Array.from({ length: 1001 }, () => inTurn(1, async () => 1));
  const results = await Promise.allSettled(all);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await inTurn(1, async () => 2)).toBe(2);
});
