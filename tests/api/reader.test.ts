import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import type { Reader } from '#server/db/reader.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { addressesOf, everyEndpoint } from '#tests/support/every-endpoint.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
});
afterAll(() => database.close());

/** Uses one connection while queries do not overlap. */
const prepared = async (text: string) =>
  (
    await database.reader.query<{ name: string; used: number }>(
      `select name, (generic_plans + custom_plans)::int as used from pg_prepared_statements where statement = $1`,
      [text],
    )
  ).rows;

describe('a reading query', () => {
  test('is prepared once on a connection, whatever its values', async () => {
    const text = 'select $1::int + 1 as next';
    for (const value of [1, 2, 3]) {
      expect((await database.reader.query<{ next: number }>(text, [value])).rows).toEqual([{ next: value + 1 }]);
    }
    expect(await prepared(text)).toEqual([{ name: expect.stringMatching(/^[\w-]{20}$/), used: 3 }]);
  });

  test('goes on after a migration changed its columns under it, on every connection', async () => {
    const text = 'select * from changing, pg_sleep(0.05)';
    const ask = () => Promise.all(Array.from({ length: 5 }, () => database.reader.query(text)));
    await database.pool.query('create table changing (goals int)');
    await database.pool.query('insert into changing values (3)');
    await ask();
    await database.pool.query('alter table changing alter goals type text');
    for (let turn = 0; turn < 3; turn++) {
      for (const { rows } of await ask()) expect(rows).toEqual([expect.objectContaining({ goals: '3' })]);
    }
    const renamed = await prepared(text);
    expect(renamed.length).toBeLessThanOrEqual(2);
  });

  test('that fails gives its reason every time and is not retried', async () => {
    for (let turn = 0; turn < 2; turn++) {
      await expect(database.reader.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
      await expect(database.reader.query('select nonsense')).rejects.toThrow('"nonsense" does not exist');
    }
  });
});

test('all endpoints together use a bounded number of statements', async () => {
  const texts = new Set<string>();
  const reader: Reader = {
    query: (text, values) => {
      texts.add(text);
      return database.reader.query(text, values);
    },
  };
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader,
    cache: createResponseCache({ maxBytes: 0 }),
    now: () => SMALL_LEAGUE_NOW,
  });
  onTestFinished(() => app.close());
  for (const endpoint of everyEndpoint) {
    for (const address of await addressesOf(database.reader, endpoint)) await app.inject({ url: address });
  }
  const ofCalls = texts.size;
  expect(ofCalls).toBeGreaterThan(everyEndpoint.length / 2);
  expect(ofCalls).toBeLessThan(100);
  for (let words = 1; words <= 16; words++) {
    const { statusCode } = await app.inject({ url: `/api/search?q=${'колве%20'.repeat(words)}` });
    expect(statusCode).toBe(200);
  }
  expect(texts.size - ofCalls).toBeLessThanOrEqual(4);
});

test('a lost connection is reported, and the next query gets another', async () => {
  const own = await createDatabase();
  const lines: string[] = [];
  const lonely = await openDatabase({ databaseUrl: own.url, dataDir: '' }, (line) => lines.push(line));
  onTestFinished(async () => {
    await lonely.close();
    await own.drop();
  });
  const { rows } = await lonely.reader.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^A connection to the database was lost \(.+\)\.$/)]);
  expect((await lonely.reader.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
