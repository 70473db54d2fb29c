import type { MatchStatus } from '#domain/match/status.ts';

/** What a message about a new date depends on. */
export interface PlannedMatch {
  status: MatchStatus;
  startTime: Date | null;
  venue: string | null;
}

export type MatchMove = 'date' | 'postponed' | 'cancelled';

/** [MS4] What the managers of both teams are told when a match was planned in another way. A correction of the calendar is quiet. */
export function matchMove(
  before: PlannedMatch,
  after: PlannedMatch,
  { isQuiet, now }: { isQuiet: boolean; now: Date },
): MatchMove | null {
  if (before.status !== after.status && (after.status === 'POSTPONED' || after.status === 'CANCELLED')) {
    const isOver = before.status === 'FINISHED' || before.status === 'AWARDED';
    return isOver ? null : after.status === 'POSTPONED' ? 'postponed' : 'cancelled';
  }
  const isPlayedAgain = before.status === 'POSTPONED' || before.status === 'CANCELLED';
  const isElsewhere =
    before.startTime?.getTime() !== after.startTime?.getTime() || before.venue !== after.venue || isPlayedAgain;
  const isAhead = after.startTime !== null && after.startTime > now;
  return !isQuiet && isElsewhere && isAhead && after.status === 'UPCOMING' ? 'date' : null;
}
