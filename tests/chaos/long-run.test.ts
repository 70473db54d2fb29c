import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { createRandom, isFault, operationsOf, requestOf, type OpenApiDocument } from '#tests/support/fuzz.ts';
import { residentMegabytes } from '#tests/support/resident-memory.ts';
import { deskOf, SITE_TOKEN, startSiteWithDesk } from '#tests/support/site-with-desk.ts';

/* The program for long, asked for anything a few times a second: its memory does not grow. */

/** `SOAK_MINUTES=60 npm run chaos -- tests/chaos/long-run` for an hour. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? scaled(10, 0.25));
const PER_SECOND = 4;
/** Beyond the caches, which fill for as long as something new is asked for. */
const GROWTH_MEGABYTES = 60;
const CACHE_MEGABYTES = 96;

const isLinux = existsSync('/proc/self/status');

test.skipIf(!isLinux)(
  'anything is asked for a few times a second: nothing fails, and the memory stays',
  async () => {
    const own = await createDatabase();
    onTestFinished(own.drop);
    const site = startSiteWithDesk({ DATABASE_URL: own.url, DEMO: 'auto', BACKUP_DIR: 'off' });
    onTestFinished(async () => void (await site.kill('SIGTERM')));
    const [url, desk] = [await site.ready, deskOf(site)];
    const random = createRandom(Number(process.env['FUZZ_SEED'] ?? 27));
    const headers = { authorization: `Bearer ${SITE_TOKEN}` };
    const ask = async (address: string, init: RequestInit = {}) => {
      const answer = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
      return { status: answer.status, type: String(answer.headers.get('content-type')), body: await answer.text() };
    };
    const describedAt = async (host: string, path: string) =>
      operationsOf(JSON.parse((await ask(host + path, { headers })).body) as OpenApiDocument);
    const [open, closed] = [await describedAt(url, apiPaths.openapi), await describedAt(desk, deskPaths.openapi)];
    const number = () => 1 + Math.floor(random.next() * 200);
    const pages = [pagePaths.home, pagePaths.news, pagePaths.liveMatches].map((path) => () => path);
    const pagesOf = [pagePaths.match, pagePaths.team, pagePaths.player, pagePaths.competition].map(
      (path) => () => path(number()),
    );

    const faults: string[] = [];
    const memory: number[] = [];
    const start = performance.now();
    const end = start + MINUTES * 60_000;
    for (let sent = 0; performance.now() < end; sent += 1) {
      const [host, operations] = random.next() < 0.5 ? [url, open] : [desk, closed];
      const isPage = random.next() < 0.3;
      const request = requestOf(random.pick(operations), random);
      const address = isPage ? url + random.pick([...pages, ...pagesOf])() : host + request.url;
      const { method, payload = null } = request;
      const answer = await ask(
        address,
        isPage ? {} : { method, headers: { ...request.headers, ...headers }, body: payload },
      );
      // A busy program may say so. A page that is not there is a page.
      const isOurs = isPage ? answer.status >= 500 : isFault(answer);
      if (isOurs && answer.status !== 503)
        faults.push(`${answer.status} ${isPage ? 'GET' : method} ${address} ${payload}: ${answer.body}`.slice(0, 400));
      if (sent % (PER_SECOND * 5) === 0) memory.push(residentMegabytes(site.pid));
      await sleep(Math.max(0, start + ((sent + 1) * 1000) / PER_SECOND - performance.now()));
    }
    memory.push(residentMegabytes(site.pid));
    const quarter = Math.ceil(memory.length / 4);
    const [early, late] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
    console.log(`${MINUTES} minutes, resident MB: ${memory.map(Math.round).join(' ')}`);
    console.log(`second quarter ${early.toFixed(0)}, last quarter ${late.toFixed(0)}`);
    expect(faults).toEqual([]);
    expect(late - early).toBeLessThan(GROWTH_MEGABYTES + (MINUTES < 60 ? CACHE_MEGABYTES : 0));
    expect(await Promise.race([site.ended, sleep(100, 'alive')])).toBe('alive');
  },
  MINUTES * 60_000 + 180_000,
);

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
