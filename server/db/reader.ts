import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What a reading query runs on. */
export interface Reader {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

/**
 * Every text under a name, so that a connection parses and plans it once: planning costs more than most of our queries.
 * The texts are put together from constants of the code, so their number is bounded; a text must never hold a value.
 */
export function createReader(pool: pg.Pool): Reader {
  const names = new Map<string, string>();

  function nameOf(text: string): string {
    const name = names.get(text) ?? digest(text);
    names.set(text, name);
    return name;
  }

  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const name = nameOf(text);
      try {
        return await pool.query<Row>({ name, text, values });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        // Another name makes every connection prepare it anew; the old ones go with their connections.
        if (names.get(text) === name) names.set(text, digest(name));
        return pool.query<Row>({ name: nameOf(text), text, values });
      }
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20);

/** A migration beside a running node changed the columns of a statement; PostgreSQL gives it no code of its own. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.includes('cached plan must not change result type');
