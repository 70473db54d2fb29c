import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { openDeskLeague, lineup, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* The desk answers invalid input with an error message and changes nothing. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
  await league.record('derby', { act: 'kick-off' });
});
afterAll(() => league?.close());

const post = (
  payload: string | object,
  { url = deskPaths.acts(league.id('matches', 'derby')), ...headers }: Record<string, string> = {},
) =>
  league.desk().inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': 'a-key',
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });
async function expectRejected(status: number, payload: string | object, headers?: Record<string, string>) {
  const answered = await post(payload, headers);
  expect([payload, answered.statusCode]).toEqual([payload, status]);
  expect(answered.json()).toMatchObject({ error: expect.stringMatching(/^(?!Malformed)[A-Z]/) });
}
const goal = { act: 'goal', team: 'home' } as const;

describe('a 400 for', () => {
  test('bodies that are not an act', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"goal"',
      '7',
      '{}',
      '{"act":null}',
      '{"act":"goal"}',
      '{"act":{}}',
      '{"act":[]}',
      '{"act":{"act":"dance"}}',
      '{"act":{"act":"__proto__"}}',
      '{"__proto__":{"act":{"act":"kick-off"}}}',
    ];
    for (const body of bodies) await expectRejected(400, body);
  });

  test('acts with missing, wrong or unknown fields', async () => {
    const acts: object[] = [
      { act: 'goal' },
      { ...goal, team: 'balik' },
      { ...goal, player: '9' },
      { ...goal, player: 0 },
      { ...goal, player: 1.5 },
      { ...goal, player: 2 ** 31 },
      { ...goal, minute: 0 },
      { ...goal, minute: 201 },
      { ...goal, minute: '5' },
      { ...goal, minute: 25, extraTime: 61 },
      { ...goal, extraTime: 2 },
      { ...goal, ownGoal: 'yes' },
      { ...goal, scorer: 9 },
      { act: 'card', team: 'home', player: 1, card: 'blue' },
      { act: 'card', team: 'home', card: 'red' },
      { act: 'penalty', team: 'home', player: 1, result: 'scored' },
      { act: 'substitution', team: 'home', playerIn: 1 },
      { act: 'phase' },
      { act: 'phase', phase: 'THIRD_HALF' },
      { act: 'kick-off', minute: 3 },
      { act: 'lineup', team: 'home', starters: [] },
      { act: 'lineup', team: 'home', starters: Array.from({ length: 12 }, (_, i) => ({ player: i + 1 })) },
      { act: 'lineup', team: 'home', starters: [{ player: 1, shirtNumber: 100 }] },
      { act: 'lineup', team: 'home', starters: [{ player: 1, position: 'LIBERO' }] },
      { act: 'statistics', teams: { home: { possession: 101 } } },
      { act: 'statistics', teams: { balik: {} } },
      { act: 'statistics', players: [{ player: 1, rating: 10.1 }] },
      { act: 'statistics', players: [{ player: 1, shots: 1, shotsOnTarget: 2 }] },
      { act: 'statistics', players: [{ player: 1, passesCompleted: 2 }] },
      { act: 'statistics', players: [{ player: 1, goals: 2 }] },
      { act: 'award', home: 3, away: 0 },
      { act: 'award', home: 3, away: -1, reasonBg: 'а', reasonEn: 'a' },
      { act: 'award', home: 3, away: 0, reasonBg: ' ', reasonEn: 'a' },
      { act: 'reschedule' },
      { act: 'reschedule', startTime: '2026-03-22' },
      { act: 'reschedule', startTime: '2026-02-30T17:00:00Z' },
      { act: 'reschedule', startTime: '2026-03-22T17:00:00' },
      { act: 'reschedule', startTime: '0000-01-01T00:00:00Z' },
      { act: 'reschedule', startTime: '9999-12-31T23:59:59Z' },
      { act: 'withdraw' },
      { act: 'withdraw', revision: 0 },
      { act: 'correct', revision: 1 },
      { act: 'correct', revision: 1, to: { act: 'withdraw', revision: 1 } },
      { act: 'correct', revision: 1, to: { ...goal, extraTime: 1 } },
    ];
    for (const act of acts) await expectRejected(400, { act });
  });

  test('impossible texts and times', async () => {
    for (const reason of ['', '   ', 7, 'а'.repeat(501), 'a\0b', 'half \ud800 a character'])
      await expectRejected(400, { act: goal, reason });
    for (const at of [
      'now',
      1_700_000_000,
      '2026-03-15',
      '2026-03-15T18:02:00Z',
      '2024-03-15T18:00:00Z',
      '0001-01-01T00:00:00Z',
    ])
      await expectRejected(400, { act: goal, at });
    await expectRejected(400, { act: goal, At: '2026-03-15T18:00:00Z' });
    await expectRejected(400, { act: { act: 'reschedule', startTime: '2026-03-22T17:00:00Z', venue: 'a\0b' } });
  });

  test('invalid keys and ids', async () => {
    for (const key of ['', ' ', 'a key', 'ключ', 'k'.repeat(101)])
      await expectRejected(400, { act: goal }, { 'idempotency-key': key });
    const { 'idempotency-key': _none, ...headers } = { authorization: `Bearer ${TOKEN}`, 'idempotency-key': '' };
    const keyless = await league
      .desk()
      .inject({ method: 'POST', url: deskPaths.acts(1), headers, payload: { act: goal } });
    expect(keyless.statusCode).toBe(400);
    for (const id of ['0', '-1', '1.5', '1e3', 'x', '99999999999', '%00'])
      await expectRejected(400, { act: goal }, { url: `/api/matches/${id}/acts` });
    await expectRejected(404, { act: goal }, { url: deskPaths.acts(2147483647) });
  });
});

