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
import { loadDemo } from './demo/load-demo.ts';
import { OperatorError } from './errors.ts';
import { reportProgress } from './progress.ts';

/** A proxy or a supervisor kills what has not gone by then; better that we close it ourselves. */
const GRACE = 5000;

interface Running {
  app: FastifyInstance | null;
  database: OpenDatabase | null;
}

/** Starts the whole site; a failure is one line on the terminal and an exit code. */
export async function start({ vite }: { vite?: ViteDevServer } = {}): Promise<void> {
  const running: Running = { app: null, database: null };
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
  await refuseTakenPort(settings);
  const database = await openDatabase(settings, (line) => warn(running, line));
  running.database = database;
  stopping.throwIfAborted();
  await withSchemaLock(database.pool, async () => {
    await migrateDatabase(database.pool);
    if (settings.demo === 'auto') await loadDemo(database.db, new Date(), progressUntil(stopping));
  });
  stopping.throwIfAborted();
  const cache = createAnswerCache({ maxBytes: CACHE_BYTES });
  const listener = await database.listen({ onChange: cache.drop, onGap: cache.dropAll });
  const isListening = () => listener.listening;
  const app = await buildApp({ settings, reader: database.reader, cache, isListening, ...(vite && { vite }) });
  running.app = app;
  stopping.throwIfAborted();
  await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(settings, error);
  });
  process.stdout.write(`Delta League is at ${addressOf(app, settings)}\n`);
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

/** Before minutes of work, not after. */
async function refuseTakenPort(settings: Settings) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: settings.port, host: settings.host }, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(settings, error);
  });
}

function cannotListen({ port, host }: Settings, error: NodeJS.ErrnoException): OperatorError {
  const reason = { EADDRINUSE: 'is taken', EACCES: 'needs more rights than this user has' }[error.code ?? ''];
  return new OperatorError(
    reason
      ? `Port ${port} on ${host} ${reason}. Set PORT to another one.`
      : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set HOST and PORT.`,
    { cause: error },
  );
}

function addressOf(app: FastifyInstance, { host, port }: Settings): string {
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
async function stop({ app, database }: Running) {
  // A connection that turns idle after its last answer would otherwise be waited for.
  const sweep = setInterval(() => app?.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app?.server.closeAllConnections(), GRACE - 2000);
  await app?.close();
  clearInterval(sweep);
  clearTimeout(cut);
  await database?.close();
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? `Unexpected failure: ${error.stack ?? error.message}` : String(error);
}
