import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { copyBinaries } from '#server/db/postgres-binaries.ts';
import { findServerUser } from '#server/db/postgres-folder.ts';
import { LEAGUE_ROLE, LOCALE, SUPERUSER } from '#server/db/postgres-server.ts';

export interface ClusterAddress {
  host: string;
  port: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: ClusterAddress;
  }
}

/** With our user's number: what another user left in a shared folder cannot be removed, and is not ours to remove. */
const FOLDER_PREFIX = `delta-league-tests-${process.getuid?.() ?? 0}-`;

interface TestCluster {
  address: ClusterAddress;
  /** A database filled by older sources must be filled again. */
  forgetSharedDatabases(): Promise<void>;
  stop(): Promise<void>;
}

/** One embedded PostgreSQL for all projects of a test run; without fsync, because it is deleted after the run. */
export async function startTestCluster(): Promise<TestCluster> {
  await clearAbandonedClusters();
  const dataDir = join(tmpdir(), FOLDER_PREFIX + process.pid);
  const embedded = await joinEmbeddedPostgres({ dataDir });
  const { host, port } = embedded.connection;
  const settings = ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off'];
  await administer(
    { host, port },
    ...settings.map((setting) => `alter system set ${setting}`),
    'select pg_reload_conf()',
  );
  return {
    address: { host, port },
    forgetSharedDatabases: () =>
      asSuperuser({ host, port }, async (client) => {
        const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
        for (const { datname } of rows)
          if (datname.startsWith(SHARED)) await client.query(`drop database ${datname} with (force)`);
      }),
    stop: async () => {
      await embedded.leave();
      await removeUnused(dataDir);
    },
  };
}

/** A database for one test file, owned by an ordinary role as on a managed PostgreSQL. */
export async function createDatabase(template = 'template1', cluster: ClusterAddress = inject('testCluster')) {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(cluster, `create database ${database} owner ${LEAGUE_ROLE} template ${template}`);
  return {
    connection: { ...cluster, user: LEAGUE_ROLE, database },
    url: `postgres://${LEAGUE_ROLE}@localhost:${cluster.port}/${database}?host=${encodeURIComponent(cluster.host)}`,
    drop: () => administer(cluster, `drop database if exists ${database} with (force)`),
  };
}

const SHARED = 'shared_';

/** A database for all workers to copy, created by the first that needs it. */
export async function sharedDatabase(content: string, make: () => Promise<string>): Promise<string> {
  const name = SHARED + content;
  await asSuperuser(inject('testCluster'), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`alter database ${await make()} rename to ${name}`);
  });
  return name;
}

export interface ExternalCluster {
  url: string;
  /** Stops it, as its owner may for an upgrade. */
  halt(): Promise<void>;
  /** And starts it again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The files of a new PostgreSQL that wants a password. */
export async function createCluster(folder: string) {
  const [binaries, user] = await Promise.all([copyBinaries(folder), findServerUser(folder)]);
  const as = { cwd: '/', ...user };
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const cluster = join(folder, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  if (user) await chown(cluster, user.uid, user.gid);
  await promisify(execFile)(
    binaries.initdb,
    ['-D', cluster, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync', ...LOCALE],
    as,
  );
  return { binaries, user, as, cluster, password };
}

/** A PostgreSQL as an organiser may run it: over TCP and with a password. */
export async function startExternalCluster(): Promise<ExternalCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-external-'));
  await chmod(folder, 0o755);
  const { binaries, as, cluster, password } = await createCluster(folder);
  const port = await freePort();
  const log = await open(join(folder, 'log'), 'a');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const halt = async () => {
    if (!server) return;
    const stopped = once(server, 'exit');
    server.kill('SIGINT');
    await stopped;
    server = null;
  };
  const resume = async () => {
    server = spawn(
      binaries.postgres,
      ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, stdio: ['ignore', log.fd, log.fd] },
    );
    await untilAnswering(url);
  };
  const stop = async () => {
    await halt();
    await log.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await resume();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, halt, resume, stop };
}

const administer = (cluster: ClusterAddress, ...statements: string[]) =>
  asSuperuser(cluster, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

async function asSuperuser(cluster: ClusterAddress, act: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ ...cluster, user: SUPERUSER, database: 'postgres' });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** Left by test runs that were killed. */
async function clearAbandonedClusters() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX) || isAlive(Number(name.slice(FOLDER_PREFIX.length)))) continue;
    const dataDir = join(tmpdir(), name);
    const abandoned = await joinEmbeddedPostgres({ dataDir }).catch(() => null);
    await abandoned?.leave();
    await removeUnused(dataDir);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function removeUnused(dataDir: string) {
  if (existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))) return;
  await rm(dataDir, { recursive: true, force: true });
}

export async function untilAnswering(connectionString: string) {
  const timeout = AbortSignal.timeout(20_000);
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (timeout.aborted) throw error;
      await sleep(50);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
