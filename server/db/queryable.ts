import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isPlanOutdated, withConnectionCode } from './pg-errors.ts';
import { Sql, type Value } from './sql.ts';

/** Runs queries that only read. */
export interface Reader {
  rows<Row>(query: Sql): Promise<Row[]>;
  /** Fails where there is no row. */
  one<Row>(query: Sql): Promise<Row>;
  /** Null where there is no row. */
  maybe<Row>(query: Sql): Promise<Row | null>;
  exists(query: Sql): Promise<boolean>;
}

/** A pool of connections, or a transaction. */
export interface Queryable extends Reader {
  /** How many rows it wrote. */
  run(query: Sql): Promise<number>;
}

/** A row whose instants are sent as text, as the database has it. */
export type WithInstant<Row, Name extends keyof Row> = Omit<Row, Name> & {
  [Each in Name]: Date | Extract<Row[Each], null>;
};

type Result = Pick<pg.QueryResult, 'rows' | 'rowCount'>;

export const queryable = (send: (query: Sql) => Promise<Result>): Queryable => ({
  rows: async <Row>(query: Sql) => (await send(query)).rows as Row[],
  one: async <Row>(query: Sql) => {
    const { rows } = await send(query);
    if (rows.length === 0) throw new Error('A query that always has a row had none');
    return rows[0] as Row;
  },
  maybe: async <Row>(query: Sql) => ((await send(query)).rows[0] as Row | undefined) ?? null,
  exists: async (query) => (await send(query)).rows.length > 0,
  run: async (query) => (await send(query)).rowCount ?? 0,
});

/**
 * Prepares every statement under a name, so that a connection parses and plans it once: planning costs more than most of our
 * queries. Their number is bounded, because templates are constants.
 */
export function preparedOn(pool: pg.Pool): Queryable {
  const find = statements();
  return queryable(async (query) => {
    const { statement, values } = find(query);
    const { name, text } = statement;
    try {
      return await pool.query({ name, text, values }).catch((error: unknown) => {
        if (!isPlanOutdated(error)) throw error;
        // Under another name every connection prepares it again.
        if (statement.name === name) statement.name = digest(name);
        return pool.query({ name: statement.name, text, values });
      });
    } catch (error) {
      throw withConnectionCode(error);
    }
  });
}

interface Statement {
  name: string;
  text: string;
}

/** What comes after the same strings and values. */
interface Step {
  next: Map<readonly string[] | null, Step>;
  statement?: Statement;
}

/** Finds statements by the templates of which they are written, because to write a long text takes as long as a short query. */
function statements() {
  const first: Step = { next: new Map() };

  function stepFrom({ next }: Step, to: readonly string[] | null): Step {
    let step = next.get(to);
    if (!step) next.set(to, (step = { next: new Map() }));
    return step;
  }

  function walk(from: Step, { strings, inserted }: Sql, values: Value[]): Step {
    let step = stepFrom(from, strings);
    for (const piece of inserted) {
      if (piece instanceof Sql) step = walk(step, piece, values);
      else {
        values.push(piece);
        step = stepFrom(step, null);
      }
    }
    return step;
  }

  return (query: Sql): { statement: Statement; values: Value[] } => {
    const values: Value[] = [];
    const step = walk(first, query, values);
    if (!step.statement) {
      const { text } = query;
      step.statement = { name: digest(text), text };
    }
    return { statement: step.statement, values };
  };
}

/** Queries of a transaction see what it has written, and are planned for their values. */
export function queriesOn(client: pg.ClientBase): Queryable {
  // A connection takes one query at a time.
  let last: Promise<unknown> = Promise.resolve();
  return queryable(({ text, values }) => {
    const result = last.then(() => client.query({ text, values }));
    last = result.catch(() => {});
    return result.catch((error: unknown) => {
      throw withConnectionCode(error);
    });
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20);
