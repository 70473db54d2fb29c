import { extraTimeFor } from '#domain/match/lengths.ts';
import { minuteOnClock } from '#domain/match/match-minute.ts';
import { useClock } from '#ui/use-clock.ts';
import type { MatchSummary } from './model.ts';

/** [MM1] The minute that is being played; null when it is not known. */
export function useMinute({ clock, phase, halfMinutes }: Pick<MatchSummary, 'clock' | 'phase' | 'halfMinutes'>) {
  const reading = useClock(clock);
  return reading && minuteOnClock(reading.minute, phase, { halfMinutes, extraTimeMinutes: extraTimeFor(halfMinutes) });
}
