import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { listInColumns } from '#server/db/list-in-columns.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { pingDatabase } from '#server/db/ping.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { addressesOf, everyEndpoint } from '#tests/support/every-endpoint.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { observeQueries } from '#tests/support/observe-queries.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
});
afterAll(() => database.close());

/** Uses one connection while queries do not overlap. */
const prepared = (text: string) =>
  database.reader.rows<{ name: string; used: number }>(
    sql`select name, generic_plans + custom_plans as used from pg_prepared_statements where statement = ${text}`,
  );

describe('a query on a pool', () => {
  test('is prepared once on a connection, whatever its values', async () => {
    const next = (value: number) => sql`select ${value}::int + 1 as next`;
    for (const value of [1, 2, 3]) expect(await database.reader.one(next(value))).toEqual({ next: value + 1 });
    expect(await prepared(next(0).text)).toEqual([{ name: expect.stringMatching(/^[\w-]{20}$/), used: 3 }]);
  });

  test('goes on after a migration changed its columns under it, on every connection', async () => {
    const query = sql`select * from changing, pg_sleep(0.05)`;
    const ask = () => Promise.all(Array.from({ length: 5 }, () => database.reader.rows(query)));
    await database.pool.query('create table changing (goals int)');
    await database.pool.query('insert into changing values (3)');
    await ask();
    await database.pool.query('alter table changing alter goals type text');
    for (let turn = 0; turn < 3; turn++) {
      for (const rows of await ask()) expect(rows).toEqual([expect.objectContaining({ goals: '3' })]);
    }
    expect((await prepared(query.text)).length).toBeLessThanOrEqual(2);
  });

  test('that fails gives its reason every time and is not retried', async () => {
    for (let turn = 0; turn < 2; turn++) {
      await expect(database.reader.rows(sql`select 1 / ${0}::int`)).rejects.toThrow('division by zero');
      await expect(database.reader.rows(sql`select nonsense`)).rejects.toThrow('"nonsense" does not exist');
    }
  });
});

