import { describe, expect, it } from 'vitest';
import type { MatchPhase } from '#domain/match/status.ts';
import type { MatchAct } from './act.ts';
import { endsEarly, nextAct, type MatchNow } from './next-act.ts';

const START = new Date('2026-03-15T18:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const live = (phase: MatchPhase, change: Partial<MatchNow> = {}): MatchNow => ({
  folded: { status: 'LIVE', phase, score: { home: 1, away: 0 } },
  clock: { seconds: 0, runningSince: START },
  lengths: { halfMinutes: 25, extraTimeMinutes: 5 },
  rules: { knockout: false, extraTime: true, firstLeg: null },
  ...change,
});
const stopped = { clock: { seconds: 600, runningSince: null } };

describe('[DK24] the act that the match waits for', () => {
  it('is kick-off, the next phase, and the whistle after the second half', () => {
    const upcoming: MatchNow['folded'] = { status: 'UPCOMING', phase: 'NOT_STARTED', score: null };
    expect(nextAct(live('NOT_STARTED', { folded: upcoming }))).toEqual({ act: 'kick-off' });
    expect(nextAct(live('FIRST_HALF'))).toEqual({ act: 'phase', phase: 'HALF_TIME' });
    expect(nextAct(live('HALF_TIME', stopped))).toEqual({ act: 'phase', phase: 'SECOND_HALF' });
    expect(nextAct(live('SECOND_HALF'))).toEqual({ act: 'final-whistle' });
  });

  it('goes on where a tie is level, over both legs', () => {
    const rules = { knockout: true, extraTime: false, firstLeg: { home: 0, away: 1 } };
    expect(nextAct(live('SECOND_HALF', { rules }))).toEqual({ act: 'phase', phase: 'FULL_TIME_BREAK' });
    expect(nextAct(live('FULL_TIME_BREAK', { rules, ...stopped }))).toEqual({ act: 'phase', phase: 'PENALTIES' });
  });

  it('is to start the clock while it is stopped in a period of play, and never to end that period', () => {
    for (const phase of ['FIRST_HALF', 'SECOND_HALF', 'EXTRA_TIME', 'SECOND_EXTRA_TIME'] as const)
      expect(nextAct(live(phase, stopped))).toEqual({ act: 'start-clock' });
  });

  it('is none once the match is over', () => {
    const over: MatchNow['folded'] = { status: 'FINISHED', phase: 'FULL_TIME', score: { home: 1, away: 0 } };
    expect(nextAct(live('FULL_TIME', { folded: over }))).toBeNull();
  });
});

describe('[DK25] a period that ends before 80 % of its length', () => {
  const halfTime: MatchAct = { act: 'phase', phase: 'HALF_TIME' };

  it('is asked about until the 20th minute of a half of 25', () => {
    expect(endsEarly(halfTime, live('FIRST_HALF'), after(1))).toBe(true);
    expect(endsEarly(halfTime, live('FIRST_HALF'), after(19.9))).toBe(true);
    expect(endsEarly(halfTime, live('FIRST_HALF'), after(20))).toBe(false);
  });

  it('counts from the beginning of the period, by the clock and not by the time of day', () => {
    const clock = { seconds: 25 * 60, runningSince: START };
    const toBreak: MatchAct = { act: 'phase', phase: 'FULL_TIME_BREAK' };
    expect(endsEarly(toBreak, live('SECOND_HALF', { clock }), after(19))).toBe(true);
    expect(endsEarly(toBreak, live('SECOND_HALF', { clock }), after(21))).toBe(false);
    const extra = { seconds: 50 * 60, runningSince: START };
    const endOfExtra: MatchAct = { act: 'phase', phase: 'EXTRA_TIME_BREAK' };
    expect(endsEarly(endOfExtra, live('EXTRA_TIME', { clock: extra }), after(3))).toBe(true);
    expect(endsEarly(endOfExtra, live('EXTRA_TIME', { clock: extra }), after(4))).toBe(false);
  });

  it('does not concern breaks, and the whistle, which is held', () => {
    expect(endsEarly({ act: 'phase', phase: 'SECOND_HALF' }, live('HALF_TIME'), after(1))).toBe(false);
    expect(endsEarly({ act: 'final-whistle' }, live('SECOND_HALF'), after(1))).toBe(false);
  });
});
