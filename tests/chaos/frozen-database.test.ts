import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from '#server/db/sql.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { notFull } from '#tests/support/chaos-scale.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { smallLeague, SMALL_LEAGUE_NOW } from '#tests/support/small-league.ts';

/* A PostgreSQL that takes connections and never answers, as one that is stopped or cut off from its disk. */

/** Between the program and PostgreSQL; while it is frozen nothing gets through, and nobody is told. */
async function startRelay({ host, port }: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  const relay = createServer((client) => {
    const server = connectTo(`${host}/.s.PGSQL.${port}`);
    const pair: [Socket, Socket] = [client, server];
    pairs.add(pair);
    for (const [one, other] of [pair, pair.toReversed()] as [Socket, Socket][])
      one
        .on('error', () => {})
        .on('close', () => void (pairs.delete(pair), other.destroy()))
        .pipe(other);
    if (isFrozen) for (const each of pair) each.pause();
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (relay.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const pair of pairs) for (const each of pair) each.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const pair of pairs) for (const each of pair) each.resume();
    },
    close: () => {
      relay.close();
      for (const pair of pairs) for (const each of pair) each.destroy();
    },
  };
}

let relay: Awaited<ReturnType<typeof startRelay>>;
let own: Awaited<ReturnType<typeof createDatabase>>;
let database: OpenDatabase;
let app: FastifyInstance;
let desk: FastifyInstance;
beforeAll(async () => {
  own = await createDatabase();
  await (await openLeagueDatabase(smallLeague(), own.url)).close();
  relay = await startRelay(own.connection);
  const databaseUrl = `postgres://${own.connection.user}@127.0.0.1:${relay.port}/${own.connection.database}?sslmode=disable`;
  database = await openDatabase({ databaseUrl, dataDir: '' });
  const settings = { publicUrl: 'http://localhost', trustedProxies: [], logLevel: 'silent' as const };
  const now = () => SMALL_LEAGUE_NOW;
  const cache = createResponseCache({ maxBytes: 1_000_000, now: () => now().getTime() });
  app = await buildApp({ settings, reader: database.reader, cache, now });
  desk = fastify();
  handleErrors(desk);
  desk.post('/write', () => database.desk.transaction((tx) => tx.run(sql`select 1`)));
});
afterAll(async () => {
  relay?.thaw();
  await app?.close();
  await database?.close();
  relay?.close();
  await own?.drop();
});

test('every question and every write is answered with 503 in time, what is cached is still served, and it recovers', async () => {
  const cached = apiPaths.activeCompetitions;
  expect((await app.inject({ url: cached })).statusCode).toBe(200);
  await desk.inject({ method: 'POST', url: '/write' });
  relay.freeze();
  const since = performance.now();
  const searches = Array.from({ length: 16 }, (_, i) => app.inject({ url: `/api/search?q=иван${i}` }));
  const writes = Array.from({ length: 3 }, () => desk.inject({ method: 'POST', url: '/write' }));
  expect((await app.inject({ url: cached })).statusCode).toBe(200);
  const answers = await Promise.all([...searches, ...writes]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(answers.map(() => '5'));
  expect(performance.now() - since).toBeLessThan(45_000);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  relay.thaw();
  await expect
    .poll(async () => (await app.inject({ url: '/api/search?q=балик' })).statusCode, { timeout: 20_000 })
    .toBe(200);
  await expect.poll(async () => (await desk.inject({ method: 'POST', url: '/write' })).statusCode).toBe(200);
}, 120_000);

test.skipIf(notFull)(
  'a lock that somebody holds for long is 503, not a hanging request',
  async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table matches in access exclusive mode');
    desk = fastify();
    handleErrors(desk);
    desk.post('/write', () => database.desk.transaction((tx) => tx.run(sql`update matches set venue = venue`)));
    const answer = await desk.inject({ method: 'POST', url: '/write' });
    await holder.query('rollback');
    holder.release();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  },
  60_000,
);
