export const EVENT_TYPES = [
  'GOAL',
  'YELLOW_CARD',
  'RED_CARD',
  'PENALTY_GOAL',
  'PENALTY_MISSED',
  'PENALTY_SCORED',
  'PENALTY_SAVED',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
