import type pg from 'pg';

export interface SoleWorker {
  /** Whether this process is the one; tries to become it if nobody is. */
  isOurs(): Promise<boolean>;
  release(): void;
}

/** Of all nodes on a database one does the work; when it goes, another takes over. */
export function soleWorker(pool: pg.Pool, lock: number): SoleWorker {
  let client: pg.PoolClient | null = null;
  return {
    isOurs: async () => {
      if (client) return true;
      const candidate = await pool.connect();
      // With the connection the lock is gone.
      candidate.once('error', () => (client = client === candidate ? null : client));
      try {
        const { rows } = await candidate.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [lock]);
        if (rows[0]?.ours) client = candidate;
      } finally {
        if (client !== candidate) candidate.release();
      }
      return client !== null;
    },
    release: () => {
      client?.release(true);
      client = null;
    },
  };
}
