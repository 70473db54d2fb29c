import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { openBackups } from './backup/nightly-backups.ts';
import { buildSite, CACHE_BYTES } from './app.ts';
import { superviseWorkers, type Workers } from './cluster/supervise-workers.ts';
import { drain, isAnnouncer, onPrimaryGone, reportReady } from './cluster/this-worker.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { dispatchChanges } from './changes/dispatch-changes.ts';
import type { Settings } from './config.ts';
import { readSettings } from './config.ts';
import type { ChangeHandlers } from './db/changes.ts';
import { withSchemaLock } from './db/migrate.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { OpenDatabase } from './db/open.ts';
import { openDatabase } from './db/open.ts';
import { countLockedFiles } from './db/private-files/private-files.ts';
import { isDemo } from './db/league/league.ts';
import { demoSettings, loadDemo } from '#demo/load-demo.ts';
import { createSimulator, type Simulator } from '#demo/simulator/simulator.ts';
import { buildDesk } from './desk/desk-app.ts';
import { startCleanUp } from './desk/clean-up.ts';
import { openDeskToken } from './desk/access/desk-token.ts';
import { inviteFirstOrganiser } from './desk/access/people.ts';
import { OperatorError } from './errors.ts';
import { readHealth } from './http/health-routes.ts';
import { logLine } from './log/log-options.ts';
import { openMetrics } from './metrics/scrape.ts';
import { openCurrentLeague } from './league/current-league.ts';
import { openDeskGateway } from './desk/desk-gateway.ts';
import { NO_SOCKETS, openGateway } from './live/gateway.ts';
import { openMailQueue } from './mail/mail-queue.ts';
import { openMailServer } from './mail/mail-server.ts';
import { openPush } from './push/push.ts';
import { reportProgress } from './log/report-progress.ts';
import { version } from './version.ts';
import { builtScripts, sourceScripts } from './workers/worker-scripts.ts';

/** Supervisors kill a process that has not stopped by about then. */
const GRACE = 5000;
/** A silent database makes it slow. */
const WARM_UP_MILLISECONDS = 5000;

interface Running {
  app: FastifyInstance | null;
  desk: FastifyInstance | null;
  simulator: Simulator | null;
  database: OpenDatabase | null;
  workers: Workers | null;
  logFormat: Settings['logFormat'];
}

