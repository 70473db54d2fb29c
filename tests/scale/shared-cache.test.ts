import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { LANGUAGE_KEY } from '#contract/language.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { startExternalCluster, type ExternalCluster } from '#tests/support/clusters.ts';
import { bringMatch, deskOf, sendAct, SITE_TOKEN, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import type { Site } from '#tests/support/site.ts';
import { closeLab, FOLDER, thisHost } from './lab.ts';
import { startProxy } from './proxy.ts';

/** What OPERATING.md promises, in seconds: of something live, and of everything else. */
const PROMISED = { live: 5, settled: 12 };

const PROXY = 'http://127.0.0.1';
const WRONG_PROXY = 'http://127.0.0.1:81';
const english = { cookie: `${LANGUAGE_KEY}=en` };
const bulgarian = { cookie: `${LANGUAGE_KEY}=bg` };

let cluster: ExternalCluster;
let site: Site;
let matchId: number;

async function open(path: string, headers: Record<string, string> = {}, proxy = PROXY) {
  const response = await fetch(proxy + path, { headers });
  const text = await response.text();
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    language: /<html[^>]* lang="(\w\w)/.exec(text)?.[1],
    revision: Number(/"revision":(\d+)/.exec(text)?.[1]),
    etag: response.headers.get('etag') ?? '',
  };
}

describe.skipIf(FOLDER === undefined)('behind the cache of nginx (npm run scale, as root)', () => {
  beforeAll(async () => {
    cluster = await startExternalCluster();
    matchId = await bringMatch(cluster.url);
    site = startSiteWithDesk({ DATABASE_URL: cluster.url, PUBLIC_URL: PROXY, TRUST_PROXY: 'loopback' });
    const { port } = new URL(await site.ready);
    const desk = `http://127.0.0.1:${new URL(deskOf(site)).port}`;
    await startProxy(thisHost, { nodes: [`127.0.0.1:${port}`], desk });
    // Until nginx listens.
    for (let tries = 0; tries < 100 && !(await fetch(PROXY).catch(() => null)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
  afterAll(async () => {
    await site?.kill('SIGTERM');
    closeLab();
    await cluster?.stop();
  });

  test('a page comes from the cache, and never in the wrong language', async () => {
    for (const path of [pagePaths.home, pagePaths.news, pagePaths.about]) {
      const seen = [];
      for (let round = 0; round < 3; round++) {
        expect((await open(path)).language).toBe('bg');
        expect((await open(path, english)).language).toBe('en');
        expect((await open(path, bulgarian)).language).toBe('bg');
        expect((await open(`${path}?lang=en`, bulgarian)).language).toBe('en');
        seen.push((await open(path, english)).cache);
      }
      expect(seen).toContain('HIT');
    }
  });

  test('it is confirmed by its ETag', async () => {
    const { etag } = await open(pagePaths.home);
    expect((await open(pagePaths.home, { 'if-none-match': etag })).status).toBe(304);
    expect((await open(pagePaths.home, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('answers for one visitor, errors and the state of the program are not kept', async () => {
    for (const path of ['/healthz', '/readyz', '/no-such-page', '/api/no-such-thing', apiPaths.team(99_999)])
      for (let round = 0; round < 3; round++) expect([path, (await open(path)).cache]).not.toContain('HIT');
  });

  test('nothing of a desk is kept, even if it is behind the same cache', async () => {
    const authorization = `Bearer ${SITE_TOKEN}`;
    for (const path of [deskPaths.people, deskPaths.matches, deskPaths.metrics]) {
      for (let round = 0; round < 3; round++) {
        const answer = await open(path, { authorization }, WRONG_PROXY);
        expect([path, answer.status, answer.cache]).toEqual([path, 200, 'MISS']);
      }
    }
    expect((await open(deskPaths.people, {}, WRONG_PROXY)).status).toBe(401);
  });

  test('a score is never older than promised', async () => {
    const paths = [pagePaths.match(matchId), apiPaths.matchDetails(matchId)];
    const oldest = { live: 0, settled: 0 };
    const record = async (act: Parameters<typeof sendAct>[2], kind: keyof typeof oldest) => {
      // Somebody has just put the old one into the cache.
      await Promise.all(paths.map((path) => open(path)));
      const { revision } = await sendAct(deskOf(site), matchId, act);
      const since = performance.now();
      const isOld = async () =>
        (await Promise.all(paths.map((path) => open(path)))).some((each) => each.revision < revision);
      while (await isOld()) await new Promise((resolve) => setTimeout(resolve, 50));
      oldest[kind] = Math.max(oldest[kind], (performance.now() - since) / 1000);
    };
    await record({ act: 'kick-off' }, 'settled');
    for (let goal = 0; goal < 8; goal++) await record({ act: 'goal', team: 'home', minute: 1 }, 'live');
    console.log(`oldest score from the cache, seconds: ${JSON.stringify(oldest)}`);
    expect(oldest.live).toBeLessThan(PROMISED.live);
    expect(oldest.settled).toBeLessThan(PROMISED.settled);
  });
});
