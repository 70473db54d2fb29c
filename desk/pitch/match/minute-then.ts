import { lengthsOf, sidesOf, type MatchRecord } from '#domain/match/rules/match-record.ts';
import { foldClock } from '#domain/match/fold-clock.ts';
import { foldLedger, sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { minuteAt, type MatchMinute } from '#domain/match/match-minute.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';

/** The minute of the match at an instant in the past; null when the clock had none. */
export function minuteThen(record: MatchRecord, at: Date): MatchMinute | null {
  const sides = sidesOf(record);
  if (!sides) return null;
  const soFar = sinceRescheduled(settleLedger(record.entries)).filter(({ recordedAt }) => new Date(recordedAt) <= at);
  const lengths = lengthsOf(record);
  return minuteAt(foldClock(soFar, lengths), foldLedger(soFar, sides).phase, at, lengths);
}
