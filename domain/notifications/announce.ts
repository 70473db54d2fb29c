import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';

export interface AnnouncedGoal {
  /** Of the entry that first recorded it, also after corrections. */
  id: number;
  /** What a notification says of it; another text is another notification. */
  text: string;
}

/** What notifications about a match depend on. Instants are ISO texts. */
export interface AnnouncedMatch {
  status: MatchStatus;
  startTime: string | null;
  /** Before it was moved, unless that was done quietly. */
  previousStartTime: string | null;
  kickedOffAt: string | null;
  score: Score | null;
  goals: AnnouncedGoal[];
}

export type Announcement =
  | { kind: 'kick-off' }
  /** `update`: replaces one that was sent, without a sound. */
  | { kind: 'goal'; goal: number; update: boolean }
  | { kind: 'goal'; goal: number; update: true; takenBack: true }
  | { kind: 'result'; update: boolean }
  | { kind: 'moved'; to: 'date' | 'postponed' | 'cancelled' };

const MINUTE = 60_000;
/** What happened before is no news. */
const RECENT = 10 * MINUTE;
const RECENT_RESULT = 48 * 60 * MINUTE;

const isOver = ({ status }: AnnouncedMatch) => status === 'FINISHED' || status === 'AWARDED';
const isWithin = (instant: string | null, now: Date, milliseconds: number) =>
  instant !== null && Math.abs(now.getTime() - Date.parse(instant)) <= milliseconds;

/** What followers hear when a match becomes another one. */
export function announce(before: AnnouncedMatch, after: AnnouncedMatch, now: Date): Announcement[] {
  return [...announceStart(before, after, now), ...announceGoals(before, after), ...announceResult(before, after, now)];
}

function announceStart(before: AnnouncedMatch, after: AnnouncedMatch, now: Date): Announcement[] {
  // [NO1]
  if (after.status === 'LIVE')
    return before.status !== 'LIVE' && isWithin(after.kickedOffAt, now, RECENT) ? [{ kind: 'kick-off' }] : [];
  // [NO4]
  if (before.status !== after.status && (after.status === 'POSTPONED' || after.status === 'CANCELLED'))
    return isOver(before) ? [] : [{ kind: 'moved', to: after.status === 'POSTPONED' ? 'postponed' : 'cancelled' }];
  const isMoved = after.startTime !== before.startTime && after.previousStartTime === before.startTime;
  const isAhead = after.startTime !== null && Date.parse(after.startTime) > now.getTime();
  return after.status === 'UPCOMING' && isMoved && isAhead ? [{ kind: 'moved', to: 'date' }] : [];
}

/** [NO2] Only while the match is played: a result that is entered afterwards brings its goals all at once. */
function announceGoals(before: AnnouncedMatch, after: AnnouncedMatch): Announcement[] {
  if (after.status !== 'LIVE') return [];
  const known = new Map(before.goals.map((goal) => [goal.id, goal]));
  const kept = new Set(after.goals.map(({ id }) => id));
  return [
    ...before.goals
      .filter(({ id }) => !kept.has(id))
      .map(({ id }): Announcement => ({ kind: 'goal', goal: id, update: true, takenBack: true })),
    ...after.goals
      .filter(({ id, text }) => known.get(id)?.text !== text)
      .map(({ id }): Announcement => ({ kind: 'goal', goal: id, update: known.has(id) })),
  ];
}

/** [NO3] */
function announceResult(before: AnnouncedMatch, after: AnnouncedMatch, now: Date): Announcement[] {
  if (!isOver(after) || after.score === null || !isWithin(after.startTime, now, RECENT_RESULT)) return [];
  if (!isOver(before)) return [{ kind: 'result', update: false }];
  const isSame = before.score?.home === after.score.home && before.score.away === after.score.away;
  return isSame ? [] : [{ kind: 'result', update: true }];
}

/** [NO5] What a match is compared with when nobody has looked at it before. */
export function unannounced(match: AnnouncedMatch, changedAt: Date, now: Date): AnnouncedMatch {
  if (now.getTime() - changedAt.getTime() > RECENT) return match;
  const hasJustBegun = isWithin(match.kickedOffAt, now, RECENT);
  const isAheadOrOver = match.status !== 'LIVE' || hasJustBegun;
  return {
    ...match,
    status: isAheadOrOver ? 'UPCOMING' : match.status,
    startTime: match.previousStartTime ?? match.startTime,
    goals: hasJustBegun ? [] : match.goals,
  };
}
