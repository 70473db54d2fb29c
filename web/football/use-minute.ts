import { extraTimeFor } from '#domain/match/lengths.ts';
import { minuteOnClock } from '#domain/match/match-minute.ts';
import { useClock } from '#ui/use-clock.ts';
import type { MatchSummary } from './model.ts';

/** [MM1] The minute that is being played, of another backend as it was sent; null when it is not known. */
export function useMinute({ clock, phase, halfMinutes }: Pick<MatchSummary, 'clock' | 'phase' | 'halfMinutes'>) {
  const reading = useClock(clock);
  if (!reading || !clock?.countsFromOne) return reading && { minute: reading.minute, extraTime: null };
  return minuteOnClock(reading.minute, phase, { halfMinutes, extraTimeMinutes: extraTimeFor(halfMinutes) });
}
