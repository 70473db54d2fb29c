export const MATCH_STATUSES = ['UPCOMING', 'LIVE', 'FINISHED', 'AWARDED', 'POSTPONED', 'CANCELLED'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** On the wire an abandoned match keeps the documented status, POSTPONED. Another backend may send a status that is none of these. */
export type ShownStatus = MatchStatus | 'ABANDONED' | 'OTHER';

/** [SD7] Only a match that has kicked off has a score (LG1), so a postponed one with a score was abandoned. */
export const isAbandoned = (status: MatchStatus, score: object | null): boolean =>
  status === 'POSTPONED' && score !== null;

export const shownStatus = (status: MatchStatus, score: object | null): MatchStatus | 'ABANDONED' =>
  isAbandoned(status, score) ? 'ABANDONED' : status;

export const MATCH_PHASES = [
  'NOT_STARTED',
  'FIRST_HALF',
  'HALF_TIME',
  'SECOND_HALF',
  'FULL_TIME_BREAK',
  'EXTRA_TIME',
  'EXTRA_TIME_BREAK',
  'SECOND_EXTRA_TIME',
  'PENALTIES',
  'PENALTY_SHOOTOUT',
  'FULL_TIME',
] as const;
export type MatchPhase = (typeof MATCH_PHASES)[number];
