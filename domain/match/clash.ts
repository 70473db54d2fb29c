import { dayAt } from '#domain/formatting/sofia-time.ts';
import { expectedEnd } from './expected-end.ts';

interface Engagement {
  start: Date;
  halfMinutes: number;
}

/** [CH1] [CH2] Whether two matches of one team, referee or pitch conflict; the earlier comes first. */
export function clashOf(earlier: Engagement, later: Engagement): 'overlap' | 'same-day' | null {
  if (later.start < expectedEnd(earlier.start, earlier.halfMinutes)) return 'overlap';
  return dayAt(earlier.start) === dayAt(later.start) ? 'same-day' : null;
}
