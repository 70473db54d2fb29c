import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActResponse, ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import {
  expectSumsToBeRight,
  openDeskLeague,
  phase,
  lineup,
  TOKEN,
  type DeskLeague,
} from '#tests/support/desk-league.ts';

/* A phone may send an act twice, late, or together with another: each act counts once and gets the same response. */

let league: DeskLeague;
const unused = ['s1', 's2', 's3', 's4', 's5', 's6'];
let key: string;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(() => {
  key = unused.shift() ?? '';
  league.passTo(0);
});
afterAll(() => league?.close());

const goal = (player: string, more: object = {}): ActRequest['act'] => ({
  act: 'goal',
  team: 'home',
  player: league.player(player),
  ...more,
});
async function entries(): Promise<{ kind: string; revision: number }[]> {
  const { rows } = await league.database.pool.query<{ kind: string; revision: number }>(
    'select kind, revision from match_ledger where match_id = $1 order by revision',
    [league.id('matches', key)],
  );
  return rows;
}
const answersTo = async (sent: Promise<{ statusCode: number; body: string }>[]) =>
  (await Promise.all(sent)).map(({ statusCode, body }) => `${statusCode} ${body}`);

describe('the same key', () => {
  test('twice is one act, answered byte for byte the same, also after others', async () => {
    const first = await league.send(key, lineup(league, 'home'), { key: 'sheet' });
    await league.record(key, { act: 'kick-off' });
    const scored = await league.send(key, goal('ivan'), { key: 'goal' });
    await league.record(key, goal('b2'));
    await league.record(key, { act: 'withdraw', revision: 3 });
    const again = await league.send(key, goal('ivan'), { key: 'goal' });
    expect([again.statusCode, again.body]).toEqual([200, scored.body]);
    expect((await league.send(key, lineup(league, 'home'), { key: 'sheet' })).body).toBe(first.body);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['LINEUP', 'PHASE', 'GOAL', 'GOAL', 'WITHDRAWAL']);
  });

  test('twenty times at once is one act too', async () => {
    await league.record(key, { act: 'kick-off' });
    const answers = await answersTo(Array.from({ length: 20 }, () => league.send(key, goal('ivan'), { key: 'once' })));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 .*"revision":2,.*"score":\{"home":1,"away":0\}/);
    expect(await entries()).toHaveLength(2);
  });

  test('with another body is a mistake, and changes nothing', async () => {
    await league.record(key, { act: 'kick-off' });
    const at = league.now().toISOString();
    await league.record(key, goal('ivan'), { key: 'goal', at, reason: 'Първи' });
    const others: [ActRequest['act'], object][] = [
      [goal('b2'), { at, reason: 'Първи' }],
      [goal('ivan', { penalty: true }), { at, reason: 'Първи' }],
      [goal('ivan'), { at: '2026-03-15T17:59:59Z', reason: 'Първи' }],
      [goal('ivan'), { at, reason: 'Втори' }],
      [goal('ivan'), {}],
      [{ act: 'final-whistle' }, {}],
    ];
    for (const [act, more] of others)
      expect((await league.send(key, act, { key: 'goal', ...more })).statusCode).toBe(409);
    expect(await entries()).toHaveLength(2);
  });

  test('however the same act is written', async () => {
    await league.record(key, { act: 'kick-off' });
    const written = (body: string) =>
      league.desk().inject({
        method: 'POST',
        url: deskPaths.acts(league.id('matches', key)),
        headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': 'written', 'content-type': 'application/json' },
        payload: body,
      });
    const player = league.player('ivan');
    const first = await written(`{"act":{"act":"goal","team":"home","player":${player}}}`);
    const second = await written(`{"act": {"player": ${player}, "assist": null, "team": "home", "act": "goal"}}`);
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
  });

  test('can be used again after a refusal, and in another match', async () => {
    const sent = { key: 'early' };
    expect(await league.refused(key, goal('ivan'), sent)).toEqual([409, 'not_started']);
    await league.record(key, { act: 'kick-off' });
    await league.record(key, goal('ivan'), sent);
    await league.record('derby', { act: 'kick-off' }, sent);
    expect(await entries()).toHaveLength(2);
  });
});

