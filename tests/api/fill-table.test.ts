import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationOf } from '#server/db/pg-errors.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { insertColumns } from '#server/db/league-tables/insert-columns.ts';
import { dropIndexes } from '#server/db/league-tables/drop-indexes.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/** All keys and indexes in PostgreSQL, sorted. */
const STRUCTURE = `
  select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace = 'public'::regnamespace
  union all
  select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
  where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  order by 1, 2, 3`;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openLeagueDatabase();
});
afterAll(() => database?.close());

const structure = async () => (await database.pool.query(STRUCTURE)).rows as { of: string; name: string }[];
const refusal = async (work: Promise<unknown>) => violationOf(await work.catch((error: unknown) => error))?.detail;

describe('a table without its indexes while it is filled', () => {
  test.each(['matches', 'lineups', 'match_ledger', 'player_match_stats', 'players', 'seasons', 'news'])(
    '%s has every key and index again',
    async (table) => {
      const before = await structure();
      await database.db.transaction(async (tx) => (await dropIndexes(tx, table))());
      expect(before.filter((one) => one.of === table).length).toBeGreaterThan(1);
      expect(await structure()).toEqual(before);
    },
  );

  test('refuses at the end what it would have refused at once, and rolls back', async () => {
    const before = await structure();
    const filling = database.db.transaction(async (tx) => {
      const putBack = await dropIndexes(tx, 'competition_teams');
      const into = { table: 'competition_teams', columns: ['competition_season_id', 'team_id'] };
      await insertColumns(tx, into, [[98, 99]], () => {});
      await putBack();
    });
    expect(await refusal(filling)).toMatch(/is not present in table/);
    expect(await structure()).toEqual(before);
  });
});

describe('rows by columns', () => {
  const teams = { table: 'teams', columns: ['key', 'name', 'name_latin', 'short_name', 'founded'] };
  const team = (key: string, name = key) => [key, name, name, 'АБВ', null];

  test('every row goes in, and every text as it is', async () => {
    const names = ['NULL', '', '{a,b}', '"', '\\', '\\x41', "'; drop table teams; --", 'две\nлинии', '👩‍👦'];
    const rows = Array.from({ length: 2500 }, (_, at) => team(`t${at}`, names[at % names.length]));
    let inserted = 0;
    await database.db.transaction(async (tx) => {
      expect(await insertColumns(tx, teams, rows, (count) => (inserted += count))).toBe(2500);
    });
    expect(inserted).toBe(2500);
    const { rows: stored } = await database.pool.query<{ name: string; founded: null }>(
      'select name, founded from teams order by id limit 9',
    );
    expect(stored).toEqual(names.map((name) => ({ name, founded: null })));
  });

  test('an error of the database is reported, also while more rows are generated', async () => {
    function* rows() {
      for (let at = 0; at < 5000; at++) yield team('one and the same');
    }
    const filling = database.db.transaction((tx) => insertColumns(tx, teams, rows(), () => {}));
    expect(await refusal(filling)).toMatch(/key/);
  });
});
