import { describe, expect, it } from 'vitest';
import { goal, recorded, tapped, upcoming } from '#tests/support/tapped-match.ts';
import { findSameGoal } from './same-goal.ts';

const kickOff = tapped({ act: 'kick-off' }, 0);

describe('[N6] a goal that another phone may have recorded', () => {
  it('is one of the same team within a minute', () => {
    const theirs = { ...tapped(goal('home', 11), 3), key: 'other.1' };
    const match = recorded(upcoming, kickOff, theirs);
    expect(findSameGoal(match, tapped(goal('home', 12), 3.5))?.key).toBe(theirs.key);
    expect(findSameGoal(match, tapped(goal('home', 12), 4.5))).toBeUndefined();
    expect(findSameGoal(match, tapped(goal('away', 21), 3.5))).toBeUndefined();
  });

  it('may be an own goal of the other team', () => {
    const theirs = { ...tapped({ ...goal('away', 21), ownGoal: true }, 3), key: 'other.2' };
    const match = recorded(upcoming, kickOff, theirs);
    expect(findSameGoal(match, tapped(goal('home', 12), 3.5))?.key).toBe(theirs.key);
    expect(findSameGoal(match, tapped(goal('away', 21), 3.5))).toBeUndefined();
  });
});
