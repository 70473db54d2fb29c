import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '#server/errors.ts';
import { MEMBERS_LOCK } from './advisory-locks.ts';
import { POSTGRES_MAJOR } from './postgres-binaries.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { SERVER_PORT, openFolder } from './postgres-folder.ts';
import type { StartSignals } from './postgres-server.ts';
import { LEAGUE_DATABASE, LEAGUE_ROLE, SUPERUSER, runningServer, startServer, stopServer } from './postgres-server.ts';
import { withProcessLock } from './process-lock.ts';

interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
}

export interface EmbeddedPostgres {
  connection: Connection;
  /** As the one who may create databases. */
  admin: Connection;
  major: number;
  /** Stops the server when no other process uses it; close your own connections first. */
  leave(): Promise<void>;
}

const addressOf = ({ sockets }: PostgresFolder) => ({ host: sockets, port: SERVER_PORT, ssl: false as const });
/** In the maintenance database, so that the league's own can be dropped, restored or renamed meanwhile. */
const ADMINISTRATOR = { user: SUPERUSER, database: 'postgres' };

const READY_WITHIN_SECONDS = 120;
const STOPPED_WITHIN_SECONDS = 30;

/**
 * Joins the PostgreSQL of a data folder, or starts it. Every process holds a connection with a shared advisory lock, which
 * ends with the process however that dies; a process that gets the lock exclusively is the last.
 */
export async function joinEmbeddedPostgres({
  dataDir,
  log = () => {},
  giveUp,
}: {
  dataDir: string;
  log?: (line: string) => void;
  /** A program that is asked to stop need not wait until the cluster is created. */
  giveUp?: AbortSignal | undefined;
}): Promise<EmbeddedPostgres> {
  const left = new AbortController();
  let leaving: Promise<void> | undefined;
  const folder = await openFolder(dataDir).catch((error: unknown) => {
    throw toOperatorError(error, dataDir);
  });
  let membership: Promise<pg.Client | null> = stayMember(await becomeMember(folder, log, giveUp));

  async function stayMember(client: pg.Client): Promise<pg.Client> {
    client.once('end', () => {
      if (left.signal.aborted) return;
      log('The connection to the database server was lost; joining or starting it again.');
      membership = rejoin();
    });
    return client;
  }

  async function rejoin(): Promise<pg.Client | null> {
    while (!left.signal.aborted) {
      try {
        return await stayMember(await becomeMember(folder, log));
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(1000, undefined, { signal: left.signal }).catch(() => {});
      }
    }
    return null;
  }

  async function leave() {
    left.abort();
    const client = await membership;
    if (!client) return;
    if ((await isLastMember(client)) && !(await stopServer(folder, STOPPED_WITHIN_SECONDS))) {
      log(`PostgreSQL is still stopping after ${STOPPED_WITHIN_SECONDS} s; it will finish in the background.`);
    }
    await client.end().catch(() => {});
  }

  return {
    connection: { ...addressOf(folder), user: LEAGUE_ROLE, database: LEAGUE_DATABASE },
    admin: { ...addressOf(folder), ...ADMINISTRATOR },
    major: POSTGRES_MAJOR,
    leave: () => (leaving ??= leave()),
  };
}

async function becomeMember(
  folder: PostgresFolder,
  log: (line: string) => void,
  giveUp?: AbortSignal,
): Promise<pg.Client> {
  const start = AbortSignal.timeout(READY_WITHIN_SECONDS * 1000);
  const create = giveUp ? AbortSignal.any([giveUp, start]) : start;
  try {
    for (;;) {
      const answer = await connect(folder);
      if (answer instanceof pg.Client && (await shareLock(answer))) return answer;
      start.throwIfAborted();
      if (answer === 'absent')
        await withProcessLock(folder.sockets, create, () => startIfAbsent(folder, { create, start }, log));
      else await sleep(20);
    }
  } catch (error) {
    if (!start.aborted) throw toOperatorError(error, folder.root);
    const pid = await runningServer(folder);
    throw new OperatorError(
      `PostgreSQL did not answer within ${READY_WITHIN_SECONDS} s; its log is ${folder.logFile}` +
        (pid ? `. If it shows no progress, stop process ${pid} and start again.` : '.'),
      { cause: error },
    );
  }
}

async function startIfAbsent(folder: PostgresFolder, signals: StartSignals, log: (line: string) => void) {
  const answer = await connect(folder);
  if (answer instanceof pg.Client) await answer.end();
  if (answer === 'absent') await startServer(folder, signals, log);
}

async function connect(folder: PostgresFolder): Promise<pg.Client | 'absent' | 'not ready'> {
  const client = new pg.Client({
    ...addressOf(folder),
    ...ADMINISTRATOR,
    connectionTimeoutMillis: 5000,
    statement_timeout: READY_WITHIN_SECONDS * 500,
    application_name: 'delta-league member',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const code = codeOf(error);
    if (code === 'EACCES') throw error;
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'absent' : 'not ready';
  }
}

/** Fails when another process, as the last member, is stopping the server. */
async function shareLock(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_lock_shared($1)', [MEMBERS_LOCK]);
    return true;
  } catch {
    await client.end().catch(() => {});
    return false;
  }
}

async function isLastMember(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [MEMBERS_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [MEMBERS_LOCK]);
    return rows[0]?.alone ?? false;
  } catch {
    return false;
  }
}

function toOperatorError(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof OperatorError || !syscall) return error;
  return new OperatorError(explain(code, syscall.startsWith('spawn'), folder), { cause: error });
}

function explain(code: string | undefined, whenSpawning: boolean, folder: string): string {
  if (code === 'ENOSPC') return `The disk of ${folder} is full: free some space and start again.`;
  if (whenSpawning && code === 'EACCES') {
    return (
      `PostgreSQL's user cannot run it in ${folder}: ` +
      'set DATA_DIR to a folder that every user can enter, such as /var/lib/delta-league.'
    );
  }
  if (whenSpawning) {
    return `The bundled PostgreSQL does not run on this system (${code}): set DATABASE_URL to your own.`;
  }
  return `${folder} cannot be used (${code}): set DATA_DIR to a folder of this user on a local disk.`;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
