import { describe, expect, test } from 'vitest';
import { clashOf, findClashes, isMistake, misdated, takesPlace, type PlannedMatch } from './clash.ts';

const at = (time: string) => ({ start: new Date(`2026-03-${time}+02:00`), halfMinutes: 25 });

test.each([
  ['[CH1] the second begins before the first should be over', '15T18:00', '15T18:59', 'overlap'],
  ['[CH1] also when midnight lies between them', '15T23:30', '16T00:15', 'overlap'],
  ['[CH2] later on the same day in Sofia', '15T18:00', '15T19:00', 'same-day'],
  ['[CH2] on the next day there', '15T18:00', '16T00:30', null],
])('%s', (_rule, earlier, later, clash) => {
  expect(clashOf(at(earlier), at(later))).toBe(clash);
});

const planned = (id: number, time: string, needs: Partial<PlannedMatch> = {}): PlannedMatch => ({
  id,
  ...at(time),
  venue: null,
  referee: null,
  teams: [],
  ...needs,
});
const kinds = (match: PlannedMatch, ...others: PlannedMatch[]) => findClashes(match, others).map(({ kind }) => kind);

describe('[CH3] clashes of a match', () => {
  const match = planned(1, '21T18:00', { venue: 'Балик', referee: 5, teams: [10, 11] });

  test('a team or a referee in two places comes before a pitch that is taken', () => {
    const other = planned(2, '21T18:30', { venue: 'Балик', referee: 5, teams: [11, 12] });
    expect(findClashes(match, [other])).toEqual([
      { kind: 'team', team: 11, with: other },
      { kind: 'referee', with: other },
      { kind: 'pitch', with: other },
    ]);
    expect(findClashes(match, [other]).map(isMistake)).toEqual([true, true, false]);
  });
  test('on the same day only the teams matter', () => {
    const later = planned(2, '21T19:00', { venue: 'Балик', referee: 5, teams: [12, 10] });
    expect(findClashes(match, [later])).toEqual([{ kind: 'team-same-day', team: 10, with: later }]);
  });
  test('itself, another pitch, an unknown pitch and an unknown referee are no clash', () => {
    expect(kinds(match, match)).toEqual([]);
    expect(kinds(match, planned(2, '21T18:00', { venue: 'Изток', teams: [12, 13] }))).toEqual([]);
    expect(kinds(planned(1, '21T18:00'), planned(2, '21T18:00'))).toEqual([]);
  });
  test('whichever of the two begins first', () => {
    const earlier = planned(2, '21T17:01', { venue: 'Балик' });
    expect(kinds(match, earlier)).toEqual(['pitch']);
    expect(kinds(match, { ...earlier, ...at('21T17:00') })).toEqual([]);
  });
});

test.each([
  ['UPCOMING', false, true],
  ['LIVE', true, true],
  ['FINISHED', true, true],
  ['POSTPONED', false, false],
  ['CANCELLED', false, false],
  ['AWARDED', false, false],
  ['AWARDED', true, true],
] as const)('[CH3] a match that is %s (score: %s) takes place: %s', (status, hasScore, expected) => {
  expect(takesPlace(status, hasScore)).toBe(expected);
});

test.each([
  ['2026-03-21', null],
  ['2026-03-23', 'outside-gameweek'],
  ['2026-06-01', 'outside-competition'],
])('[CH5] %s is %s', (day, expected) => {
  const competition = { startsOn: '2025-09-28', endsOn: '2026-05-31' };
  expect(misdated(day, { competition, gameweek: { startsOn: '2026-03-16', endsOn: '2026-03-22' } })).toBe(expected);
});
