import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeclarationState, SavedPlayer } from '#contract/desk/players.ts';
import {
  foundSubjectsSchema,
  personalSubjectSchema,
  type FoundSubjects,
  type PersonalSubject,
} from '#contract/desk/privacy.ts';
import type { PersonalKind } from '#domain/privacy/kinds.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { countLockedFiles, storePrivateFiles } from '#server/db/private-files/private-files.ts';
import { setPrivateKeys } from '#server/db/private-files/private-keys.ts';
import { REFERENCES } from '#server/db/privacy/erase-records.ts';
import { listReferences } from '#server/db/references.ts';
import { expectSumsToBeRight, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendAsProgram, sendFrom, signInAs, signInAsManager } from '#tests/support/desk-people.ts';
import { fillPrivateTables, SECRET } from '#tests/support/private-tables.ts';
import { BAN, openOffice, type OfficeClient } from '#tests/support/office.ts';

/* What the league keeps about somebody: as a file, deleted, and sealed. */

const PDF = Buffer.from('%PDF-1.7 I agree, Maria, mother of Ivan');

let league: DeskLeague;
let office: OfficeClient;
beforeAll(async () => {
  league = await openDeskLeague();
  office = await openOffice(league);
});
afterAll(() => league?.close());

const uploadDeclaration = async (playerId: number) => {
  const sent = await sendFrom(league, office.device.cookie, {
    method: 'PUT',
    url: deskPaths.declarationFile(playerId),
    payload: PDF,
    headers: { 'content-type': 'application/pdf' },
  });
  expect(sent.statusCode).toBe(200);
  return sent.json<DeclarationState>();
};
const subjectOf = async (kind: PersonalKind, id: number) => {
  const subject = await office.send<PersonalSubject>('GET', deskPaths.subject(kind, id));
  expect(personalSubjectSchema.parse(subject)).toEqual(subject);
  return subject;
};
const zipOf = async (kind: PersonalKind, id: number) => {
  const sent = await office.device.send('GET', deskPaths.subjectZip(kind, id));
  expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'no-store']);
  const files = unzipSync(sent.rawPayload);
  return { names: Object.keys(files), data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())), files };
};
/** Everything that the database says, in one text. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await league.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await league.database.pool.query<{ text: string }>(
        `select to_jsonb(t)::text as text from "${name}" t`,
      );
      return rows.map(({ text }) => `${name} ${text}`);
    }),
  );
  return texts.flat().join('\n');
}

describe('[PV4] the data of a player', () => {
  test('every reference to players and to people goes or stays', async () => {
    for (const table of ['players', 'people'] as const) {
      const found = await listReferences(league.database.db, table);
      expect(Object.keys(REFERENCES[table]).toSorted()).toEqual(
        found.map((one) => `${one.table}.${one.column}`).toSorted(),
      );
    }
  });

  test('[PV3] is a file, goes from everywhere, and what he played stays without his name', async () => {
    const id = league.player('ivan');
    const photo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#263' } })
      .png()
      .toBuffer();
    const uploaded = await sendFrom(league, office.device.cookie, {
      method: 'POST',
      url: `${deskPaths.pictures}?purpose=face`,
      payload: photo,
      headers: { 'content-type': 'image/png' },
    });
    const picture = uploaded.json<{ id: number; address: string }>();
    const { fields, version } = await office.player(id);
    const unlike = {
      ...fields,
      name: 'Цветозар Необикновени',
      nameLatin: 'Tsvetozar Neobiknoveni',
      birthdate: '1999-12-31',
    };
    await office.change<SavedPlayer>('PUT', deskPaths.player(id), {
      ...unlike,
      picture: { id: picture.id, address: picture.address },
      version,
    });
    await uploadDeclaration(id);
    await office.change('POST', deskPaths.bans(id), BAN);
    const asked = { kind: 'release', payload: { playerId: id, on: '2026-04-01' } };
    await sendAsProgram(league, {
      method: 'POST',
      url: deskPaths.teamRequests(league.id('teams', 'balik')),
      payload: asked,
    });
    const manager = await signInAsManager(league, 'balik');
    await sendAsProgram(league, {
      method: 'POST',
      url: deskPaths.notices,
      payload: { audience: 'managers', titleBg: 'Цветозар Необикновени е капитан', textBg: 'Поздравете го.' },
    });

    await league.record('derby', { act: 'kick-off' });
    await league.record('derby', { act: 'goal', team: 'home', player: id });
    const events = apiPaths.matchDetails(league.id('matches', 'derby'));
    expect((await league.app().inject({ url: events })).body).toContain('Необикновени');

    const found = await office.send<FoundSubjects>(
      'GET',
      `${deskPaths.personalData}?find=${encodeURIComponent('необикн')}`,
    );
    expect(foundSubjectsSchema.parse(found)).toEqual(found);
    expect(found.subjects).toMatchObject([{ kind: 'player', id, name: unlike.name, detail: 'Балик' }]);
    const before = await subjectOf('player', id);
    expect(before).toMatchObject({
      goes: { declarations: 1, bans: 1, requests: 1 },
      stays: { goals: 3 },
      leavesNothing: false,
      hasNamesake: false,
    });
    const zip = await zipOf('player', id);
    expect(zip.names.toSorted()).toEqual(['data.json', 'declaration.pdf', 'photo.webp']);
    expect(Buffer.from(zip.files['declaration.pdf'] ?? [])).toEqual(PDF);
    expect(zip.data.records.players).toMatchObject([{ name: unlike.name, birthdate: '1999-12-31' }]);
    for (const table of ['player_match_stats', 'squad_memberships', 'bans', 'requests', 'declarations', 'journal'])
      expect([table, Object.keys(zip.data.records)]).toEqual([table, expect.arrayContaining([table])]);

    const page = pagePaths.player(id);
    expect((await league.app().inject({ url: page })).statusCode).toBe(200);
    const photoAddress = (await wholeDatabase()).match(/\/media\/[\w.]+webp/)?.[0] ?? '';
    await office.change('POST', deskPaths.erasedSubject('player', id));
    await league.hearAll();

    const left = await wholeDatabase();
    for (const trace of ['Необикновени', 'Neobiknoveni', '1999-12-31', 'ivan-'])
      expect([trace, left.split('\n').filter((line) => line.includes(trace))]).toEqual([trace, []]);
    expect(left).toContain('Заличен играч');
    const goal = (await league.app().inject({ url: events })).json();
    expect(JSON.stringify(goal)).toContain(
      '"id":null,"name":"Заличен играч","name_latin":"Deleted player","private":true',
    );
    expect((await league.app().inject({ url: page })).statusCode).toBe(404);
    expect((await league.app().inject({ url: apiPaths.player(id) })).statusCode).toBe(404);
    expect((await league.app().inject({ url: photoAddress })).statusCode).toBe(404);
    expect((await office.device.send('GET', deskPaths.declarationFile(id))).statusCode).toBe(404);
    await expectSumsToBeRight(league.database);
    expect(await subjectOf('player', id)).toMatchObject({ isDeleted: true, stays: before.stays });
    expect(
      (await office.journal(`player:${id}`)).every(
        ({ before: was, after, revertible }) => !was && !after && !revertible,
      ),
    ).toBe(true);
    expect((await manager.send('GET', deskPaths.inbox)).body).toContain(`Заличен играч ${id}`);
    const again = await office.device.send('POST', deskPaths.erasedSubject('player', id));
    expect(again.statusCode).toBe(404);
  });

  test('of somebody who never played nothing is left', async () => {
    const { id } = await office.createPlayer({ name: 'Самичък Безмачов' });
    expect(await subjectOf('player', id)).toMatchObject({ leavesNothing: true, stays: {} });
    await office.change('POST', deskPaths.erasedSubject('player', id));
    expect((await office.device.send('GET', deskPaths.player(id))).statusCode).toBe(404);
    expect(await wholeDatabase()).not.toContain('Безмачов');
  });

  test('of a namesake nothing is changed', async () => {
    const fields = { name: 'Двоен Съименник', birthdate: '1998-01-02' };
    const { id } = await office.createPlayer(fields);
    const other = await office.change<SavedPlayer>('POST', deskPaths.players, {
      ...(await office.player(id)).fields,
      birthdate: '1997-03-04',
      squad: null,
      isAnother: true,
    });
    expect(await subjectOf('player', id)).toMatchObject({ hasNamesake: true });
    await office.change('POST', deskPaths.erasedSubject('player', id));
    expect((await office.journal(`player:${other.id}`))[0]).toMatchObject({ about: fields.name });
    expect(await office.player(other.id)).toMatchObject({ fields: { name: fields.name } });
  });
});

test('[PV4] the data of somebody at the desk goes, he is signed out, and what he did stays', async () => {
  const scorer = await signInAs(league, 'scorer', { name: 'Еднократко Протоколист' });
  const id = scorer.session.personId ?? 0;
  expect(await subjectOf('person', id)).toMatchObject({ name: 'Еднократко Протоколист', leavesNothing: false });
  const { data } = await zipOf('person', id);
  expect(data.records.desk_sessions).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/hash|token/);
  expect((await office.device.send('POST', deskPaths.erasedSubject('person', id))).statusCode).toBe(204);
  expect((await scorer.send('GET', deskPaths.session)).statusCode).toBe(401);
  expect(await wholeDatabase()).not.toContain('Еднократко');
  const me = office.device.session.personId ?? 0;
  expect(await office.refused('POST', deskPaths.erasedSubject('person', me))).toEqual({
    status: 409,
    reason: 'last_organiser',
  });
});

test('[PV4] who applied or registered is found, has a file, and is deleted with what was sent', async () => {
  await fillPrivateTables(league.database.pool);
  const { subjects } = await office.send<FoundSubjects>('GET', `${deskPaths.personalData}?find=${SECRET}`);
  const sent = subjects.filter(({ kind }) => kind === 'applicant' || kind === 'registration');
  expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['applicant', 'registration']);
  for (const { kind, id } of sent) {
    expect(await subjectOf(kind, id)).toMatchObject({ kind, name: SECRET, leavesNothing: true });
    const { names, data } = await zipOf(kind, id);
    expect(JSON.stringify(data)).toContain(SECRET);
    expect(JSON.stringify(data)).not.toContain('hash');
    if (kind === 'registration') expect(names.toSorted()).toEqual(['data.json', 'declaration.pdf', 'photo.webp']);
    await office.change('POST', deskPaths.erasedSubject(kind, id));
    expect((await office.device.send('GET', deskPaths.subject(kind, id))).statusCode).toBe(404);
  }
  const left = (await wholeDatabase()).split('\n').filter((line) => /^(applications|registrations) /.test(line));
  expect(left).toEqual([]);
});

test('[PV6] a photo is taken down with one request, and the name stays', async () => {
  const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#a32' } })
    .png()
    .toBuffer();
  const uploaded = await sendFrom(league, office.device.cookie, {
    method: 'POST',
    url: `${deskPaths.pictures}?purpose=face`,
    payload: photo,
    headers: { 'content-type': 'image/png' },
  });
  const { id: pictureId, address } = uploaded.json<{ id: number; address: string }>();
  const { id, fields, version } = await office.player(league.player('petar'));
  const picture = { id: pictureId, address };
  await office.change('PUT', deskPaths.player(id), { ...fields, picture, version });
  await office.change('POST', deskPaths.withdrawnPhoto(id));
  expect((await office.player(id)).fields).toMatchObject({ name: fields.name, picture: null });
  const { rows } = await league.database.pool.query('select from media where id = $1', [pictureId]);
  expect(rows).toEqual([]);
  expect((await office.device.send('POST', deskPaths.withdrawnPhoto(id))).statusCode).toBe(204);
});

describe('[PV5] private files', () => {
  const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
  afterEach(() => setPrivateKeys([]));
  const stored = async (playerId: number): Promise<Buffer> => {
    const { rows } = await league.database.pool.query<{ bytes: Buffer }>(
      'select bytes from declarations where player_id = $1',
      [playerId],
    );
    return rows[0]?.bytes ?? Buffer.alloc(0);
  };
  const download = (playerId: number) => office.device.send('GET', deskPaths.declarationFile(playerId));

  test('are stored sealed, read as they were, and follow when two records become one', async () => {
    setPrivateKeys([OLD]);
    const [kept, other] = [
      (await office.createPlayer({ name: 'Асен Единов' })).id,
      (await office.createPlayer({ name: 'Боян Двойнов' })).id,
    ];
    expect((await uploadDeclaration(other)).file).toMatchObject({ bytes: PDF.length });
    expect((await stored(other)).includes('Maria')).toBe(false);
    expect((await download(other)).rawPayload).toEqual(PDF);
    await office.change('POST', deskPaths.mergePlayer(kept), { otherId: other });
    expect((await download(kept)).rawPayload).toEqual(PDF);
    // Bytes that somebody moved to another row do not open.
    const third = (await office.createPlayer({ name: 'Васил Тройнов' })).id;
    await uploadDeclaration(third);
    await league.database.pool.query('update declarations set bytes = $1 where player_id = $2', [
      await stored(kept),
      third,
    ]);
    expect((await download(third)).statusCode).toBe(500);
    await league.database.pool.query('delete from declarations where player_id = $1', [third]);
  });

  test('are sealed again by a new key, and can be stored as they were', async () => {
    const { id } = await office.createPlayer({ name: 'Стар Файл' });
    await league.database.pool.query('delete from declarations');
    await uploadDeclaration(id);
    expect(await stored(id)).toEqual(PDF);
    const { db } = league.database;
    setPrivateKeys([OLD]);
    expect([await storePrivateFiles(db, 'sealed'), await storePrivateFiles(db, 'sealed')]).toEqual([1, 0]);
    setPrivateKeys([NEW, OLD]);
    expect(await countLockedFiles(db)).toBe(0);
    expect(await storePrivateFiles(db, 'sealed')).toBe(1);
    setPrivateKeys([OLD]);
    expect([await countLockedFiles(db), await storePrivateFiles(db, 'sealed')]).toEqual([1, 0]);
    const locked = await download(id);
    expect([locked.statusCode, locked.json()]).toMatchObject([409, { reason: 'private_key_missing' }]);
    expect((await office.player(id)).declaration.file).toMatchObject({ bytes: PDF.length });
    setPrivateKeys([NEW]);
    expect(await storePrivateFiles(db, 'plain')).toBe(1);
    expect(await stored(id)).toEqual(PDF);
  });
});
