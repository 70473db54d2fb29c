/** A match is about to start from an hour before kick-off, and for half an hour after it while nobody has started it. */
export const STARTING_SOON = { aheadMinutes: 60, overdueMinutes: 30 } as const;
