import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('so many run at once, all get their turn, and a failure frees its place', async () => {
  const runLimited = limitConcurrency(2);
  let [running, most] = [0, 0];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      runLimited(async () => {
        most = Math.max(most, (running += 1));
        await sleep(1);
        running -= 1;
        if (i % 3 === 0) throw new Error('no');
        return i;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});
