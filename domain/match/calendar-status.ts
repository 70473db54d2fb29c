import type { MatchStatus } from './status.ts';

/** [CA1] The status of a match as an iCalendar event. */
export type CalendarStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

export function calendarStatus(status: MatchStatus): CalendarStatus {
  if (status === 'CANCELLED') return 'CANCELLED';
  return status === 'POSTPONED' ? 'TENTATIVE' : 'CONFIRMED';
}
