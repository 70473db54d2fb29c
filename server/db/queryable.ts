import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A database or a transaction. */
export type Queryable = Pick<NodePgDatabase, 'execute' | 'select' | 'insert' | 'update' | 'delete'>;
