import { describe, expect, it, test } from 'vitest';
import { storyOf, type PlayedMatch, type StoryGoal } from './story.ts';

const played = (more: Partial<PlayedMatch>): PlayedMatch => ({
  home: 'Балик',
  away: 'Вихър',
  score: { home: 0, away: 0 },
  awarded: false,
  penalties: null,
  halfMinutes: 25,
  goals: [],
  sentOff: [],
  ...more,
});
const goal = (
  side: StoryGoal['side'],
  minute: number | null,
  scorer: string | null = null,
  more: Partial<StoryGoal> = {},
): StoryGoal => ({ side, minute, extraTime: null, scorer, ownGoal: false, penalty: false, ...more });
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
      { key: 'win', winner: 'Вихър', loser: 'Балик', score: { home: 3, away: 1 } },
    ]);
    expect(storyOf(played({ score: { home: 2, away: 2 }, penalties: { home: 3, away: 4 } }))).toEqual([
      {
        key: 'shootOut',
        winner: 'Вихър',
        loser: 'Балик',
        score: { home: 2, away: 2 },
        penalties: { home: 4, away: 3 },
      },
    ]);
  });
});

test('[SY5] an awarded match has who was awarded it, whatever had happened', () => {
  const goals = [goal('away', 5, 'Петров')];
  expect(storyOf(played({ awarded: true, score: { home: 3, away: 0 }, goals }))).toEqual([
    { key: 'awarded', winner: 'Балик', loser: 'Вихър', score: { home: 3, away: 0 } },
  ]);
  expect(storyOf(played({ awarded: true }))).toEqual([]);
});

describe('the course', () => {
  const courseOf = (home: number, away: number, ...goals: StoryGoal[]) =>
    storyOf(played({ score: { home, away }, goals }))[1];
  const by = (player: string, penalty = false) => ({ player, penalty });

  it('[SY3] a winner who was behind came back; the worst score is named', () => {
    expect(
      courseOf(3, 2, goal('away', 5), goal('away', 9), goal('home', 20), goal('home', 30), goal('home', 33)),
    ).toEqual({ key: 'comeback', team: 'Балик', ours: 0, theirs: 2 });
  });

  it('[SY3] the goal that won a match which had been level, if it was won by one', () => {
    const [first, second] = [goal('home', 5), goal('away', 9)];
    expect(courseOf(2, 1, first, second, goal('home', 30, 'Петров'))).toEqual({
      key: 'winner',
      scorer: by('Петров'),
      time: 30,
    });
    expect(courseOf(3, 1, first, second, goal('home', 30, 'Петров'), goal('home', 33))).toBeUndefined();
  });

  it('[SY3] a winning goal in the last tenth, however wide the margin became', () => {
    const late = [goal('home', 5), goal('away', 9), goal('home', 46, 'Петров', { penalty: true }), goal('home', 47)];
    expect(courseOf(3, 1, ...late)).toEqual({ key: 'winner', scorer: by('Петров', true), time: 46 });
    const earlier = [...late.slice(0, 2), goal('home', 45, 'Петров'), goal('home', 47)];
    expect(courseOf(3, 1, ...earlier)).toBeUndefined();
  });

  it('[SY3] a lead that was never lost; a late goal that does not decide is left out', () => {
    expect(courseOf(3, 0, goal('home', 5), goal('home', 9), goal('home', 48, 'Петров'))).toEqual({
      key: 'neverBehind',
      scorer: null,
      time: 5,
    });
    const rout = (first: StoryGoal) => courseOf(4, 0, first, goal('home', 9), goal('home', 20), goal('home', 30));
    expect(rout(goal('home', 5, 'Колев'))).toEqual({ key: 'opened', scorer: by('Колев'), time: 5 });
    expect(rout(goal('home', 5))).toMatchObject({ key: 'neverBehind' });
  });

  it('[SY3] a late equaliser, else who made up two goals', () => {
    expect(courseOf(1, 1, goal('home', 5), goal('away', 50, 'Петров', { extraTime: 2 }))).toEqual({
      key: 'equaliser',
      scorer: by('Петров'),
      time: 'stoppage',
    });
    const two = [goal('home', 5), goal('home', 9), goal('away', 20), goal('away', 30)];
    expect(courseOf(2, 2, ...two)).toEqual({ key: 'levelled', team: 'Вихър', ours: 0, theirs: 2 });
    expect(courseOf(1, 1, goal('home', 5), goal('away', 30))).toBeUndefined();
  });

  it('[SY3] the only goal: of somebody, of nobody who may be named, an own goal', () => {
    expect(courseOf(1, 0, goal('home', 5, 'Петров'))).toEqual({ key: 'onlyGoal', scorer: by('Петров'), time: 5 });
    expect(courseOf(1, 0, goal('home', 48))).toEqual({ key: 'onlyGoal', scorer: null, time: 48 });
    expect(courseOf(1, 0, goal('home', 25, null, { ownGoal: true, extraTime: 1 }))).toEqual({
      key: 'onlyGoal',
      scorer: 'ownGoal',
      time: 'firstHalfStoppage',
    });
  });

  it('[SY3] is left out when a goal or a minute is not known, or the order is not that of the minutes', () => {
    const score = { home: 3, away: 0 };
    expect(keysOf({ score, goals: [goal('home', 5)] })).toEqual(['win']);
    expect(keysOf({ score, goals: [goal('home', 5), goal('home', null), goal('home', 9)] })).toEqual(['win']);
    expect(keysOf({ score, goals: [goal('home', 5), goal('home', 30), goal('home', 9)] })).toEqual(['win']);
  });
});

describe('the persons', () => {
  const sentOff = [{ name: 'Динев', side: 'away', minute: 40, extraTime: null }] as const;

  it('[SY1] [SY4] the best scorers with two goals or more, then who was sent off; three sentences in all', () => {
    const goals = [goal('home', 1, 'Петров'), goal('home', 2, 'Петров'), goal('home', 3, 'Колев'), goal('home', 4)];
    expect(storyOf(played({ score: { home: 4, away: 0 }, goals, sentOff }))).toEqual([
      { key: 'bigWin', winner: 'Балик', loser: 'Вихър', score: { home: 4, away: 0 } },
      { key: 'opened', scorer: { player: 'Петров', penalty: false }, time: 1 },
      { key: 'goals', players: ['Петров'], team: 'Балик', count: 2, isNamed: true },
    ]);
    expect(storyOf(played({ sentOff }))[1]).toEqual({
      key: 'sentOff',
      players: [{ name: 'Динев', team: 'Вихър', time: 40 }],
    });
  });

  it('[SY4] several in one sentence, without a team unless it is that of all', () => {
    const two = (side: StoryGoal['side'], scorer: string) => [goal(side, null, scorer), goal(side, null, scorer)];
    const best = (...goals: StoryGoal[]) => storyOf(played({ score: { home: 4, away: 2 }, goals }))[1];
    expect(best(...two('home', 'Петров'), ...two('home', 'Колев'))).toMatchObject({
      players: ['Петров', 'Колев'],
      team: 'Балик',
    });
    expect(best(...two('home', 'Петров'), ...two('away', 'Колев'))).toMatchObject({ team: null });
  });

  it('[SY4] who was just named is said to have scored so many in all', () => {
    const goals = [goal('home', 5, 'Петров'), goal('away', 9), goal('home', 46, 'Петров')];
    expect(storyOf(played({ score: { home: 2, away: 1 }, goals }))[2]).toMatchObject({ key: 'goals', isNamed: true });
  });
});
