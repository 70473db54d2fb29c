// All advisory locks in one place, because two with the same number would silently wait for each other.

/** Two nodes that start at once must not both migrate, nor both load the demo league. */
export const SCHEMA_LOCK = 0x64656c74;
/** One of all nodes runs the demo's simulator. */
export const SIMULATOR_LOCK = 0x64656c75;
/** Shared by all processes that use the embedded PostgreSQL, so that the last one knows that it is the last. */
export const MEMBERS_LOCK = 1_145_393_236;
/** One of all nodes at a time deletes what nobody uses. */
export const CLEAN_UP_LOCK = 0x64656c76;
/** Two imports at once would wait for each other's rows. */
export const IMPORT_LOCK = 0x64656c77;
/** One backup at a time, on one node. */
export const BACKUP_LOCK = 0x64656c78;
/** Two matches that are moved at once must see each other. */
export const CALENDAR_LOCK = 0x64656c79;
/** With the table as the second number: two rows that are added at once must not get one key. */
export const FREE_KEY_LOCK = 0x64656c7a;
