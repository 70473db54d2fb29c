import { describe, expect, it } from 'vitest';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { after, goal, recorded, tapped, upcoming } from '#tests/support/tapped-match.ts';
import { fateOf, refusalOf, viewMatch, type MatchView } from './view-match.ts';

const keys = (acts: Iterable<PendingAct>) => [...acts].map(({ key }) => key);
const shown = ({ record }: MatchView) => [record.status, record.score?.home, record.score?.away];

describe('a match as the phone knows it', () => {
  it('[N3] what was tapped counts at once on top of the server’s copy', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const first = tapped(goal('home', 11), 3);
    const view = viewMatch(upcoming, [kickOff, first]);
    expect(shown(view)).toEqual(['LIVE', 1, 0]);
    expect([...view.pending.keys()]).toEqual([1, 2]);
    expect(view.record.entries.at(-1)).toMatchObject({ kind: 'GOAL', minute: 4, player: 11 });
  });

  it('[N4] an act that the server’s copy contains already does not count twice', () => {
    const acts = [tapped({ act: 'kick-off' }, 0), tapped(goal('home'), 3)];
    const match = recorded(upcoming, ...acts);
    const view = viewMatch(match, [...acts, tapped(goal('away'), 5)]);
    expect(shown(view)).toEqual(['LIVE', 1, 1]);
    expect(view.pending.size).toBe(1);
  });

  it('waiting acts move behind what another phone recorded meanwhile', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const mine = tapped(goal('home'), 3);
    const theirs = { ...tapped(goal('away'), 2), key: 'other.1' };
    const view = viewMatch(recorded(upcoming, kickOff, theirs), [mine]);
    expect(view.record.entries.map(({ key }) => key)).toEqual([kickOff.key, 'other.1', mine.key]);
    expect(shown(view)).toEqual(['LIVE', 1, 1]);
  });

  it('a correction names what still waits by its key', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const wrong = tapped(goal('home', 11), 3);
    const right = tapped({ act: 'correct', targetKey: wrong.key, to: goal('home', 12) }, 4);
    const undone = tapped({ act: 'withdraw', targetKey: wrong.key }, 5);
    const view = viewMatch(upcoming, [kickOff, wrong, right]);
    expect(view.record.entries.at(-1)).toMatchObject({ kind: 'CORRECTION', target: 2, player: 12 });
    expect(shown(viewMatch(upcoming, [kickOff, wrong, undone]))).toEqual(['LIVE', 0, 0]);
  });

  it('[N5] a refused act does not count; the ones behind it do, and one that changes it is stuck', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const refused = tapped(goal('home'), 3, { state: 'refused', reason: 'same_goal', message: '' });
    const change = tapped({ act: 'withdraw', targetKey: refused.key }, 4);
    const next = tapped(goal('away'), 5);
    const view = viewMatch(upcoming, [kickOff, refused, change, next]);
    expect(shown(view)).toEqual(['LIVE', 0, 1]);
    expect(keys(view.refused)).toEqual([refused.key]);
    expect(keys(view.stuck)).toEqual([change.key]);
  });

  it('acts that no longer fit the server’s copy are stuck and count for nothing', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const cancelled = recorded(recorded(upcoming, kickOff), { ...tapped({ act: 'abandon' }, 2), key: 'office.1' });
    const view = viewMatch(cancelled, [tapped(goal('home'), 3)]);
    expect(view.stuck).toHaveLength(1);
    expect(view.pending.size).toBe(0);
    expect(view.record.score).toEqual(cancelled.score);
  });

  it('decides only what is new when it knows the view before, with the same outcome', () => {
    const acts = [tapped({ act: 'kick-off' }, 0), tapped(goal('home', 11), 3), tapped(goal('away'), 5)];
    const before = viewMatch(upcoming, acts.slice(0, 2));
    const sent = acts.map((act) => ({ ...act, status: { state: 'sending' } as const }));
    const after = viewMatch(structuredClone(upcoming), sent, before);
    expect(after).toEqual(viewMatch(upcoming, sent));
    // What was amended, dropped, or recorded meanwhile is decided again.
    const amended = acts.map((act, at) => (at === 1 ? { ...act, act: goal('away', 21) } : act));
    expect(viewMatch(upcoming, amended, after)).toEqual(viewMatch(upcoming, amended));
    expect(viewMatch(upcoming, acts.slice(0, 1), after)).toEqual(viewMatch(upcoming, acts.slice(0, 1)));
    for (const taken of [1, 2, 3]) {
      const copy = recorded(upcoming, ...acts.slice(0, taken));
      expect(viewMatch(copy, acts, after)).toEqual(viewMatch(copy, acts));
    }
    const others = recorded(recorded(upcoming, acts[0]!), { ...tapped(goal('away', 21), 2), key: 'other.1' });
    expect(viewMatch(others, acts, after)).toEqual(viewMatch(others, acts));
  });

  it('[N3] refuses what the rules refuse, with their reason', () => {
    const view = viewMatch(upcoming, [tapped({ act: 'kick-off' }, 0)]);
    expect(refusalOf(view, goal('home', 11), after(3), null)).toBeNull();
    expect(refusalOf(view, goal('home', 21), after(3), null)?.reason).toBe('unknown_player');
    expect(refusalOf(view, { act: 'kick-off' }, after(3), null)?.reason).toBe('wrong_phase');
  });

  it('[N7] an act is recorded only if the server says so', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const act = tapped(goal('home'), 3);
    const fates = (...statuses: PendingAct['status'][]) =>
      statuses.map((status) => fateOf(viewMatch(upcoming, [kickOff, { ...act, status }]), act.key));
    expect(
      fates(
        { state: 'waiting' },
        { state: 'sending' },
        { state: 'recorded', revision: 2 },
        { state: 'refused', reason: 'sent_off', message: '' },
      ),
    ).toEqual(['kept', 'kept', 'recorded', 'refused']);
    expect(fateOf(viewMatch(recorded(upcoming, kickOff, act), []), act.key)).toBe('recorded');
    expect(fateOf(viewMatch(recorded(upcoming, kickOff), []), act.key)).toBe('kept');
  });
});
