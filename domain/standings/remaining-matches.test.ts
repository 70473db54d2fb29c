import { expect, it } from 'vitest';
import type { TableMatch } from './counting-result.ts';
import { remainingMatches } from './remaining-matches.ts';

const match = (more: Partial<TableMatch<number>>): TableMatch<number> => ({
  home: 1,
  away: 2,
  status: 'UPCOMING',
  score: null,
  official: null,
  knockout: false,
  gameweek: 1,
  ...more,
});

it.each<[what: string, match: TableMatch<number>, remains: boolean]>([
  ['to be played', match({}), true],
  ['postponed', match({ status: 'POSTPONED' }), true],
  ['being played', match({ status: 'LIVE', score: { home: 1, away: 0 } }), true],
  ['played', match({ status: 'FINISHED', score: { home: 1, away: 0 } }), false],
  ['awarded', match({ status: 'AWARDED', official: { home: 3, away: 0 } }), false],
  ['cancelled', match({ status: 'CANCELLED' }), false],
  ['in the knockout', match({ knockout: true }), false],
  ['without a team', match({ away: null }), false],
  ['of a team that left', match({ away: 9 }), false],
])('[WI1] a match %s', (_what, one, remains) => {
  expect(remainingMatches([one], new Map([[9, null]]))).toEqual(remains ? [one] : []);
});
