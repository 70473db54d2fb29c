import { describe, expect, test } from 'vitest';
import { foldClock, kickOffTime } from './fold-clock.ts';
import type { LedgerEntry, LedgerKind } from './ledger-entry.ts';
import type { MatchPhase } from './status.ts';

type Entry = Omit<LedgerEntry<string>, 'revision'>;

const at = (kind: LedgerKind, clock: string, change: Partial<Entry> = {}): Entry => ({
  kind,
  phase: 'FIRST_HALF',
  minute: null,
  extraTime: null,
  team: null,
  player: null,
  otherPlayer: null,
  ownGoal: false,
  penalty: false,
  target: null,
  reason: null,
  recordedAt: `2026-03-15T${clock}Z`,
  ...change,
});
const phase = (name: MatchPhase, clock = '17:00:00') => at('PHASE', clock, { phase: name });
const clockAfter = (...entries: Entry[]) => foldClock(entries.map((entry, i) => ({ ...entry, revision: i + 1 })));

describe('the clock', () => {
  test('[CL3] each period begins at its own minute', () => {
    const begun = (name: MatchPhase) => clockAfter(phase('FIRST_HALF'), phase(name, '18:00:00')).seconds / 60;
    expect(['SECOND_HALF', 'EXTRA_TIME', 'SECOND_EXTRA_TIME'].map((name) => begun(name as MatchPhase))).toEqual([
      25, 50, 55,
    ]);
    expect(clockAfter(phase('FIRST_HALF'))).toEqual({ seconds: 0, runningSince: new Date('2026-03-15T17:00:00Z') });
  });

  test('[CL4] it stands while it is stopped and in breaks, and after the whistle', () => {
    expect(clockAfter(phase('FIRST_HALF'), at('CLOCK_STOP', '17:10:05'))).toEqual({ seconds: 605, runningSince: null });
    expect(clockAfter(phase('FIRST_HALF'), at('CLOCK_STOP', '17:10:05'), at('CLOCK_START', '17:12:00'))).toEqual({
      seconds: 605,
      runningSince: new Date('2026-03-15T17:12:00Z'),
    });
    expect(clockAfter(phase('FIRST_HALF'), phase('HALF_TIME', '17:26:00'))).toEqual({
      seconds: 1560,
      runningSince: null,
    });
    expect(clockAfter(phase('SECOND_HALF'), at('FINAL_WHISTLE', '17:27:00')).seconds).toBe((25 + 27) * 60);
    expect(clockAfter(phase('HALF_TIME'), at('CLOCK_START', '17:27:00')).runningSince).toBeNull();
  });

  test.each(['AWARD', 'POSTPONE', 'ABANDON', 'CANCEL'] as const)('[CL4] it stands after %s', (kind) => {
    expect(clockAfter(phase('FIRST_HALF'), at(kind, '17:10:00'))).toEqual({ seconds: 600, runningSince: null });
  });

  test('[CL4] a start while it runs changes nothing, and a stop from before the start counts no time', () => {
    expect(clockAfter(phase('FIRST_HALF'), at('CLOCK_START', '17:05:00')).runningSince).toEqual(
      new Date('2026-03-15T17:00:00Z'),
    );
    expect(clockAfter(phase('FIRST_HALF'), at('CLOCK_STOP', '16:59:00')).seconds).toBe(0);
  });

  test('[CL4] a withdrawn stop never happened', () => {
    const stopped = [phase('FIRST_HALF'), at('CLOCK_STOP', '17:10:00'), at('WITHDRAWAL', '17:11:00', { target: 2 })];
    expect(clockAfter(...stopped).runningSince).not.toBeNull();
  });

  test('[LG10] the match started with its first phase since the last new date', () => {
    const started = (...entries: Entry[]) => kickOffTime(entries.map((entry, i) => ({ ...entry, revision: i + 1 })));
    const [early, late] = [phase('FIRST_HALF', '17:02:00'), phase('FIRST_HALF', '17:07:00')];
    expect(started()).toBeNull();
    expect(started(late, phase('HALF_TIME', '17:33:00'))).toBe('2026-03-15T17:07:00Z');
    expect(started(early, at('WITHDRAWAL', '17:05:00', { target: 1 }), late)).toBe('2026-03-15T17:07:00Z');
    expect(started(early, at('ABANDON', '17:20:00'), at('RESCHEDULE', '17:21:00'))).toBeNull();
  });
});
