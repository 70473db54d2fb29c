import type { MatchStatus } from './status.ts';

/** What a calendar says of a match: it takes place, waits for a new date, or will not be. */
export type CalendarStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

export function calendarStatus(status: MatchStatus): CalendarStatus {
  if (status === 'CANCELLED') return 'CANCELLED';
  return status === 'POSTPONED' ? 'TENTATIVE' : 'CONFIRMED';
}
