import type { MatchClock } from './clock.ts';
import { sinceRescheduled } from './fold-ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { extraTimeFor, firstMinute, HALF_MINUTES, type Lengths } from './lengths.ts';
import { isPlayed } from './phase.ts';
import { settleLedger } from './settle-ledger.ts';
import type { MatchPhase } from './status.ts';

const DEFAULT_LENGTHS: Lengths = { halfMinutes: HALF_MINUTES, extraTimeMinutes: extraTimeFor(HALF_MINUTES) };

/** [CL3] [CL4] */
export function foldClock<Id>(entries: readonly LedgerEntry<Id>[], lengths: Lengths = DEFAULT_LENGTHS): MatchClock {
  let clock: MatchClock = { seconds: 0, runningSince: null };
  let phase: MatchPhase = 'NOT_STARTED';
  for (const { kind, phase: begun, recordedAt } of sinceRescheduled(settleLedger(entries))) {
    const at = new Date(recordedAt);
    switch (kind) {
      case 'PHASE':
        phase = begun;
        clock = isPlayed(phase) ? { seconds: firstMinute(phase, lengths) * 60, runningSince: at } : stop(clock, at);
        break;
      case 'CLOCK_START':
        if (isPlayed(phase) && !clock.runningSince) clock = { ...clock, runningSince: at };
        break;
      case 'CLOCK_STOP':
      case 'FINAL_WHISTLE':
      case 'AWARD':
      case 'POSTPONE':
      case 'ABANDON':
      case 'CANCEL':
        clock = stop(clock, at);
        break;
      default:
    }
  }
  return clock;
}

/** [LG10] When the match really started; null before that. */
export const kickOffTime = (entries: readonly LedgerEntry<unknown>[]): string | null =>
  sinceRescheduled(settleLedger(entries)).find(({ kind }) => kind === 'PHASE')?.recordedAt ?? null;

function stop({ seconds, runningSince }: MatchClock, at: Date): MatchClock {
  const run = runningSince ? Math.max(0, Math.floor((at.getTime() - runningSince.getTime()) / 1000)) : 0;
  return { seconds: seconds + run, runningSince: null };
}