/** Starts the whole site. A failure prints one line and sets an exit code. */
export async function start({ vite }: { vite?: ViteDevServer } = {}): Promise<void> {
  const running: Running = { app: null, desk: null, simulator: null, database: null, workers: null, logFormat: 'text' };
  const stopping = new AbortController();
  const started = run(running, stopping.signal, vite);
  stopOnSignals(running, stopping, async () => {
    // The start ends at its next step; until then it may still open something that has to be closed.
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
  const settings = readSettings(process.env, process.getuid?.() === 0, process.stderr.isTTY);
  running.logFormat = settings.logFormat;
  if (cluster.isPrimary) {
    await refuseTakenPort(siteAddress(settings));
    if (settings.publicApiUrl === null) await refuseTakenPort(deskAddress(settings));
    if (settings.workers > 1 && !vite) return startWorkers(running, settings, stopping);
  }
  if (settings.publicApiUrl !== null) return startWithRemoteApi(running, settings, vite);
  const database = await openDatabase(settings, (line) => warn(running, line), stopping);
  running.database = database;
  stopping.throwIfAborted();
  await withSchemaLock(database.pool, async () => {
    await migrateDatabase(database);
    stopping.throwIfAborted();
    if (settings.demo === 'auto') await loadDemo(database.db, new Date(), progressUntil(stopping));
  });
  stopping.throwIfAborted();
  const locked = await countLockedFiles(database.db);
  if (locked > 0) warn(running, lockedFilesWarning(locked));
  const league = await openCurrentLeague(
    database.db,
    (error) => warn(running, `The settings cannot be read: ${String(error)}`),
    publicDeskUrl(settings),
  );
  const cache = createResponseCache({ maxBytes: CACHE_BYTES });
  const { reader } = database;
  const push = await openPush({
    database,
    settings,
    log: (error, text) => running.app?.log.warn({ err: error }, text),
  });
  const mail = openMailQueue({
    db: database.db,
    deliver: settings.mail && openMailServer(settings.mail),
    from: settings.mail?.from ?? '',
    deskUrl: settings.deskUrl,
    league,
    now: () => new Date(),
    warn: (error, text) => running.app?.log.warn({ err: error }, text),
  });
  const silentSince = () => listener.silentSince;
  const dataDir = settings.databaseUrl === null ? settings.dataDir : undefined;
  const { renderThreads } = settings;
  const { app, warmUp, figures, renderArticle } = await buildSite({
    settings,
    reader,
    cache,
    silentSince,
    league,
    renderThreads,
    push,
    dataDir,
    ...(vite && { vite }),
  });
  running.app = app;
  app.addHook('onClose', push.close);
  app.addHook('onClose', mail.close);
  const gateway = openGateway({ server: app.server, reader, now: () => new Date(), log: app.log, ...settings });
  app.addHook('preClose', gateway.close);
  const listeners: Partial<ChangeHandlers>[] = [
    { onChange: cache.drop, onGap: cache.dropAll, onSilence: cache.hold },
    gateway,
    push,
    { onChange: (tags) => void (tags.includes('everything') && warmUp()), onGap: () => void warmUp() },
  ];
  const listener = await database.listen(dispatchChanges(league, listeners));
  stopping.throwIfAborted();
  if (settings.demo === 'auto' && (await isDemo(database.db))) {
    const simulator = createSimulator({
      database,
      speed: settings.demoSpeed,
      leaveOne: settings.demoSpeed === 1,
      log: app.log,
    });
    running.simulator = simulator;
    stopping.addEventListener('abort', () => void simulator.close());
    await simulator.start();
  }
  stopping.throwIfAborted();
  const { isValidToken, createdToken } = await openDeskToken(database.db, settings.deskToken);
  const backups = openBackups(database, { folder: settings.backupDir, log: app.log });
  app.addHook('preClose', backups.close);
  const metrics = openMetrics({
    counted: () => ({
      site: figures,
      cache,
      sockets: { site: gateway.figures(), desk: deskGateway?.figures() ?? NO_SOCKETS },
      push: push.results,
      mail: mail.results,
      pools: database.pools(),
    }),
    readHealth: () => readHealth({ reader, silentSince, dataDir }),
    readBackups: backups.figures,
  });
  app.addHook('onClose', async () => metrics.close());
  const desk = buildDesk({
    settings,
    db: database.desk,
    bulk: database.db,
    threads: database,
    temporaryDir: settings.temporaryDir,
    scripts: vite ? sourceScripts : builtScripts,
    league,
    isValidToken,
    metrics: metrics.scrapeWith,
    backups,
    push,
    pictures: { reader, cache },
    renderArticle,
    site: app,
  });
  running.desk = desk;
  const deskGateway = openDeskGateway({
    server: desk.server,
    db: database.desk,
    settings,
    now: () => new Date(),
    log: desk.log,
  });
  listeners.push(deskGateway);
  desk.addHook('preClose', deskGateway.close);
  const cleanUp = startCleanUp(database.db, desk.log);
  desk.addHook('onClose', async () => cleanUp.close());
  // Other workers serve meanwhile; at a start nobody does.
  if (!isAnnouncer) await Promise.race([warmUp(), pause(WARM_UP_MILLISECONDS, undefined, { signal: stopping })]);
  await listen(desk, deskAddress(settings));
  await listen(app, siteAddress(settings));
  reportReady();
  if (!isAnnouncer) return;
  void warmUp();
  // Whatever is not a terminal is kept: the link below works once and for a day, a token for ever.
  const token =
    createdToken && process.stdout.isTTY
      ? ` with the token ${createdToken} (shown this once; delta desk-token makes a new one)`
      : '';
  const deskUrl = settings.deskUrl ?? urlOf(desk, deskAddress(settings)).slice(0, -1);
  const place = settings.databaseUrl === null ? `, data in ${resolve(settings.dataDir)}` : '';
  process.stdout.write(`Delta League ${version} (Node ${process.versions.node})${place}\n`);
  process.stdout.write(`The desk is at ${deskUrl}/${token}\n`);
  const link = await inviteFirstOrganiser(database.db, new Date(), deskUrl);
  if (link) process.stdout.write(`Sign in as organiser, once and within a day: ${link}\n`);
  process.stdout.write(`${league.settings.name.en} is at ${urlOf(app, siteAddress(settings))}\n`);
}

/** This process serves nothing itself: WORKERS others do. */
async function startWorkers(running: Running, settings: Settings, stopping: AbortSignal) {
  running.workers = superviseWorkers(settings, (line) => warn(running, line));
  await running.workers.start(stopping);
  process.stdout.write(`${settings.workers} workers serve it; kill -USR2 ${process.pid} restarts them in turn.\n`);
}

/** Pages rendered from another backend's API, which is that of the demo league: no database and no desk. */
async function startWithRemoteApi(running: Running, settings: Settings, vite: ViteDevServer | undefined) {
  const { renderThreads } = settings;
  const league = demoSettings();
  running.app = (await buildSite({ settings, league, renderThreads, ...(vite && { vite }) })).app;
  await listen(running.app, siteAddress(settings));
  reportReady();
  if (!isAnnouncer) return;
  const url = urlOf(running.app, siteAddress(settings));
  process.stdout.write(`${league.settings.name.en} is at ${url}, with the league of ${settings.publicApiUrl}\n`);
}

const lockedFilesWarning = (files: number) =>
  `${files} private ${files === 1 ? 'file is' : 'files are'} sealed with a key that is not in PRIVATE_KEY_FILE: nobody can open ${files === 1 ? 'it' : 'them'} here.`;

/** To the site's log, or to the terminal before there is one. */
function warn({ app, logFormat }: Running, line: string) {
  if (app) app.log.warn(line);
  else logLine(logFormat, line);
}

/** Reports the loading of the demo league, and aborts it when the program is stopped. */
function progressUntil(stopping: AbortSignal) {
  const report = reportProgress('Loading the demo league');
  return (done: number, total: number) => {
    stopping.throwIfAborted();
    report(done, total);
  };
}

/** Where a server listens, and the settings that it comes from. */
interface ListenAddress {
  port: number;
  host: string;
  names: { port: string; host: string };
}

const siteAddress = ({ port, host }: Settings): ListenAddress => ({
  port,
  host,
  names: { port: 'PORT', host: 'HOST' },
});
/** Where the site leads teams that apply: DESK_URL, or this machine while somebody tries the program out on it. */
const publicDeskUrl = ({ deskUrl, deskPort, publicUrl }: Settings): string | null =>
  deskUrl ?? (new URL(publicUrl).hostname === 'localhost' && deskPort > 0 ? `http://localhost:${deskPort}` : null);

const deskAddress = ({ deskPort, deskHost }: Settings): ListenAddress => ({
  port: deskPort,
  host: deskHost,
  names: { port: 'DESK_PORT', host: 'DESK_HOST' },
});

/** Checked before the demo league is loaded, which takes a while. */
async function refuseTakenPort(address: ListenAddress) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: address.port, host: address.host }, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(address, error);
  });
}

