import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actBatchResponseSchema, type ActBatchResponse, type ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { BATCH_ACTS } from '#domain/match/rules/act.ts';
import { expectSumsToBeRight, openDeskLeague, phase, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';

/* Acts that waited on a phone come in one request: each counts once and is answered for itself. */

let league: DeskLeague;
const unused = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 'derby', 'other', 'tie', 'tie2'];
let match: string;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(() => {
  match = unused.shift() ?? '';
  league.passTo(0);
});
afterAll(() => league?.close());

interface Sent extends Omit<ActRequest, 'act'> {
  key: string;
  act: unknown;
}

const post = (acts: readonly unknown[], headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  league.desk().inject({
    method: 'POST',
    url: deskPaths.actBatch(league.id('matches', match)),
    headers,
    payload: { acts },
  });
async function send(acts: readonly Sent[]): Promise<ActBatchResponse['answers']> {
  const response = await post(acts);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  const body = response.json<ActBatchResponse>();
  expect(actBatchResponseSchema.parse(body)).toEqual(body);
  return body.answers;
}

const goal = (player = 'ivan') => ({ act: 'goal', team: 'home', player: league.player(player) }) as const;
const goals = (count: number): Sent[] => Array.from({ length: count }, (_, i) => ({ key: `goal-${i}`, act: goal() }));
const kickOff: Sent = { key: 'kick-off', act: { act: 'kick-off' } };
const inShort = (answers: ActBatchResponse['answers']) =>
  answers.map((answer) =>
    'recorded' in answer
      ? `${answer.key} ${answer.recorded.revision}`
      : `${answer.key} ${answer.refused.status} ${answer.refused.reason ?? ''}`.trim(),
  );
async function ledger(): Promise<string[]> {
  const { rows } = await league.database.pool.query<{ key: string }>(
    'select idempotency_key as key from match_ledger where match_id = $1 order by revision',
    [league.id('matches', match)],
  );
  return rows.map(({ key }) => key);
}

describe('a batch of acts', () => {
  test('[N4] is recorded in its order, each answered as by itself', async () => {
    const answers = await send([kickOff, ...goals(3)]);
    expect(inShort(answers)).toEqual(['kick-off 1', 'goal-0 2', 'goal-1 3', 'goal-2 4']);
    expect(answers.map((answer) => 'recorded' in answer && answer.recorded.score?.home)).toEqual([0, 1, 2, 3]);
    const alone = await league.send(match, goal(), { key: 'goal-1' });
    expect(answers[2]).toEqual({ key: 'goal-1', recorded: alone.json() });
    expect(await ledger()).toEqual(['kick-off', 'goal-0', 'goal-1', 'goal-2']);
  });

  test('[N4] counts once, however often it is sent, also at once and beside single acts', async () => {
    await send([kickOff]);
    const all = [kickOff, ...goals(8)];
    const answers = await Promise.all([send(all), send(all), send(all.slice(3)), send(all)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[3]).toEqual(answers[0]);
    expect((await ledger()).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
    expect((await league.send(match, goal(), { key: 'goal-7' })).statusCode).toBe(200);
    expect(await ledger()).toHaveLength(9);
  });

  test('[N5] goes on behind an act that is refused, unreadable or has the key of another', async () => {
    const answers = await send([
      { key: 'early', act: goal() },
      kickOff,
      { key: 'strange', act: { act: 'moonwalk' } },
      { key: 'kick-off', act: goal() },
      { key: 'future', act: goal(), at: new Date(league.now().getTime() + 3_600_000).toISOString() },
      { key: 'foreign', act: goal('petar') },
      { key: 'last', act: goal() },
    ]);
    expect(inShort(answers)).toEqual([
      'early 409 not_started',
      'kick-off 1',
      'strange 400 invalid',
      'kick-off 409 key_reused',
      'future 400',
      expect.stringMatching(/^foreign 409 /),
      'last 2',
    ]);
    expect(await ledger()).toEqual(['kick-off', 'last']);
  });

  test('notifies every node once', async () => {
    const id = league.id('matches', match);
    const from = league.notified.length;
    await send([kickOff, ...goals(20)]);
    await vi.waitUntil(() => league.notified.length > from, { timeout: 10_000 });
    await league.record('other', { act: 'kick-off' });
    expect(league.notified.slice(from).filter((tags) => tags.includes(`match:${id}`))).toHaveLength(1);
  });

  test('may end the match and go on behind it', async () => {
    const ending: Sent[] = [
      kickOff,
      ...goals(2),
      { key: 'half', act: phase('HALF_TIME') },
      { key: 'second', act: phase('SECOND_HALF') },
      { key: 'end', act: { act: 'final-whistle' } },
      { key: 'best', act: { act: 'man-of-the-match', player: league.player('ivan') } },
      { key: 'not yet', act: { act: 'withdraw', revision: 6 } },
      { key: 'late', act: goal() },
      { key: 'over', act: { act: 'final-whistle' } },
      { key: 'hand-in', act: { act: 'hand-in' } },
    ].map((one) => ({ ...one, key: one.key.replaceAll(' ', '-') }));
    const answers = await send(ending);
    expect(answers.map((answer) => 'recorded' in answer)).toEqual(ending.map(() => true));
    expect(await ledger()).toEqual(ending.map(({ key }) => key));
    await expectSumsToBeRight(league.database);
  });

  test('keeps what it recorded before a failure of the database, and answers for that alone', async () => {
    await league.database.pool.query(`
      create function fail_on_cards() returns trigger language plpgsql as
        $$ begin if new.kind = 'RED_CARD' then raise exception 'a failure'; end if; return new; end $$;
      create trigger fail_on_cards before insert on match_ledger for each row execute function fail_on_cards()`);
    const red = { key: 'red', act: { act: 'card', team: 'home', player: league.player('b2'), card: 'red' } };
    try {
      expect(inShort(await send([kickOff, ...goals(2), red, { key: 'behind', act: goal() }]))).toEqual([
        'kick-off 1',
        'goal-0 2',
        'goal-1 3',
      ]);
      expect((await post([red, { key: 'behind', act: goal() }])).statusCode).toBe(500);
      expect(await ledger()).toEqual(['kick-off', 'goal-0', 'goal-1']);
    } finally {
      await league.database.pool.query('drop trigger fail_on_cards on match_ledger; drop function fail_on_cards()');
    }
    expect(inShort(await send([red, { key: 'behind', act: goal() }]))).toEqual(['red 4', 'behind 5']);
  });

  test('is refused as a whole without a right, without acts and with too many', async () => {
    expect((await post([kickOff], {})).statusCode).toBe(401);
    expect((await post([])).statusCode).toBe(400);
    expect((await post([{ act: goal() }])).statusCode).toBe(400);
    expect((await post(goals(BATCH_ACTS + 1))).statusCode).toBe(400);
    expect(await ledger()).toEqual([]);
  });
});
