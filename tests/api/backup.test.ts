import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backups } from '#contract/desk/backups.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Todo } from '#contract/desk/todo.ts';
import { makeBackup, type BackupDatabase } from '#server/backup/make-backup.ts';
import { openBackups } from '#server/backup/nightly-backups.ts';
import { restoreBackup, unpackBackup } from '#server/backup/restore-backup.ts';
import { noteBackup, readBackupState } from '#server/db/backup/backup-state.ts';
import { listStoredTables, readCounters, readLines } from '#server/db/backup/table-lines.ts';
import { migrateUpTo } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { backupRoutes, NO_BACKUPS } from '#server/desk/files/backup-routes.ts';
import { todoRoutes } from '#server/desk/todo/todo-routes.ts';
import { packageRoot } from '#server/root.ts';
import { backupSource } from '#tests/support/backup-source.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { deskLeague, expectSumsToBeRight, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { linkMatch, openLink, sendAsProgram, signInAs, signInAsManager } from '#tests/support/desk-people.ts';
import { fillPrivateTables, PRIVATE_TABLES } from '#tests/support/private-tables.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* A backup brings everything back, or it is not kept. */

/** Before uploads and squads of the office. */
const journal = JSON.parse(readFileSync(join(packageRoot, 'server/db/migrations/meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[];
};
const FIRST_MIGRATIONS = journal.entries.slice(0, 5).map(({ when }) => when);

const NIGHT = new Date('2026-11-18T02:00:00Z');

let league: DeskLeague;
let folders: Awaited<ReturnType<typeof temporaryFolders>>;
beforeAll(async () => {
  folders = await temporaryFolders();
  league = await openDeskLeague(deskLeague());
  await signInAs(league, 'organiser', { name: 'Мария \u2028 Петрова' });
  await signInAs(league, 'scorer', { competitions: [league.id('competitions', 'liga')] });
  const manager = await signInAsManager(league, 'balik');
  const payload = { kind: 'release', payload: { playerId: league.player('ivan'), on: '2026-04-01' } };
  await manager.send('POST', deskPaths.teamRequests(league.id('teams', 'balik')), payload);
  const notice = { audience: 'managers', titleBg: 'Съблекалните', textBg: 'Влизаме през южния вход.' };
  await sendAsProgram(league, { method: 'POST', url: deskPaths.notices, payload: notice });
  await openLink(league, (await linkMatch(league, 'derby')).link, 'Доброволец');
  await league.database.pool.query(
    `insert into declarations (player_id, type, bytes, uploaded_at) values ($1, 'application/pdf', $2, now())`,
    [league.player('ivan'), Buffer.from('%PDF-1.7 \u0000 подпис')],
  );
  await league.database.pool.query(
    `with made as (insert into galleries (key, title_bg, held_on) values ('dinner', 'Вечеря', '2026-03-14') returning id)
     insert into photos (key, gallery_id, position, picture_id, small_id, caption_bg)
     select 'dinner-1', made.id, 1, m.id, m.id, 'Купата' from made, (select id from media order by id limit 1) m`,
  );
  await fillPrivateTables(league.database.pool);
  await league.record('derby', { act: 'kick-off' });
  // Its number must not be given to another.
  await league.database.pool.query(`insert into news (key) values ('gone')`).catch(() => {});
  await league.database.pool.query(`delete from news where key = 'gone'`);
});
afterAll(async () => {
  await league?.close();
  await folders?.remove();
});

async function restoreInto(database: OpenDatabase, file: string) {
  const folder = folders.next();
  await unpackBackup(file, folder);
  await restoreBackup(database, folder);
}

test('a restored program is the same: export, people, journal, private files, numbers', async () => {
  const folder = folders.next();
  const file = (await makeBackup(backupSource(league.database), { folder, now: NIGHT })) ?? '';
  expect(readdirSync(folder)).toEqual(['delta-league-2026-11-18T020000Z.zip']);
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  const own = await createDatabase();
  const restored = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  try {
    await restoreInto(restored, file);
    const [before, after] = [await exportTo(league.database, folders.next()), await exportTo(restored, folders.next())];
    expect(filesOf(after)).toEqual(filesOf(before));
    for (const { name } of await listStoredTables(league.database.db))
      if (name !== 'settings')
        expect([name, await rowsOf(restored, name)]).toEqual([name, await rowsOf(league.database, name)]);
    const filled = await Promise.all(
      PRIVATE_TABLES.map(async (name) => [name, (await rowsOf(restored, name)).length > 0]),
    );
    expect(filled.filter(([, isFilled]) => !isFilled)).toEqual([]);
    const counters = `select sequencename, last_value from pg_sequences where last_value is not null order by 1`;
    expect((await restored.pool.query(counters)).rows).toEqual((await league.database.pool.query(counters)).rows);
    await expect(
      restored.pool.query('insert into journal (at, what, about, person_id) values (now(), $1, $1, 999)', ['x']),
    ).rejects.toThrow(/foreign key/);
    await expect(restoreInto(restored, file)).rejects.toThrow(/The database is not empty/);
  } finally {
    await restored.close();
    await own.drop();
  }
});

const rowsOf = async (database: OpenDatabase, table: string) =>
  (await database.pool.query<object>(`select to_jsonb(t)::text as row from ${table} t order by 1`)).rows;

test('a backup that is not the same when it is restored is reported and not kept', async () => {
  const folder = folders.next();
  const forgetful: BackupDatabase = {
    ...backupSource(league.database),
    withScratch: (work) =>
      backupSource(league.database).withScratch(async (scratch) => {
        const { transaction } = scratch.db;
        scratch.db.transaction = (async (...args: Parameters<typeof transaction>) => {
          const result = await transaction(...args);
          await scratch.pool.query(`delete from declarations`).catch(() => {});
          return result;
        }) as typeof transaction;
        return work(scratch);
      }),
  };
  await expect(makeBackup(forgetful, { folder, now: NIGHT })).rejects.toThrow(
    'The backup is not the same when it is restored: database/declarations.jsonl',
  );
  expect(readdirSync(folder)).toEqual([]);
  const { succeeded, failed } = await readBackupState(league.database.db);
  expect(failed).toEqual({ at: NIGHT.toISOString(), reason: 'unreadable' });
  expect(succeeded?.file).toBe('delta-league-2026-11-18T020000Z.zip');
});

test('a folder that cannot be written, and a role that may not create databases, are said', async () => {
  const file = folders.next();
  writeFileSync(file, '');
  await expect(
    makeBackup(backupSource(league.database), { folder: join(file, 'backups'), now: NIGHT }),
  ).rejects.toThrow(/ENOTDIR/);
  expect((await readBackupState(league.database.db)).failed?.reason).toBe('not_writable');
  await expect(makeBackup(league.database, { folder: folders.next(), now: NIGHT })).rejects.toThrow(
    /alter role delta_league createdb/,
  );
  expect((await readBackupState(league.database.db)).failed?.reason).toBe('no_right');
});

test('[BK2] older ones are removed, other files are left alone', async () => {
  const folder = folders.next();
  mkdirSync(folder);
  const names = Array.from({ length: 9 }, (_, day) => `delta-league-2026-11-0${day + 1}T020000Z.zip`);
  for (const name of [...names, 'mine.zip', '.part-old']) writeFileSync(join(folder, name), 'x');
  await makeBackup(backupSource(league.database), { folder, now: NIGHT });
  const left = readdirSync(folder);
  expect(left).toEqual([
    ...['01', '04', '05', '06', '07', '08', '09'].map((day) => `delta-league-2026-11-${day}T020000Z.zip`),
    'delta-league-2026-11-18T020000Z.zip',
    'mine.zip',
  ]);
});

test('two at once make one', async () => {
  const made = await Promise.all(
    [1, 2].map(() => makeBackup(backupSource(league.database), { folder: folders.next(), now: NIGHT })),
  );
  expect(made.filter((file) => file !== null)).toHaveLength(1);
});

test.each(['of this version', 'of an older one'])(
  'an import that ends while a backup %s is being restored is kept, and the restore refused',
  async (version) => {
    const folder = folders.next();
    const file = (await makeBackup(backupSource(league.database), { folder, now: NIGHT })) ?? '';
    const unpacked = folders.next();
    await unpackBackup(file, unpacked);
    if (version === 'of an older one')
      writeFileSync(join(unpacked, 'backup.json'), JSON.stringify({ format: 1, schema: FIRST_MIGRATIONS.at(-1) ?? 0 }));
    const empty = await openLeagueDatabase();
    const importing = await empty.pool.connect();
    try {
      await importing.query('begin');
      await importing.query(
        `insert into teams (key, name, name_latin, short_name) values ('a', 'Ален', 'Alen', 'АЛЕ')`,
      );
      const restored = restoreBackup(empty, unpacked).then(
        () => 'restored',
        (error: unknown) => String(error),
      );
      // It sees no row yet, and waits for the table.
      const waiting = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await empty.pool.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1);
      await importing.query('commit');
      expect(await restored).toContain('The database is not empty (teams)');
      expect((await empty.pool.query<{ name: string }>('select name from teams')).rows).toEqual([{ name: 'Ален' }]);
    } finally {
      importing.release();
      await empty.close();
    }
  },
);

test('a restore and an import at once come one after the other', async () => {
  const made = (await makeBackup(backupSource(league.database), { folder: folders.next(), now: NIGHT })) ?? '';
  const folder = await exportTo(league.database, folders.next());
  for (const isImportFirst of [false, true]) {
    const database = await openLeagueDatabase();
    try {
      const works = [() => restoreInto(database, made), () => importFrom(database, folder)];
      const ended = await Promise.allSettled((isImportFirst ? works.toReversed() : works).map((work) => work()));
      const [restored, imported] = isImportFirst ? ended.toReversed() : ended;
      expect(imported).toMatchObject({ status: 'fulfilled', value: { changes: expect.any(Map) } });
      // It goes into an empty program alone.
      if (restored?.status === 'rejected') expect(String(restored.reason)).toMatch(/The database is not empty/);
      expect(filesOf(await exportTo(database, folders.next()))).toEqual(filesOf(folder));
      await expectSumsToBeRight(database);
    } finally {
      await database.close();
    }
  }
});

test('a damaged file changes nothing', async () => {
  const file = (await makeBackup(backupSource(league.database), { folder: folders.next(), now: NIGHT })) ?? '';
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
  writeFileSync(file, bytes);
  const empty = await openLeagueDatabase();
  try {
    await expect(restoreInto(empty, file)).rejects.toThrow(/is damaged/);
    await expect(restoreInto(empty, `${file}.not`)).rejects.toThrow(/There is no file/);
  } finally {
    await empty.close();
  }
});

test('the office makes one, says how it went and hands it out; a failure is to be done', async () => {
  const folder = folders.next();
  const log = { info: () => {}, error: () => {} };
  const backups = openBackups(backupSource(league.database), { folder, log, now: league.now });
  const [on, off] = [backups, NO_BACKUPS].map((each) => {
    const app = fastify();
    app.addHook('onRequest', async (request) => {
      request.who = { kind: 'program' };
    });
    backupRoutes(app, { db: league.database.db, backups: each, now: league.now });
    todoRoutes(app, { db: league.database.db, backups: each, now: league.now });
    return app;
  });
  const stateOf = async () => (await on!.inject({ url: deskPaths.backups })).json<Backups>();
  const tasks = async (app = on!) =>
    (await app.inject({ url: deskPaths.todo })).json<Todo>().tasks.filter(({ about }) => about === 'backups');

  expect((await off!.inject({ method: 'POST', url: deskPaths.backups })).statusCode).toBe(409);
  expect((await on!.inject({ method: 'POST', url: deskPaths.backups })).statusCode).toBe(204);
  expect((await stateOf()).isRunning).toBe(true);
  await backups.make();
  const { isOn, isRunning, last, failed } = await stateOf();
  expect({ isOn, isRunning, failed }).toEqual({ isOn: true, isRunning: false, failed: null });
  expect(last).toEqual({ at: league.now().toISOString(), bytes: expect.any(Number), isHere: true });
  const file = await on!.inject({ url: deskPaths.lastBackup });
  expect(file.headers['content-disposition']).toBe('attachment; filename="delta-league-2026-03-15T180000Z.zip"');
  expect(file.rawPayload).toHaveLength(last?.bytes ?? 0);
  expect((await off!.inject({ url: deskPaths.lastBackup })).statusCode).toBe(404);
  expect(await tasks()).toEqual([]);
  expect(await backups.figures()).toEqual({ enabled: true, age: 0, bytes: last?.bytes, failed: false });

  await noteBackup(league.database.db, { failed: { at: NIGHT.toISOString(), reason: 'disk_full' } });
  expect((await tasks()).map(({ code, items }) => [code, items[0]?.facts])).toEqual([
    ['backup-failed', { reason: 'disk_full' }],
  ]);
  expect(await tasks(off)).toEqual([]);
  expect(await backups.figures()).toMatchObject({ failed: true });
  await backups.close();
  await backups.make();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a backup of an older version goes into its tables and is migrated', async () => {
  const own = await createDatabase();
  const old = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  const folder = folders.next();
  const before = FIRST_MIGRATIONS.at(-1) ?? 0;
  try {
    await migrateUpTo(old.pool, before);
    await old.pool.query(`insert into teams (key, name, name_latin, short_name) values ('a', 'Ален', 'Alen', 'АЛЕ')`);
    await old.pool.query(`insert into people (name, role, created_at) values ('Мария', 'organiser', now())`);
    mkdirSync(join(folder, 'database'), { recursive: true });
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ format: 1, schema: before }));
    await old.db.transaction(async (tx) => {
      for (const table of await listStoredTables(tx)) {
        let lines = '';
        for await (const line of readLines(tx, table)) lines += `${line}\n`;
        writeFileSync(join(folder, `database/${table.name}.jsonl`), lines);
      }
      writeFileSync(join(folder, 'database/counters.json'), JSON.stringify(await readCounters(tx)));
    });
    const restored = await openLeagueDatabase();
    try {
      await restoreBackup(restored, folder);
      expect(await rowsOf(restored, 'people')).toHaveLength(1);
      // A table of a later version is there.
      expect(await rowsOf(restored, 'uploads')).toEqual([]);
      expect(await rowsOf(restored, 'teams')).toHaveLength(1);
    } finally {
      await restored.close();
    }
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ format: 1, schema: Date.now() }));
    const other = await openLeagueDatabase();
    await expect(restoreBackup(other, folder)).rejects.toThrow(/newer version/);
    await other.close();
  } finally {
    await old.close();
    await own.drop();
  }
});
