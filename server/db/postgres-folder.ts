import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, lchown, lstat, mkdir, readFile, readdir, realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../errors.ts';
import { POSTGRES_MAJOR } from './postgres-binaries.ts';

/** Where one embedded PostgreSQL lives, and as whom it runs. */
export interface PostgresFolder {
  root: string;
  cluster: string;
  logFile: string;
  /** Holds the server's socket; closed to all but its user. */
  sockets: string;
  /** Set under root only, as whom PostgreSQL refuses to run. */
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
  const asked = join(resolve(dataDir), 'postgres');
  const firstMade = await mkdir(asked, { recursive: true });
  const root = await realpath(asked);
  const cluster = join(root, 'cluster');
  await refuseForeignData(cluster);
  const user = await findServerUser(cluster);
  if (user) await letPass(asked, Math.min(firstMade?.length ?? Infinity, dirname(asked).length));
  return { root, cluster, logFile: join(root, 'postgres.log'), sockets: await openSocketFolder(root, user), user };
}

async function refuseForeignData(cluster: string) {
  const version = await readClusterVersion(cluster);
  if (version && version !== String(POSTGRES_MAJOR)) {
    throw new OperatorError(
      `The data in ${cluster} is of PostgreSQL ${version}, this release brings ${POSTGRES_MAJOR}: export the league ` +
        'with the release that made it and import it into an empty DATA_DIR, or set DATABASE_URL.',
    );
  }
  if (!version && (await readdir(cluster).catch(() => [])).length > 0) {
    throw new OperatorError(`${cluster} holds something else than a database: move it away.`);
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

/** As a container may run one: PostgreSQL looks for the name of its user when it makes a database. */
function refuseNamelessUser() {
  try {
    userInfo();
  } catch {
    throw new OperatorError(
      `PostgreSQL makes no database for user ${process.getuid?.()}, whose name the system does not know: ` +
        'start Delta League as a user with an entry in /etc/passwd, or set DATABASE_URL.',
    );
  }
}

async function askId(flag: string, name: string): Promise<number> {
  const { stdout } = await promisify(execFile)('id', [flag, name]).catch(() => ({ stdout: '0' }));
  return Number(stdout);
}

/** Under a strict umask, folders that root makes would stop PostgreSQL's user on the way to its data. */
async function letPass(path: string, shortest: number) {
  for (let folder = path; folder.length >= shortest; folder = dirname(folder)) {
    await chmod(folder, (await stat(folder)).mode | 0o011);
  }
}

async function openSocketFolder(root: string, user: ServerUser | null): Promise<string> {
  const inside = join(root, 'socket');
  const tooLong = Buffer.byteLength(join(inside, `.s.PGSQL.${SERVER_PORT}`)) > LONGEST_SOCKET_PATH;
  // Not os.tmpdir(): a second process with another TMPDIR must come to the same folder.
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
