import type { PositionGroup } from '#domain/lineup/position.ts';
import { SLOT_PLACES, slotOf, type BestTeamPlayers } from '#domain/lineup/team-of-the-week.ts';

export const TEAM_AWARDS = [
  'FIRST_PLACE',
  'SECOND_PLACE',
  'THIRD_PLACE',
  'FAIRPLAY_TEAM',
  'BEST_ATTACK',
  'BEST_DEFENSE',
  'HEART_OF_LEAGUE',
] as const;

export const SEASON_AWARDS = [
  'MVP',
  'GOLDEN_BOOT',
  'GOLDEN_GLOVE',
  'BEST_DEFENDER',
  'BEST_MIDFIELDER',
  'BEST_FORWARD',
  'YOUNG_PLAYER_OF_SEASON',
  'ROOKIE_OF_SEASON',
  'FANS_PLAYER_OF_SEASON',
  'ASSISTS_KING',
  'IRON_MAN_AWARD',
  'MANAGER_OF_SEASON',
  'GOAL_OF_SEASON',
  'TEAM_OF_THE_SEASON',
  'TEAM_OF_THE_YEAR',
] as const;

export const OCCASION_AWARDS = [
  'MAN_OF_THE_MATCH',
  'PLAYER_OF_THE_MONTH',
  'GOAL_OF_THE_WEEK',
  'GOAL_OF_THE_MONTH',
  'TEAM_OF_THE_WEEK',
] as const;

export const AWARD_TYPES = ['TEAM_SEASONAL', 'INDIVIDUAL_SEASONAL', 'INDIVIDUAL_NON_SEASONAL'] as const;
export type AwardType = (typeof AWARD_TYPES)[number];

export type AwardSubtype =
  | (typeof TEAM_AWARDS)[number]
  | (typeof SEASON_AWARDS)[number]
  | (typeof OCCASION_AWARDS)[number];

export const BEST_TEAM_TYPES = ['TEAM_OF_THE_WEEK', 'TEAM_OF_THE_SEASON', 'TEAM_OF_THE_YEAR'] as const;
export type BestTeamType = (typeof BEST_TEAM_TYPES)[number];

const SUBTYPES: Record<AwardType, readonly string[]> = {
  TEAM_SEASONAL: TEAM_AWARDS,
  INDIVIDUAL_SEASONAL: SEASON_AWARDS,
  INDIVIDUAL_NON_SEASONAL: OCCASION_AWARDS,
};

/** [AW1] */
export function classifyAward(type: string | null, subtype: string | null): AwardType {
  return (
    AWARD_TYPES.find((known) => known === type) ??
    AWARD_TYPES.find((known) => subtype !== null && SUBTYPES[known].includes(subtype)) ??
    'INDIVIDUAL_SEASONAL'
  );
}

export interface BestTeamAward {
  type: AwardType;
  subtype: BestTeamType;
  position: PositionGroup;
}

/** [AW2] The award for a place in a team of the week, season or year; null without a place. */
export function awardFromBestTeam<Id>(type: BestTeamType, team: BestTeamPlayers<Id>, player: Id): BestTeamAward | null {
  const slot = slotOf(team, player);
  return slot && { type: classifyAward(null, type), subtype: type, position: SLOT_PLACES[slot].position };
}