test('bodies that are too long or of another content type', async () => {
  await expectRejected(413, JSON.stringify({ act: goal, reason: 'x'.repeat(70_000) }));
  await expectRejected(415, '<act/>', { 'content-type': 'application/xml' });
});

test('no input causes a 500, and a refused act leaves nothing behind', async () => {
  await league.record('s1', lineup(league, 'home'));
  const word = fc.constantFrom(
    'goal',
    'card',
    'phase',
    'lineup',
    'statistics',
    'award',
    'reschedule',
    'correct',
    'withdraw',
    'substitution',
    'kick-off',
    'man-of-the-match',
    'shoot-out-kick',
    'stop-clock',
  );
  const number = fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constantFrom(2147483647, 1e21, 0.5));
  const value = fc.oneof(
    number,
    fc.constantFrom(
      null,
      true,
      'home',
      'away',
      'yellow',
      'red',
      'SECOND_HALF',
      'FULL_TIME',
      'saved',
      'scored',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '\u0000',
    ),
  );
  const names = [
    'team',
    'player',
    'assist',
    'minute',
    'extraTime',
    'card',
    'phase',
    'result',
    'playerIn',
    'playerOut',
    'revision',
    'startTime',
    'venue',
    'home',
    'away',
    'ownGoal',
    'rating',
  ];
  const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
  const place = fc.record({
    player: number,
    shirtNumber: fc.option(number),
    position: fc.constantFrom(null, 'GK', 'FWD'),
  });
  const lists = fc.record(
    {
      starters: fc.array(place, { maxLength: 7 }),
      players: fc.array(fc.record({ player: number, rating: number, shots: number }), { maxLength: 3 }),
      to: fc.record({ act: word }),
    },
    { requiredKeys: [] },
  );
  const act = fc.tuple(word, fields, lists).map(([name, some, more]) => ({ ...some, ...more, act: name }));
  const body = fc.oneof(
    { arbitrary: act.map((sent) => ({ act: sent })), weight: 9 },
    { arbitrary: fc.anything().map((sent) => ({ act: sent })), weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('derby', 's1', 'tie', 'imported', 'final'), async (sent, match) => {
      const before = await revisionOf(match);
      const { statusCode } = await league.send(match, (JSON.parse(JSON.stringify(sent)) as { act?: unknown }).act);
      expect([200, 400, 409]).toContain(statusCode);
      expect(await revisionOf(match)).toBe(statusCode === 200 ? before + 1 : before);
    }),
    { numRuns: 300 },
  );
});

async function revisionOf(match: string): Promise<number> {
  const { rows } = await league.database.pool.query<{ revision: number }>(
    `select m.revision from matches m where m.key = $1 and m.revision = (select count(*) from match_ledger e where e.match_id = m.id)`,
    [match],
  );
  return rows[0]?.revision ?? -1;
}
