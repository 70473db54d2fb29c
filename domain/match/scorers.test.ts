import { expect, it } from 'vitest';
import type { Goal } from './score.ts';
import { scorersBySide } from './scorers.ts';

const sides = { home: 1, away: 2 };
const goal = (minute: number | null, team: number, player: number | null, change: Partial<Goal<number>> = {}) => ({
  minute,
  extraTime: null,
  team,
  player,
  ownGoal: false,
  phase: null,
  ...change,
});
const list = (...goals: ReturnType<typeof goal>[]) => {
  const { home, away } = scorersBySide(goals, sides);
  const write = ({ players, more }: typeof home) =>
    [...players.map((own) => `${own[0]?.player}: ${own.map(({ minute }) => minute).join(' ')}`), more].join(', ');
  return { home: write(home), away: write(away) };
};

it('[SL1] lists the goals of a player together, players by their first goal', () => {
  expect(list(goal(20, 1, 8), goal(4, 1, 7), goal(31, 1, 7), goal(12, 2, 9))).toEqual({
    home: '7: 4 31, 8: 20, 0',
    away: '9: 12, 0',
  });
});

it('[SL1] counts an own goal for the other side, no kick of a shoot-out, and keeps unknown scorers apart', () => {
  expect(
    list(
      goal(34, 2, 9, { ownGoal: true }),
      goal(36, 1, null),
      goal(38, 1, null),
      goal(null, 1, 7, { phase: 'PENALTY_SHOOTOUT' }),
    ),
  ).toEqual({ home: '9: 34, null: 36, null: 38, 0', away: '0' });
});

it('[SL2] names the first five goals and counts the rest', () => {
  const goals = [3, 17, 29, 31, 44, 46, 49].map((minute, index) => goal(minute, 1, index === 3 ? 8 : 7));
  expect(list(...goals).home).toBe('7: 3 17 29 44, 8: 31, 2');
});
