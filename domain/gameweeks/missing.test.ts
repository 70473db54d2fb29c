import { describe, expect, test } from 'vitest';
import { missingOf, recordedIn, type MatchToComplete } from './missing.ts';

const NOW = new Date('2026-03-18T20:00:00Z');
const all = { scorers: true, lineups: true };
const played: MatchToComplete = {
  status: 'FINISHED',
  startTime: '2026-03-18T16:00:00Z',
  halfMinutes: 25,
  hasTeams: true,
  goals: 3,
  unnamedGoals: 0,
  lineups: 2,
  handedIn: true,
};
const missing = (of: Partial<MatchToComplete>, recorded = all) => missingOf({ ...played, ...of }, recorded, NOW);

describe('[GW8] what is missing of a match', () => {
  test.each([
    [{}, []],
    [{ handedIn: false, unnamedGoals: 1, lineups: 1 }, ['hand-in', 'scorers', 'lineups']],
    [{ lineups: 0 }, ['lineups']],
    [{ status: 'UPCOMING' }, ['result']],
    [{ status: 'UPCOMING', startTime: '2026-03-18T19:30:00Z' }, []],
    [{ status: 'UPCOMING', startTime: null }, ['date']],
    [{ status: 'UPCOMING', startTime: null, hasTeams: false }, []],
    [{ status: 'POSTPONED' }, ['new-date']],
    [{ status: 'LIVE' }, []],
    [{ status: 'LIVE', startTime: '2026-03-18T15:00:00Z' }, ['final-whistle']],
    [{ status: 'AWARDED', lineups: 0, unnamedGoals: 3, handedIn: false }, []],
    [{ status: 'CANCELLED', startTime: null }, []],
  ] as const)('%j lacks %j', (match, expected) => expect(missing(match)).toEqual(expected));

  test('scorers and line-ups only where other matches of the competition have them, and the league wants them', () => {
    const bare = { ...played, unnamedGoals: 3, lineups: 0 };
    expect(recordedIn([bare], all)).toEqual({ scorers: false, lineups: false });
    expect(recordedIn([bare, played], all)).toEqual(all);
    expect(recordedIn([played], { scorers: false, lineups: true })).toEqual({ scorers: false, lineups: true });
    expect(missingOf(bare, recordedIn([bare], all), NOW)).toEqual([]);
  });
});
