import { describe, expect, it } from 'vitest';
import { storyOf, type PlayedMatch, type StoryGoal } from './story.ts';

const played = (more: Partial<PlayedMatch>): PlayedMatch => ({
  home: 'Балик',
  away: 'Вихър',
  score: { home: 0, away: 0 },
  penalties: null,
  halfMinutes: 25,
  goals: [],
  sentOff: [],
  ...more,
});
const goal = (side: StoryGoal['side'], minute: number | null, scorer: string | null = null): StoryGoal => ({
  side,
  minute,
  scorer,
});
const keysOf = (match: Partial<PlayedMatch>) => storyOf(played(match)).map(({ key }) => key);

describe('the result', () => {
  it.each<[score: [number, number], key: string]>([
    [[0, 0], 'goalless'],
    [[2, 2], 'draw'],
    [[2, 1], 'narrowWin'],
    [[1, 3], 'win'],
    [[5, 1], 'bigWin'],
  ])('[SY2] %j is a %s', ([home, away], key) => {
    expect(keysOf({ score: { home, away } })).toEqual([key]);
  });

  it('[SY2] names the goals of the winner first', () => {
    expect(storyOf(played({ score: { home: 1, away: 3 } }))).toEqual([
      { key: 'win', winner: 'Вихър', loser: 'Балик', score: '3:1' },
    ]);
    expect(storyOf(played({ score: { home: 2, away: 2 }, penalties: { home: 3, away: 4 } }))).toEqual([
      { key: 'shootOut', winner: 'Вихър', loser: 'Балик', score: '2:2', penalties: '4:3' },
    ]);
  });
});

describe('the course', () => {
  it('[SY3] a winner who was behind came back; the worst score is named', () => {
    const goals = [goal('away', 5), goal('away', 9), goal('home', 20), goal('home', 30), goal('home', 33)];
    expect(storyOf(played({ score: { home: 3, away: 2 }, goals }))[1]).toEqual({ key: 'comeback', score: '0:2' });
  });

  it('[SY3] a winning goal in the last tenth is late', () => {
    const goals = [goal('home', 5), goal('away', 9), goal('home', 46, 'Петров')];
    expect(storyOf(played({ score: { home: 2, away: 1 }, goals }))[1]).toEqual({
      key: 'lateWinner',
      player: 'Петров',
      minute: 46,
    });
    expect(keysOf({ score: { home: 2, away: 1 }, goals: [goals[0]!, goals[1]!, goal('home', 45, 'Петров')] })).toEqual([
      'narrowWin',
    ]);
  });

  it('[SY3] a late goal that does not decide is left out', () => {
    const goals = [goal('home', 5), goal('home', 9), goal('home', 48, 'Петров')];
    expect(keysOf({ score: { home: 3, away: 0 }, goals })).toEqual(['win', 'neverBehind']);
  });

  it('[SY3] a late equaliser, and the only goal', () => {
    expect(keysOf({ score: { home: 1, away: 1 }, goals: [goal('home', 5), goal('away', 50, 'Петров')] })).toEqual([
      'draw',
      'equaliser',
    ]);
    expect(keysOf({ score: { home: 1, away: 0 }, goals: [goal('home', 5, 'Петров')] })).toEqual([
      'narrowWin',
      'onlyGoal',
    ]);
  });

  it('[SY3] is left out when a goal or a minute is not known, or the order is not that of the minutes', () => {
    const score = { home: 3, away: 0 };
    expect(keysOf({ score, goals: [goal('home', 5)] })).toEqual(['win']);
    expect(keysOf({ score, goals: [goal('home', 5), goal('home', null), goal('home', 9)] })).toEqual(['win']);
    expect(keysOf({ score, goals: [goal('home', 5), goal('home', 30), goal('home', 9)] })).toEqual(['win']);
  });
});

describe('the persons', () => {
  it('[SY4] the best scorers with two goals or more, then who was sent off; three sentences in all', () => {
    const goals = [goal('home', 1, 'Петров'), goal('home', 2, 'Петров'), goal('home', 3, 'Колев'), goal('home', 4)];
    const sentOff = [{ name: 'Динев', minute: 40 }];
    expect(storyOf(played({ score: { home: 4, away: 0 }, goals, sentOff }))).toEqual([
      { key: 'bigWin', winner: 'Балик', loser: 'Вихър', score: '4:0' },
      { key: 'neverBehind', minute: 1 },
      { key: 'goals', player: 'Петров', count: 2 },
    ]);
    expect(keysOf({ sentOff })).toEqual(['goalless', 'sentOff']);
  });
});
