import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A database or a transaction on it: whatever a statement can run on. */
export type Queryable = Pick<NodePgDatabase, 'execute' | 'select' | 'insert' | 'update' | 'delete'>;
