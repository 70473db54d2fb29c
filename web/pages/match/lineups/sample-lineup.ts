import type { PositionGroup } from '#domain/lineup/position.ts';
import type { Translate } from '#i18n/translate.ts';
import type { LineupPlayer } from '#web/football/match-model.ts';

const SIX: PositionGroup[] = ['GK', 'DEF', 'DEF', 'MID', 'MID', 'FWD'];

/** Six sample players named after their positions. */
export const sampleLineup = (t: Translate): LineupPlayer[] =>
  SIX.map((position, index) => ({
    id: index + 1,
    name: t(`position.${position}`),
    number: index + 1,
    position,
    picture: null,
    captain: false,
    rating: null,
    goals: 0,
    ownGoals: 0,
    manOfTheMatch: false,
  }));
