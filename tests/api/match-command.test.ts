import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#tests/support/clusters.ts';
import { runDelta } from '#tests/support/delta.ts';
import { deskLeague } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* A match from a terminal, as docs/OPERATING.md describes it. */

let own: Awaited<ReturnType<typeof createDatabase>>;
let league: Awaited<ReturnType<typeof openLeagueDatabase>>;
beforeAll(async () => {
  own = await createDatabase();
  league = await openLeagueDatabase(deskLeague(), own.url);
});
afterAll(async () => {
  await league?.close();
  await own?.drop();
});

const idOf = async (key: string) =>
  String((await league.pool.query<{ id: number }>('select id from matches where key = $1', [key])).rows[0]?.id);
const delta = (...args: string[]) => runDelta(own.url, 'match', ...args);
async function recorded(...args: string[]): Promise<string> {
  const { code, out, err } = await delta(...args);
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' });
  return out.trim();
}

test('on a database without tables no match is listed, and the desk gets its token', async () => {
  for (const [command, answer] of [
    ['match', /^No match is within a day of now\./],
    ['desk-token', /^[\w-]{24}\n$/],
  ] as const) {
    const empty = await createDatabase();
    const { code, out, err } = await runDelta(empty.url, command);
    await empty.drop();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(answer);
  }
});

test('a result is corrected after the end: another scorer, a goal withdrawn, one that was missed', async () => {
  const id = await idOf('s1');
  await recorded(id, 'kick-off');
  expect(await recorded(id, 'goal', '--team', 'home', '--player', '9', '--minute', '3')).toBe(
    'Entry 2: LIVE, FIRST_HALF, 1:0.',
  );
  await recorded(id, 'goal', '--team', 'away', '--player', '7', '--minute', '5');
  await recorded(id, 'phase', 'half-time');
  await recorded(id, 'phase', 'second-half');
  expect(await recorded(id, 'final-whistle')).toBe('Entry 6: FINISHED, FULL_TIME, 1:1.');

  expect(await recorded(id, 'hand-in')).toBe('Entry 7: FINISHED, FULL_TIME, 1:1.');
  const silent = await delta(id, 'withdraw', '3');
  expect(silent).toEqual({
    code: 1,
    out: '',
    err: 'The match was handed in: what is changed now needs a reason.\n',
  });
  const why = ['--reason', 'По протокола на съдията'];
  expect(await recorded(id, 'withdraw', '3', ...why)).toBe('Entry 8: FINISHED, FULL_TIME, 1:0.');
  await recorded(id, 'correct', '2', 'goal', '--team', 'home', '--player', '21', '--minute', '3', ...why);
  expect(await recorded(id, 'goal', '--team', 'home', '--player', '9', '--minute', '40', ...why)).toBe(
    'Entry 10: FINISHED, FULL_TIME, 2:0.',
  );
  const text = await recorded(id);
  expect(text).toMatch(/^Балик 2:0 Вихър \(FINISHED, FULL_TIME\)$/m);
  expect(text.slice(text.indexOf('Ledger')).split('\n')).toEqual([
    'Ledger',
    '    1 PHASE FIRST_HALF',
    "    2 GOAL 3' Балик, Иван Колев (corrected)",
    "    3 GOAL 5' Вихър, Петър Желев (taken back)",
    '    4 PHASE HALF_TIME',
    '    5 PHASE SECOND_HALF',
    '    6 FINAL_WHISTLE',
    '    7 HAND_IN',
    '    8 WITHDRAWAL of 3 – По протокола на съдията',
    "    9 CORRECTION of 2 3' Балик, Играч B2 – По протокола на съдията",
    "   10 GOAL 40' Балик, Иван Колев – По протокола на съдията",
  ]);
});

