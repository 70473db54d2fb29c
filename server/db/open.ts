import { Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import pg from 'pg';
import { OperatorError } from '#server/errors.ts';
import { listenForChanges, type ChangeHandlers, type ChangeListener } from './changes.ts';
import { withScratchDatabase } from './backup/scratch-database.ts';
import { joinEmbeddedPostgres } from './embedded-postgres.ts';
import { readPrivateKeys } from './private-files/private-keys.ts';
import { preparedOn, type Reader } from './queryable.ts';
import { databaseOn, type Database } from './transactions.ts';

export interface OpenDatabase {
  /** For work that may take long: imports, exports, migrations. */
  db: Database;
  /** For what a person waits for: a statement or lock that takes too long is given up. */
  desk: Database;
  pool: pg.Pool;
  reader: Reader;
  /** By which a thread of this program opens the same database for itself. */
  connection: Connection;
  /** Counts deadlocks that such a thread met. */
  noteDeadlocks(count: number): void;
  /** The connections of each pool, for /metrics. */
  pools(): PoolFigures[];
  /** Listens for changes until the database is closed. */
  listen(handlers: ChangeHandlers): Promise<ChangeListener>;
  /** Runs `work` with an empty database on the same server, which is dropped afterwards. */
  withScratch<T>(work: (scratch: OpenDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface PoolFigures {
  name: keyof typeof CONNECTIONS;
  inUse: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
  max: number;
  /** Transactions that PostgreSQL ended because two waited for each other. */
  deadlocks: number;
}

interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
  /** How many processes like this one the machine runs. */
  workers?: number;
  /** [PV5] */
  privateKeyFile?: string | null;
}

type Log = (line: string) => void;

/** Without functions, so that it can be sent to a thread. */
export type Connection = PoolConfig;

/**
 * Reading queries are planned once for all values, because planning costs more than running most of them (decision 015). The
 * league fits in memory, so a random page costs about as much as the next one, and parallel workers start too late to help.
 */
const PLANNER = `set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1; set max_parallel_workers_per_gather = 0`;

/** Nobody needs a statement that takes as long; whoever asked has gone by then. */
const BRIEF = `set statement_timeout = '10s'; set lock_timeout = '10s'`;
/** In case that a server which is frozen or cut off never answers. In milliseconds. */
const QUERY_TIMEOUT = 12_000;
const TRANSACTION_TIMEOUT = 20_000;
/** A connection that is cut is noticed in minutes; with the system's default it takes hours. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** Each pool has its own connections, so that readers do not wait for writers, and nobody for an import. */
const CONNECTIONS = { long: 5, desk: 10, reading: 10 };
/** From the third worker of one machine on all share what two and a half would have: PostgreSQL has a hundred by default. */
const SHARED_BY_WORKERS = 2.5;
/** A backup takes two at once, and the demo one. */
const LEAST_CONNECTIONS = 3;
const connectionsOf = (pool: keyof typeof CONNECTIONS, workers: number) =>
  Math.max(LEAST_CONNECTIONS, Math.floor(CONNECTIONS[pool] * Math.min(1, SHARED_BY_WORKERS / workers)));

const OLDEST_MAJOR = 15;

const { DATE, INT8, NUMERIC } = pg.types.builtins;
/** Of arrays the driver has no names. */
const LISTS = { text: 1009 as never, int8: 1016, date: 1182 };
const listOfTexts: (list: string) => string[] = pg.types.getTypeParser(LISTS.text);

// Days stay text; the driver would make them instants in the server's time zone. Nothing that we count or rate is too large or
// too precise for a number; the driver would make it text.
pg.types.setTypeParser(DATE, (day) => day);
pg.types.setTypeParser(LISTS.date, listOfTexts);
for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, Number);
pg.types.setTypeParser(LISTS.int8, (list) => listOfTexts(list).map(Number));

/** Opens the PostgreSQL of DATABASE_URL, otherwise the embedded one. */
export async function openDatabase(
  { databaseUrl, dataDir, workers = 1, privateKeyFile = null }: DatabaseSettings,
  log: Log = () => {},
  giveUp?: AbortSignal,
): Promise<OpenDatabase> {
  await readPrivateKeys(privateKeyFile);
  if (databaseUrl) {
    const server = { of: (name?: string) => ({ connectionString: urlOf(databaseUrl, name) }), workers };
    return connect(server, log, async () => {});
  }
  const embedded = await joinEmbeddedPostgres({ dataDir, log, giveUp });
  try {
    const { connection, admin } = embedded;
    const server = { of: (name = connection.database) => ({ ...connection, database: name }), admin, workers };
    return await connect(server, log, () => embedded.leave());
  } catch (error) {
    await embedded.leave();
    throw error;
  }
}

interface Server {
  /** The connection to a database by its name, or to the league's. */
  of(name?: string): PoolConfig;
  /** By which databases can be created; by default the league's own. */
  admin?: PoolConfig;
  workers: number;
}

async function connect(server: Server, log: Log, leave: () => Promise<void>, name?: string): Promise<OpenDatabase> {
  const sockets = trackSockets();
  const connection = { ...server.of(name), stream: sockets.open };
  const max = {
    long: connectionsOf('long', server.workers),
    desk: connectionsOf('desk', server.workers),
    reading: connectionsOf('reading', server.workers),
  };
  const brief = { ...connection, query_timeout: QUERY_TIMEOUT };
  const pool = openPool({ ...connection, max: max.long }, log, PLANNER);
  const deskPool = openPool({ ...brief, max: max.desk }, log, `${PLANNER}; ${BRIEF}`);
  const readingPool = openPool({ ...brief, max: max.reading }, log, `${PLANNER}; ${BRIEF}`);
  const deadlocks = new Map<pg.Pool, number>();
  const onDeadlock = (of: pg.Pool) => deadlocks.set(of, (deadlocks.get(of) ?? 0) + 1);
  const endPools = () => Promise.all([pool, deskPool, readingPool].map((each) => each.end()));
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await endPools();
    throw error;
  }
  const listeners: ChangeListener[] = [];
  return {
    db: databaseOn(pool, { onDeadlock }),
    desk: databaseOn(deskPool, { onDeadlock, timeout: TRANSACTION_TIMEOUT }),
    pool,
    reader: preparedOn(readingPool),
    connection: server.of(name),
    noteDeadlocks: (count) => void deadlocks.set(pool, (deadlocks.get(pool) ?? 0) + count),
    pools: () =>
      (
        [
          ['long', pool],
          ['desk', deskPool],
          ['reading', readingPool],
        ] as const
      ).map(([name, of]) => ({
        name,
        inUse: of.totalCount - of.idleCount,
        idle: of.idleCount,
        waiting: of.waitingCount,
        max: max[name],
        deadlocks: deadlocks.get(of) ?? 0,
      })),
    listen: async (handlers) => {
      const listener = await listenForChanges({ ...server.of(name), onMute: sockets.cut }, handlers);
      listeners.push(listener);
      return listener;
    },
    withScratch: async (work) => {
      const { rows } = await pool.query<{ name: string; owner: string }>(
        'select current_database() as name, current_user as owner',
      );
      const league = rows[0] ?? { name: '', owner: '' };
      return withScratchDatabase({ admin: server.admin ?? connection, ...league }, async (scratchName) => {
        const scratch = await connect(server, log, async () => {}, scratchName);
        try {
          return await work(scratch);
        } finally {
          await scratch.close();
        }
      });
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await endPools();
      await leave();
    },
  };
}

/**
 * The database for one long job in a thread. When the thread is ended in the middle of a statement, the server notices that
 * nobody waits for it, and takes the transaction back.
 */
export function openForJob(
  connection: Connection,
  { milliseconds, onDeadlock }: { milliseconds: number; onDeadlock(): void },
): { db: Database; close(): Promise<void> } {
  // Not every system that PostgreSQL runs on can watch a connection.
  const watch = `begin perform set_config('client_connection_check_interval', '2s', false); exception when others then null; end`;
  const limits = `set statement_timeout = ${milliseconds}; do $$ ${watch} $$`;
  const pool = openPool({ ...connection, max: 1 }, () => {}, `${PLANNER}; ${limits}`);
  return { db: databaseOn(pool, { onDeadlock }), close: () => pool.end() };
}

/**
 * A server that vanished closes no connection, and the system goes on trying for a quarter of an hour: requests that wait for
 * an answer fail at once, and later ones get a connection to the server that took its place.
 */
function trackSockets() {
  const sockets = new Set<Socket>();
  return {
    open: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    cut: () => sockets.forEach((socket) => socket.destroy(new Error('the database does not answer'))),
  };
}

/** The same server and role, with another database if one is named. */
function urlOf(databaseUrl: string, name?: string): string {
  if (name === undefined) return databaseUrl;
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function openPool(connection: PoolConfig, log: Log, settings: string): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: 5000,
    application_name: 'delta-league',
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect: (client) => client.query(settings),
  });
  // A connection may break at any time; the pool replaces it, but an unhandled 'error' event would end the process.
  // The pool only reports idle connections, so each has its own handler; once, because the driver repeats the event.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    client.once('error', (error) => log(`A connection to the database was lost (${error.message}).`));
  });
  return pool;
}

async function refuseOldServer(pool: pg.Pool) {
  let version: number;
  try {
    const { rows } = await pool.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    version = rows[0]?.major ?? 0;
  } catch (error) {
    throw new OperatorError(
      `The database cannot be reached (${reasonOf(error)}). Check DATABASE_URL and that PostgreSQL runs.`,
      { cause: error },
    );
  }
  if (version < OLDEST_MAJOR) {
    throw new OperatorError(`The database is PostgreSQL ${version}; Delta League needs ${OLDEST_MAJOR} or later.`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
