import type pg from 'pg';
import { isDeadlock, isUnavailable, withConnectionCode } from './pg-errors.ts';
import { preparedOn, queriesOn, type Queryable } from './queryable.ts';
import { sql } from './sql.ts';

export interface Database extends Queryable {
  /** Commits what `work` did unless it throws. Within a transaction it is a savepoint. */
  transaction<T>(work: (tx: Database) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

export interface TransactionOptions {
  /** Reads the database as it was at the first query, and writes nothing. */
  snapshot?: boolean;
}

interface PoolOptions {
  onDeadlock?: (pool: pg.Pool) => void;
  /** How long a transaction may take, in milliseconds. */
  timeout?: number;
}

/** A write may concern one match or a hundred seasons, so the statements of a transaction are planned for their values. */
const BEGIN = sql`begin; set local plan_cache_mode = auto`;
const BEGIN_SNAPSHOT = sql`begin isolation level repeatable read, read only; set local plan_cache_mode = auto`;

export function databaseOn(pool: pg.Pool, { onDeadlock, timeout }: PoolOptions = {}): Database {
  return {
    ...preparedOn(pool),
    transaction: async <T>(work: (tx: Database) => Promise<T>, { snapshot = false }: TransactionOptions = {}) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw withConnectionCode(error);
      });
      let isLost = false;
      const giveUp = () => {
        isLost = true;
        // The driver's pools hand out clients whose type has no end().
        void (client as pg.ClientBase as pg.Client).end();
      };
      const cut = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      const tx = transactionOn(client);
      try {
        await tx.run(snapshot ? BEGIN_SNAPSHOT : BEGIN);
        const result = await work(tx);
        await tx.run(sql`commit`);
        return result;
      } catch (error) {
        if (isDeadlock(error)) onDeadlock?.(pool);
        isLost ||= isUnavailable(error);
        await tx.run(sql`rollback`).catch(() => {
          isLost = true;
        });
        throw error;
      } finally {
        clearTimeout(cut);
        client.release(isLost);
      }
    },
  };
}

function transactionOn(client: pg.PoolClient, depth = 0): Database {
  const queries = queriesOn(client);
  const savepoint = sql.identifier(`savepoint ${depth}`);
  return {
    ...queries,
    transaction: async <T>(work: (tx: Database) => Promise<T>) => {
      await queries.run(sql`savepoint ${savepoint}`);
      try {
        const result = await work(transactionOn(client, depth + 1));
        await queries.run(sql`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await queries.run(sql`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
  };
}
