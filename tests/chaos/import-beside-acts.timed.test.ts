import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFull, scaled } from '#tests/support/chaos-scale.ts';
import { spawnDelta } from '#tests/support/delta.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { exportTo, temporaryFolders } from '#tests/support/league-folder.ts';

/* The import of one changed row, by a program of its own, while a match is recorded and ends. */

let league: DeskLeague;
let folders: Awaited<ReturnType<typeof temporaryFolders>>;
beforeAll(async () => {
  folders = await temporaryFolders();
  league = await openDeskLeague();
  await league.record('derby', { act: 'kick-off' });
});
afterAll(async () => {
  await league?.close();
  await folders?.remove();
});

/** So many acts, and more until the work is done; what 99 of 100 take at most, in milliseconds. */
async function measureActs(count: number, work: Promise<unknown> = Promise.resolve()): Promise<number> {
  const waits: number[] = [];
  const over = new AbortController();
  const done = work.finally(() => over.abort());
  while (waits.length < count || !over.signal.aborted) {
    const since = performance.now();
    const sent = await league.send('derby', { act: 'goal', team: 'home', player: league.player('ivan') });
    expect([sent.statusCode, sent.body]).toEqual([200, sent.body]);
    waits.push(performance.now() - since);
  }
  await done;
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

test('acts take at most half as long again while a row is imported', async () => {
  const exported = await exportTo(league.database, folders.next());
  const adjustments = readFileSync(join(exported, 'point-adjustments.csv'), 'utf8');
  // The other files would take the match back to where it was.
  const folder = folders.next();
  mkdirSync(folder);
  const count = scaled(300, 60);
  const { connectionString = '' } = league.database.pool.options;
  const importRows = async () => {
    for (const points of [-5, -6, -7]) {
      writeFileSync(join(folder, 'point-adjustments.csv'), adjustments.replace(',-4,', `,${points},`));
      expect(await spawnDelta(connectionString, 'import', folder)).toMatchObject({ code: 0 });
    }
  };
  const before = await measureActs(count);
  const beside = await measureActs(count, importRows());
  // Every act makes the ledger longer, and so the next one slower.
  const after = await measureActs(count);
  const alone = Math.max(before, after);
  console.log(`p99 of an act: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms while a row is imported`);
  if (!notFull) expect(beside / alone).toBeLessThan(1.5);
}, 180_000);
