import { addMinutes } from '#domain/formatting/sofia-time.ts';
import { expectedEnd } from '#domain/match/expected-end.ts';
import type { MatchStatus } from '#domain/match/status.ts';

/** [GW8] What a match may lack, the most urgent first. */
export const MISSING = ['result', 'final-whistle', 'hand-in', 'scorers', 'lineups', 'new-date', 'date'] as const;
export type Missing = (typeof MISSING)[number];

/** What a league records beyond results (UN5). */
export interface Recorded {
  scorers: boolean;
  lineups: boolean;
}

export interface MatchToComplete {
  status: MatchStatus;
  startTime: string | null;
  halfMinutes: number;
  hasTeams: boolean;
  goals: number;
  /** Goals for which nobody is named. */
  unnamedGoals: number;
  /** Of how many sides there is one. */
  lineups: number;
  handedIn: boolean;
}

const LONGEST_DELAY_MINUTES = 3 * 60;

/** [GW8] Scorers and line-ups are missed where other matches of the competition have them. */
export function recordedIn(matches: readonly MatchToComplete[], allowed: Recorded): Recorded {
  const finished = matches.filter(({ status }) => status === 'FINISHED');
  return {
    scorers: allowed.scorers && finished.some(({ goals, unnamedGoals }) => goals > unnamedGoals),
    lineups: allowed.lineups && finished.some(({ lineups }) => lineups > 0),
  };
}

/** [GW8] */
export function missingOf(match: MatchToComplete, recorded: Recorded, now: Date): Missing[] {
  const { status, startTime, halfMinutes, hasTeams } = match;
  const end = startTime === null ? null : expectedEnd(new Date(startTime), halfMinutes);
  switch (status) {
    case 'UPCOMING':
      if (end === null) return hasTeams ? ['date'] : [];
      return end < now ? ['result'] : [];
    case 'LIVE':
      return end !== null && addMinutes(end, LONGEST_DELAY_MINUTES) < now ? ['final-whistle'] : [];
    case 'POSTPONED':
      return ['new-date'];
    case 'FINISHED':
      return MISSING.filter(
        (kind) =>
          (kind === 'hand-in' && !match.handedIn) ||
          (kind === 'scorers' && recorded.scorers && match.unnamedGoals > 0) ||
          (kind === 'lineups' && recorded.lineups && match.lineups < 2),
      );
    default:
      return [];
  }
}
