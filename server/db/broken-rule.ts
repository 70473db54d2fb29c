import pg from 'pg';

/** The rule of the tables that a statement broke, in the words of PostgreSQL; null for any other failure. */
export function brokenRule(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || !cause.code?.startsWith('23')) return null;
  return [cause.table, cause.constraint, cause.detail].filter(Boolean).join(': ');
}
