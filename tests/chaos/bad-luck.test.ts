import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { joinEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateTables } from '#server/db/migrate.ts';
import { migrateDatabase } from '#server/migrate-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { packageRoot } from '#server/root.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { startByScript, startSite, temporaryDataDir, type Ending } from '#tests/support/site.ts';

const oneLine = ({ output }: Ending) => output.trim();

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

describe('a start that cannot succeed says why in one line and ends', () => {
  test('port taken', async () => {
    const { port } = await listenSomewhere();
    const data = await temporaryDataDir();
    onTestFinished(() => data.remove());
    const ending = await startSite({ PORT: String(port), DATA_DIR: data.path }).ended;
    expect(ending.code).toBe(1);
    expect(existsSync(data.path)).toBe(false);
    expect(oneLine(ending)).toBe(`Port ${port} on 127.0.0.1 is taken. Set PORT to another one.`);
  });

  test('invalid setting', async () => {
    const ending = await startSite({ PORT: 'eighty', DEMO: 'perhaps' }).ended;
    expect(ending.code).toBe(1);
    expect(oneLine(ending)).toBe(
      'Setting PORT="eighty" should be a port number from 0 to 65535. Setting DEMO="perhaps" should be auto or off.',
    );
  });

  test('database unreachable', async () => {
    const { server, port } = await listenSomewhere();
    await new Promise((resolve) => server.close(resolve));
    const ending = await startSite({ DATABASE_URL: `postgres://league@127.0.0.1:${port}/league` }).ended;
    expect(ending.code).toBe(1);
    expect(oneLine(ending)).toMatch(
      /^The database cannot be reached \(.*ECONNREFUSED.*\)\. Check DATABASE_URL and that PostgreSQL runs\.$/,
    );
  });

  test('data folder not writable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'delta-league-locked-'));
    onTestFinished(async () => {
      await chmod(folder, 0o755);
      await rm(folder, { recursive: true, force: true });
    });
    await writeFile(join(folder, 'file'), '');
    // Root may write anywhere, but nobody can make a folder inside a file.
    await chmod(folder, 0o555);
    const ending = await startSite({ DATA_DIR: join(folder, 'file', 'data') }).ended;
    expect(ending.code).toBe(1);
    expect(oneLine(ending)).not.toContain('\n');
    expect(oneLine(ending)).toContain('DATA_DIR');
  });

  test('a database of a newer version', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const open = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    await migrateDatabase(open);
    await open.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 99999999999999)`,
    );
    await open.close();
    const ending = await startSite({ DATABASE_URL: database.url }).ended;
    expect(ending.code).toBe(1);
    expect(oneLine(ending)).toBe(
      'The database was written by a newer version of Delta League. Start that version, or restore a backup.',
    );
  });
});

test('a broken migration leaves the database as it was', async () => {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-migrations-'));
  const open = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  onTestFinished(async () => {
    await open.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  await cp(join(packageRoot, 'server/db/migrations'), folder, { recursive: true });
  const journal = { version: '7', dialect: 'postgresql', entries: [] as object[] };
  journal.entries.push(
    { idx: 0, version: '7', when: 1, tag: 'good', breakpoints: true },
    { idx: 1, version: '7', when: 2, tag: 'bad', breakpoints: true },
  );
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  await writeFile(join(folder, 'good.sql'), 'create table good (id int);');
  await writeFile(join(folder, 'bad.sql'), 'create table bad (id nonsense);');
  await expect(migrateTables(open.pool, folder)).rejects.toThrow(
    /^The database could not be migrated and is unchanged \(type "nonsense" does not exist\)\. Fix that and start again.*\.$/,
  );
  const { rows } = await open.pool.query(`select to_regclass('good') as good`);
  expect(rows).toEqual([{ good: null }]);
});

describe('SIGTERM', () => {
  test('answers requests in flight, accepts no others and leaves no PostgreSQL behind, within 5 s', async () => {
    const data = await temporaryDataDir();
    onTestFinished(() => data.remove());
    const site = startSite({ DATA_DIR: data.path });
    onTestFinished(async () => void (await site.kill('SIGKILL')));
    const url = await site.ready;
    const [pid] = readFileSync(postmasterFile(data.path), 'utf8').split('\n');
    expect(isAlive(Number(pid))).toBe(true);
    const gate = await closeGate(data.path);
    const inFlight = gate.referees.map((id) => fetch(`${url}/api/referees/${id}`));
    await expect.poll(gate.waiting, { timeout: 10_000 }).toBe(gate.referees.length);

    const started = Date.now();
    const ended = site.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => 'refused'), { timeout: 2000 }).toBe('refused');
    await gate.open();
    const answers = await Promise.all(inFlight);
    const { code, output } = await ended;
    expect(Date.now() - started).toBeLessThan(5000);
    expect(answers.map(({ status }) => status)).toEqual(gate.referees.map(() => 200));
    for (const [index, answer] of answers.entries()) {
      expect(await answer.json()).toMatchObject({ id: gate.referees[index] });
    }
    expect(code).toBe(0);
    expect(output).not.toMatch(/error/i);
    // The system takes a moment to clear away a process that has ended.
    await expect.poll(() => isAlive(Number(pid)), { timeout: 5000 }).toBe(false);
    expect(existsSync(postmasterFile(data.path))).toBe(false);
  });

  // From the loading of the program through initdb and migrations to the writing of the league.
  test.each(scaled([300, 900, 1600, 2500, 4000], [300, 1600]))(
    'by the script of npm start, after %i ms of the first start: it goes, and what it began goes with it',
    async (moment) => {
      const data = await temporaryDataDir();
      onTestFinished(() => data.remove());
      const site = startByScript({ DATA_DIR: data.path });
      await Promise.race([sleep(moment), site.ready]);
      const started = Date.now();
      const { code, signal, output } = await site.kill('SIGTERM');
      expect(Date.now() - started).toBeLessThan(5000);
      // Before it handles signals it has not started anything either.
      expect(signal === 'SIGTERM' ? existsSync(data.path) : code).toBe(signal === 'SIGTERM' ? false : 0);
      expect(output).not.toMatch(/error|failure/i);
      expect(existsSync(postmasterFile(data.path))).toBe(false);
    },
  );
});

const postmasterFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Blocks every query for a referee in the database. */
async function closeGate(dataDir: string) {
  const member = await joinEmbeddedPostgres({ dataDir });
  const client = new pg.Client(member.connection);
  await client.connect();
  // The site must be the last to leave, not we.
  await member.leave();
  const { rows } = await client.query<{ id: number }>('select id from referees order by id limit 8');
  await client.query('begin');
  await client.query('lock table referees in access exclusive mode');
  return {
    referees: rows.map(({ id }) => id),
    waiting: async () => {
      const { rows: locks } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_locks where relation = 'referees'::regclass and not granted`,
      );
      return locks[0]?.count;
    },
    open: () => client.end(),
  };
}
