import { dayAt } from '../formatting/sofia-time.ts';
import { expectedEnd } from './expected-end.ts';

interface Engagement {
  start: Date;
  halfMinutes: number;
}

/** How two matches of one team, referee or pitch stand to each other, the earlier one first. */
export function clashOf(earlier: Engagement, later: Engagement): 'overlap' | 'same-day' | null {
  if (later.start < expectedEnd(earlier.start, earlier.halfMinutes)) return 'overlap';
  return dayAt(earlier.start) === dayAt(later.start) ? 'same-day' : null;
}
