import type { AwardSubtype } from './award.ts';
import { OCCASION_AWARDS, TEAM_AWARDS } from './award.ts';

/** [AW3] Chosen as whole teams, not one by one; the man of the match is recorded in the match. */
const NOT_GIVEN: readonly AwardSubtype[] = [
  'TEAM_OF_THE_WEEK',
  'TEAM_OF_THE_SEASON',
  'TEAM_OF_THE_YEAR',
  'MAN_OF_THE_MATCH',
];

const ONE_WINNER: readonly AwardSubtype[] = ['FIRST_PLACE', 'SECOND_PLACE'];

export interface GivenAward {
  subtype: AwardSubtype;
  playerId: number | null;
  teamId: number | null;
  gameweek: number | null;
  awardedOn: string;
}

interface AwardFault {
  field: keyof GivenAward;
  reason: 'required' | 'invalid' | 'not_given' | 'award_given' | 'place_given' | 'before_competition';
}

export const isGivenByHand = (subtype: AwardSubtype): boolean => !NOT_GIVEN.includes(subtype);

/** [AW3] Who can win it. Of the manager only the team may be known: he is seldom in a squad. */
export function winnersOf(subtype: AwardSubtype): readonly ('teamId' | 'playerId')[] {
  if (subtype === 'MANAGER_OF_SEASON') return ['teamId', 'playerId'];
  return TEAM_AWARDS.some((award) => award === subtype) ? ['teamId'] : ['playerId'];
}

/** [AW4] */
export const isOfGameweek = (subtype: AwardSubtype): boolean => OCCASION_AWARDS.some((award) => award === subtype);

/** [AW3] to [AW5] Why an award cannot be given beside the others of the season, or become this; null if it can. */
export function awardFault(
  award: GivenAward,
  others: readonly GivenAward[],
  { startsOn, was = null }: { startsOn: string; was?: AwardSubtype | null },
): AwardFault | null {
  const { subtype, gameweek, awardedOn } = award;
  if (!isGivenByHand(subtype) && subtype !== was) return { field: 'subtype', reason: 'not_given' };
  const [winner = 'playerId', otherWinner] = winnersOf(subtype);
  const loser = winner === 'teamId' ? 'playerId' : 'teamId';
  if (award[winner] === null && (otherWinner === undefined || award[otherWinner] === null))
    return { field: winner, reason: 'required' };
  if (award[loser] !== null && (otherWinner === undefined || award[winner] !== null))
    return { field: loser, reason: 'invalid' };
  if (subtype === 'GOAL_OF_THE_WEEK' && gameweek === null) return { field: 'gameweek', reason: 'required' };
  if (!isOfGameweek(subtype) && gameweek !== null) return { field: 'gameweek', reason: 'invalid' };
  if (awardedOn < startsOn) return { field: 'awardedOn', reason: 'before_competition' };
  const same = others.filter((other) => other.subtype === subtype);
  if (same.some((other) => isSameAward(other, award))) return { field: winner, reason: 'award_given' };
  if (ONE_WINNER.includes(subtype) && same.length > 0) return { field: 'subtype', reason: 'place_given' };
  return null;
}

function isSameAward(a: GivenAward, b: GivenAward): boolean {
  const isMonthly = a.subtype.endsWith('_OF_THE_MONTH');
  return (
    a.playerId === b.playerId &&
    a.teamId === b.teamId &&
    a.gameweek === b.gameweek &&
    (!isMonthly || a.awardedOn.slice(0, 7) === b.awardedOn.slice(0, 7))
  );
}
