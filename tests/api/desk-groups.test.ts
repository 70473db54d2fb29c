import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { deskLeague, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { match } from '#tests/support/small-league.ts';

/* Who goes on from a group takes his place in the bracket by himself. */

let league: DeskLeague;
beforeAll(async () => {
  const desk = deskLeague();
  const cup = desk.competitionSeasons.find(({ competition }) => competition === 'old')!;
  const day = { startsOn: '2026-03-15', endsOn: '2026-03-21' };
  Object.assign(cup, {
    format: 'GROUP_PLUS_KNOCKOUT',
    teams: [
      ['balik', 'А'],
      ['vihar', 'А'],
      ['orlovets', 'Б'],
      ['riltsi', 'Б'],
    ].map(([team, group], i) => ({ team, group, seed: i + 1, withdrawnOn: null })),
    gameweeks: [
      { number: 1, ...day, eliminationRound: null },
      { number: 2, ...day, eliminationRound: null },
      { number: 3, ...day, eliminationRound: 'semi_final' },
      { number: 4, ...day, eliminationRound: 'final' },
    ],
  });
  const inCup = (key: string, gameweek: number, more: object) =>
    match(key, { competition: 'old', gameweek, startTime: '2026-03-15T16:00:00Z', ...more });
  const open = { home: null, away: null };
  desk.matches = [
    ...desk.matches.filter(({ competition }) => competition !== 'old'),
    inCup('a1', 1, { group: 'А', home: 'balik', away: 'vihar' }),
    inCup('a2', 2, { group: 'А', home: 'vihar', away: 'balik' }),
    inCup('b1', 1, { group: 'Б', home: 'orlovets', away: 'riltsi' }),
    inCup('half1', 3, { ...open, bracketSlot: 1, homeOrigin: '1 А', awayOrigin: '2 Б' }),
    inCup('half2', 3, { ...open, bracketSlot: 2, homeOrigin: '1 Б', awayOrigin: '2 А' }),
    inCup('last', 4, { ...open, bracketSlot: 1 }),
  ];
  league = await openDeskLeague(desk);
});
afterAll(() => league?.close());

const enter = async (key: string, home: number, away: number, more: object = {}) => {
  const before = league.notified.length;
  const sent = await league.desk().inject({
    method: 'PUT',
    url: `/api/matches/${league.id('matches', key)}/result`,
    headers: {
      authorization: 'Bearer the-right-token',
      'idempotency-key': randomUUID(),
    },
    payload: { score: { home, away }, goals: [], cards: [], ...more },
  });
  expect([sent.statusCode, sent.body]).toMatchObject([200, expect.any(String)]);
  await vi.waitUntil(() => league.notified.length > before);
  return league.notified.slice(before).flat();
};

async function teamsOf(key: string) {
  const { match: found } = (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key))))
    .details;
  return [found.team1?.name ?? null, found.team2?.name ?? null];
}

describe('[BR10]', () => {
  test('nobody takes a place before the last match of the group', async () => {
    await enter('a1', 2, 0);
    expect(await teamsOf('half1')).toEqual([null, null]);
  });

  test('the last match of a group fills its places, with the tags of the matches', async () => {
    const tags = await enter('a2', 0, 0);
    expect([await teamsOf('half1'), await teamsOf('half2')]).toEqual([
      ['Балик', null],
      [null, 'Вихър'],
    ]);
    expect(tags).toContain(`match:${league.id('matches', 'half1')}`);
    await enter('b1', 0, 1);
    expect([await teamsOf('half1'), await teamsOf('half2')]).toEqual([
      ['Балик', 'Орловец'],
      ['Рилци', 'Вихър'],
    ]);
  });

  test('a corrected result changes who goes on', async () => {
    await enter('a2', 5, 0, { reason: 'Сгрешен резултат' });
    expect([await teamsOf('half1'), await teamsOf('half2')]).toEqual([
      ['Вихър', 'Орловец'],
      ['Рилци', 'Балик'],
    ]);
  });

  test('a group that is open again has nobody in the bracket', async () => {
    // Its goal, then the result that it belongs to.
    for (const revision of [2, 1]) await league.record('b1', { act: 'withdraw', revision }, { reason: 'Не е игран' });
    expect([await teamsOf('half1'), await teamsOf('half2')]).toEqual([
      ['Вихър', null],
      [null, 'Балик'],
    ]);
    await enter('b1', 2, 1);
    expect(await teamsOf('half1')).toEqual(['Вихър', 'Рилци']);
  });

  test('once a match that waited for the group has begun, a correction changes none of its places', async () => {
    await enter('half1', 1, 0);
    expect(await teamsOf('last')).toEqual(['Вихър', null]);
    await enter('a2', 0, 0, { reason: 'Решение на комисията' });
    expect([await teamsOf('half1'), await teamsOf('half2')]).toEqual([
      ['Вихър', 'Рилци'],
      ['Орловец', 'Балик'],
    ]);
  });
});
