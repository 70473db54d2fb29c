import { describe, expect, it } from 'vitest';
import { proposeTeam, rankForSlot, type BestTeamCandidate } from './propose-team.ts';

const someone = (id: number, position: string | null, more: Partial<BestTeamCandidate> = {}): BestTeamCandidate => ({
  id,
  name: `Играч ${id}`,
  position,
  matches: 1,
  rating: null,
  manOfTheMatch: 0,
  goals: 0,
  assists: null,
  cleanSheets: 0,
  ...more,
});
const EMPTY = {
  goalkeeper: null,
  firstDefender: null,
  secondDefender: null,
  midfielder: null,
  firstForward: null,
  secondForward: null,
};

describe('the proposed team', () => {
  it('[TW4] has the best rated of each line, the best of a pair first', () => {
    const team = proposeTeam([
      someone(1, 'GK', { rating: 6.5 }),
      someone(2, 'GK', { rating: 7 }),
      someone(3, 'CB', { rating: 6 }),
      someone(4, 'LB', { rating: 8 }),
      someone(5, 'DEF', { rating: 7 }),
      someone(6, 'CM', { rating: 9 }),
      someone(7, 'ST', { rating: 7.5 }),
      someone(8, 'RW', { rating: 9.5 }),
    ]);
    expect(team).toEqual({
      goalkeeper: 2,
      firstDefender: 4,
      secondDefender: 5,
      midfielder: 6,
      firstForward: 8,
      secondForward: 7,
    });
  });

  it('[TW4] goes by clean sheets at the back and by goals in front where nobody was rated', () => {
    const ranked = (line: 'GK' | 'FWD', ...candidates: BestTeamCandidate[]) =>
      rankForSlot(candidates, line).map(({ id }) => id);
    expect(ranked('GK', someone(1, 'GK', { goals: 1 }), someone(2, 'GK', { cleanSheets: 1 }))).toEqual([2, 1]);
    expect(
      ranked(
        'FWD',
        someone(1, 'ST', { cleanSheets: 1 }),
        someone(2, 'ST', { goals: 2 }),
        someone(3, 'ST', { goals: 2, assists: 1 }),
        someone(4, 'ST', { rating: 6 }),
      ),
    ).toEqual([4, 3, 2, 1]);
  });

  it('[TW5] leaves places empty, gives nobody two, and lets players of no known position fill up', () => {
    expect(proposeTeam([])).toEqual(EMPTY);
    expect(proposeTeam([someone(1, 'ST'), someone(2, null, { goals: 3 }), someone(3, null)])).toEqual({
      ...EMPTY,
      firstDefender: 2,
      secondDefender: 3,
      firstForward: 1,
    });
  });

  it('[TW5] counts only those who played at least half as often as the busiest', () => {
    const regular = someone(1, 'ST', { matches: 10, rating: 6 });
    const guest = someone(2, 'ST', { matches: 4, rating: 10 });
    expect(proposeTeam([regular, guest])).toEqual({ ...EMPTY, firstForward: 1 });
    expect(proposeTeam([someone(3, 'GK', { matches: 0 })])).toEqual(EMPTY);
  });
});
