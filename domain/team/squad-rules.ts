import { ageOn } from '#domain/formatting/sofia-time.ts';
import { commonDays, isMemberOn, isWithin, spanOf, type Days, type Membership, type Span } from './membership.ts';

/** A team in a season of a competition. */
export interface CompetitionEntry {
  competitionSeasonId: number;
  teamId: number;
  startsOn: string;
  endsOn: string;
  withdrawnOn: string | null;
}

/** Another player of a squad, with his number. */
export interface NumberedMember extends Days {
  teamId: number;
  playerId: number;
  name: string;
  shirtNumber: number;
}

/** What the rules need to know beside the memberships of the player. */
export interface SquadContext {
  today: string;
  birthdate: string | null;
  leastAge: number | null;
  /** Of all teams that he is or was with. */
  entries: readonly CompetitionEntry[];
  /** The numbers of the others in these squads. */
  numbers: readonly NumberedMember[];
  /** For whom he played, and when. */
  played: readonly { teamId: number; day: string }[];
}

export const SQUAD_REFUSALS = [
  'dates_out_of_order',
  'twice_in_squad',
  'in_other_team',
  'number_taken',
  'played_then',
  'too_young',
] as const;
export interface SquadRefusal {
  reason: (typeof SQUAD_REFUSALS)[number];
  /** The field of a membership that cannot be so. */
  field: 'teamId' | 'shirtNumber' | 'joinedOn' | 'leftOn';
  /** The team in whose squad it cannot be. */
  teamId: number;
}

/**
 * [SQ4] to [SQ9] Why a player's memberships cannot become these; null if they can. What was already so before, for example
 * from an import, does not stand in the way of another change.
 */
export function squadRefusal(
  before: readonly Membership[],
  after: readonly Membership[],
  context: SquadContext,
): SquadRefusal | null {
  for (const [place, membership] of after.entries()) {
    const refusal =
      datesRefusal(membership) ??
      ageRefusal(before, membership, context) ??
      pairRefusal(before, membership, after.slice(place + 1), context) ??
      numberRefusal(before, membership, context);
    if (refusal) return refusal;
  }
  return playedRefusal(before, after, context);
}

const refuse = (reason: SquadRefusal['reason'], field: SquadRefusal['field'], teamId: number): SquadRefusal => ({
  reason,
  field,
  teamId,
});

/** [SQ4] */
const datesRefusal = ({ teamId, joinedOn, leftOn }: Membership) =>
  leftOn !== null && leftOn < joinedOn ? refuse('dates_out_of_order', 'leftOn', teamId) : null;

/** [SQ9] */
function ageRefusal(before: readonly Membership[], membership: Membership, context: SquadContext) {
  const { birthdate, leastAge, today } = context;
  const was = storedOf(before, membership);
  if (was && was.joinedOn <= membership.joinedOn) return null;
  return isTooYoung(birthdate, [membership], today, leastAge)
    ? refuse('too_young', 'joinedOn', membership.teamId)
    : null;
}

/** [SQ9] For a squad that he is in or will join. How old he was in those that he left is up to whoever kept them. */
export const isTooYoung = (
  birthdate: string | null,
  squads: readonly Days[],
  today: string,
  leastAge: number | null,
): boolean =>
  birthdate !== null &&
  squads.some(({ joinedOn, leftOn }) => {
    const isOver = leftOn !== null && leftOn < today;
    return !isOver && ageOn(birthdate, joinedOn > today ? joinedOn : today) < (leastAge ?? 0);
  });

/** [SQ5], [SQ6] */
function pairRefusal(
  before: readonly Membership[],
  one: Membership,
  others: readonly Membership[],
  { entries }: SquadContext,
): SquadRefusal | null {
  const wasOne = storedOf(before, one);
  for (const other of others) {
    const wasOther = storedOf(before, other);
    const clashes = clashesOf(one, other, entries);
    const clashedBefore = wasOne && wasOther ? clashesOf(wasOne, wasOther, entries) : [];
    const isNew = clashes.some((clash) => !clashedBefore.some((old) => isWithin(clash, old)));
    if (!isNew) continue;
    // The membership that was there before is not the one that is wrong.
    const { teamId } = wasOne ? other : one;
    return one.teamId === other.teamId
      ? refuse('twice_in_squad', 'joinedOn', teamId)
      : refuse('in_other_team', 'teamId', teamId);
  }
  return null;
}

/** The days on which he cannot have both: in one squad every day, in two squads those of a competition in which both play. */
export function clashesOf(one: Membership, other: Membership, entries: readonly CompetitionEntry[]): Span[] {
  const shared = commonDays(spanOf(one), spanOf(other));
  if (!shared) return [];
  if (one.teamId === other.teamId) return [shared];
  return entries.flatMap((entry) => {
    if (entry.teamId !== one.teamId) return [];
    const rivals = entries.filter(
      (rival) => rival.teamId === other.teamId && rival.competitionSeasonId === entry.competitionSeasonId,
    );
    return rivals.flatMap((rival) => commonDays(shared, daysOf(entry), daysOf(rival)) ?? []);
  });
}

const daysOf = ({ startsOn, endsOn, withdrawnOn }: CompetitionEntry): Span => ({
  from: startsOn,
  until: withdrawnOn !== null && withdrawnOn < endsOn ? withdrawnOn : endsOn,
});

/** [SQ7] */
function numberRefusal(before: readonly Membership[], membership: Membership, { numbers, today }: SquadContext) {
  const was = storedOf(before, membership);
  const isNew = numbers.some((other) => {
    const shared = sharedNumber(membership, other, today);
    const sharedBefore = was && sharedNumber(was, other, today);
    return shared !== null && !(sharedBefore && isWithin(shared, sharedBefore));
  });
  return isNew ? refuse('number_taken', 'shirtNumber', membership.teamId) : null;
}

/** What is over is no trouble any more. */
function sharedNumber(membership: Membership, other: NumberedMember, today: string): Span | null {
  if (membership.teamId !== other.teamId || membership.shirtNumber !== other.shirtNumber) return null;
  const shared = commonDays(spanOf(membership), spanOf(other));
  return shared && shared.until >= today ? shared : null;
}

/** [SQ8] */
function playedRefusal(
  before: readonly Membership[],
  after: readonly Membership[],
  { played }: SquadContext,
): SquadRefusal | null {
  const covers = (memberships: readonly Membership[], { teamId, day }: { teamId: number; day: string }) =>
    memberships.some((membership) => membership.teamId === teamId && isMemberOn(membership, day));
  const lost = played.find((one) => covers(before, one) && !covers(after, one));
  if (!lost) return null;
  const { teamId, day } = lost;
  const remains = after.find((membership) => membership.teamId === teamId && membership.joinedOn > day);
  return refuse('played_then', remains ? 'joinedOn' : 'leftOn', teamId);
}

const storedOf = (before: readonly Membership[], { id, teamId }: Membership): Membership | undefined =>
  before.find((one) => one.id !== null && one.id === id && one.teamId === teamId);
