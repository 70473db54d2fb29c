// The numbers of our advisory locks in one place: two that were the same would wait for each other without a word.

/** Two nodes that start at once must not both migrate, nor both load the demo league. */
export const SCHEMA_LOCK = 0x64656c74;
/** Of all nodes, one plays the demo league on. */
export const SIMULATOR_LOCK = 0x64656c75;
/** Seasons of teams are told by one transaction at a time. */
export const TEAM_SEASONS_LOCK = 0x64656c76;
/** Shared by all who use the embedded PostgreSQL, so that the last one can tell that it is the last. */
export const MEMBERS_LOCK = 1_145_393_236;
