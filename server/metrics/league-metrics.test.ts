import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NO_SOCKETS } from '#server/live/gateway.ts';
import { packageRoot } from '#server/root.ts';
import { createCounter } from './counter.ts';
import { createHistogram } from './histogram.ts';
import type { Figures } from './league-metrics.ts';
import { createRenderFigures } from './render-figures.ts';
import { createRequestCounts, kindOf } from './request-counts.ts';
import { openMetrics } from './scrape.ts';
import { writeMetrics } from './text-format.ts';

const desk = (): Figures['desk'] => ({
  requests: createRequestCounts('desk'),
  databaseFailures: createCounter('reason', ['connection']),
  refusals: { acts: createCounter('reason'), requests: createCounter('reason') },
});

function open(sources: Partial<Parameters<typeof openMetrics>[0]> = {}) {
  const site = {
    requests: createRequestCounts('site'),
    databaseFailures: createCounter('reason', ['connection']),
    renders: createRenderFigures(),
  };
  const metrics = openMetrics({
    counted: () => ({
      site,
      cache: { size: { entries: 0, bytes: 0 }, lookups: { hit: 0, stale: 0, miss: 0 } },
      sockets: { site: NO_SOCKETS, desk: NO_SOCKETS },
      push: createCounter('result'),
      mail: createCounter('result'),
      pools: [{ name: 'desk', inUse: 1, idle: 2, waiting: 3, max: 10, deadlocks: 0 }],
    }),
    readHealth: async () => ({ silentSince: null, database: true, freeBytes: 5e9 }),
    readBackups: async () => ({ enabled: true, age: 60, bytes: 1000, failed: false }),
    ...sources,
  });
  onTestFinished(metrics.close);
  return { scrape: (of: Figures['desk']) => metrics.scrapeWith(of)(), site };
}

const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');

test('every metric of the dashboard, of the alerts and of the documentation exists', async () => {
  const text = await open().scrape(desk());
  const known = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const namesIn = (file: string) => new Set(read(file).match(/delta_league_\w*[a-z]/g));
  for (const file of ['docs/grafana/delta-league.json', 'docs/prometheus/delta-league.rules.yml']) {
    const names = [...namesIn(file)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  }
  const [, table = ''] = read('docs/OPERATING.md').split('## Metrics, logs and alerts');
  for (const name of known)
    if (!/_(bucket|sum|count)$/.test(name)) expect(table).toContain(`\`${name.replace('delta_league_', '')}\``);
});

test('every alert says what is wrong and leads to a heading of docs/OPERATING.md', () => {
  const rules = read('docs/prometheus/delta-league.rules.yml');
  const alerts = rules.split('- alert: ').slice(1);
  const anchors = new Set(
    [...read('docs/OPERATING.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    expect(alert).toMatch(/summary: '.{20,}'/);
    expect(anchors).toContain(/runbook: docs\/OPERATING\.md#(\S+)/.exec(alert)?.[1]);
  }
});

test('names and values follow the format of Prometheus', async () => {
  const { scrape, site } = open();
  site.requests.observe('/player/:id', 'GET', 200, 0.03);
  site.requests.observe('/player/:id', 'GET', 500, 3);
  site.requests.observe('/player/:id', 'BREW', 405, 0.001);
  const text = await scrape(desk());
  const line = /^(# (HELP|TYPE) \w+ .+|delta_league_[a-z_]+(\{([a-z]+="[^"\n]*",?)+\})? (\d[\d.e+-]*|\+Inf))$/;
  for (const one of text.trimEnd().split('\n')) expect(one).toMatch(line);
  for (const [, name] of text.matchAll(/^# TYPE (\w+) counter$/gm)) expect(name).toMatch(/_total$/);
  const of = 'server="site",kind="page",route="/player/:id"';
  expect(text).toContain(`delta_league_http_requests_total{${of},method="GET",status="500"} 1\n`);
  expect(text).toContain(`delta_league_http_requests_total{${of},method="OTHER",status="405"} 1\n`);
  expect(text).toContain(`_duration_seconds_bucket{${of},method="GET",le="0.05"} 1\n`);
  expect(text).toContain(`_duration_seconds_bucket{${of},method="GET",le="+Inf"} 2\n`);
  expect(text).toContain('delta_league_database_waiting{pool="desk"} 3\n');
});

test('a frozen database costs the scrape two seconds at most, and the other figures are there', async () => {
  const never = new Promise<never>(() => {});
  const text = await open({ readHealth: () => never, readBackups: () => never }).scrape(desk());
  expect(text).toContain('delta_league_database_up 0\n');
  expect(text).toContain('delta_league_ready 0\n');
  expect(text).toContain('delta_league_cache_entries 0\n');
});

test('a label has a bounded number of values', () => {
  const counter = createCounter('reason');
  for (let i = 0; i < 1000; i += 1) counter.add(`reason ${i}`);
  const samples = counter.samples();
  expect(samples.length).toBeLessThanOrEqual(101);
  expect(samples.at(-1)).toEqual({ labels: { reason: 'other' }, value: 900 });
});

test('a histogram counts each value once, in all buckets from its own on', () => {
  const histogram = createHistogram([1, 2]);
  for (const value of [1, 1.5, 9]) histogram.observe(value);
  expect(histogram.samples().map(({ value }) => value)).toEqual([1, 2, 3, 11.5, 3]);
});

test('a hostile label cannot end its line', () => {
  const samples = [{ labels: { a: 'x"} 1\ny\\' }, value: 1 }];
  expect(writeMetrics([{ name: 'n', type: 'gauge', help: 'h', samples }])).toContain('{a="x\\"} 1\\ny\\\\"} 1\n');
});

test.each([
  ['site', '/player/:id', 'page'],
  ['site', '/', 'page'],
  ['site', '(unknown)', 'page'],
  ['site', '/api/news', 'api'],
  ['site', '/push/subscription', 'api'],
  ['site', '/media/:file', 'picture'],
  ['site', '/social/match/:id.png', 'picture'],
  ['site', '/assets/*', 'file'],
  ['site', '/robots.txt', 'file'],
  ['site', '/socket.io/', 'socket'],
  ['site', '/readyz', 'health'],
  ['desk', '/api/matches/:matchId/acts', 'desk'],
  ['desk', '/metrics', 'health'],
  ['desk', '*', 'file'],
] as const)('%s %s is a %s', (server, route, kind) => {
  expect(kindOf(server, route)).toBe(kind);
});
