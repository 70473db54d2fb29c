import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { buildApp, CACHE_BYTES } from './app.ts';
import { createAnswerCache } from './cache/answer-cache.ts';
import type { Settings } from './config.ts';
import { readSettings } from './config.ts';
import { migrateDatabase, withSchemaLock } from './db/migrate.ts';
import type { OpenDatabase } from './db/open.ts';
import { openDatabase } from './db/open.ts';
import { isDemo } from './db/queries/league.ts';
import { loadDemo } from './demo/load-demo.ts';
import { createSimulator, type Simulator } from './demo/simulator/simulator.ts';
import { buildDesk } from './desk/desk-app.ts';
import { openDeskToken } from './desk/desk-token.ts';
import { OperatorError } from './errors.ts';
import { writeMetrics } from './http/metrics.ts';
import { openGateway } from './live/gateway.ts';
import { reportProgress } from './progress.ts';

/** A proxy or a supervisor kills what has not gone by then; better that we close it ourselves. */
const GRACE = 5000;

interface Running {
  app: FastifyInstance | null;
  desk: FastifyInstance | null;
  simulator: Simulator | null;
  database: OpenDatabase | null;
}

/** Starts the whole site; a failure is one line on the terminal and an exit code. */
export async function start({ vite }: { vite?: ViteDevServer } = {}): Promise<void> {
  const running: Running = { app: null, desk: null, simulator: null, database: null };
  const stopping = new AbortController();
  const started = run(running, stopping.signal, vite);
  stopOnSignals(stopping, async () => {
    // A start that is under way ends at its next step, and only then is there nothing left to close.
    await started.catch(() => {});
    await stop(running);
  });
  try {
    await started;
  } catch (error) {
    if (stopping.signal.aborted) return;
    process.stderr.write(`${explain(error)}\n`);
    await stop(running);
    process.exit(1);
  }
}

async function run(running: Running, stopping: AbortSignal, vite: ViteDevServer | undefined) {
  const settings = readSettings(process.env, process.getuid?.() === 0);
  await refuseTakenPort(siteDoor(settings));
  if (settings.publicApiUrl !== null) return showForeign(running, settings, vite);
  await refuseTakenPort(deskDoor(settings));
  const database = await openDatabase(settings, (line) => warn(running, line), stopping);
  running.database = database;
  stopping.throwIfAborted();
  await withSchemaLock(database.pool, async () => {
    await migrateDatabase(database.pool);
    stopping.throwIfAborted();
    if (settings.demo === 'auto') await loadDemo(database.db, new Date(), progressUntil(stopping));
  });
  stopping.throwIfAborted();
  const cache = createAnswerCache({ maxBytes: CACHE_BYTES });
  const { reader } = database;
  const isListening = () => listener.listening;
  const app = await buildApp({ settings, reader, cache, isListening, ...(vite && { vite }) });
  running.app = app;
  const gateway = openGateway({ server: app.server, reader, now: () => new Date(), log: app.log, ...settings });
  app.addHook('preClose', gateway.close);
  const listener = await database.listen({
    onChange: (tags) => {
      cache.drop(tags);
      gateway.onChange(tags);
    },
    onGap: () => {
      cache.dropAll();
      gateway.onGap();
    },
  });
  stopping.throwIfAborted();
  if (settings.demo === 'auto' && (await isDemo(database.db))) {
    const simulator = createSimulator({ database, speed: settings.demoSpeed, log: app.log });
    running.simulator = simulator;
    stopping.addEventListener('abort', () => void simulator.close());
    await simulator.start();
  }
  stopping.throwIfAborted();
  const { isRight, made } = await openDeskToken(database.db, settings.deskToken);
  const metrics = () =>
    writeMetrics({
      ...gateway.counts(),
      cached_answers: cache.size.entries,
      cached_bytes: cache.size.bytes,
      resident_bytes: process.memoryUsage.rss(),
      uptime_seconds: Math.floor(process.uptime()),
    });
  const desk = buildDesk({ settings, db: database.db, isRight, metrics });
  running.desk = desk;
  await listen(desk, deskDoor(settings));
  await listen(app, siteDoor(settings));
  const token = made ? ` with the token ${made} (shown this once; delta desk-token makes a new one)` : '';
  process.stdout.write(`The desk is at ${addressOf(desk, deskDoor(settings))}${token}\n`);
  process.stdout.write(`Delta League is at ${addressOf(app, siteDoor(settings))}\n`);
}

