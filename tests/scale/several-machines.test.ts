import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { deskOf } from '#tests/support/site-with-desk.ts';
import { closeLab, FOLDER } from './lab.ts';
import { createScorer, startLeague, type League, type Node } from './league.ts';
import { openCrowd, openReaders, type Crowd } from './visitors.ts';

/** Full load; half of everything is half load. A small machine may take fewer sockets. */
const FULL = { sockets: Number(process.env['SCALE_SOCKETS'] ?? 10_000), actsASecond: 2, acts: 200, pagesASecond: 200 };
const MINUTE = 60_000;
/** Beside other programs the times say little. */
const BOUND = (loadavg()[0] ?? 0) < 1 ? 250 : 10_000;

let league: League;
let scorer: ReturnType<typeof createScorer>;
const crowds: Crowd[] = [];

const say = (what: string, figures: object) => console.log(`${what}: ${JSON.stringify(figures)}`);
const node = (index: number): Node => {
  const found = league.nodes[index];
  if (!found) throw new Error(`There is no node ${index}`);
  return found;
};
const contextAt = (index: number) => () => deskOf(node(index).site);
const memoryOf = ({ site }: Node) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024);

const paths = () => [
  pagePaths.home,
  pagePaths.match(league.matchId),
  pagePaths.results,
  pagePaths.news,
  apiPaths.matchDetails(league.matchId),
];

/** So many crowds, each half of all fans. */
async function gather(count: 1 | 2) {
  const { fans, proxy } = league.hosts;
  while (crowds.length < count) crowds.push(await openCrowd(fans, proxy, league.matchId, FULL.sockets / 2));
  while (crowds.length > count) crowds.pop()?.close();
}

/** What all fans have seen: every one of them the same. */
async function everybody() {
  const states = await Promise.all(crowds.map((crowd) => crowd.state()));
  const sum = (part: 'joined' | 'disorder') => states.reduce((total, state) => total + state[part], 0);
  const values = (part: 'revisions' | 'scores') => [...new Set(states.flatMap((state) => Object.keys(state[part])))];
  return { joined: sum('joined'), disorder: sum('disorder'), revisions: values('revisions'), scores: values('scores') };
}
const upToDate = (joined: number) => ({
  joined,
  disorder: 0,
  revisions: [String(scorer.revision())],
  scores: [scorer.score()],
});

/** A match is recorded while pages are opened; says how long both took. */
async function play(share: 0.5 | 1) {
  const { proxy, fans } = league.hosts;
  const readers = await openReaders(fans, proxy, FULL.pagesASecond * share, paths());
  onTestFinished(() => void readers.close());
  await scorer.acts(5, FULL.actsASecond * share, contextAt(0));
  scorer.takeTimes();
  await readers.report();
  await scorer.acts(FULL.acts * share, FULL.actsASecond * share, contextAt(0));
  const joined = FULL.sockets * share;
  await expect.poll(everybody, { timeout: 30_000, interval: 500 }).toEqual(upToDate(joined));
  const sentAt = scorer.takeTimes();
  const delays = await Promise.all(crowds.map((crowd) => crowd.delays(sentAt)));
  const pages = await readers.report();
  say(`${joined} sockets, acts`, delays);
  say(`${joined} sockets, pages`, pages);
  say('memory of the nodes, MB', league.nodes.map(memoryOf));
  expect(Object.keys(pages.statuses)).toEqual(['200']);
  return { acts: Math.max(...delays.map(({ p99 }) => p99)), pages: pages.p99 };
}

/** The page of the match as the proxy sends it, or one node. */
async function openMatch(host: { front: string }, port = 80) {
  const response = await fetch(`http://${host.front}:${port}${pagePaths.match(league.matchId)}`, {
    signal: AbortSignal.timeout(20_000),
  });
  const html = await response.text();
  const revision = /"revision":(\d+)/.exec(html)?.[1];
  return {
    status: response.status,
    revision,
    html,
    warning: response.headers.get('warning'),
    headers: response.headers,
  };
}

