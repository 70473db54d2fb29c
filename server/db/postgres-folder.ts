import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, lchown, lstat, mkdir, readFile, readdir, realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '#server/errors.ts';
import { POSTGRES_MAJOR } from './postgres-binaries.ts';

/** The paths and the user of one embedded PostgreSQL. */
export interface PostgresFolder {
  root: string;
  cluster: string;
  logFile: string;
  /** Holds the server's socket; closed to all but its user. */
  sockets: string;
  /** Set only when we run as root, because PostgreSQL refuses to. */
  user: ServerUser | null;
}

export interface ServerUser {
  uid: number;
  gid: number;
}

export const SERVER_PORT = 5432;
/** The system cuts the address of a Unix socket at 104 bytes (macOS) or 108 (Linux). */
const LONGEST_SOCKET_PATH = 103;

export async function openFolder(dataDir: string): Promise<PostgresFolder> {
  const path = join(resolve(dataDir), 'postgres');
  const firstCreated = await mkdir(path, { recursive: true });
  const root = await realpath(path);
  const cluster = join(root, 'cluster');
  await refuseForeignData(cluster);
  const user = await findServerUser(cluster);
  if (user) await allowTraversal(path, Math.min(firstCreated?.length ?? Infinity, dirname(path).length));
  return { root, cluster, logFile: join(root, 'postgres.log'), sockets: await openSocketFolder(root, user), user };
}

async function refuseForeignData(cluster: string) {
  const version = await readClusterVersion(cluster);
  if (version && version !== String(POSTGRES_MAJOR)) {
    throw new OperatorError(
      `The data in ${cluster} belongs to PostgreSQL ${version}, this release has ${POSTGRES_MAJOR}: export the league ` +
        'with the release that made it and import it into an empty DATA_DIR, or set DATABASE_URL.',
    );
  }
  if (!version && (await readdir(cluster).catch(() => [])).length > 0) {
    throw new OperatorError(`${cluster} contains something other than a database: move it away.`);
  }
}

/** Empty when there is no cluster. */
export async function readClusterVersion(cluster: string): Promise<string> {
  return (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
}

export async function findServerUser(cluster: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) {
    if (!(await readClusterVersion(cluster))) refuseNamelessUser();
    return null;
  }
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([askId('-u', name), askId('-g', name)]);
    if (uid && gid) return { uid, gid };
  }
  throw new OperatorError(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it: ' +
      'start Delta League as an ordinary user, or set DATABASE_URL.',
  );
}

/** A container may run as a user without a name, but initdb needs one. */
function refuseNamelessUser() {
  try {
    userInfo();
  } catch {
    throw new OperatorError(
      `PostgreSQL cannot create a database as user ${process.getuid?.()}, which has no name on this system: ` +
        'start Delta League as a user with an entry in /etc/passwd, or set DATABASE_URL.',
    );
  }
}

async function askId(flag: string, name: string): Promise<number> {
  const { stdout } = await promisify(execFile)('id', [flag, name]).catch(() => ({ stdout: '0' }));
  return Number(stdout);
}

/** Under a strict umask, PostgreSQL's user could not enter the folders that root creates. */
async function allowTraversal(path: string, shortest: number) {
  for (let folder = path; folder.length >= shortest; folder = dirname(folder)) {
    await chmod(folder, (await stat(folder)).mode | 0o011);
  }
}

async function openSocketFolder(root: string, user: ServerUser | null): Promise<string> {
  const inside = join(root, 'socket');
  const tooLong = Buffer.byteLength(join(inside, `.s.PGSQL.${SERVER_PORT}`)) > LONGEST_SOCKET_PATH;
  // Not os.tmpdir(): a second process with another TMPDIR must find the same folder.
  const sockets = tooLong ? join('/tmp', `delta-league-${sha256(root).slice(0, 16)}`) : inside;
  await mkdir(sockets, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(sockets);
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== user?.uid)) {
    throw new OperatorError(
      `${sockets} belongs to another user (${found.uid}): start Delta League as that user, or choose another DATA_DIR.`,
    );
  }
  await chmod(sockets, 0o700);
  if (user) await lchown(sockets, user.uid, user.gid);
  return sockets;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
