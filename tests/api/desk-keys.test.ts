import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Invitation } from '#contract/desk/people.ts';
import { deleteOldKeys } from '#server/db/journal/command-keys.ts';
import { filesOf } from '#tests/support/desk-files.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { codeIn, openLink, sendAsProgram, sendFrom, signInAs, trySignIn } from '#tests/support/desk-people.ts';
import type { Answers } from '#tests/support/office-commands/command-case.ts';
import { methodOf, officeCommands } from '#tests/support/office-commands/office-commands.ts';
import { openOffice, type OfficeClient } from '#tests/support/office.ts';

/* An answer may be lost on its way: whoever sends the same under the same key gets it again, and nothing is done twice. */

interface Request {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: object;
  headers?: Record<string, string>;
}

let league: DeskLeague;
let office: OfficeClient;
/** A key that was used for something else. */
const taken = randomUUID();
const answers: Answers = new Map();
beforeAll(async () => {
  league = await openDeskLeague();
  // Nobody is merged and no rule changes while a match is on.
  await league.database.pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where key = 'm5'`,
  );
  office = await openOffice(league);
  await send(taken, createReferee('Първи Съдия'));
});
afterAll(() => league?.close());

async function send(key: string | null, { headers, ...request }: Request, cookie = office.device.cookie) {
  const sent = await sendFrom(league, cookie, {
    ...request,
    headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
  });
  return { status: sent.statusCode, body: sent.body };
}

const createReferee = (name: string): Request => ({ method: 'POST', url: deskPaths.referees, payload: { name } });

const reasonIn = ({ status, body }: { status: number; body: string }) => {
  const { reason, error } = JSON.parse(body) as DeskErrorResponse;
  expect(error).toMatch(/^[A-Z][^\n]+$/);
  return [status, reason];
};

/** Every row of every table, as one digest a table whatever their order. */
async function allRows(): Promise<Record<string, string> | undefined> {
  const { pool } = league.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const digests = tables.map(
    ({ name }) =>
      `(select concat(count(*), ' ', sum(hashtextextended(row_to_json(t)::text, 0))) from "${name}" t) as "${name}"`,
  );
  return (await pool.query<Record<string, string>>(`select ${digests.join(', ')}`)).rows[0];
}

/** Sends it twice at once and once more, and before that under the key of something else. */
async function sendRepeatedly(request: Request) {
  const untouched = await allRows();
  expect(reasonIn(await send(taken, request))).toEqual([409, 'key_reused']);
  expect(await allRows()).toEqual(untouched);

  const key = randomUUID();
  const [first, second] = await Promise.all([send(key, request), send(key, request)]);
  expect([first.status < 300, first.body]).toEqual([true, first.body]);
  expect(second).toEqual(first);
  const done = await allRows();
  expect(await send(key, request)).toEqual(first);
  expect(await allRows()).toEqual(done);
  return first;
}

const journaled = async (what: string) =>
  (await league.database.pool.query('select from journal where what = $1', [what])).rowCount ?? 0;

describe('a command under one key happens once', () => {
  test.each(officeCommands(() => ({ league, office, answers })))('%s', async (endpoint, make) => {
    const { what, url, payload } = await make();
    const before = await journaled(what);
    const { body } = await sendRepeatedly({ method: methodOf(endpoint), url, ...(payload && { payload }) });
    // Decisions that are taken back have a line each.
    const lines = Array.isArray(payload?.['entries']) ? payload['entries'].length : 1;
    expect(await journaled(what)).toBe(before + lines);
    if (body !== '') answers.set(endpoint, JSON.parse(body) as Record<string, unknown>);
  });

  test('people, invitations and match links', async () => {
    const invited = await sendRepeatedly({
      method: 'POST',
      url: deskPaths.invitations,
      payload: { name: 'Стефан', role: 'scorer', competitions: [] },
    });
    expect(invited.status).toBe(201);
    const { personId, link } = JSON.parse(invited.body) as Invitation;
    expect((await trySignIn(league, codeIn(link))).statusCode).toBe(200);
    const linked = await sendRepeatedly({ method: 'POST', url: deskPaths.matchLinks(league.id('matches', 's7')) });
    const matchLink = JSON.parse(linked.body) as { id: number; link: string };
    await openLink(league, matchLink.link, 'Доброволец');

    await signInAs(league, 'scorer', { name: 'Втори' });
    const { rows } = await league.database.pool.query<{ id: number }>('select max(id) as id from desk_sessions');
    await sendRepeatedly({ method: 'DELETE', url: deskPaths.device(rows[0]?.id ?? 0) });
    await sendRepeatedly({ method: 'DELETE', url: deskPaths.matchLink(matchLink.id) });
    await sendRepeatedly({ method: 'DELETE', url: deskPaths.person(personId) });

    const open = await office.send<Invitation>('POST', deskPaths.invitations, {
      name: 'Трети',
      role: 'scorer',
      competitions: [],
    });
    await sendRepeatedly({ method: 'DELETE', url: deskPaths.invitation(open.id) });
  });

  test('a change that is set back in the journal', async () => {
    const { id, version } = await office.send<{ id: number; version: string }>('POST', deskPaths.referees, {
      name: 'Сбъркано Име',
    });
    await office.send('PUT', deskPaths.referee(id), { name: 'Вярно Име', version });
    const [entry] = await office.journal(`referee:${id}`);
    await sendRepeatedly({ method: 'POST', url: deskPaths.revertedChange(entry?.id ?? '') });
    const { rows } = await league.database.pool.query('select name from referees where id = $1', [id]);
    expect(rows).toEqual([{ name: 'Сбъркано Име' }]);
  });

  test('nobody who reads the database finds a link that signs in', async () => {
    const key = randomUUID();
    const payload = { name: 'Тайна', role: 'organiser', competitions: [] };
    const { body } = await send(key, { method: 'POST', url: deskPaths.invitations, payload });
    const code = codeIn((JSON.parse(body) as Invitation).link);
    const { rows } = await league.database.pool.query<Record<string, unknown>>(
      `select *, encode(answer, 'escape') as text from command_keys`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(key);
  });

  test('pictures and declarations', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
    );
    const headers = { 'content-type': 'image/svg+xml' };
    await sendRepeatedly({ method: 'POST', url: `${deskPaths.pictures}?purpose=crest`, payload: svg, headers });
    const crest = { letters: 'НО', pattern: 'plain', colors: ['#112233', '#ffffff'] };
    await sendRepeatedly({ method: 'POST', url: deskPaths.drawnCrests, payload: crest });
    await sendRepeatedly({
      method: 'PUT',
      url: deskPaths.declarationFile(league.player('ivan')),
      payload: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      headers: { 'content-type': 'application/pdf' },
    });
  });

  test('uploads and imports', async () => {
    const files = filesOf(league, office.device);
    const key = randomUUID();
    const request: Request = {
      method: 'POST',
      url: `${deskPaths.uploads}?name=teams.csv`,
      payload: Buffer.from('key,name\nvnesen,Внесен отбор\n'),
      headers: { 'content-type': 'application/octet-stream' },
    };
    const [first, second] = await Promise.all([send(key, request), send(key, request)]);
    expect([first.status, second]).toEqual([201, first]);
    const { id } = JSON.parse(first.body) as { id: string };
    const { preview } = await files.settled(id);
    expect(await send(key, request)).toEqual(first);
    const jobs = async () =>
      (await league.database.pool.query<{ job: number }>('select job from uploads where id = $1', [id])).rows;
    expect(await jobs()).toEqual([{ job: 1 }]);

    const again: Request = {
      method: 'PUT',
      url: deskPaths.upload(id),
      payload: { table: null, prune: false, corrections: [] },
    };
    const readKey = randomUUID();
    expect(await Promise.all([send(readKey, again), send(readKey, again)])).toEqual([
      { status: 202, body: '{}' },
      { status: 202, body: '{}' },
    ]);
    await files.settled(id);
    expect(await jobs()).toEqual([{ job: 2 }]);

    const begin: Request = {
      method: 'POST',
      url: deskPaths.importUpload(id),
      payload: { digest: preview?.digest ?? '' },
    };
    const importKey = randomUUID();
    const begun = await Promise.all([send(importKey, begin), send(importKey, begin)]);
    expect(begun).toEqual([
      { status: 202, body: '{}' },
      { status: 202, body: '{}' },
    ]);
    expect(await files.settled(id)).toMatchObject({ state: 'done' });
    expect(await send(importKey, begin)).toEqual(begun[0]);
    expect(await jobs()).toEqual([{ job: 3 }]);
    expect(await journaled('import_files')).toBe(1);
    expect(await send(randomUUID(), { method: 'DELETE', url: deskPaths.upload(id) })).toMatchObject({ status: 204 });
  });
});

describe('a key', () => {
  test('is free again when its command was refused', async () => {
    const key = randomUUID();
    expect(reasonIn(await send(key, createReferee('Първи Съдия')))).toEqual([400, 'referee_exists']);
    expect((await send(key, createReferee('Втори Съдия'))).status).toBe(201);
  });

  test('is of one person: another has keys of his own, a second device of his has the same', async () => {
    const key = randomUUID();
    const other = await signInAs(league, 'organiser', { name: 'Друг' });
    const first = await send(key, createReferee('Съдия на Мария'));
    expect((await send(key, createReferee('Съдия на друг'), other.cookie)).status).toBe(201);
    const program = { ...createReferee('Съдия на програма'), headers: { 'idempotency-key': key } };
    expect((await sendAsProgram(league, program)).statusCode).toBe(201);
    expect(await send(key, createReferee('Съдия на Мария'))).toEqual(first);
    const { personId } = (
      await league.database.pool.query<{ personId: number }>(
        `select person_id as "personId" from desk_sessions s join people p on p.id = s.person_id where p.name = 'Мария'`,
      )
    ).rows[0] ?? { personId: 0 };
    const tablet = await signInAs(league, 'organiser', { name: 'Таблет' });
    await league.database.pool.query(
      'update desk_sessions set person_id = $1 where id = (select max(id) from desk_sessions)',
      [personId],
    );
    expect(await send(key, createReferee('Съдия на Мария'), tablet.cookie)).toEqual(first);
  });

  test('that is too long or has spaces is refused; the order of fields does not matter', async () => {
    for (const key of ['x'.repeat(101), 'two words'])
      expect((await send(key, createReferee('Съдия Без Ключ'))).status).toBe(400);
    const key = randomUUID();
    const payload = { name: 'Ред Редов', nameLatin: 'Red Redov' };
    const turned = { nameLatin: 'Red Redov', name: 'Ред Редов' };
    const first = await send(key, { method: 'POST', url: deskPaths.referees, payload });
    expect(first.status).toBe(201);
    expect(await send(key, { method: 'POST', url: deskPaths.referees, payload: turned })).toEqual(first);
  });

  test('is forgotten when it is old, and no other is', async () => {
    const old = randomUUID();
    const young = randomUUID();
    const { db } = league.database;
    await send(old, createReferee('Стар Ключов'));
    league.passTo(60);
    const first = await send(young, createReferee('Млад Ключов'));
    await deleteOldKeys(db, new Date(league.now().getTime() - 1));
    expect(reasonIn(await send(old, createReferee('Стар Ключов')))).toEqual([400, 'referee_exists']);
    expect(await send(young, createReferee('Млад Ключов'))).toEqual(first);
  });
});