test('a transaction sees what it has written, one query at a time, and prepares nothing', async () => {
  const query = sql`select count(*) as count from referees where key = ${'in-transaction'}`;
  await database.db.transaction(async (tx) => {
    const rows = [0, 1, 2].map((n) => ({ key: `${n === 0 ? 'in-transaction' : n}`, name: 'x', nameLatin: 'x' }));
    const inserted = rows.map((row) => tx.run(sql`insert into referees ${sql.values(row)}`));
    expect(await tx.one(query)).toEqual({ count: 1 });
    expect(await Promise.all(inserted)).toEqual([1, 1, 1]);
    await expect(
      tx.transaction(async (savepoint) => {
        await savepoint.run(sql`delete from referees`);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await tx.one(query)).toEqual({ count: 1 });
    expect(await tx.exists(sql`select from pg_prepared_statements`)).toBe(false);
    expect(await tx.one(sql`show plan_cache_mode`)).toEqual({ plan_cache_mode: 'auto' });
    await tx.run(sql`delete from referees where name = 'x'`);
  });
  expect(await database.db.one(query)).toEqual({ count: 0 });
});

test('a transaction that fails writes nothing, and its connection is used again', async () => {
  const failing = database.desk.transaction(async (tx) => {
    await tx.run(sql`insert into referees ${sql.values({ key: 'lost', name: 'x', nameLatin: 'x' })}`);
    await tx.run(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await database.desk.exists(sql`select from referees where key = 'lost'`)).toBe(false);
  expect(database.pools().find(({ name }) => name === 'desk')).toMatchObject({ inUse: 0, idle: 1 });
});

test('a snapshot does not see what others write meanwhile, and writes nothing itself', async () => {
  const count = sql`select count(*) as count from referees`;
  const writing = database.db.transaction(
    async (tx) => {
      const before = await tx.one(count);
      await database.desk.run(sql`insert into referees ${sql.values({ key: 'late', name: 'x', nameLatin: 'x' })}`);
      expect(await tx.one(count)).toEqual(before);
      await tx.run(sql`delete from referees`);
    },
    { snapshot: true },
  );
  await expect(writing).rejects.toThrow('read-only transaction');
  expect(await database.desk.run(sql`delete from referees where key = 'late'`)).toBe(1);
});

describe('the rows', () => {
  const at = new Date('2026-08-15T16:30:00.125Z');
  const values = sql`
    ${at}::timestamptz as instant, ${'2026-08-15'}::date as day, array[${'2026-08-15'}::date] as days, 5::bigint as big,
    array[1, 2]::bigint[] as "bigs", 7.25::numeric as rating, sum(n) as sum, count(*) as count, ${null}::int as nothing,
    ${sql.json({ list: [1, 'две'] })}::jsonb as document, ${['а', null, 'b"c\\']}::text[] as texts, ${true}::boolean as yes,
    ${Buffer.from([0, 255])}::bytea as bytes`;
  const expected = {
    instant: at,
    day: '2026-08-15',
    days: ['2026-08-15'],
    big: 5,
    bigs: [1, 2],
    rating: 7.25,
    sum: 3,
    count: 2,
    nothing: null,
    document: { list: [1, 'две'] },
    texts: ['а', null, 'b"c\\'],
    yes: true,
    bytes: Buffer.from([0, 255]),
  };
  const query = sql`select ${values} from (values (1), (2)) listed (n)`;

  test('have the same types on every pool and in a transaction', async () => {
    for (const on of [database.reader, database.desk, database.db]) expect(await on.one(query)).toEqual(expected);
    expect(await database.db.transaction((tx) => tx.one(query))).toEqual(expected);
  });

  test('are one, or none, or some', async () => {
    const none = sql`select 1 as n where false`;
    const on: Queryable = database.db;
    expect(await on.rows(none)).toEqual([]);
    expect(await on.maybe(none)).toBeNull();
    expect(await on.exists(none)).toBe(false);
    await expect(on.one(none)).rejects.toThrow('had none');
    expect(await on.exists(sql`select where true`)).toBe(true);
    expect(await on.run(sql`update referees set name = name where false`)).toBe(0);
  });
});

test('what comes from outside never becomes SQL', async () => {
  const hostile = `x'; drop table referees; --"\\$1`;
  expect(await database.reader.one(sql`select ${hostile} as text`)).toEqual({ text: hostile });
  expect(await database.reader.one(sql`select ${sql.literal(hostile)} as text`)).toEqual({ text: hostile });
  expect(await database.reader.one(sql`select 1 as ${sql.identifier(hostile)}`)).toEqual({ [hostile]: 1 });
  await expect(database.reader.rows(sql`select ${hostile}::int`)).rejects.toThrow('invalid input syntax');
});

test('columns of a query come as rows, with the objects that they share', async () => {
  const query = sql`select * from (values (1, 7, 'а'), (2, null, null), (3, 7, 'в')) listed (id, team, name)`;
  const shared = { columns: ['team'] as const, objects: sql`select 7 as id, json_build_object('id', 7) as object` };
  const list = (which = sql`true`) =>
    listInColumns<{ id: number; team: { id: number } | null; name: string | null }>(
      database.reader,
      ['id', 'team', 'name'],
      sql`select * from (${query}) rows where ${which}`,
      [shared],
    );
  expect(await list()).toEqual([
    { id: 1, team: { id: 7 }, name: 'а' },
    { id: 2, team: null, name: null },
    { id: 3, team: { id: 7 }, name: 'в' },
  ]);
  expect(await list(sql`false`)).toEqual([]);
});

test('all endpoints together use a bounded number of statements', async () => {
  const texts = new Set<string>();
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: observeQueries(database.reader, ({ text }) => void texts.add(text)),
    cache: createResponseCache({ maxBytes: 0 }),
    now: () => SMALL_LEAGUE_NOW,
  });
  onTestFinished(() => app.close());
  for (const endpoint of everyEndpoint) {
    for (const address of await addressesOf(database.reader, endpoint)) await app.inject({ url: address });
  }
  const ofCalls = texts.size;
  expect(ofCalls).toBeGreaterThan(everyEndpoint.length / 2);
  expect(ofCalls).toBeLessThan(110);
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
  const { pid } = await lonely.reader.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^A connection to the database was lost \(.+\)\.$/)]);
  await pingDatabase(lonely.reader);
});
