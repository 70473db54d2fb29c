import { expectedEnd } from '#domain/match/expected-end.ts';

export const ROLES = ['organiser', 'competition-organiser', 'editor', 'photographer', 'scorer'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may be at the desk; [PM12] a person may be several of them. */
export const SESSION_ROLES = [...ROLES, 'manager', 'match-link'] as const;
export type SessionRole = (typeof SESSION_ROLES)[number];

/** A role, with what it is for. */
export type Grant =
  | { role: 'organiser' }
  | { role: 'competition-organiser'; competitionIds: readonly number[] }
  | { role: 'editor' }
  | { role: 'photographer' }
  /** Null means all. */
  | { role: 'scorer'; competitionIds: readonly number[] | null }
  | { role: 'manager'; teamIds: readonly number[] }
  | { role: 'match-link'; matchId: number | null };

/** Who sends a request to the desk: a program with the token, a person or volunteer on a signed-in device, or anybody at an open page. */
export type Who = { kind: 'program' } | { kind: 'visitor' } | SignedIn;

export interface SignedIn {
  kind: 'session';
  sessionId: number;
  /** Null for a match link. */
  personId: number | null;
  name: string;
  /** [PM12] Each role once. */
  grants: readonly Grant[];
}

/** What the permissions depend on. */
export interface ScorableMatch {
  id: number;
  competitionId: number;
  startTime: Date | null;
  halfMinutes: number;
}

/** What a request needs: any session, a match list, a match to read, a match to write, the news, the photos, a team, what is seen of the office, a competition, or the office. */
export type Access =
  | 'session'
  | 'matches'
  | 'read-match'
  | 'score-match'
  | 'news'
  | 'photos'
  | 'own-team'
  | 'office'
  | 'own-competition'
  | 'organiser';

export type Refusal = 'forbidden' | 'not_now';

/** [PM9] */
export const MAX_LINK_DEVICES = 20;

const DAY = 24 * 60 * 60_000;

/** [PM13] */
export const MAX_MANAGERS = 4;

type GrantOf<Name extends SessionRole> = Extract<Grant, { role: Name }>;

/** What somebody was given with a role; undefined if he does not have it. */
const grantOf = <Name extends SessionRole>(who: Who, role: Name): GrantOf<Name> | undefined =>
  who.kind === 'session' ? who.grants.find((grant): grant is GrantOf<Name> => grant.role === role) : undefined;

const has = (who: Who, role: SessionRole): boolean => grantOf(who, role) !== undefined;

/** [PM1] */
export const isOrganiser = (who: Who): boolean => who.kind === 'program' || has(who, 'organiser');

/** [PM10] The competitions that somebody organises; null means all. */
export const organisedCompetitions = (who: Who): readonly number[] | null =>
  isOrganiser(who) ? null : (grantOf(who, 'competition-organiser')?.competitionIds ?? []);

/** [PM10] */
export const organises = (who: Who, competitionId: number): boolean =>
  organisedCompetitions(who)?.includes(competitionId) ?? true;

/** [PM8] */
export const mayWriteNews = (who: Who): boolean => isOrganiser(who) || has(who, 'editor');

/** [PM11] */
export const mayManagePhotos = (who: Who): boolean => mayWriteNews(who) || has(who, 'photographer');

/** [PM13] The teams whose manager somebody is. */
export const managedTeams = (who: Who): readonly number[] => grantOf(who, 'manager')?.teamIds ?? [];

/** [PM13] Whether somebody acts for a team. */
export const manages = (who: Who, teamId: number): boolean => isOrganiser(who) || managedTeams(who).includes(teamId);

/** [PM14] Whether somebody who acts for the team of a manager may end him there. */
export const mayEndManager = (who: Who, manager: { personId: number; hasSignedIn: boolean }): boolean =>
  isOrganiser(who) || !manager.hasSignedIn || (who.kind === 'session' && who.personId === manager.personId);

/** The match that a volunteer was asked to score; null for everybody else. */
export const linkedMatch = (who: Who): number | null => grantOf(who, 'match-link')?.matchId ?? null;

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

/** [PM2] [PM13] A manager is at the desk for his teams: the match desk shows squads of others, with what is missing in them. */
export const seesMatches = (who: Who): boolean =>
  who.kind === 'program' || (who.kind === 'session' && who.grants.some(({ role }) => role !== 'manager'));

/** Why somebody may not see a match; null if he may. [PM2] [PM6] */
export function readingRefusal(who: Who, match: ScorableMatch, now: Date): Refusal | null {
  if (!seesMatches(who)) return 'forbidden';
  if (!has(who, 'match-link')) return null;
  if (!isAssigned(who, match)) return 'forbidden';
  const window = scoringWindow(match);
  return window && now > window.until ? 'not_now' : null;
}

/** [CB3] Whether somebody is told in the line-ups of a match who lacks a declaration: whoever has to ask for it. */
export const seesDeclarations = (who: Who, match: ScorableMatch): boolean =>
  organises(who, match.competitionId) || isAssigned(who, match);

function isAssigned(who: Who, { id, competitionId }: ScorableMatch): boolean {
  const scorer = grantOf(who, 'scorer');
  return linkedMatch(who) === id || (scorer !== undefined && (scorer.competitionIds?.includes(competitionId) ?? true));
}

const DECISIONS: readonly string[] = ['AWARD', 'POSTPONE', 'CANCEL', 'RESCHEDULE'];

/** [PM7] Takes the competition of the match and the kind of the entry that is recorded, corrected or withdrawn. */
export const mayRecord = (who: Who, competitionId: number, kind: string): boolean =>
  organises(who, competitionId) || !DECISIONS.includes(kind);
