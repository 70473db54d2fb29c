import { describe, expect, it } from 'vitest';
import {
  acceptanceFault,
  freePlaces,
  groupByTeam,
  isByProgram,
  isSameTeam,
  isUndecided,
  periodState,
  waitingPlace,
} from './applications.ts';

describe('applications', () => {
  it('[AL1] are taken from the first day to the last, both included, unless somebody closed them', () => {
    const period = { isOpen: true, opensOn: '2026-06-01', closesOn: '2026-07-15' };
    expect(['2026-05-31', '2026-06-01', '2026-07-15', '2026-07-16'].map((day) => periodState(period, day))).toEqual([
      'coming',
      'open',
      'open',
      'over',
    ]);
    expect(periodState({ ...period, isOpen: false }, '2026-06-10')).toBe('off');
    expect(periodState({ ...period, closesOn: null }, '2026-06-10')).toBe('off');
  });

  it('[AL2] are for the places that no team has', () => {
    expect([freePlaces(12, 8), freePlaces(12, 12), freePlaces(12, 14)]).toEqual([4, 0, 0]);
  });

  it('[AL3] wait for somebody while they are sent or on the waiting list', () => {
    expect((['open', 'waiting', 'accepted', 'refused', 'withdrawn'] as const).filter(isUndecided)).toEqual([
      'open',
      'waiting',
    ]);
  });

  it('[AL4] stand on the waiting list in the order in which they were put on it', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 6, 8, 10, minute));
    const all = [
      { id: 1, state: 'waiting', waitingSince: at(5) },
      { id: 2, state: 'waiting', waitingSince: at(2) },
      { id: 3, state: 'refused', waitingSince: at(1) },
      { id: 4, state: 'waiting', waitingSince: at(5) },
      { id: 5, state: 'open', waitingSince: null },
    ] as const;
    expect(all.map((one) => waitingPlace(one, all))).toEqual([2, 1, null, 3, null]);
  });

  it('[AL5] of one team stand together, the first that was sent first', () => {
    const of = (teamName: string, teamId: number | null = null) => ({ teamId, teamName });
    expect(isSameTeam(of('ФК Вихър', 7), of('Вихър', 7))).toBe(true);
    expect(isSameTeam(of('Морска звезда'), of(' морска  Звезда '))).toBe(true);
    expect(isSameTeam(of('Morska zvezda'), of('Морска звезда'))).toBe(true);
    expect(isSameTeam(of('Вихър', 7), of('Вихрушка', 8))).toBe(false);
    expect(
      groupByTeam([of('Вихър', 7), of('Звезда'), of('Вихър')]).map(({ application: { teamName }, isRepeated }) => [
        teamName,
        isRepeated,
      ]),
    ).toEqual([
      ['Вихър', false],
      ['Вихър', true],
      ['Звезда', false],
    ]);
  });

  it('[AL6] are not accepted in a full competition, and after the fixtures only by somebody who knows it', () => {
    expect(acceptanceFault({ places: 12, teams: 11, matches: 0 }, false)).toBeNull();
    expect(acceptanceFault({ places: 12, teams: 12, matches: 0 }, true)).toBe('full_competition');
    expect(acceptanceFault({ places: 12, teams: 11, matches: 132 }, false)).toBe('has_fixtures');
    expect(acceptanceFault({ places: 12, teams: 11, matches: 132 }, true)).toBeNull();
  });

  it('[CB4] come from people: nobody fills in the hidden field, or the form in three seconds', () => {
    const openedAt = new Date('2026-06-19T18:14:00Z');
    const after = (seconds: number) => new Date(openedAt.getTime() + seconds * 1000);
    expect(isByProgram({ trap: '', openedAt, now: after(2.9) })).toBe(true);
    expect(isByProgram({ trap: 'https://spam.example', openedAt, now: after(60) })).toBe(true);
    expect(isByProgram({ trap: '', openedAt, now: after(-5) })).toBe(true);
    expect(isByProgram({ trap: '', openedAt, now: after(3) })).toBe(false);
  });
});
