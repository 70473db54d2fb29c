import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { LEAGUE_ROLE, SUPERUSER } from '#server/db/postgres-server.ts';
import { postmasterOf } from '#tests/support/site.ts';

export interface BenchDatabase {
  /** For the program: an ordinary role. */
  url: string;
  /** For filling: may skip foreign key checks. */
  superuser: pg.ClientConfig;
}

export interface BenchCluster {
  /** Its process. */
  postmaster: number;
  createDatabase(name: string): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

/** The embedded PostgreSQL with its usual settings, fsync included, in a temporary folder. */
export async function startCluster(): Promise<BenchCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-bench-'));
  // Under root PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const embedded = await joinEmbeddedPostgres({ dataDir: join(folder, 'data') });
  const { host, port } = embedded.connection;
  return {
    postmaster: postmasterOf(join(folder, 'data')),
    createDatabase: async (name) => {
      const administrator = new pg.Client({ host, port, user: SUPERUSER, database: 'postgres' });
      await administrator.connect();
      await administrator.query(`create database ${name} owner ${LEAGUE_ROLE}`);
      await administrator.end();
      return {
        url: `postgres://${LEAGUE_ROLE}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
        superuser: { host, port, user: SUPERUSER, database: name },
      };
    },
    stop: async () => {
      await embedded.leave();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
