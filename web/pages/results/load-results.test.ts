import { expect, it } from 'vitest';
import { gameweekInParams } from './load-results.ts';

const weeks = (current: number | null) =>
  [1, 2, 3].map((number) => ({
    id: number * 10,
    number,
    round: null,
    startsOn: null,
    endsOn: null,
    isCurrent: number === current,
    isPrevious: number === (current ?? 4) - 1,
  }));

it('[TB5] the results of a competition open at the current gameweek, else at the last from our own server', () => {
  const shown = (current: number | null, fromOwnBackend: boolean, gameweek?: string) =>
    gameweekInParams(weeks(current), gameweek === undefined ? {} : { gameweek }, fromOwnBackend)?.number;
  expect([shown(2, true), shown(2, false)]).toEqual([2, 2]);
  expect([shown(null, true), shown(null, false)]).toEqual([3, 1]);
  expect([shown(2, true, '1'), shown(2, true, '9')]).toEqual([1, undefined]);
});
