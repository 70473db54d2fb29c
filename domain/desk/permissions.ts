import { expectedEnd } from '#domain/match/expected-end.ts';

export const ROLES = ['organiser', 'competition-organiser', 'editor', 'photographer', 'scorer'] as const;
export type Role = (typeof ROLES)[number];

/** Who sends a request to the desk: a program with the token, or a person or volunteer on a signed-in device. */
export type Who = { kind: 'program' } | SignedIn;

export interface SignedIn {
  kind: 'session';
  sessionId: number;
  /** Null for a match link. */
  personId: number | null;
  name: string;
  role: Role | 'match-link';
  /** Null means all. */
  competitionIds: readonly number[] | null;
  /** The match of a match link. */
  matchId: number | null;
}

/** What the permissions depend on. */
export interface ScorableMatch {
  id: number;
  competitionId: number;
  startTime: Date | null;
  halfMinutes: number;
}

/** What a request needs: any session, a match list, a match to read, a match to write, the news, the photos, what is seen of the office, a competition, or the office. */
export type Access =
  | 'session'
  | 'matches'
  | 'read-match'
  | 'score-match'
  | 'news'
  | 'photos'
  | 'office'
  | 'own-competition'
  | 'organiser';

export type Refusal = 'forbidden' | 'not_now';

/** [PM9] */
export const MAX_LINK_DEVICES = 20;

const DAY = 24 * 60 * 60_000;

/** [PM1] */
export const isOrganiser = (who: Who): boolean => who.kind === 'program' || who.role === 'organiser';

/** [PM10] The competitions that somebody organises; null means all. */
export function organisedCompetitions(who: Who): readonly number[] | null {
  if (isOrganiser(who)) return null;
  return who.kind === 'session' && who.role === 'competition-organiser' ? (who.competitionIds ?? []) : [];
}

/** [PM10] */
export const organises = (who: Who, competitionId: number): boolean =>
  organisedCompetitions(who)?.includes(competitionId) ?? true;

/** [PM8] */
export const mayWriteNews = (who: Who): boolean =>
  isOrganiser(who) || (who.kind === 'session' && who.role === 'editor');

/** [PM11] */
export const mayManagePhotos = (who: Who): boolean =>
  mayWriteNews(who) || (who.kind === 'session' && who.role === 'photographer');

interface Window {
  from: Date;
  until: Date;
}

/** [PM5] */
export function scoringWindow({ startTime, halfMinutes }: ScorableMatch): Window | null {
  if (!startTime) return null;
  return {
    from: new Date(startTime.getTime() - DAY),
    until: new Date(expectedEnd(startTime, halfMinutes).getTime() + DAY),
  };
}

/** From when and until when somebody may score a match; null without a limit. [PM5] */
export const windowFor = (who: Who, match: ScorableMatch): Window | null =>
  organises(who, match.competitionId) ? null : scoringWindow(match);

export const mayScore = (who: Who, match: ScorableMatch, now: Date): boolean =>
  scoringRefusal(who, match, now) === null;

/** Why somebody may not write a match; null if he may. */
export function scoringRefusal(who: Who, match: ScorableMatch, now: Date): Refusal | null {
  if (who.kind === 'program' || organises(who, match.competitionId)) return null;
  if (!isAssigned(who, match)) return 'forbidden';
  const window = scoringWindow(match);
  return window && now >= window.from && now <= window.until ? null : 'not_now';
}

/** Why somebody may not see a match; null if he may. [PM2] [PM6] */
export function readingRefusal(who: Who, match: ScorableMatch, now: Date): Refusal | null {
  if (who.kind === 'program' || who.role !== 'match-link') return null;
  if (!isAssigned(who, match)) return 'forbidden';
  const window = scoringWindow(match);
  return window && now > window.until ? 'not_now' : null;
}

function isAssigned({ role, competitionIds, matchId }: SignedIn, { id, competitionId }: ScorableMatch): boolean {
  if (role === 'match-link') return matchId === id;
  return role === 'scorer' && (competitionIds === null || competitionIds.includes(competitionId));
}

const DECISIONS: readonly string[] = ['AWARD', 'POSTPONE', 'CANCEL', 'RESCHEDULE'];

/** [PM7] Takes the kind of the entry that is recorded, corrected or withdrawn. */
export const mayRecord = (who: Who, kind: string): boolean =>
  isOrganiser(who) || (who.kind === 'session' && who.role === 'competition-organiser') || !DECISIONS.includes(kind);