async function listen(app: FastifyInstance, address: ListenAddress) {
  const { level } = app.log;
  // The framework would add a line of JSON to the ones we print.
  app.log.level = 'warn';
  await app.listen({ port: address.port, host: address.host }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(address, error);
  });
  app.log.level = level;
}

function cannotListen({ port, host, names }: ListenAddress, error: NodeJS.ErrnoException): OperatorError {
  const reason = { EADDRINUSE: 'is taken', EACCES: 'needs more rights than this user has' }[error.code ?? ''];
  return new OperatorError(
    reason
      ? `Port ${port} on ${host} ${reason}. Set ${names.port} to another one.`
      : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set ${names.host} and ${names.port}.`,
    { cause: error },
  );
}

function urlOf(app: FastifyInstance, { host, port }: ListenAddress): string {
  const bound = app.server.address();
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}/`;
}

function stopOnSignals(running: Running, stopping: AbortController, stopAll: () => Promise<void>) {
  const stopOnce = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // Workers have their time first, and the embedded PostgreSQL stops after them.
    setTimeout(() => process.exit(1), running.workers ? 2 * GRACE : GRACE).unref();
    void stopAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
  onPrimaryGone(stopOnce);
}

/** Answers requests in flight, then closes the database. Connections still open shortly before the grace period ends are cut. */
async function stop({ app, desk, simulator, database, workers }: Running) {
  const servers = [app, desk].filter((one) => one !== null);
  await drain(servers.map(({ server }) => server));
  // A connection that becomes idle after its last response would otherwise be waited for.
  const sweep = setInterval(() => servers.forEach((one) => one.server.closeIdleConnections()), 50);
  const cut = setTimeout(() => servers.forEach((one) => one.server.closeAllConnections()), GRACE - 2000);
  await Promise.all([...servers.map((one) => one.close()), simulator?.close()]);
  clearInterval(sweep);
  clearTimeout(cut);
  await database?.close();
  await workers?.close();
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? `Unexpected failure: ${error.stack ?? error.message}` : String(error);
}
