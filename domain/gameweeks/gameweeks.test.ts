import { describe, expect, test } from 'vitest';
import {
  gameweekForResults,
  gameweekForTeamOfTheWeek,
  gameweeksForFixtures,
  locateGameweeks,
  markGameweeks,
} from './gameweeks.ts';

/** Weekends of March 2026; the order of entry is not the order of play. */
const gameweeks = [
  { number: 3, startsOn: '2026-03-21', endsOn: '2026-03-22', isPlayed: false },
  { number: 1, startsOn: '2026-03-07', endsOn: '2026-03-08', isPlayed: false },
  { number: 2, startsOn: '2026-03-14', endsOn: '2026-03-15', isPlayed: false },
];
const numbers = (today: string) => {
  const { previous, current, next } = locateGameweeks(gameweeks, today);
  return [previous, current, next].map((gameweek) => gameweek?.number ?? null);
};

describe('gameweeks', () => {
  test.each([
    ['before the first', '2026-02-01', [null, 1, 2]],
    ['on a first day', '2026-03-14', [1, 2, 3]],
    ['on a last day', '2026-03-15', [1, 2, 3]],
    ['between two', '2026-03-16', [2, 3, null]],
    ['after the last', '2026-03-23', [3, null, null]],
  ])('[GW1] current is the first that is not over: %s', (_, today, expected) => {
    expect(numbers(today)).toEqual(expected);
  });

  test('[GW1] one that has been played to its end is over before its last day has passed', () => {
    const played = gameweeks.map((gameweek) => ({ ...gameweek, isPlayed: gameweek.number <= 2 }));
    expect(locateGameweeks(played, '2026-03-14')).toMatchObject({ previous: { number: 2 }, current: { number: 3 } });
  });

  test('[GW1] without gameweeks there is none', () => {
    expect(locateGameweeks([], '2026-03-14')).toEqual({ current: null, previous: null, next: null });
  });

  test('[GW2] labels know which is current, previous and next, in order', () => {
    expect(markGameweeks(gameweeks, '2026-03-15').map((g) => [g.number, g.isPrevious, g.isCurrent, g.isNext])).toEqual([
      [1, true, false, false],
      [2, false, true, false],
      [3, false, false, true],
    ]);
  });

  const on = (today: string) => markGameweeks(gameweeks, today).toReversed();

  test('[GW3] results open with the previous one, else the first', () => {
    expect(gameweekForResults(on('2026-03-15'))?.number).toBe(1);
    expect(gameweekForResults(on('2026-03-01'))?.number).toBe(1);
    expect(gameweekForResults(on('2026-06-01'))?.number).toBe(3);
    expect(gameweekForResults([])).toBeNull();
  });

  test('[GW4] fixtures offer the current one and later, ascending', () => {
    expect(gameweeksForFixtures(on('2026-03-10')).map(({ number }) => number)).toEqual([2, 3]);
    expect(gameweeksForFixtures(on('2026-03-23'))).toEqual([]);
  });

  test('[GW5] the team of the week opens with the current one, else the last', () => {
    expect(gameweekForTeamOfTheWeek(on('2026-03-10'))?.number).toBe(2);
    expect(gameweekForTeamOfTheWeek(on('2026-06-01'))?.number).toBe(3);
    expect(gameweekForTeamOfTheWeek([])).toBeNull();
  });
});