/** The pages alone, with the league of another backend: no database, no desk, nothing to write. */
async function showForeign(running: Running, settings: Settings, vite: ViteDevServer | undefined) {
  running.app = await buildApp({ settings, ...(vite && { vite }) });
  await listen(running.app, siteDoor(settings));
  const address = addressOf(running.app, siteDoor(settings));
  process.stdout.write(`Delta League is at ${address}, with the league of ${settings.publicApiUrl}\n`);
}

/** In the site's log; before there is one, to whoever watches the start. */
function warn({ app }: Running, line: string) {
  if (app) app.log.warn(line);
  else process.stderr.write(`${line}\n`);
}

/** Reports the loading of the demo league, and gives it up when the program is told to stop. */
function progressUntil(stopping: AbortSignal) {
  const report = reportProgress('Loading the demo league');
  return (done: number, total: number) => {
    stopping.throwIfAborted();
    report(done, total);
  };
}

/** Where something listens, and which settings say so. */
interface Door {
  port: number;
  host: string;
  names: { port: string; host: string };
}

const siteDoor = ({ port, host }: Settings): Door => ({ port, host, names: { port: 'PORT', host: 'HOST' } });
const deskDoor = ({ deskPort, deskHost }: Settings): Door => ({
  port: deskPort,
  host: deskHost,
  names: { port: 'DESK_PORT', host: 'DESK_HOST' },
});

/** Before minutes of work, not after. */
async function refuseTakenPort(door: Door) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: door.port, host: door.host }, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(door, error);
  });
}

async function listen(app: FastifyInstance, door: Door) {
  const { level } = app.log;
  // Whoever starts us reads our own lines; the framework would add its own, in JSON.
  app.log.level = 'warn';
  await app.listen({ port: door.port, host: door.host }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(door, error);
  });
  app.log.level = level;
}

function cannotListen({ port, host, names }: Door, error: NodeJS.ErrnoException): OperatorError {
  const reason = { EADDRINUSE: 'is taken', EACCES: 'needs more rights than this user has' }[error.code ?? ''];
  return new OperatorError(
    reason
      ? `Port ${port} on ${host} ${reason}. Set ${names.port} to another one.`
      : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set ${names.host} and ${names.port}.`,
    { cause: error },
  );
}

function addressOf(app: FastifyInstance, { host, port }: Door): string {
  const bound = app.server.address();
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}/`;
}

function stopOnSignals(stopping: AbortController, stopAll: () => Promise<void>) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      setTimeout(() => process.exit(1), GRACE).unref();
      void stopAll().then(() => process.exit(0));
    });
  }
}

/** Requests in flight are answered, then the database is left; what is still open shortly before the grace ends is cut. */
async function stop({ app, desk, simulator, database }: Running) {
  const doors = [app, desk].filter((one) => one !== null);
  // A connection that turns idle after its last answer would otherwise be waited for.
  const sweep = setInterval(() => doors.forEach((door) => door.server.closeIdleConnections()), 50);
  const cut = setTimeout(() => doors.forEach((door) => door.server.closeAllConnections()), GRACE - 2000);
  await Promise.all([...doors.map((door) => door.close()), simulator?.close()]);
  clearInterval(sweep);
  clearTimeout(cut);
  await database?.close();
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? `Unexpected failure: ${error.stack ?? error.message}` : String(error);
}
