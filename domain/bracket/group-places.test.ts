import { expect, test } from 'vitest';
import type { MatchStatus } from '#domain/match/status.ts';
import { readOrigin, teamsOnPlaces, writeOrigin } from './group-places.ts';

const RULES = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: [] };
const team = (id: string, group: string, withdrawn = false) => ({ id, name: id, group, withdrawn });
const match = (home: string, away: string, score: string, status: MatchStatus = 'FINISHED') => ({
  home,
  away,
  status,
  score,
});
type Match = ReturnType<typeof match>;

function placesOf(
  teams: ReturnType<typeof team>[],
  matches: Match[],
  adjustments: { team: string; points: number }[] = [],
) {
  const results = matches
    .filter(({ status }) => status === 'FINISHED')
    .map(({ home, away, score }) => {
      const [homeGoals = 0, awayGoals = 0] = score.split(':').map(Number);
      return { home, away, homeGoals, awayGoals, gameweek: 1 };
    });
  const teamOn = teamsOnPlaces({ teams, results, adjustments, rules: RULES }, matches);
  return (text: string) => teamOn(readOrigin(text) ?? { place: 0, group: '' });
}

const TEAMS = [team('a', 'А'), team('b', 'А'), team('c', 'А'), team('d', 'Б'), team('e', 'Б')];
const GROUP_A = [match('a', 'b', '0:1'), match('b', 'c', '1:1'), match('a', 'c', '2:0')];

test('a place is written with its group', () => {
  expect(readOrigin(writeOrigin({ place: 2, group: 'Североизток 1' }))).toEqual({ place: 2, group: 'Североизток 1' });
  expect(['', 'А', '0 А', 'А 1', '100 А', '1 '].map(readOrigin)).toEqual([null, null, null, null, null, null]);
});

test('[BR10] a group that is complete gives its places, one that is open none', () => {
  const placeOf = placesOf(TEAMS, [...GROUP_A, match('d', 'e', '', 'UPCOMING')]);
  expect(['1 А', '2 А', '3 А', '4 А', '1 Б', '1 В'].map(placeOf)).toEqual(['b', 'a', 'c', null, null, null]);
});

test.each(['UPCOMING', 'LIVE', 'POSTPONED'] as const)('[BR10] a match that is %s keeps a group open', (status) => {
  expect(placesOf(TEAMS, [...GROUP_A.slice(1), match('a', 'b', '0:1', status)])('1 А')).toBeNull();
});

test('[BR10] a cancelled match is not waited for', () => {
  expect(placesOf(TEAMS, [...GROUP_A.slice(1), match('a', 'b', '', 'CANCELLED')])('1 А')).toBe('a');
});

test('[BR10] neither is one of a team that left, which takes no place itself', () => {
  const teams = TEAMS.map((one) => (one.id === 'b' ? { ...one, withdrawn: true } : one));
  const placeOf = placesOf(teams, [
    match('a', 'b', '', 'UPCOMING'),
    match('b', 'c', '', 'POSTPONED'),
    match('a', 'c', '0:2'),
  ]);
  expect(['1 А', '2 А', '3 А'].map(placeOf)).toEqual(['c', 'a', null]);
});

test('[BR10] deductions change the places', () => {
  expect(placesOf(TEAMS, GROUP_A, [{ team: 'b', points: -3 }])('1 А')).toBe('a');
});

test('[BR10] a group without matches is open', () => {
  expect(placesOf(TEAMS, GROUP_A)('1 Б')).toBeNull();
});