describe('times are local to Sofia, or have an offset', () => {
  test.each([
    ['s2', '2026-04-05 19:00', '2026-04-05T16:00:00.000Z'],
    ['s3', '5.4.2026 19:00', '2026-04-05T16:00:00.000Z'],
    ['s4', '2026-04-05T19:00:00+02:00', '2026-04-05T17:00:00.000Z'],
  ])('%s on %s', async (key, typed, instant) => {
    await recorded(await idOf(key), 'reschedule', '--start', typed);
    const { rows } = await league.pool.query<{ start: Date }>(
      'select start_time as start from matches where key = $1',
      [key],
    );
    expect(rows[0]?.start.toISOString()).toBe(instant);
  });

  test('invalid times are refused', async () => {
    const { code, err } = await delta(await idOf('s5'), 'reschedule', '--start', 'on Sunday');
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^--start: .*\(delta match --help lists the acts\)\.$/m) as string,
    });
  });
});

test('counts that cannot be read are refused in one line', async () => {
  const id = await idOf('s6');
  for (const [file, why] of [
    ['nowhere.json', 'cannot be read (ENOENT)'],
    ['README.md', 'is not JSON'],
  ] as const)
    expect(await delta(id, 'statistics', '--file', file)).toEqual({ code: 1, out: '', err: `${file} ${why}.\n` });
});

test('a match shows its day and pitch, and what an award and a new date say', async () => {
  const id = await idOf('s7');
  expect((await recorded(id)).split('\n')[1]).toBe('2026-03-15 20:00, Терен Балик, Делта Лига');
  await recorded(id, 'reschedule', '--start', '2026-03-22 18:00', '--venue', 'Друг терен');
  await recorded(id, 'award', '--home', '3', '--away', '0', '--reason-bg', 'Неявяване', '--reason-en', 'No show');
  const text = await recorded(id);
  expect(text.split('\n')[1]).toBe('2026-03-22 18:00, Друг терен, Делта Лига');
  expect(text.slice(text.indexOf('Ledger')).split('\n').slice(1)).toEqual([
    '    1 RESCHEDULE to 2026-03-22 18:00, Друг терен (before: 2026-03-15 20:00, Терен Балик)',
    '    2 AWARD 3:0, Неявяване / No show',
  ]);
  await recorded(id, 'withdraw', '2', '--reason', 'Дойдоха');
  await recorded(id, 'award', '--home', '0', '--away', '3', '--reason-bg', 'Неявяване');
  expect(await recorded(id)).toMatch(/4 AWARD 0:3, Неявяване$/m);
});

describe('answers are in the words of the person', () => {
  test.each([
    [
      'a player of the other team',
      ['goal', '--team', 'home', '--player', '#PETAR'],
      'Петър Желев (7) does not play for the home team.',
    ],
    ['nobody', ['goal', '--team', 'home', '--player', '77'], 'Nobody with number 77 plays for the home team.'],
    [
      'no player',
      ['card', 'yellow', '--team', 'home'],
      '--player is needed, or not readable (delta match --help lists the acts).',
    ],
    ['no act', ['gaol', '--team', 'home'], 'There is no act "gaol" (delta match --help lists the acts).'],
    ['no card', ['card', 'green', '--team', 'home', '--player', '9'], /^the card: .*yellow/],
  ])('%s', async (_what, args, message) => {
    const petar = (await league.pool.query<{ id: number }>(`select id from players where key = 'petar'`)).rows[0]?.id;
    const id = await idOf('s2');
    if (args[0] === 'goal') await delta(id, 'kick-off');
    const { code, err } = await delta(id, ...args.map((arg) => arg.replace('PETAR', String(petar))));
    expect({ code, err: err.trim() }).toEqual({
      code: 1,
      err: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    });
  });
});

test('[DK21] a match that is months ahead does not kick off', async () => {
  await league.pool.query(`update matches set start_time = now() + interval '100 days' where key = 's6'`);
  const { code, err } = await delta(await idOf('s6'), 'kick-off');
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^The match is (99|100) days ahead: give it a new date first\.$/m) as string,
  });
});

test('a failure of the database is one line without its query', async () => {
  await league.pool.query('alter table matches rename column venue to place');
  try {
    const { code, err } = await delta(await idOf('s6'));
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The database refused: column m.venue does not exist. This is a fault of the program; LOG_LEVEL=debug shows more to report it.\n',
    });
  } finally {
    await league.pool.query('alter table matches rename column place to venue');
  }
});
