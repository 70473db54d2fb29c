import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { packageRoot } from '#server/root.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { runDelta } from '#tests/support/delta.ts';

const data = (name: string) => join(packageRoot, 'tests/data/openfootball', name);

let own: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  own = await createDatabase();
});
afterAll(async () => {
  await own?.drop();
});

const delta = (...args: string[]) => runDelta(own.url, ...args);

test('a command has its own help, and its errors are one line', async () => {
  const help = await delta('import', '--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain('delta import openfootball FILE');
  expect(await delta('import', 'openfootball', 'nowhere.json')).toEqual({
    code: 1,
    out: '',
    err: 'There is no file nowhere.json\n',
  });
});

describe('into an empty database', () => {
  let database: OpenDatabase;
  const query = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];
  const sizes = () =>
    query(
      `select (select count(*)::int from seasons) as seasons, (select count(*)::int from teams) as teams,
         (select count(*)::int from matches) as matches, (select count(*)::int from match_ledger) as goals,
         (select count(*)::int from players) as players`,
    );

  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  });
  afterAll(() => database?.close());

  test('the World Cup is imported, and mistakes of the file are reported', async () => {
    const notes = ['--notes', data('world-cup-2022.notes.json')];
    const { code, out, err } = await delta('import', 'openfootball', data('world-cup-2022.json'), ...notes);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Added World Cup 2022: 32 teams, 64 matches, 172 goals by 118 players.\n',
    });
    expect(err.trimEnd().split('\n')).toHaveLength(3);
    expect(await sizes()).toEqual([{ seasons: 1, teams: 32, matches: 64, goals: 172, players: 118 }]);
  });

  test('the same again is refused and changes nothing', async () => {
    const before = await sizes();
    const again = await delta('import', 'openfootball', data('world-cup-2022.json'));
    expect(again).toMatchObject({
      code: 1,
      out: '',
      err: 'World Cup 2022 is in the database already. Nothing was changed.\n',
    });
    expect(await sizes()).toEqual(before);
  });

  test('another competition of the same years uses the season, teams and players that exist', async () => {
    const match = { round: 'Matchday 1', date: '2022-09-20', team1: 'Argentina', team2: 'Honduras' };
    const goals1 = [{ name: 'Lionel Messi', minute: 10 }];
    const file = { name: 'Friendlies 2022', matches: [{ ...match, score: { ft: [1, 0] }, goals1 }] };
    const { rows } = toRows(parseOpenfootball(JSON.stringify(file), 'file'), parseNotes('{}', 'notes'));
    await addRows(database, rows);
    expect(await sizes()).toEqual([{ seasons: 1, teams: 33, matches: 65, goals: 173, players: 118 }]);
    expect(await query(`select year_start, is_current from seasons`)).toEqual([{ year_start: 2022, is_current: true }]);
    expect(
      await query(
        `select sum(s.goals)::int as goals from player_competition_stats s join players p on p.id = s.player_id
         where p.name = 'Lionel Messi'`,
      ),
    ).toEqual([{ goals: 8 }]);
  });
});
