import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#tests/support/clusters.ts';
import { runDelta } from '#tests/support/delta.ts';

let own: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  own = await createDatabase();
  client = new pg.Client(own.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

const delta = (...args: string[]) => runDelta(own.url, ...args);
const read = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

describe('unknown arguments are refused in one line before anything is done', () => {
  test.each([
    [['migrate', 'extra'], /'extra'.*delta migrate --help/],
    [['migrate', '--force'], /'--force'.*delta migrate --help/],
    [['demo', 'league'], /'league'.*delta demo --help/],
    [['desk-token', 'mine'], /'mine'.*delta desk-token --help/],
    [['desk'], /^delta desk invite NAME --role/],
    [['desk', 'invite', 'Иван'], /^delta desk invite NAME --role/],
    [['desk', 'invite', 'Иван', '--role', 'king'], /^delta desk invite NAME --role/],
    [['desk', 'invite', 'Иван', 'Петров', '--role', 'scorer'], /^delta desk invite NAME --role/],
    [['desk', 'invite', 'Иван', '--role', 'editor', '--competition', 'a'], /^Only a scorer has competitions/],
    [['new'], /^Usage: delta new FOLDER/],
    [['new', 'league', '--teams', 'a.txt'], /'--teams'.*delta new --help/],
    [['import'], /^Usage: delta import FOLDER/],
    [['export'], /^Usage: delta export FOLDER/],
    [['export', 'csv', 'team'], /^There is no table "team"; did you mean teams\?/],
    [['import', 'openfootball', 'a.json', '--loud'], /'--loud'.*delta import --help/],
    [['match', '--loud'], /'--loud'.*delta match --help/],
    [['repair'], /^There is no command "repair"/],
    [['constructor'], /^There is no command "constructor"/],
  ])('delta %j', async (args, line) => {
    const { code, out, err } = await delta(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(await read(`select to_regclass('teams') as teams`)).toEqual([{ teams: null }]);
  });
});

test('without a command, or with --help, delta lists its commands', async () => {
  for (const args of [[], ['--help'], ['migrate', '--help'], ['demo', '-h']]) {
    const { code, out, err } = await delta(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of ['import', 'export', 'demo', 'migrate', 'match'])
      expect(out).toMatch(RegExp(`^ {2}${command} `, 'm'));
  }
});

describe('in this order', () => {
  test('delta desk invite migrates first, and prints a link and its QR code', async () => {
    const { code, out, err } = await delta('desk', 'invite', 'Иван Петров', '--role', 'organiser');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [link = '', blank, ...rows] = out.trimEnd().split('\n');
    expect(link).toMatch(/^http:\/\/localhost:3001\/join#[\w-]{24}$/);
    expect([blank, rows.length > 10, rows.every((row) => /^[█▀▄ ]+$/.test(row))]).toEqual(['', true, true]);
    expect(
      await read(`select p.name, p.role, i.created_by from people p join invitations i on i.person_id = p.id`),
    ).toEqual([{ name: 'Иван Петров', role: 'organiser', created_by: null }]);
    const missing = await delta('desk', 'invite', 'Иван', '--role', 'scorer', '--competition', 'nothing');
    expect(missing).toEqual({ code: 1, out: '', err: 'There is no competition yet.\n' });
    expect(await read('select what, about from journal')).toEqual([{ what: 'invite', about: 'Иван Петров' }]);
  });

  test('delta migrate creates empty tables, and can run again', async () => {
    for (let turn = 0; turn < 2; turn++) {
      expect(await delta('migrate')).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' });
    }
    expect(
      await read(`select (select count(*)::int from teams) as teams, (select count(*)::int from news) as news`),
    ).toEqual([{ teams: 0, news: 0 }]);
  });

  test('delta demo loads the demo league', async () => {
    const { code, err } = await delta('demo');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(
      await read(`select (select count(*)::int from teams) as teams, (select count(*)::int from news) as news`),
    ).toEqual([{ teams: 16, news: 27 }]);
  });

  test('delta demo refuses a database that has a league', async () => {
    const count = `select (select count(*)::int from matches) as matches, (select count(*)::int from players) as players`;
    const before = await read(count);
    const { code, out, err } = await delta('demo');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The database already contains a league; the demo would be mixed with it.\n',
    });
    expect(out).toBe('');
    expect(await read(count)).toEqual(before);
  });

  test('delta import warns before adding a league to the demo', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'delta-league-own-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'teams.csv'), 'name\nНаши\n');
    const { code, err } = await delta('import', folder, '--dry-run');
    expect(code).toBe(0);
    expect(err).toMatch(/^This database contains the demo league.*simulator plays your matches/);
  });
});