describe('at the same instant', () => {
  test('two acts both count, one after the other', async () => {
    await league.record(key, { act: 'kick-off' });
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, i) => league.send(key, goal(i % 2 ? 'ivan' : 'b2'), { key: `goal-${i}` })),
    );
    const answers = sent.map((one) => one.json<ActResponse>()).toSorted((a, b) => a.revision - b.revision);
    expect(answers.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
    expect(answers.map(({ score }) => score?.home)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    const { details } = await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key)));
    expect(details.match).toMatchObject({ team1_score: 20, revision: 21 });
  });

  test('of two contradictory acts one is refused', async () => {
    const answers = await answersTo(
      ['a', 'b', 'c'].map((name) => league.send('other', { act: 'kick-off' }, { key: name })),
    );
    expect(answers.map((answer) => answer.slice(0, 3)).toSorted()).toEqual(['200', '409', '409']);
  });

  test('all matches of a competition end, and its table has them all', async () => {
    const together = ['derby', 'other', 's3', 's4'];
    for (const one of together) {
      const { phase: now } = await state(one);
      if (now === 'NOT_STARTED') await league.record(one, { act: 'kick-off' });
      await league.record(one, phase('HALF_TIME'));
      await league.record(one, phase('SECOND_HALF'));
    }
    const before = await tableOf('derby');
    const answers = await answersTo(together.map((one) => league.send(one, { act: 'final-whistle' })));
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200', '200']);
    await expectSumsToBeRight(league.database);
    await expect.poll(async () => (await tableOf('derby')) - before).toBe(2 * together.length);
  });
});

const state = async (match: string) => {
  const { rows } = await league.database.pool.query<{ phase: string }>('select phase from matches where key = $1', [
    match,
  ]);
  return rows[0] ?? { phase: '' };
};
/** Matches of all teams together. */
async function tableOf(match: string): Promise<number> {
  const { standings } = await league.ask(
    matchEndpoints.standings,
    apiPaths.matchStandings(league.id('matches', match)),
  );
  return Object.values(standings)
    .flat()
    .reduce((sum, row) => sum + row.matches, 0);
}

describe('the notification of an act', () => {
  async function announced(act: () => Promise<unknown>): Promise<string[]> {
    await league.hearAll();
    const from = league.notified.length;
    await act();
    await league.hearAll();
    return league.notified.slice(from, -1).flat();
  }

  test('names the tags of the changed responses', async () => {
    const [match, balik, vihar, liga] = [
      league.id('matches', 's7'),
      league.id('teams', 'balik'),
      league.id('teams', 'vihar'),
      league.id('competitions', 'liga'),
    ];
    const shared = [`match:${match}`, 'live', `competition:${liga}`, `team:${balik}`, `team:${vihar}`];
    expect(await announced(() => league.record('s7', { act: 'kick-off' }))).toEqual(shared);
    expect(await announced(() => league.record('s7', goal('ivan')))).toEqual(shared);
    expect(await announced(() => league.record('s7', { act: 'statistics', teams: { home: { shots: 1 } } }))).toEqual([
      `match:${match}`,
    ]);
    await league.record('s7', phase('HALF_TIME'));
    await league.record('s7', phase('SECOND_HALF'));
    const ended = await announced(() => league.record('s7', { act: 'final-whistle' }));
    expect(ended).toEqual(
      expect.arrayContaining([
        ...shared,
        'results',
        `player:${league.player('ivan')}`,
        `player:${league.player('v7')}`,
        `referee:${league.id('referees', 'ref')}`,
      ]),
    );
    const rated = { act: 'statistics', players: [{ player: league.player('b7'), rating: 7 }] } as const;
    expect(await announced(() => league.send('s7', rated))).toContain(`player:${league.player('b7')}`);
  });

  test('is not sent for refused or repeated acts', async () => {
    await league.record('tie', { act: 'kick-off' }, { key: 'kick-off' });
    expect(await announced(() => league.send('tie', { act: 'kick-off' }))).toEqual([]);
    expect(await announced(() => league.send('tie', { act: 'kick-off' }, { key: 'kick-off' }))).toEqual([]);
    expect(await announced(() => league.send('tie', goal('b2'), { key: 'kick-off' }))).toEqual([]);
    const [shots, fewer] = [3, 1].map((count) => ({
      act: 'statistics',
      players: [{ player: league.player('ivan'), shots: count, ...(count === 3 && { shotsOnTarget: 2 }) }],
    }));
    await league.send('tie', shots);
    expect(await announced(() => league.send('tie', fewer))).toEqual([]);
  });

  test('is sent after the act is committed', async () => {
    const match = league.id('matches', 'tie2');
    const seen: Promise<number>[] = [];
    const listener = await league.database.listen({
      onChange: (tags) => {
        if (!tags.includes(`match:${match}`)) return;
        seen.push(
          league.database.pool
            .query<{ revision: number }>('select revision from matches where id = $1', [match])
            .then(({ rows }) => rows[0]?.revision ?? 0),
        );
      },
      onGap: () => {},
    });
    for (let i = 0; i < 5; i += 1)
      await league.record('tie2', i === 0 ? { act: 'kick-off' } : goal('ivan'), { key: randomUUID() });
    await expect.poll(() => seen.length).toBe(5);
    for (const [i, revision] of (await Promise.all(seen)).entries()) expect(revision).toBeGreaterThanOrEqual(i + 1);
    await listener.close();
  });
});
