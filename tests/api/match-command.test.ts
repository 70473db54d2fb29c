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

  const silent = await delta(id, 'withdraw', '3');
  expect(silent).toEqual({ code: 1, out: '', err: 'The match is over: what is changed now needs a reason.\n' });
  const why = ['--reason', 'По протокола на съдията'];
  expect(await recorded(id, 'withdraw', '3', ...why)).toBe('Entry 7: FINISHED, FULL_TIME, 1:0.');
  await recorded(id, 'correct', '2', 'goal', '--team', 'home', '--player', '21', '--minute', '3', ...why);
  expect(await recorded(id, 'goal', '--team', 'home', '--player', '9', '--minute', '40', ...why)).toBe(
    'Entry 9: FINISHED, FULL_TIME, 2:0.',
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
    '    7 WITHDRAWAL of 3 – По протокола на съдията',
    "    8 CORRECTION of 2 3' Балик, Играч B2 – По протокола на съдията",
    "    9 GOAL 40' Балик, Иван Колев – По протокола на съдията",
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
      err: expect.stringMatching(/^That is not an act \(act\.startTime: /) as string,
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
