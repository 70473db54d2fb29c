import type pg from 'pg';

export interface LeaderElection {
  /** Whether this process is the leader; tries to become it if there is none. */
  isLeader(): Promise<boolean>;
  release(): void;
}

/** One of all nodes on a database is the leader; when it goes, another takes over. */
export function leaderElection(pool: pg.Pool, lock: number): LeaderElection {
  let client: pg.PoolClient | null = null;
  function release() {
    client?.release(true);
    client = null;
  }
  return {
    isLeader: async () => {
      if (client) return true;
      const candidate = await pool.connect();
      try {
        const { rows } = await candidate.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
          lock,
        ]);
        if (rows[0]?.acquired) client = candidate;
      } finally {
        if (client !== candidate) candidate.release();
      }
      if (client !== candidate) return false;
      // The lock ends with the connection.
      candidate.once('error', () => {
        if (client === candidate) release();
      });
      return true;
    },
    release,
  };
}
