import { extraTimeFor } from '#domain/match/lengths.ts';
import { awaitsEnd, minuteOnClock, type MatchMinute } from '#domain/match/match-minute.ts';
import { useClock } from '#ui/use-clock.ts';
import type { Translate } from '#i18n/translate.ts';
import { minuteText } from './minute-text.ts';
import type { MatchSummary } from './model.ts';

interface RunningMinute extends MatchMinute {
  /** [MM6] */
  awaitsEnd?: boolean;
}

/** [MM1] The minute that is being played, of another backend as it was sent; null when it is not known. */
export function useMinute({
  clock,
  phase,
  halfMinutes,
}: Pick<MatchSummary, 'clock' | 'phase' | 'halfMinutes'>): RunningMinute | null {
  const reading = useClock(clock);
  if (!reading || !clock?.countsFromOne) return reading && { minute: reading.minute, extraTime: null };
  const lengths = { halfMinutes, extraTimeMinutes: extraTimeFor(halfMinutes) };
  const minute = minuteOnClock(reading.minute, phase, lengths);
  return minute && { ...minute, awaitsEnd: awaitsEnd(reading.minute, phase, lengths) };
}

/** „38’“, [MM6] „Чака край“, or that the match is live if its minute is not known. */
export function runningMinuteText(minute: RunningMinute | null, t: Translate): string {
  if (!minute) return t('match.live');
  return minute.awaitsEnd ? t('match.awaitsEnd') : minuteText(minute);
}
