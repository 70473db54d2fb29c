import type { PositionGroup } from './position.ts';

export const PITCH_SECTIONS = ['gk', 'def', 'mid', 'fwd'] as const;
export type PitchSection = (typeof PITCH_SECTIONS)[number];

/** The six places of a team of the week, the season or the year. */
export const BEST_TEAM_SLOTS = [
  'goalkeeper',
  'firstDefender',
  'secondDefender',
  'midfielder',
  'firstForward',
  'secondForward',
] as const;
export type BestTeamSlot = (typeof BEST_TEAM_SLOTS)[number];

interface SlotPlace {
  position: PositionGroup;
  section: PitchSection;
  flank: 'left' | 'centre' | 'right';
}

export const SLOT_PLACES: Record<BestTeamSlot, SlotPlace> = {
  goalkeeper: { position: 'GK', section: 'gk', flank: 'centre' },
  firstDefender: { position: 'DEF', section: 'def', flank: 'left' },
  secondDefender: { position: 'DEF', section: 'def', flank: 'right' },
  midfielder: { position: 'MID', section: 'mid', flank: 'centre' },
  firstForward: { position: 'FWD', section: 'fwd', flank: 'left' },
  secondForward: { position: 'FWD', section: 'fwd', flank: 'right' },
};

/** Where each is shown on half a pitch with the goal on top, in percent. */
export const HALF_PITCH_PLACES: Record<BestTeamSlot, { across: number; down: number }> = {
  goalkeeper: { across: 50, down: 83 },
  firstDefender: { across: 24, down: 63 },
  secondDefender: { across: 76, down: 63 },
  midfielder: { across: 50, down: 44 },
  firstForward: { across: 26, down: 21 },
  secondForward: { across: 74, down: 21 },
};

export type BestTeamPlayers<Id> = Readonly<Record<BestTeamSlot, Id | null>>;

export const slotOf = <Id>(team: BestTeamPlayers<Id>, player: Id): BestTeamSlot | null =>
  BEST_TEAM_SLOTS.find((slot) => team[slot] === player) ?? null;

/** [TW3] Players with a section only: the first of a pair is on the left, the second on the right. */
export function placeInSlots<P extends { section: PitchSection }>(
  players: readonly P[],
): Partial<Record<BestTeamSlot, P>> {
  const placed: Partial<Record<BestTeamSlot, P>> = {};
  for (const player of players) {
    const free = BEST_TEAM_SLOTS.find((slot) => SLOT_PLACES[slot].section === player.section && !placed[slot]);
    if (free) placed[free] = player;
  }
  return placed;
}
