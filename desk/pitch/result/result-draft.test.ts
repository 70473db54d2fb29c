import { describe, expect, it } from 'vitest';
import type { MatchFacts } from '#desk/pitch/match/match-facts.ts';
import type { MatchView } from '#desk/pitch/match/view-match.ts';
import {
  changeScore,
  draftOf,
  goalsLeft,
  goalsOf,
  toRequest,
  withoutGone,
  type DraftGoal,
  type ResultDraft,
} from './result-draft.ts';

const goal = (team: 'home' | 'away', player: number | null, more: Partial<DraftGoal> = {}): DraftGoal => ({
  team,
  player,
  assist: null,
  ownGoal: false,
  penalty: false,
  minute: null,
  extraTime: null,
  ...more,
});
const draft = (home: number, away: number, ...goals: DraftGoal[]): ResultDraft => ({
  score: { home, away },
  penalties: null,
  goals,
  cards: [],
});

describe('the form of a result', () => {
  it('counts the goals that have no line yet; an own goal counts for the other team', () => {
    const form = draft(2, 1, goal('home', 11), goal('home', 12, { ownGoal: true }));
    expect([goalsLeft(form, 'home'), goalsLeft(form, 'away')]).toEqual([1, 0]);
    expect(goalsOf(form, 'away').map(({ player }) => player)).toEqual([12]);
  });

  it('stays between 0 and 99', () => {
    expect(changeScore(draft(0, 0), 'home', -1).score.home).toBe(0);
    expect(changeScore(draft(99, 0), 'home', 1).score.home).toBe(99);
  });

  it('one goal less takes away a line only if there are too many: first one without a scorer, then the last', () => {
    const form = draft(3, 0, goal('home', null), goal('home', 11));
    const two = changeScore(form, 'home', -1);
    expect(two.goals).toHaveLength(2);
    const one = changeScore(two, 'home', -1);
    expect(one.goals.map(({ player }) => player)).toEqual([11]);
    expect(changeScore(one, 'home', -1).goals).toEqual([]);
  });

  it('leaves the lines of the other team alone', () => {
    const form = draft(1, 1, goal('home', 11), goal('away', 21));
    expect(changeScore(form, 'home', -1).goals).toEqual([goal('away', 21)]);
  });

  it('is filled in with what is known, each with the entry that it is', () => {
    const entry = { team: 1, player: 11, otherPlayer: 12, ownGoal: false, penalty: true, minute: 25, extraTime: 2 };
    const common = {
      recordedAt: '2026-03-15T18:10:00Z',
      phase: 'FIRST_HALF',
      target: null,
      reason: null,
      details: null,
    };
    const entries = [
      { ...common, ...entry, revision: 3, kind: 'GOAL' },
      { ...common, ...entry, revision: 4, kind: 'SECOND_YELLOW', minute: 30, extraTime: null },
      { ...common, ...entry, revision: 5, kind: 'GOAL' },
      { ...common, ...entry, revision: 6, kind: 'WITHDRAWAL', target: 5 },
    ];
    const view = { record: { entries, score: { home: 1, away: 0 } }, match: { score: null } } as unknown as MatchView;
    const facts = { teams: { home: { id: 1 }, away: { id: 2 } }, folded: { penalties: null } } as unknown as MatchFacts;
    expect(draftOf(view, facts)).toEqual({
      score: { home: 1, away: 0 },
      penalties: null,
      goals: [
        {
          revision: 3,
          team: 'home',
          player: 11,
          assist: 12,
          ownGoal: false,
          penalty: true,
          minute: 25,
          extraTime: 2,
        },
      ],
      cards: [{ revision: 4, team: 'home', player: 11, card: 'second-yellow', minute: 30, extraTime: null }],
    });
  });

  it('names a reason and penalties only if there are any', () => {
    expect(toRequest(draft(1, 0), null)).toEqual({ score: { home: 1, away: 0 }, goals: [], cards: [] });
    const cup = { ...draft(1, 1), penalties: { home: 4, away: 3 } };
    expect(toRequest(cup, 'Грешка')).toMatchObject({ penalties: { home: 4, away: 3 }, reason: 'Грешка' });
  });
});

it('[RS10] what somebody else withdrew meanwhile is a new goal, if it is kept', () => {
  const mine = draft(2, 0, goal('home', 7, { revision: 3 }), goal('home', 9, { revision: 4 }), goal('home', 11));
  const recorded = draft(1, 0, goal('home', 7, { revision: 3 }));
  expect(withoutGone(mine, recorded).goals).toEqual([
    goal('home', 7, { revision: 3 }),
    goal('home', 9),
    goal('home', 11),
  ]);
});
