import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { lchown, mkdir, open, readFile, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { OperatorError } from '#server/errors.ts';
import { syncFolder } from '#server/db/sync-folder.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { copyBinaries } from './postgres-binaries.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { SERVER_PORT, readClusterVersion } from './postgres-folder.ts';

export const SUPERUSER = 'postgres';
export const LEAGUE_ROLE = 'delta_league';
export const LEAGUE_DATABASE = 'delta_league';

const ORPHANS_GONE_WITHIN_SECONDS = 10;
const LONGEST_LOG = 4 * 2 ** 20;
const LITTLE_SPACE = 2 ** 20;
/** Not the caller's: PGDATA, PGPORT or a foreign locale would change the server. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * Order by code point, case by Unicode. The character type must be a UTF-8 one: with C, pg_trgm finds no letter in a
 * Cyrillic name.
 */
export const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

/** The client gets the errors of its statements; in the server's log they would only fill the disk. */
const SETTINGS = ['jit=off', 'log_checkpoints=off', 'log_min_messages=log'];

/** Creating a cluster can be interrupted; a server that is starting cannot, or it would be left behind. */
export interface StartSignals {
  create: AbortSignal;
  start: AbortSignal;
}

/** Starts the server of a folder and waits until it is ready. Only one process at a time may call this. */
export async function startServer(
  folder: PostgresFolder,
  { create, start }: StartSignals,
  log: (line: string) => void,
) {
  const timeout = AbortSignal.timeout(ORPHANS_GONE_WITHIN_SECONDS * 1000);
  for (;;) {
    if (await runningServer(folder)) {
      await sleep(20);
      return;
    }
    await removeIncompleteClusters(folder);
    const binaries = await copyBinaries(folder.root);
    await createCluster(folder, binaries, create, log);
    await disownLockFiles(folder);
    const reason = await launch(folder, binaries, start);
    if (reason === null) return;
    // A remaining lock file is of a killed server, whose shared memory is in use until its backends have noticed and exited.
    if (!(await readLock(folder)).pid || timeout.aborted) {
      throw new OperatorError(`PostgreSQL did not start: ${reason} (${folder.logFile})`);
    }
    await sleep(100);
  }
}

/** Returns null when the server is ready, or why it stopped. */
async function launch(folder: PostgresFolder, binaries: PostgresBinaries, signal: AbortSignal): Promise<string | null> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  // Not through a symlink: root would hand over the file behind it.
  const logFile = await open(folder.logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o644);
  if (folder.user) await logFile.chown(folder.user.uid, folder.user.gid);
  if ((await logFile.stat()).size > LONGEST_LOG) await logFile.truncate();
  const logStart = (await logFile.stat()).size;
  // Quoted, because the setting is a list and a folder's name may contain a comma.
  const sockets = `"${folder.sockets.replaceAll('"', '""')}"`;
  const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`, 'unix_socket_permissions=0700'];
  const server = spawn(
    binaries.postgres,
    ['-D', folder.cluster, '-p', String(SERVER_PORT), ...settings.flatMap((setting) => ['-c', setting])],
    // In its own session: Ctrl-C would stop it before the program has closed its connections.
    { ...asServerUser(folder), detached: true, stdio: ['ignore', logFile.fd, logFile.fd] },
  );
  try {
    await once(server, 'spawn');
  } finally {
    await logFile.close();
  }
  server.unref();
  for (;;) {
    const lock = await readLock(folder);
    if (lock.pid === server.pid && lock.status === 'ready') return null;
    if (server.exitCode !== null || server.signalCode !== null) return whyStopped(folder, logStart);
    signal.throwIfAborted();
    await sleep(10);
  }
}

/** Stops it without waiting for its clients; false when it is still stopping after `seconds`. */
export async function stopServer(folder: PostgresFolder, seconds: number): Promise<boolean> {
  const pid = await runningServer(folder);
  if (!pid) return true;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return true;
  }
  const timeout = AbortSignal.timeout(seconds * 1000);
  while ((await commandOf(pid)).includes(folder.cluster)) {
    if (timeout.aborted) return false;
    await sleep(20);
  }
  return true;
}

/** The server of the folder, whether it is starting, ready or stopping. */
export async function runningServer(folder: PostgresFolder): Promise<number | null> {
  const { pid } = await readLock(folder);
  return pid && (await commandOf(pid)).includes(folder.cluster) ? pid : null;
}

const lockFile = (folder: PostgresFolder) => join(folder.cluster, 'postmaster.pid');

async function readLock(folder: PostgresFolder): Promise<{ pid: number; status: string }> {
  const lines = (await readFile(lockFile(folder), 'utf8').catch(() => '')).split('\n');
  return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
}

/** Empty when there is no such process. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

/**
 * After a crash the pid in the lock file may belong to an unrelated process, which PostgreSQL would take for a server. It
 * ignores the pid of its own parent, though, and still uses the rest of the file to find backends that outlived their server.
 */
async function disownLockFiles(folder: PostgresFolder) {
  const content = await readFile(lockFile(folder), 'utf8').catch(() => '');
  if (/^\d+\n/.test(content)) {
    const fresh = `${lockFile(folder)}.new`;
    await rm(fresh, { force: true });
    await writeFile(fresh, content.replace(/^\d+/, String(process.pid)), { flag: 'wx', mode: 0o600 });
    if (folder.user) await lchown(fresh, folder.user.uid, folder.user.gid);
    await rename(fresh, lockFile(folder));
  } else {
    await rm(lockFile(folder), { force: true });
  }
  for (const file of await readdir(folder.sockets)) {
    if (file.startsWith('.s.PGSQL.')) await rm(join(folder.sockets, file), { force: true });
  }
}

/** Created under another name and renamed when complete, so that an incomplete cluster is never used. */
async function createCluster(
  folder: PostgresFolder,
  binaries: PostgresBinaries,
  signal: AbortSignal,
  log: (line: string) => void,
) {
  if (await readClusterVersion(folder.cluster)) return;
  log('Creating an empty database (only once).');
  const fresh = join(folder.root, `cluster.${randomBytes(4).toString('hex')}.new`);
  await mkdir(fresh, { mode: 0o700 });
  try {
    if (folder.user) await lchown(fresh, folder.user.uid, folder.user.gid);
    const run = runner(folder, signal);
    await run(binaries.initdb, [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=reject',
      ...LOCALE,
      ...SETTINGS.map((setting) => `--set=${setting}`),
    ]);
    await run(
      binaries.postgres,
      ['--single', '-D', fresh, '-c', 'exit_on_error=on', 'postgres'],
      `create role ${LEAGUE_ROLE} login;\ncreate database ${LEAGUE_DATABASE} owner ${LEAGUE_ROLE};\n`,
    );
    await rename(fresh, folder.cluster);
    await syncFolder(folder.root);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

/** Left by starts that were killed. An initdb may still be writing there; then a later start removes it. */
async function removeIncompleteClusters(folder: PostgresFolder) {
  for (const name of await readdir(folder.root)) {
    if (/^cluster\..*\.new$/.test(name)) {
      await rm(join(folder.root, name), { recursive: true, force: true }).catch(() => {});
    }
  }
}

/** Runs programs to their end, or until the signal. */
const runner =
  (folder: PostgresFolder, signal: AbortSignal) =>
  async (program: string, args: string[], input = '') => {
    signal.throwIfAborted();
    const child = spawn(program, args, { ...asServerUser(folder), stdio: ['pipe', 'ignore', 'pipe'] });
    const kill = () => child.kill();
    signal.addEventListener('abort', kill);
    const ended = once(child, 'close') as Promise<[number | null]>;
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [[code], stderr] = await Promise.all([ended, text(child.stderr)]).finally(() =>
      signal.removeEventListener('abort', kill),
    );
    signal.throwIfAborted();
    if (code !== 0) throw new OperatorError(`PostgreSQL could not create its database: ${errorIn(stderr)}`);
  };

/** In the root folder, because the server's user may not be allowed into the current one. */
function asServerUser(folder: PostgresFolder) {
  return { cwd: '/', env: ENVIRONMENT, ...folder.user };
}

async function whyStopped(folder: PostgresFolder, logStart: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder.root);
  if (bavail * bsize < LITTLE_SPACE) return 'the disk is full';
  const log = await readFile(folder.logFile);
  return errorIn(log.subarray(logStart).toString());
}

function errorIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  const error = lines.findLast((line) => /\b(error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return error.replace(/^.*?\b(error|fatal|panic): */i, '');
}
