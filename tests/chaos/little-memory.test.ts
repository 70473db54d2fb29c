import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { notFull } from '#tests/support/chaos-scale.ts';
import { startForFaults } from '#tests/support/faulty-site.ts';
import { residentMegabytes } from '#tests/support/resident-memory.ts';
import { temporaryDataDir } from '#tests/support/site.ts';

/** For the objects of the main thread, as a small machine or container would have; its cache of 96 MB is outside of them. */
const HEAP_MEGABYTES = 160;
const RESIDENT_MEGABYTES = 900;

test.skipIf(notFull)(
  'little memory: everything is asked for, in many forms, and the program lives and answers',
  async () => {
    const data = await temporaryDataDir();
    onTestFinished(() => data.remove());
    const { site, url, desk, statusOf, invite } = await startForFaults(data.path, {
      options: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    });
    const addresses = Array.from({ length: 100 }, (_, i) => [
      pagePaths.team((i % 16) + 1),
      pagePaths.player(i + 1),
      pagePaths.match(i + 1),
      apiPaths.player(i + 1),
      apiPaths.matchDetails(i + 1),
      `/api/search?q=${encodeURIComponent('абвгде'[i % 6] ?? '')}${i}`,
    ]).flat();
    const statuses = new Map<number, number>();
    const loops = Array.from({ length: 12 }, async (_, at) => {
      for (let i = at; i < addresses.length; i += 12) {
        const { status } = await statusOf(`${url}${addresses[i]}${i % 2 === 0 ? '' : '?lang=en'}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await Promise.all(loops);
    console.log(`${JSON.stringify([...statuses])}, ${Math.round(residentMegabytes(site.pid))} MB resident`);
    // A busy program may say so, and a client too many searches; nothing fails.
    expect([...statuses.keys()].filter((status) => ![200, 404, 400, 429, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(200);
    expect(residentMegabytes(site.pid)).toBeLessThan(RESIDENT_MEGABYTES);
    expect((await invite('Мария')).status).toBe(201);
    expect((await statusOf(`${desk}/healthz`)).status).toBe(200);
    expect(await Promise.race([site.ended, sleep(100, 'alive')])).toBe('alive');
  },
  600_000,
);
