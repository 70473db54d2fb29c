import type pg from 'pg';

export interface SoleWorker {
  /** Whether this process is the one; tries to become it if nobody is. */
  isOurs(): Promise<boolean>;
  release(): void;
}

/** Of all nodes on a database one does the work; when it goes, another takes over. */
export function soleWorker(pool: pg.Pool, lock: number): SoleWorker {
  let client: pg.PoolClient | null = null;
  function release() {
    client?.release(true);
    client = null;
  }
  return {
    isOurs: async () => {
      if (client) return true;
      const candidate = await pool.connect();
      try {
        const { rows } = await candidate.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [lock]);
        if (rows[0]?.ours) client = candidate;
      } finally {
        if (client !== candidate) candidate.release();
      }
      if (client !== candidate) return false;
      // With the connection the lock is gone.
      candidate.once('error', () => {
        if (client === candidate) release();
      });
      return true;
    },
    release,
  };
}
