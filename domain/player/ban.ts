/** A decision of the disciplinary commission about a player. */
export interface Ban {
  id: number;
  /** [SU9] Null: in every competition. */
  competition: number | null;
  /** The first day on which it holds. */
  startsOn: string;
  /** Its last day; null for one that is counted in matches. */
  endsOn: string | null;
  /** How many matches it costs; null for one that ends on a day. */
  matches: number | null;
  /** [SU11] From this day on it no longer holds. */
  liftedOn: string | null;
}

/** [SU9] [SU11] Whether a ban holds on the day of a match; one that is counted in matches may be over by their number. */
export const servesOn = (
  { competition, startsOn, endsOn, liftedOn }: Ban,
  match: { day: string; sharedWith: readonly number[] },
): boolean =>
  match.day >= startsOn &&
  (endsOn === null || match.day <= endsOn) &&
  (liftedOn === null || match.day < liftedOn) &&
  (competition === null || match.sharedWith.includes(competition));

/** What is wrong with a ban, by the name of the field. */
export function banFault({ startsOn, endsOn, matches, liftedOn }: Omit<Ban, 'id' | 'competition'>): {
  field: 'endsOn' | 'matches' | 'liftedOn';
  reason: 'no_end' | 'before_start';
} | null {
  if ((endsOn === null) === (matches === null)) return { field: 'endsOn', reason: 'no_end' };
  if (endsOn !== null && endsOn < startsOn) return { field: 'endsOn', reason: 'before_start' };
  if (liftedOn !== null && liftedOn < startsOn) return { field: 'liftedOn', reason: 'before_start' };
  return null;
}

/** [SU4] [SU9] How many matches a ban still costs after these; null for one that ends on a day. */
export const matchesLeft = (
  ban: Ban,
  matches: readonly { day: string; sharedWith: readonly number[]; played: boolean }[],
): number | null =>
  ban.matches === null
    ? null
    : Math.max(0, ban.matches - matches.filter((match) => match.played && servesOn(ban, match)).length);

/** [SU9] [SU11] Whether nothing of it is left on a day. */
export const isBanOver = ({ endsOn, liftedOn }: Ban, left: number | null, today: string): boolean =>
  left === 0 || (endsOn !== null && endsOn < today) || (liftedOn !== null && liftedOn <= today);
