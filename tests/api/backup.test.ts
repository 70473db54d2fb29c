import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup, type BackupDatabase } from '#server/backup/make-backup.ts';
import { restoreBackup, unpackBackup } from '#server/backup/restore-backup.ts';
import { readBackupState } from '#server/db/backup/backup-state.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { deskLeague, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { linkMatch, openLink, signInAs } from '#tests/support/desk-people.ts';
import { exportTo, filesOf, temporaryFolders } from '#tests/support/league-folder.ts';
import { migratedDatabase, openLeagueDatabase } from '#tests/support/league-database.ts';

/* A backup brings everything back, or it is not kept. */

const NIGHT = new Date('2026-11-18T02:00:00Z');

let league: DeskLeague;
let folders: Awaited<ReturnType<typeof temporaryFolders>>;
beforeAll(async () => {
  folders = await temporaryFolders();
  league = await openDeskLeague(deskLeague());
  await signInAs(league, 'organiser', { name: 'Мария \u2028 Петрова' });
  await signInAs(league, 'scorer', { competitions: [league.id('competitions', 'liga')] });
  await openLink(league, (await linkMatch(league, 'derby')).link, 'Доброволец');
  await league.database.pool.query(
    `insert into declarations (player_id, type, bytes, uploaded_at) values ($1, 'application/pdf', $2, now())`,
    [league.player('ivan'), Buffer.from('%PDF-1.7 \u0000 подпис')],
  );
  await league.record('derby', { act: 'kick-off' });
  // Its number must not be given to another.
  await league.database.pool.query(`insert into news (key) values ('gone')`).catch(() => {});
  await league.database.pool.query(`delete from news where key = 'gone'`);
});
afterAll(async () => {
  await league?.close();
  await folders?.remove();
});

/** The role of the tests may create no database, so they do it. */
const source = (database: OpenDatabase): BackupDatabase => ({
  db: database.db,
  pool: database.pool,
  withScratch: async (work) => {
    const own = await createDatabase(await migratedDatabase());
    const scratch = await openDatabase({ databaseUrl: own.url, dataDir: '' });
    try {
      return await work(scratch);
    } finally {
      await scratch.close();
      await own.drop();
    }
  },
});

async function restoreInto(database: OpenDatabase, file: string) {
  const folder = folders.next();
  await unpackBackup(file, folder);
  await restoreBackup(database, folder);
}

test('a restored program is the same: export, people, journal, private files, numbers', async () => {
  const folder = folders.next();
  const file = (await makeBackup(source(league.database), { folder, now: NIGHT })) ?? '';
  expect(readdirSync(folder)).toEqual(['delta-league-2026-11-18T020000Z.zip']);
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  const own = await createDatabase();
  const restored = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  try {
    await restoreInto(restored, file);
    const [before, after] = [await exportTo(league.database, folders.next()), await exportTo(restored, folders.next())];
    expect(filesOf(after)).toEqual(filesOf(before));
    for (const table of ['people', 'person_competitions', 'desk_sessions', 'match_links', 'journal', 'declarations'])
      expect([table, await rowsOf(restored, table)]).toEqual([table, await rowsOf(league.database, table)]);
    expect((await rowsOf(restored, 'declarations')).length).toBe(1);
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
    ...source(league.database),
    withScratch: (work) =>
      source(league.database).withScratch(async (scratch) => {
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
  await expect(makeBackup(source(league.database), { folder: join(file, 'backups'), now: NIGHT })).rejects.toThrow(
    /ENOTDIR/,
  );
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
  await makeBackup(source(league.database), { folder, now: NIGHT });
  const left = readdirSync(folder);
  expect(left).toEqual([
    ...['01', '04', '05', '06', '07', '08', '09'].map((day) => `delta-league-2026-11-${day}T020000Z.zip`),
    'delta-league-2026-11-18T020000Z.zip',
    'mine.zip',
  ]);
});

test('two at once make one', async () => {
  const made = await Promise.all(
    [1, 2].map(() => makeBackup(source(league.database), { folder: folders.next(), now: NIGHT })),
  );
  expect(made.filter((file) => file !== null)).toHaveLength(1);
});

test('a damaged file changes nothing', async () => {
  const file = (await makeBackup(source(league.database), { folder: folders.next(), now: NIGHT })) ?? '';
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
