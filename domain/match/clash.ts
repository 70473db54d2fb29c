import { dayAt } from '#domain/formatting/sofia-time.ts';
import { expectedEnd } from './expected-end.ts';
import type { MatchStatus } from './status.ts';

interface Engagement {
  start: Date;
  halfMinutes: number;
}

/** [CH1] [CH2] Whether two matches of one team, referee or pitch conflict; the earlier comes first. */
export function clashOf(earlier: Engagement, later: Engagement): 'overlap' | 'same-day' | null {
  if (later.start < expectedEnd(earlier.start, earlier.halfMinutes)) return 'overlap';
  return dayAt(earlier.start) === dayAt(later.start) ? 'same-day' : null;
}

/** Who and what a match needs, and when. */
export interface PlannedMatch extends Engagement {
  /** Null for a match that does not exist yet. */
  id: number | null;
  venue: string | null;
  referee: number | null;
  teams: readonly number[];
}

export type Clash<Match> =
  | { kind: 'pitch'; with: Match }
  | { kind: 'referee'; with: Match }
  | { kind: 'team' | 'team-same-day'; team: number; with: Match };

/** [CH3] */
export const isMistake = ({ kind }: Pick<Clash<unknown>, 'kind'>): boolean => kind === 'team' || kind === 'referee';

/** [CH3] Whether a match of this status takes the time of its teams, its referee and its pitch. */
export const takesPlace = (status: MatchStatus, hasScore: boolean): boolean =>
  status === 'AWARDED' ? hasScore : status !== 'POSTPONED' && status !== 'CANCELLED';

/** What a match would conflict with, mistakes first. `others` are matches that take place; the match itself is left out. */
export function findClashes<Match extends PlannedMatch>(match: PlannedMatch, others: readonly Match[]): Clash<Match>[] {
  const clashes = others.flatMap((other) => {
    if (other.id === match.id) return [];
    const [earlier, later] = other.start < match.start ? [other, match] : [match, other];
    const clash = clashOf(earlier, later);
    return clash === null ? [] : clashesBetween(match, other, clash);
  });
  return clashes.toSorted((a, b) => Number(isMistake(b)) - Number(isMistake(a)));
}

function clashesBetween<Match extends PlannedMatch>(
  match: PlannedMatch,
  other: Match,
  clash: 'overlap' | 'same-day',
): Clash<Match>[] {
  const teams = match.teams.filter((team) => other.teams.includes(team));
  if (clash === 'same-day') return teams.map((team) => ({ kind: 'team-same-day', team, with: other }));
  return [
    ...teams.map((team) => ({ kind: 'team', team, with: other }) as const),
    ...(match.referee !== null && match.referee === other.referee ? [{ kind: 'referee', with: other } as const] : []),
    ...(match.venue !== null && match.venue === other.venue ? [{ kind: 'pitch', with: other } as const] : []),
  ];
}

interface Days {
  startsOn: string;
  endsOn: string;
}

/** [CH5] */
export function misdated(day: string, { competition, gameweek }: { competition: Days; gameweek: Days }) {
  const isOutside = ({ startsOn, endsOn }: Days) => day < startsOn || day > endsOn;
  if (isOutside(competition)) return 'outside-competition';
  return isOutside(gameweek) ? 'outside-gameweek' : null;
}
