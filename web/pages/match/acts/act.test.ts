import { expect, test } from 'vitest';
import type { MatchEvent } from '#web/football/match-model.ts';
import { kindOf, nameOf, type MatchAct } from './act.ts';

const event = (more: Partial<MatchEvent>): MatchAct =>
  ({ kind: 'event', side: 'home', act: { card: null, penalty: null, ...more } }) as MatchAct;

test.each<[Partial<MatchEvent>, string]>([
  [{ type: 'YELLOW_CARD' }, 'yellow'],
  [{ type: 'RED_CARD', card: 'RED' }, 'red'],
  [{ type: 'RED_CARD', card: 'SECOND_YELLOW' }, 'secondYellow'],
  [{ type: 'PENALTY_MISSED' }, 'missed'],
  [{ type: 'PENALTY_MISSED', penalty: 'SAVED' }, 'saved'],
  [{ type: 'PENALTY_SAVED' }, 'saved'],
  [{ type: 'PENALTY_SCORED' }, 'penalty'],
  [{ type: 'GOAL' }, 'goal'],
])('%o is shown as %s', (act, kind) => {
  expect(kindOf(event(act))).toBe(kind);
});

test('a goal is a goal, an own goal or a penalty', () => {
  const goal = (ownGoal: boolean, fromTheSpot: boolean) =>
    kindOf({ kind: 'goal', act: { ownGoal }, fromTheSpot } as MatchAct);
  expect([goal(false, false), goal(true, false), goal(false, true)]).toEqual(['goal', 'ownGoal', 'penalty']);
});

test('[NM1] a name is the surname and an initial; a missing person is a dash', () => {
  expect(nameOf({ id: 1, name: 'Димитър Колев' })).toBe('Колев Д.');
  expect([nameOf(null), nameOf({ id: 1, name: null })]).toEqual(['–', '–']);
});
