import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { apiPaths } from '#contract/paths.ts';
import { deskLeague, openDeskLeague, phase, type DeskLeague } from '#tests/support/desk-league.ts';
import { match } from '#tests/support/small-league.ts';

/* Two-legged ties, the match for third place, and byes. */

let league: DeskLeague;
beforeAll(async () => {
  const desk = deskLeague();
  const cup = desk.competitionSeasons.find(({ competition }) => competition === 'old')!;
  const [first] = desk.competitions;
  const teams = ['balik', 'vihar', 'orlovets', 'riltsi'].map((team) => ({
    team,
    group: null,
    seed: null,
    withdrawnOn: null,
  }));
  const day = { startsOn: '2026-03-15', endsOn: '2026-03-21' };
  const rounds = (...names: ('quarter_final' | 'semi_final' | 'third_place' | 'final')[]) =>
    names.map((eliminationRound, i) => ({ number: i + 1, ...day, eliminationRound }));
  Object.assign(cup, { teams, gameweeks: rounds('semi_final', 'semi_final', 'third_place', 'final') });
  desk.competitions.push({ ...first!, key: 'bye', name: 'Купа с почивка', rank: 9 });
  desk.competitionSeasons.push({
    ...cup,
    competition: 'bye',
    adjustments: [],
    gameweeks: rounds('quarter_final', 'semi_final'),
  });
  const startTime = '2026-03-15T16:00:00Z';
  const inCup = (key: string, gameweek: number, bracketSlot: number, home: string | null, away: string | null) =>
    match(key, { competition: 'old', gameweek, bracketSlot, home, away, startTime });
  desk.matches = [
    ...desk.matches.filter(({ competition }) => competition !== 'old'),
    inCup('s1a', 1, 1, 'balik', 'vihar'),
    inCup('s2a', 1, 2, 'orlovets', 'riltsi'),
    inCup('s1b', 2, 1, 'vihar', 'balik'),
    inCup('s2b', 2, 2, 'riltsi', 'orlovets'),
    inCup('third', 3, 1, null, null),
    inCup('final', 4, 1, null, null),
    // The winner of the third quarter-final meets a team that had a bye.
    match('q3', { competition: 'bye', gameweek: 1, bracketSlot: 3, home: 'balik', away: 'vihar', startTime }),
    match('half', { competition: 'bye', gameweek: 2, bracketSlot: 2, home: 'riltsi', away: null, startTime }),
  ];
  league = await openDeskLeague(desk);
});
afterAll(() => league?.close());

const goal = (team: 'home' | 'away') => ({ act: 'goal', team }) as const;
const whistle = { act: 'final-whistle' } as const;

/** To the end of regular time. */
async function play(key: string, home: number, away: number) {
  league.passTo(0);
  await league.record(key, { act: 'kick-off' });
  for (const [side, goals] of [
    ['home', home],
    ['away', away],
  ] as const)
    for (let i = 0; i < goals; i++) await league.record(key, goal(side));
  league.passTo(30);
  await league.record(key, phase('HALF_TIME'));
  await league.record(key, phase('SECOND_HALF'));
  league.passTo(60);
}

async function teamsOf(key: string) {
  const { match: found } = (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', key))))
    .details;
  return [found.team1?.name ?? null, found.team2?.name ?? null];
}

describe('a tie of two legs', () => {
  test('[BR9] the first leg may end level, and decides nothing', async () => {
    await play('s1a', 1, 1);
    expect(await league.refused('s1a', phase('FULL_TIME_BREAK'))).toEqual([409, 'wrong_phase']);
    await league.record('s1a', whistle);
    await play('s2a', 2, 0);
    await league.record('s2a', whistle);
    expect([await teamsOf('final'), await teamsOf('third')]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('[BR9] [DK3] the second goes on when both together are level, and not when it is level alone', async () => {
    await play('s2b', 2, 0);
    expect(await league.refused('s2b', whistle)).toEqual([409, 'level']);
    for (const name of ['FULL_TIME_BREAK', 'EXTRA_TIME', 'EXTRA_TIME_BREAK', 'SECOND_EXTRA_TIME', 'PENALTIES'])
      await league.record('s2b', phase(name));
    for (const [team, result] of [
      ['home', 'missed'],
      ['away', 'scored'],
    ] as const)
      await league.record('s2b', { act: 'shoot-out-kick', team, result });
    await league.record('s2b', whistle);
    const { details } = await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', 's2b')));
    expect(details.match).toMatchObject({
      first_leg_score: { team1: 0, team2: 2 },
      penalty_winner: league.id('teams', 'orlovets'),
    });
    await play('s1b', 0, 1);
    await league.record('s1b', whistle);
  });

  test('[BR6] [BR8] the winners meet in the final, the losers for third place', async () => {
    expect(await teamsOf('final')).toEqual(['Балик', 'Орловец']);
    expect(await teamsOf('third')).toEqual(['Вихър', 'Рилци']);
  });

  test('[BR6] an award changes both', async () => {
    await league.record('s1b', {
      act: 'award',
      home: 3,
      away: 0,
      reasonBg: 'Нередовен играч',
      reasonEn: 'Ineligible player',
    });
    expect([await teamsOf('final'), await teamsOf('third')]).toEqual([
      ['Вихър', 'Орловец'],
      ['Балик', 'Рилци'],
    ]);
  });

  test('the bracket has the two legs of a slot, and the match for third place', async () => {
    const path = apiPaths.eliminationMatches(league.id('competitions', 'old'));
    const { matches } = await league.ask(competitionEndpoints.eliminationMatches, path);
    expect(matches.map(({ gameweek, bracket_slot }) => `${gameweek.elimination_round} ${bracket_slot}`)).toEqual([
      'semi_final 1',
      'semi_final 1',
      'semi_final 2',
      'semi_final 2',
      'third_place 1',
      'final 1',
    ]);
  });
});

test('[BR6] beside a team with a bye the winner takes the place that is free', async () => {
  await play('q3', 1, 0);
  await league.record('q3', whistle);
  expect(await teamsOf('half')).toEqual(['Рилци', 'Балик']);
});
