import { describe, expect, test } from 'vitest';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { countingScore, type TableMatch } from './counting-result.ts';
import { settleResults } from './settle-results.ts';

const match = (home: string, away: string, change: Partial<TableMatch<string>> = {}): TableMatch<string> => ({
  home,
  away,
  status: 'FINISHED',
  score: { home: 1, away: 1 },
  official: null,
  knockout: false,
  gameweek: 1,
  ...change,
});
const unplayed = { status: 'UPCOMING', score: null } as const;
const played: Score = { home: 2, away: 1 };
const official: Score = { home: 0, away: 3 };

describe('what counts', () => {
  test('[ST9] an awarded match counts with its awarded score, whatever was played', () => {
    expect(countingScore(match('Балик', 'Вихър', { status: 'AWARDED', score: played, official }))).toEqual(official);
    expect(countingScore(match('Балик', 'Вихър', { status: 'AWARDED', score: null, official }))).toEqual(official);
  });

  test('[ST9] a finished match counts as played', () => {
    expect(countingScore(match('Балик', 'Вихър', { score: played }))).toEqual(played);
  });

  test.each<MatchStatus>(['LIVE', 'UPCOMING', 'POSTPONED', 'CANCELLED'])('[ST9] %s counts nowhere', (status) => {
    expect(countingScore(match('Балик', 'Вихър', { status, score: played, official }))).toBeNull();
  });

  test('[ST19] the winner of a shoot-out belongs to the result as it was played', () => {
    const penalties = { home: 3, away: 4 };
    const resultOf = (change: Partial<TableMatch<string>>) =>
      settleResults([match('Балик', 'Вихър', { penalties, ...change })], new Map()).results[0];
    expect(resultOf({})).toMatchObject({ homeGoals: 1, awayGoals: 1, shootOutWinner: 'away' });
    expect(resultOf({ penalties: { home: 4, away: 3 } })).toMatchObject({ shootOutWinner: 'home' });
    expect(resultOf({ penalties: { home: 3, away: 3 } })?.shootOutWinner).toBeUndefined();
    expect(resultOf({ status: 'AWARDED', official: { home: 0, away: 0 } })?.shootOutWinner).toBeUndefined();
    expect(resultOf({ penalties: null })?.shootOutWinner).toBeUndefined();
  });

  test('[ST9] a knockout match counts in no table', () => {
    expect(settleResults([match('Балик', 'Вихър', { knockout: true })], new Map()).results).toEqual([]);
  });

  test('[ST9] each result keeps its gameweek and the order of the matches', () => {
    const matches = [match('Рилци', 'Балик', { gameweek: 4 }), match('Балик', 'Вихър', { score: played, gameweek: 3 })];
    expect(settleResults(matches, new Map()).results).toEqual([
      { home: 'Рилци', away: 'Балик', homeGoals: 1, awayGoals: 1, gameweek: 4 },
      { home: 'Балик', away: 'Вихър', homeGoals: 2, awayGoals: 1, gameweek: 3 },
    ]);
  });
});

describe('a team that leaves', () => {
  const others = match('Вихър', 'Рилци');
  const left = new Map([['Балик', null]]);
  const early = [
    match('Балик', 'Вихър'),
    match('Рилци', 'Балик', unplayed),
    match('Вихър', 'Балик', unplayed),
    match('Балик', 'Рилци', { status: 'CANCELLED', score: null }),
  ];
  const late = [early[0]!, match('Рилци', 'Балик', { score: { home: 0, away: 4 } }), early[2]!, early[3]!];

  test('[ST15] the choice of the organiser counts instead of the share', () => {
    expect(settleResults(early, new Map([['Балик', false]])).annulled).toEqual([]);
    expect(settleResults(early, new Map([['Балик', false]])).struckOut).toEqual(new Set());
    expect(settleResults(late, new Map([['Балик', true]])).annulled).toHaveLength(2);
    expect(settleResults(late, new Map([['Балик', true]])).struckOut).toEqual(new Set(['Балик']));
  });

  test('[ST11] before half of its matches: all its results are struck out', () => {
    const settled = settleResults([others, ...early], left);
    expect(settled.results).toEqual([{ home: 'Вихър', away: 'Рилци', homeGoals: 1, awayGoals: 1, gameweek: 1 }]);
    expect(settled.annulled).toEqual([early[0]]);
    expect(settled.awarded).toEqual([]);
  });

  test('[ST12] from half of its matches: results stand, the rest go 3:0 to the opponents', () => {
    const { results, annulled, awarded } = settleResults(late, left);
    expect(results.map(({ home, homeGoals, awayGoals, away }) => [home, homeGoals, awayGoals, away])).toEqual([
      ['Балик', 1, 1, 'Вихър'],
      ['Рилци', 0, 4, 'Балик'],
      ['Вихър', 3, 0, 'Балик'],
      ['Балик', 0, 3, 'Рилци'],
    ]);
    expect(annulled).toEqual([]);
    expect(awarded).toEqual([late[2], late[3]]);
  });

  test('[ST12] a match that is being played waits for its end', () => {
    const live = [late[0]!, late[1]!, match('Вихър', 'Балик', { status: 'LIVE', score: played })];
    expect(settleResults(live, left).results).toHaveLength(2);
  });

  test('[ST12] a match between two teams that both left has no winner', () => {
    const both = [match('Балик', 'Вихър'), match('Вихър', 'Балик', unplayed)];
    expect(
      settleResults(
        both,
        new Map([
          ['Балик', null],
          ['Вихър', null],
        ]),
      ).results,
    ).toHaveLength(1);
  });

  test('[ST11] matches of the knockout are neither counted among its matches nor given away', () => {
    const cup = { ...unplayed, knockout: true };
    const { results, awarded } = settleResults(
      [...late, match('Балик', 'Вихър', cup), match('Рилци', 'Балик', cup)],
      left,
    );
    expect([results.length, awarded.length]).toEqual([4, 2]);
  });

  test('[ST11] another regulation may draw the line elsewhere', () => {
    const settled = settleResults(early, left, { leavingResults: 'stand', leavingGoals: 5 });
    expect(settled.results.map(({ homeGoals, awayGoals }) => [homeGoals, awayGoals])).toEqual([
      [1, 1],
      [5, 0],
      [5, 0],
      [0, 5],
    ]);
  });

  test('[ST11] without withdrawals nothing is struck out or given away', () => {
    expect(settleResults([others, ...early], new Map())).toMatchObject({ annulled: [], awarded: [] });
  });
});
