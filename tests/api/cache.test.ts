import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import type { Tag } from '#server/db/tags.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { observeQueries } from '#tests/support/observe-queries.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

interface Node {
  app: FastifyInstance;
  cache: ResponseCache;
  queries(): number;
  changes(): number;
}

let database: OpenDatabase;
let nodes: Node[] = [];

/** One of several programs on the same database, with its own listener and its own cache. */
async function startNode(): Promise<Node> {
  const cache = createResponseCache({ maxBytes: 10_000_000, now: () => SMALL_LEAGUE_NOW.getTime() });
  let queries = 0;
  const reader = observeQueries(database.reader, () => void (queries += 1));
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader,
    cache,
    now: () => SMALL_LEAGUE_NOW,
  });
  let changes = 0;
  await database.listen({
    onChange: (tags) => {
      changes += 1;
      cache.drop(tags);
    },
    onGap: cache.dropAll,
  });
  return { app, cache, queries: () => queries, changes: () => changes };
}

const node = (index: number): Node => {
  const found = nodes[index];
  if (!found) throw new Error(`There is no node ${index}`);
  return found;
};

/** A write and its tags in one transaction; resolves when all nodes have received them. */
async function write(statement: string, tags: Tag[]) {
  const before = nodes.map(({ changes }) => changes());
  await database.db.transaction(async (tx) => {
    await tx.run(sql.raw(statement));
    await announceChanges(tx, tags);
  });
  await until(() => nodes.every(({ changes }, index) => changes() > (before[index] ?? 0)));
}

async function until(condition: () => boolean) {
  for (let i = 0; i < 200 && !condition(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(condition()).toBe(true);
}

beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
  nodes = [await startNode(), await startNode()];
});
afterAll(async () => {
  await Promise.all(nodes.map(({ app }) => app.close()));
  await database?.close();
});
beforeEach(() => nodes.forEach(({ cache }) => cache.dropAll()));

const FEATURED = '/api/competitions/1/featured';

test('a second request runs no query', async () => {
  const { app, queries } = node(0);
  const first = await app.inject(FEATURED);
  const before = queries();
  const second = await app.inject(FEATURED);
  expect(queries()).toBe(before);
  expect(second.body).toBe(first.body);
});

test('a thousand requests at once query the database once', async () => {
  const { app, queries, cache } = node(0);
  await app.inject(FEATURED);
  const before = queries();
  cache.dropAll();
  await app.inject(FEATURED);
  const cost = queries() - before;
  cache.dropAll();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => app.inject(FEATURED)));
  expect(queries() - before).toBe(2 * cost);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('unknown parameters add no entries, known ones in any order share one', async () => {
  const { app, cache } = node(0);
  await app.inject('/api/news?limit=2&page=1');
  const { entries } = cache.size;
  await app.inject('/api/news?page=1&limit=2&utm_source=x&_=1');
  await app.inject('/api/news?page=1&limit=2&utm_source=y');
  expect(cache.size.entries).toBe(entries);
});

test('errors are not cached', async () => {
  const { app, cache } = node(0);
  expect((await app.inject('/api/competitions/999/featured')).statusCode).toBe(404);
  expect((await app.inject('/api/competitions/x/featured')).statusCode).toBe(400);
  expect(cache.size.entries).toBe(0);
});

test('a write on one node drops on every node just what it touches', async () => {
  await Promise.all(nodes.flatMap(({ app }) => [app.inject(FEATURED), app.inject('/api/news/latest')]));
  const before = nodes.map(({ cache }) => cache.size.entries);
  await write(`update matches set home_score = 9 where key = 'm1'`, ['match:1', 'competition:1']);
  expect(nodes.map(({ cache }) => cache.size.entries)).toEqual(before.map((entries) => entries - 1));
  for (const { app } of nodes) expect((await app.inject(FEATURED)).body).toContain('"goals_scored":12');
  await write(`update matches set home_score = 3 where key = 'm1'`, ['competition:1']);
});

test('a rolled back write drops nothing', async () => {
  const { app, cache } = node(0);
  await app.inject(FEATURED);
  const failing = database.db.transaction(async (tx) => {
    await announceChanges(tx, ['competition:1']);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await write('select 1', ['news']);
  expect(cache.size.entries).toBe(1);
});

test('more tags than a message holds drop everything', async () => {
  const { app, cache } = node(0);
  await app.inject(FEATURED);
  await write(
    'select 1',
    Array.from({ length: 2000 }, (_, index): Tag => `player:${index + 1000}`),
  );
  await until(() => cache.size.entries === 0);
});

test('a node that lost its listening connection drops everything when it is back', async () => {
  const { app, cache } = node(0);
  await app.inject(FEATURED);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  );
  await until(() => cache.size.entries === 0);
  await app.inject('/api/news/latest');
  await write(`select 1`, ['news']);
  expect(cache.size.entries).toBe(0);
});

test('ETag, 304, br and gzip', async () => {
  const { app } = node(0);
  const plain = await app.inject(FEATURED);
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'application/json; charset=utf-8' });
  const repeated = await app.inject({ url: FEATURED, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
  const br = await app.inject({ url: FEATURED, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gzip = await app.inject({ url: FEATURED, headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test('a page is cached by path and language, and dropped with its data', async () => {
  const { app, cache, queries } = node(0);
  const first = await app.inject('/no-such-page');
  expect(first.statusCode).toBe(404);
  const home = await app.inject('/');
  const before = queries();
  expect((await app.inject('/?utm_source=mail')).body).toBe(home.body);
  expect(queries()).toBe(before);
  expect((await app.inject('/?lang=en')).body).not.toBe(home.body);
  const { entries } = cache.size;
  await write('select 1', ['competition:1']);
  expect(cache.size.entries).toBeLessThan(entries);
  expect((await app.inject('/')).statusCode).toBe(200);
  expect(queries()).toBeGreaterThan(before);
});

test('over the network a cached response is sent before the framework sees the request, and a write shows at once', async () => {
  // A separate node, because Fastify takes no hooks after its first response.
  const own = await startNode();
  nodes.push(own);
  onTestFinished(async () => {
    nodes.pop();
    await own.app.close();
  });
  const { app, queries } = own;
  let seenByFramework = 0;
  app.addHook('onRequest', async () => {
    seenByFramework += 1;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const goals = async () => {
    const answer = (await (await fetch(address + FEATURED)).json()) as { standings: { goals_scored: number }[] };
    return Math.max(...answer.standings.map((row) => row.goals_scored));
  };
  const first = await goals();
  const before = queries();
  expect([await goals(), await goals()]).toEqual([first, first]);
  expect([queries(), seenByFramework]).toEqual([before, 1]);
  await write(`update matches set home_score = 9 where key = 'm1'`, ['competition:1']);
  expect(await goals()).toBe(12);
  await write(`update matches set home_score = 3 where key = 'm1'`, ['competition:1']);
  expect((await fetch(address + FEATURED, { method: 'POST' })).status).toBe(405);
  const head = await fetch(address + FEATURED, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
