export const POSITIONS = [
  'GK',
  'DEF',
  'CB',
  'LB',
  'RB',
  'MID',
  'CM',
  'LM',
  'RM',
  'DM',
  'FWD',
  'ST',
  'CF',
  'LW',
  'RW',
] as const;
export type Position = (typeof POSITIONS)[number];

/** The lines of a team, from its own goal forward. */
export const POSITION_GROUPS = ['GK', 'DEF', 'MID', 'FWD'] as const;
export type PositionGroup = (typeof POSITION_GROUPS)[number];

const GROUP_OF: Record<Position, PositionGroup> = {
  GK: 'GK',
  DEF: 'DEF',
  CB: 'DEF',
  LB: 'DEF',
  RB: 'DEF',
  MID: 'MID',
  CM: 'MID',
  LM: 'MID',
  RM: 'MID',
  DM: 'MID',
  FWD: 'FWD',
  ST: 'FWD',
  CF: 'FWD',
  LW: 'FWD',
  RW: 'FWD',
};

/** [LP1] The line of a player; midfield if it is unknown. */
export function positionGroup(position: string | null): PositionGroup {
  const known = POSITIONS.find((name) => name === position);
  return known ? GROUP_OF[known] : 'MID';
}

/** Players by line, each in the order given. */
export function groupByLine<P extends { position: string | null }>(players: readonly P[]): Record<PositionGroup, P[]> {
  const lines: Record<PositionGroup, P[]> = { GK: [], DEF: [], MID: [], FWD: [] };
  for (const player of players) lines[positionGroup(player.position)].push(player);
  return lines;
}
