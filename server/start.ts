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
  stopOnSignals(running);
  try {
    await run(running, vite);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await stop(running);
    process.exit(1);
  }
}

async function run(running: Running, vite: ViteDevServer | undefined) {
  const settings = readSettings(process.env, process.getuid?.() === 0);
  await refuseTakenPort(settings);
  const database = await openDatabase(settings);
  running.database = database;
  await withSchemaLock(database.pool, async () => {
    await migrateDatabase(database.pool);
    if (settings.demo === 'auto') await loadDemo(database.db, new Date(), reportProgress('Loading the demo league'));
  });
  const cache = createAnswerCache({ maxBytes: CACHE_BYTES });
  const listener = await database.listen({ onChange: cache.drop, onGap: cache.dropAll });
  const isListening = () => listener.listening;
  const app = await buildApp({ settings, reader: database.pool, cache, isListening, ...(vite && { vite }) });
  running.app = app;
  await app.listen({ port: settings.port, host: settings.host });
  process.stdout.write(`Delta League is at ${addressOf(app, settings)}\n`);
}

/** Before minutes of work, not after. */
async function refuseTakenPort({ port, host }: Settings) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    const reason = { EADDRINUSE: 'is taken', EACCES: 'needs more rights than this user has' }[error.code ?? ''];
    throw new OperatorError(
      reason
        ? `Port ${port} on ${host} ${reason}. Set PORT to another one.`
        : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set HOST and PORT.`,
      { cause: error },
    );
  });
}

function addressOf(app: FastifyInstance, { host, port }: Settings): string {
  const bound = app.server.address();
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}/`;
}

function stopOnSignals(running: Running) {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(running).then(() => process.exit(0));
    });
  }
}

/** Requests in flight are answered, then the database is left; what is still open after the grace is cut. */
async function stop({ app, database }: Running) {
  const cut = setTimeout(() => app?.server.closeAllConnections(), GRACE - 1000);
  const giveUp = setTimeout(() => process.exit(1), GRACE);
  await app?.close();
  clearTimeout(cut);
  await database?.close();
  clearTimeout(giveUp);
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? `Unexpected failure: ${error.stack ?? error.message}` : String(error);
}
