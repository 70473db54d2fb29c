import { expect, test } from 'vitest';
import { countingScore } from './counting-result.ts';

const played = { home: 2, away: 1 };
const awarded = { home: 0, away: 3 };
const match = { status: 'FINISHED', score: played, official: null, knockout: false } as const;

test('[ST9] a finished match counts as played, an awarded one as awarded', () => {
  expect(countingScore(match)).toEqual(played);
  expect(countingScore({ ...match, status: 'AWARDED', official: awarded })).toEqual(awarded);
});

test('a result of the commission counts before the one that was played', () => {
  expect(countingScore({ ...match, official: awarded })).toEqual(awarded);
});

test('[ST9] a knockout match counts in no table', () => {
  expect(countingScore({ ...match, knockout: true })).toBeNull();
  expect(countingScore({ ...match, status: 'AWARDED', official: awarded, knockout: true })).toBeNull();
});

test.each(['UPCOMING', 'LIVE', 'POSTPONED', 'CANCELLED'] as const)(
  '[ST9] a match that is %s counts nowhere',
  (status) => {
    expect(countingScore({ ...match, status, official: awarded })).toBeNull();
  },
);
