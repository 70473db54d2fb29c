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
