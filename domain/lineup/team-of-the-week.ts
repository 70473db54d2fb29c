import type { PositionGroup } from './position.ts';

export const PITCH_SECTIONS = ['gk', 'def', 'mid', 'fwd'] as const;
export type PitchSection = (typeof PITCH_SECTIONS)[number];

/** The six places of a team of the week, the season or the year. */
export const COMPOSITION_SLOTS = [
  'goalkeeper',
  'firstDefender',
  'secondDefender',
  'midfielder',
  'firstForward',
  'secondForward',
] as const;
export type CompositionSlot = (typeof COMPOSITION_SLOTS)[number];

interface SlotPlace {
  position: PositionGroup;
  section: PitchSection;
  flank: 'left' | 'centre' | 'right';
}

export const SLOT_PLACES: Record<CompositionSlot, SlotPlace> = {
  goalkeeper: { position: 'GK', section: 'gk', flank: 'centre' },
  firstDefender: { position: 'DEF', section: 'def', flank: 'left' },
  secondDefender: { position: 'DEF', section: 'def', flank: 'right' },
  midfielder: { position: 'MID', section: 'mid', flank: 'centre' },
  firstForward: { position: 'FWD', section: 'fwd', flank: 'left' },
  secondForward: { position: 'FWD', section: 'fwd', flank: 'right' },
};

/** Where each is shown on half a pitch with the goal on top, in percent. */
export const HALF_PITCH_PLACES: Record<CompositionSlot, { across: number; down: number }> = {
  goalkeeper: { across: 50, down: 83 },
  firstDefender: { across: 24, down: 63 },
  secondDefender: { across: 76, down: 63 },
  midfielder: { across: 50, down: 44 },
  firstForward: { across: 26, down: 21 },
  secondForward: { across: 74, down: 21 },
};

export type Composition<Id> = Readonly<Record<CompositionSlot, Id | null>>;

export const slotOf = <Id>(composition: Composition<Id>, player: Id): CompositionSlot | null =>
  COMPOSITION_SLOTS.find((slot) => composition[slot] === player) ?? null;

/** [TW3] Players with a section only: the first of a pair is on the left, the second on the right. */
export function placeInSlots<P extends { section: PitchSection }>(
  players: readonly P[],
): Partial<Record<CompositionSlot, P>> {
  const placed: Partial<Record<CompositionSlot, P>> = {};
  for (const player of players) {
    const free = COMPOSITION_SLOTS.find((slot) => SLOT_PLACES[slot].section === player.section && !placed[slot]);
    if (free) placed[free] = player;
  }
  return placed;
}