describe.skipIf(FOLDER === undefined)('several machines (npm run scale, as root)', () => {
  beforeAll(async () => {
    say('load before', loadavg());
    league = await startLeague();
    scorer = createScorer(league.matchId);
  }, 2 * MINUTE);
  afterAll(async () => {
    for (const { site } of league?.nodes ?? []) {
      const { output } = await site.kill('SIGKILL');
      say('errors of a node', {
        lines: output
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .slice(0, 20),
      });
    }
    closeLab();
  });

  test(
    'half load: everything in order everywhere, p99 within 250 ms on a machine without other load',
    async () => {
      await gather(1);
      const p99 = await play(0.5);
      expect(p99.pages).toBeLessThan(BOUND);
      expect(p99.acts).toBeLessThan(BOUND);
    },
    10 * MINUTE,
  );

  test(
    'full load: everything in order everywhere',
    async () => {
      await gather(2);
      await play(1);
    },
    10 * MINUTE,
  );

  test(
    'a node is killed: its fans are back on the others within 10 s, with the right score',
    async () => {
      await gather(2);
      const killed = node(2);
      await killed.site.kill('SIGKILL');
      const since = performance.now();
      await sleep(500);
      expect((await everybody()).joined).toBeLessThan(FULL.sockets);
      await scorer.act(contextAt(0));
      await expect.poll(everybody, { timeout: 10_000, interval: 250 }).toEqual(upToDate(FULL.sockets));
      say('back after, ms', { all: Math.round(performance.now() - since) });
      league.nodes[2] = await league.startNode(killed.host);
    },
    3 * MINUTE,
  );

  test(
    'the primary dies and the standby takes over: nothing acknowledged is lost, pages keep coming, fresh within 5 s',
    async () => {
      const { proxy, fans } = league.hosts;
      await gather(1);
      const readers = await openReaders(fans, proxy, 50, paths());
      onTestFinished(() => void readers.close());
      const over = new AbortController();
      const recording = (async () => {
        while (!over.signal.aborted) await scorer.act(contextAt(1));
      })();
      await sleep(3000);
      await readers.report();
      league.database.killPrimary();
      // Somebody or something has to notice first.
      await sleep(6000);
      const meanwhile = await readers.report();
      say('pages while there is no primary', meanwhile);
      // nginx spreads pages over the nodes: one may be asked for what it never made.
      expect(Object.keys(meanwhile.statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
      expect(meanwhile.stale).toBeGreaterThan(0);
      await league.database.promote();
      const promoted = performance.now();
      const before = scorer.acknowledged.length;
      await expect.poll(() => scorer.acknowledged.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before);
      const recorded = Math.round(performance.now() - promoted);
      await expect
        .poll(
          async () =>
            (await Promise.all(league.nodes.map(({ host }) => openMatch(host, 3000)))).map(({ warning }) => warning),
          {
            timeout: 20_000,
            interval: 50,
          },
        )
        .toEqual(league.nodes.map(() => null));
      const fresh = Math.round(performance.now() - promoted);
      over.abort();
      await recording;
      say('after the promotion, ms', { recorded, fresh, afterwards: await readers.report() });
      const kept = await league.database.query<{ key: string }>(
        'select idempotency_key as key from match_ledger where match_id = $1',
        [league.matchId],
      );
      expect(scorer.acknowledged.filter((key) => !kept.some((row) => row.key === key))).toEqual([]);
      await expect.poll(everybody, { timeout: 10_000, interval: 250 }).toEqual(upToDate(FULL.sockets / 2));
      expect(Math.max(recorded, fresh)).toBeLessThan(5000);
    },
    3 * MINUTE,
  );

  test(
    'a node that is cut off from PostgreSQL shows what it has, with its age, says so, and lets its fans go to the others',
    async () => {
      await gather(1);
      const cut = node(0);
      await openMatch(cut.host, 3000);
      cut.host.unplug('back');
      onTestFinished(() => cut.host.plug('back'));
      await scorer.act(contextAt(1));
      const readyz = async () => (await fetch(`http://${cut.host.front}:3000/readyz`)).status;
      await expect.poll(readyz, { timeout: 15_000 }).toBe(503);
      const stale = await openMatch(cut.host, 3000);
      expect([stale.status, stale.warning, stale.html.includes('id="saved"')]).toEqual([
        200,
        '110 - "Response is Stale"',
        true,
      ]);
      expect(Number(stale.headers.get('age'))).toBeGreaterThan(0);
      expect((await openMatch(node(1).host, 3000)).warning).toBeNull();
      const away = performance.now();
      await expect.poll(everybody, { timeout: 40_000, interval: 250 }).toEqual(upToDate(FULL.sockets / 2));
      say('all fans on the other nodes, ms', { all: Math.round(performance.now() - away) });
      say('readyz', { answer: await (await fetch(`http://${cut.host.front}:3000/readyz`)).text() });
      cut.host.plug('back');
      const since = performance.now();
      await expect.poll(readyz, { timeout: 15_000, interval: 50 }).toBe(200);
      await expect
        .poll(async () => (await openMatch(cut.host, 3000)).revision, { timeout: 15_000 })
        .toBe(String(scorer.revision()));
      say('fresh after the partition, ms', { all: Math.round(performance.now() - since) });
      await expect.poll(everybody, { timeout: 15_000, interval: 250 }).toEqual(upToDate(FULL.sockets / 2));
    },
    3 * MINUTE,
  );
});
