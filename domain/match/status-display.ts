import { isSameDay } from '#domain/formatting/date.ts';
import { MATCH_STATUSES, type MatchPhase, type ShownStatus } from './status.ts';

/** How a match is shown in a list; components choose the text. */
export type ListedMatch =
  | { kind: 'final' | 'live' | 'awarded' | 'abandoned'; showsScore: true }
  | { kind: 'postponed' | 'cancelled' | 'unknown'; showsScore: false }
  | { kind: 'startsToday' | 'startsLater' | 'dateMissing' | 'dateInvalid'; showsScore: false };

export function displayInList(status: string, startTime: Date | null, now: Date): ListedMatch {
  switch (status) {
    case 'FINISHED':
      return { kind: 'final', showsScore: true };
    case 'LIVE':
      return { kind: 'live', showsScore: true };
    case 'AWARDED':
      return { kind: 'awarded', showsScore: true };
    case 'ABANDONED':
      return { kind: 'abandoned', showsScore: true };
    case 'POSTPONED':
      return { kind: 'postponed', showsScore: false };
    case 'CANCELLED':
      return { kind: 'cancelled', showsScore: false };
    case 'UPCOMING':
      return { kind: displayStart(startTime, now), showsScore: false };
    default:
      return { kind: 'unknown', showsScore: false };
  }
}

function displayStart(startTime: Date | null, now: Date) {
  if (startTime === null) return 'dateMissing';
  if (Number.isNaN(startTime.getTime())) return 'dateInvalid';
  return isSameDay(startTime, now) ? 'startsToday' : 'startsLater';
}

export type StatusLine =
  | { kind: 'phase'; phase: MatchPhase; minute: number | null }
  | { kind: 'status'; status: Exclude<ShownStatus, 'OTHER'> }
  | { kind: 'unknown'; status: string };

/** [SD5] The line under the score. */
export function statusLine(status: string, phase: MatchPhase | null, minute: number | null): StatusLine {
  if (status === 'LIVE' && phase !== null) {
    const inHalf = phase === 'FIRST_HALF' || phase === 'SECOND_HALF';
    return { kind: 'phase', phase, minute: inHalf ? minute : null };
  }
  const known = [...MATCH_STATUSES, 'ABANDONED' as const].find((name) => name === status);
  return known ? { kind: 'status', status: known } : { kind: 'unknown', status };
}

/** [SD2] It is not played when it was planned, so the time is not shown either. */
export const isOff = (status: string): boolean => status === 'POSTPONED' || status === 'CANCELLED';

/** [SD6] */
export const isUnplayed = (status: ShownStatus): boolean =>
  status === 'UPCOMING' || status === 'POSTPONED' || status === 'CANCELLED';
