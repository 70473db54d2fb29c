import { randomBytes, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { unchangingLeague } from '#server/league/current-league.ts';
import { openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import {
  codeIn,
  HOST,
  invitePerson,
  linkMatch,
  openLink,
  sendAsProgram,
  sendFrom,
  signInAs,
  trySignIn,
  type Device,
} from '#tests/support/desk-people.ts';
import { competitionRequests } from '#tests/support/office-competitions.ts';

/* Every endpoint of the desk against everybody who may not use it. */

let league: DeskLeague;
let organiser: Device;
let target: { person: number; invitation: number; link: number; device: number };
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
  const scorer = await signInAs(league, 'scorer', { name: 'Цел' });
  target = {
    person: scorer.session.personId ?? 0,
    device: scorer.session.id,
    invitation: (await invitePerson(league, { role: 'editor' })).id,
    link: (await linkMatch(league, 'derby')).id,
  };
});
beforeEach(() => league.passTo(0));
afterAll(() => league?.close());

const DAY = 24 * 60;
const AFTER = DAY + 61;
const derby = () => league.id('matches', 'derby');

type Who = 'signed-in' | 'reader' | 'scorer' | 'editor' | 'organiser';
interface Case {
  request: InjectOptions & { url: string };
  /** The least that is needed. */
  needs: Who;
  template: string;
}

const act = (): ActRequest => ({ act: { act: 'kick-off' } });

const PICTURE = PNG.sync.write(new PNG({ width: 3, height: 2 }));

const organiserOnly = (template: string, request: Case['request']): Case => ({ template, request, needs: 'organiser' });

const calendarCases = (): Case[] => {
  return [
    organiserOnly('get /api/office/calendar', { url: deskPaths.calendar }),
    organiserOnly('get /api/office/sheets', { url: `${deskPaths.sheets}?match=${derby()}` }),
    organiserOnly('post /api/office/matches', { method: 'POST', url: deskPaths.officeMatches, payload: {} }),
    organiserOnly('put /api/office/matches/{matchId}', {
      method: 'PUT',
      url: deskPaths.officeMatch(derby()),
      payload: {},
    }),
    organiserOnly('delete /api/office/matches/{matchId}', { method: 'DELETE', url: deskPaths.officeMatch(derby()) }),
    organiserOnly('post /api/office/matches/{matchId}/restored', {
      method: 'POST',
      url: deskPaths.restoredMatch(derby()),
      payload: {},
    }),
    organiserOnly('post /api/office/gameweeks/{gameweekId}/postponed', {
      method: 'POST',
      url: deskPaths.postponedGameweek(1),
      payload: {},
    }),
    organiserOnly('post /api/office/withdrawals', {
      method: 'POST',
      url: deskPaths.withdrawals,
      payload: { entries: [{ matchId: derby(), revision: 1 }] },
    }),
    organiserOnly('post /api/office/referees', {
      method: 'POST',
      url: deskPaths.referees,
      payload: { name: 'Нов Съдия' },
    }),
    organiserOnly('put /api/office/referees/{refereeId}', {
      method: 'PUT',
      url: deskPaths.referee(league.id('referees', 'ref')),
      payload: { name: 'Друг Съдия', version: 'x'.repeat(22) },
    }),
  ];
};

const newsCases = (): Case[] => [
  { template: 'get /api/office/news', request: { url: deskPaths.news }, needs: 'editor' },
  { template: 'get /api/office/news/subjects', request: { url: deskPaths.newsSubjects }, needs: 'editor' },
  {
    template: 'post /api/office/news',
    request: { method: 'POST', url: deskPaths.news, payload: { titleBg: 'Чужда' } },
    needs: 'editor',
  },
  {
    template: 'post /api/office/news/preview',
    request: {
      method: 'POST',
      url: deskPaths.articlePreview,
      payload: 'preview={}',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    needs: 'editor',
  },
  ...(['GET', 'PUT', 'DELETE'] as const).map((method): Case => ({
    template: `${method.toLowerCase()} /api/office/news/{articleId}`,
    request: { method, url: deskPaths.article(1), ...(method === 'PUT' && { payload: { titleBg: 'Чужда' } }) },
    needs: 'editor',
  })),
];
const leagueCases = (): Case[] => {
  const version = 'x'.repeat(22);
  const document = { title: { bg: 'Правила', en: '' }, text: 'Чл. 1. Играе се.' };
  return [
    organiserOnly('get /api/office/league', { url: deskPaths.league }),
    organiserOnly('put /api/office/league', {
      method: 'PUT',
      url: deskPaths.league,
      payload: { ...unchangingLeague().settings, version },
    }),
    organiserOnly('get /api/office/documents', { url: deskPaths.documents }),
    organiserOnly('post /api/office/documents', { method: 'POST', url: deskPaths.documents, payload: document }),
    organiserOnly('put /api/office/documents/{number}', {
      method: 'PUT',
      url: deskPaths.document(1),
      payload: { ...document, version },
    }),
    organiserOnly('delete /api/office/documents/{number}', {
      method: 'DELETE',
      url: `${deskPaths.document(1)}?version=${version}`,
    }),
  ];
};

const fileCases = (): Case[] => {
  const upload = 'A'.repeat(22);
  return [
    ['get /api/office/search', { url: `${deskPaths.search}?q=balik` }],
    ['get /api/office/files', { url: deskPaths.files }],
    ['get /api/office/files/backups', { url: deskPaths.backups }],
    ['post /api/office/files/backups', { method: 'POST', url: deskPaths.backups }],
    ['get /api/office/files/backups/last.zip', { url: deskPaths.lastBackup }],
    ['get /api/office/files/league.zip', { url: deskPaths.leagueZip }],
    ['get /api/office/files/tables/{table}', { url: deskPaths.leagueTable('teams.csv') }],
    [
      'post /api/office/files/uploads',
      {
        method: 'POST',
        url: `${deskPaths.uploads}?name=teams.csv`,
        payload: Buffer.from('name\nНов\n'),
        headers: { 'content-type': 'application/octet-stream' },
      },
    ],
    ['get /api/office/files/uploads/{uploadId}', { url: deskPaths.upload(upload) }],
    ['put /api/office/files/uploads/{uploadId}', { method: 'PUT', url: deskPaths.upload(upload), payload: {} }],
    ['delete /api/office/files/uploads/{uploadId}', { method: 'DELETE', url: deskPaths.upload(upload) }],
    [
      'post /api/office/files/uploads/{uploadId}/import',
      { method: 'POST', url: deskPaths.importUpload(upload), payload: { digest: '' } },
    ],
  ].map(([template, request]) => ({ template, request, needs: 'organiser' }) as Case);
};

const cases = (): Case[] => [
  { template: 'get /api/session', request: { url: deskPaths.session }, needs: 'signed-in' },
  { template: 'get /api/matches', request: { url: deskPaths.matches }, needs: 'reader' },
  { template: 'get /api/matches/{matchId}', request: { url: deskPaths.match(derby()) }, needs: 'reader' },
  {
    template: 'post /api/matches/{matchId}/acts',
    request: {
      method: 'POST',
      url: deskPaths.acts(derby()),
      payload: act(),
      headers: { 'idempotency-key': randomUUID() },
    },
    needs: 'scorer',
  },
  {
    template: 'post /api/matches/{matchId}/acts/batch',
    request: {
      method: 'POST',
      url: deskPaths.actBatch(derby()),
      payload: { acts: [{ key: randomUUID(), ...act() }] },
    },
    needs: 'scorer',
  },
  {
    template: 'put /api/matches/{matchId}/result',
    request: {
      method: 'PUT',
      url: deskPaths.result(derby()),
      payload: { score: { home: 1, away: 0 }, goals: [], cards: [] },
      headers: { 'idempotency-key': randomUUID() },
    },
    needs: 'scorer',
  },
  {
    template: 'post /api/matches/{matchId}/links',
    request: { method: 'POST', url: deskPaths.matchLinks(derby()), payload: {} },
    needs: 'organiser',
  },
  { template: 'get /api/people', request: { url: deskPaths.people }, needs: 'organiser' },
  { template: 'get /api/office/todo', request: { url: deskPaths.todo }, needs: 'organiser' },
  { template: 'get /api/office/overview', request: { url: deskPaths.overview }, needs: 'organiser' },
  { template: 'get /api/journal', request: { url: deskPaths.journal }, needs: 'organiser' },
  {
    template: 'post /api/journal/{entryId}/reverted',
    request: { method: 'POST', url: deskPaths.revertedChange('999999'), payload: {} },
    needs: 'organiser',
  },
  {
    template: 'post /api/invitations',
    request: { method: 'POST', url: deskPaths.invitations, payload: { name: 'Друг', role: 'organiser' } },
    needs: 'organiser',
  },
  ...(
    [
      ['people/{personId}', deskPaths.person(target.person)],
      ['devices/{sessionId}', deskPaths.device(target.device)],
      ['invitations/{invitationId}', deskPaths.invitation(target.invitation)],
      ['links/{linkId}', deskPaths.matchLink(target.link)],
    ] as const
  ).map(([path, url]): Case => ({
    template: `delete /api/${path}`,
    request: { method: 'DELETE', url },
    needs: 'organiser',
  })),
  ...calendarCases(),
  ...competitionRequests().map((one): Case => ({ ...one, needs: 'organiser' })),
  ...newsCases(),
  ...leagueCases(),
  ...fileCases(),
  {
    template: 'post /api/office/pictures',
    request: {
      method: 'POST',
      url: `${deskPaths.pictures}?purpose=article`,
      payload: PICTURE,
      headers: { 'content-type': 'image/png' },
    },
    needs: 'editor',
  },
  { template: 'get /api/office/pictures/{pictureId}', request: { url: deskPaths.picture(1) }, needs: 'organiser' },
  ...officeOfTeams(),
  // Last: whoever may use it is signed out.
  { template: 'delete /api/session', request: { method: 'DELETE', url: deskPaths.session }, needs: 'signed-in' },
];

const officeOfTeams = (): Case[] => {
  const [team, player] = [league.id('teams', 'balik'), league.player('ivan')];
  const endpoints: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', template: string, url: string][] = [
    ['GET', 'teams', deskPaths.teams],
    ['POST', 'teams', deskPaths.teams],
    ['GET', 'teams/{teamId}', deskPaths.team(team)],
    ['PUT', 'teams/{teamId}', deskPaths.team(team)],
    ['DELETE', 'teams/{teamId}', deskPaths.team(team)],
    ['GET', 'teams/{teamId}/matches', deskPaths.teamMatches(team)],
    ['GET', 'teams/{teamId}/transfers', deskPaths.teamTransfers(team)],
    ['POST', 'teams/{teamId}/squad', deskPaths.squad(team)],
    ['POST', 'drawn-crests', deskPaths.drawnCrests],
    ['PUT', 'memberships/{membershipId}', deskPaths.membership(1)],
    ['DELETE', 'memberships/{membershipId}', deskPaths.membership(1)],
    ['GET', 'players', deskPaths.players],
    ['POST', 'players', deskPaths.players],
    ['GET', 'similar-players', `${deskPaths.similarPlayers}?name=Иван`],
    ['GET', 'players/{playerId}', deskPaths.player(player)],
    ['PUT', 'players/{playerId}', deskPaths.player(player)],
    ['DELETE', 'players/{playerId}', deskPaths.player(player)],
    ['GET', 'players/{playerId}/moves', deskPaths.moves(player)],
    ['POST', 'players/{playerId}/moves', deskPaths.moves(player)],
    ['DELETE', 'players/{playerId}/last-move', deskPaths.lastMove(player)],
    ['GET', 'players/{playerId}/merge', deskPaths.mergePlayer(player)],
    ['POST', 'players/{playerId}/merge', deskPaths.mergePlayer(player)],
    ['PUT', 'players/{playerId}/declaration', deskPaths.declaration(player)],
    ['PUT', 'players/{playerId}/declaration-file', deskPaths.declarationFile(player)],
    ['GET', 'players/{playerId}/declaration-file', deskPaths.declarationFile(player)],
    ['GET', 'players/{playerId}/bans', deskPaths.bans(player)],
    ['POST', 'players/{playerId}/bans', deskPaths.bans(player)],
    ['PUT', 'bans/{banId}', deskPaths.ban(1)],
    ['DELETE', 'bans/{banId}', deskPaths.ban(1)],
    ['GET', 'pitches', deskPaths.pitches],
    ['PUT', 'pitches', deskPaths.pitches],
  ];
  return endpoints.map(([method, template, url]) => ({
    template: `${method.toLowerCase()} /api/office/${template}`,
    request: {
      method,
      url,
      ...((method === 'POST' || method === 'PUT') && { payload: {} }),
      ...(template.endsWith('file') && { payload: PICTURE, headers: { 'content-type': 'image/png' } }),
    },
    needs: 'organiser',
  }));
};

/** Everything that a request could have changed. */
async function snapshot(): Promise<unknown> {
  const { rows } = await league.database.pool.query(`
    select (select json_agg(p order by id) from people p) as people,
      (select json_agg(i order by id) from invitations i) as invitations,
      (select json_agg(l order by id) from match_links l) as links,
      (select json_agg(s order by id) from desk_sessions s) as sessions,
      (select count(*) from journal) as journal, (select json_agg(r order by id) from referees r) as referees,
      (select count(*) from media) as media, (select json_agg(n order by id) from news n) as news,
      (select json_agg(s order by name) from settings s) as settings, (select count(*) from match_ledger) as ledger,
      (select count(*) from declarations) as declarations,
      (select json_agg(t order by id) from teams t) as teams, (select json_agg(p order by id) from players p) as players,
      (select json_agg(s order by id) from squad_memberships s) as squads, (select count(*) from transfers) as transfers,
      (select count(*) from journal) as journal, (select json_agg(r order by id) from referees r) as referees, (select count(*) from media) as media, (select count(*) from uploads) as uploads, (select count(*) from match_ledger) as ledger,
      (select json_agg(json_build_array(id, revision, status) order by id) from matches) as matches`);
  return rows;
}

async function refuses(who: string, cookie: string | undefined, refused: readonly Who[], expected: [number, string]) {
  const before = await snapshot();
  for (const { template, request, needs } of cases()) {
    if (!refused.includes(needs)) continue;
    const sent = await sendFrom(league, cookie, request);
    expect([who, template, sent.statusCode, sent.json<{ reason?: string }>().reason]).toEqual([
      who,
      template,
      ...expected,
    ]);
  }
  expect(await snapshot()).toEqual(before);
}

const ALL = ['signed-in', 'reader', 'scorer', 'editor', 'organiser'] as const;

describe('every endpoint', () => {
  test('is in the list of this test', async () => {
    const { paths } = (await sendFrom(league, undefined, { url: deskPaths.openapi })).json<{
      paths: Record<string, object>;
    }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const open = ['post /api/code', 'post /api/sign-in'];
    expect(
      cases()
        .map(({ template }) => template)
        .toSorted(),
    ).toEqual(described.filter((one) => !open.includes(one)).toSorted());
  });

  test('refuses whoever has no session, or a wrong, ended or expired one', async () => {
    await refuses('nobody', undefined, ALL, [401, 'signed_out']);
    const ended = await signInAs(league, 'organiser');
    await organiser.send('DELETE', deskPaths.device(ended.session.id));
    await refuses('ended device', ended.cookie, ALL, [401, 'signed_out']);
    const gone = await signInAs(league, 'organiser');
    await organiser.send('DELETE', deskPaths.person(gone.session.personId ?? 0));
    await refuses('ended person', gone.cookie, ALL, [401, 'signed_out']);
    const out = await signInAs(league, 'organiser');
    await out.send('DELETE', deskPaths.session);
    await refuses('signed out', out.cookie, ALL, [401, 'signed_out']);
    const link = await linkMatch(league, 'derby');
    const phone = await openLink(league, link.link, 'Гошо');
    await organiser.send('DELETE', deskPaths.matchLink(link.id));
    await refuses('ended link', phone.cookie, ALL, [401, 'signed_out']);
    const expired = await signInAs(league, 'organiser');
    league.passTo(181 * DAY);
    await refuses('expired', expired.cookie, ALL, [401, 'signed_out']);
  });

  test('refuses the wrong role', async () => {
    const editor = await signInAs(league, 'editor');
    await refuses('editor', editor.cookie, ['scorer', 'organiser'], [403, 'forbidden']);
    const scorer = await signInAs(league, 'scorer');
    await refuses('scorer', scorer.cookie, ['editor', 'organiser'], [403, 'forbidden']);
    const cupOnly = await signInAs(league, 'scorer', { competitions: [league.id('competitions', 'old')] });
    await refuses('scorer of the cup', cupOnly.cookie, ['scorer', 'editor', 'organiser'], [403, 'forbidden']);
    for (const minutes of [-DAY - 1, AFTER]) {
      league.passTo(minutes);
      await refuses(`scorer at ${minutes}`, scorer.cookie, ['scorer'], [403, 'not_now']);
    }
  });

  test('refuses a match link of another match, and of this one after its time', async () => {
    const own = await openLink(league, (await linkMatch(league, 'derby')).link, 'Гошо');
    await refuses('match link', own.cookie, ['editor', 'organiser'], [403, 'forbidden']);
    league.passTo(-DAY - 1);
    await refuses('early match link', own.cookie, ['scorer'], [403, 'not_now']);
    league.passTo(AFTER);
    await refuses('late match link', own.cookie, ['scorer', 'reader'], [403, 'not_now']);
    league.passTo(0);
    const other = await openLink(league, (await linkMatch(league, 'other')).link, 'Пешо');
    await refuses('other match link', other.cookie, ['scorer', 'editor', 'organiser'], [403, 'forbidden']);
    const before = await snapshot();
    for (const match of [derby(), 999_999])
      expect((await other.send('GET', deskPaths.match(match))).json()).toMatchObject({ reason: 'forbidden' });
    expect(await snapshot()).toEqual(before);
  });
});

describe('whoever may', () => {
  const kickOff = (device: Device, matchKey: string, given: ActRequest = act()) =>
    sendFrom(league, device.cookie, {
      method: 'POST',
      url: deskPaths.acts(league.id('matches', matchKey)),
      payload: given,
      headers: { 'idempotency-key': randomUUID() },
    });

  test('records a match, and the ledger knows who', async () => {
    const scorer = await signInAs(league, 'scorer', { competitions: [league.id('competitions', 'liga')] });
    const phone = await openLink(league, (await linkMatch(league, 's2')).link, 'Гошо');
    expect((await kickOff(scorer, 's1')).statusCode).toBe(200);
    expect((await kickOff(phone, 's2')).statusCode).toBe(200);
    expect((await kickOff(organiser, 's3')).statusCode).toBe(200);
    const { rows } = await league.database.pool.query(
      `select m.key, e.session_id from match_ledger e join matches m on m.id = e.match_id order by e.id desc limit 3`,
    );
    expect(rows).toEqual([
      { key: 's3', session_id: organiser.session.id },
      { key: 's2', session_id: phone.session.id },
      { key: 's1', session_id: scorer.session.id },
    ]);
  });

  test('reads: a person all matches, a match link its own', async () => {
    const editor = await signInAs(league, 'editor');
    expect((await editor.send('GET', deskPaths.match(derby()))).statusCode).toBe(200);
    const phone = await openLink(league, (await linkMatch(league, 'derby')).link, 'Гошо');
    expect((await phone.send('GET', deskPaths.match(derby()))).statusCode).toBe(200);
    const list = (await phone.send('GET', deskPaths.matches)).json<{ matches: { id: number }[] }>().matches;
    expect(list.map(({ id }) => id)).toEqual([derby()]);
  });

  test('[PM7] leaves decisions to organisers, also to correct and to withdraw them', async () => {
    const phone = await openLink(league, (await linkMatch(league, 's4')).link, 'Гошо');
    const award = { act: 'award', home: 3, away: 0, reasonBg: 'Неявяване', reasonEn: 'No show' } as const;
    const decisions: ActRequest['act'][] = [
      award,
      { act: 'postpone' },
      { act: 'cancel' },
      { act: 'reschedule', startTime: '2026-03-22T17:00:00Z' },
    ];
    for (const decision of decisions) {
      const sent = await kickOff(phone, 's4', { act: decision });
      expect([decision.act, sent.statusCode, sent.json<{ reason?: string }>().reason]).toEqual([
        decision.act,
        403,
        'forbidden',
      ]);
    }
    expect((await kickOff(organiser, 's4', { act: award })).statusCode).toBe(200);
    const changes: ActRequest[] = [
      { act: { act: 'withdraw', revision: 1 }, reason: 'Грешка' },
      { act: { act: 'correct', revision: 1, to: { ...award, home: 5 } }, reason: 'Грешка' },
    ];
    for (const change of changes) expect((await kickOff(phone, 's4', change)).statusCode).toBe(403);
    expect((await kickOff(organiser, 's4', changes[0])).statusCode).toBe(200);
    // The withdrawal of a decision is one, too.
    const again: ActRequest = { act: { act: 'withdraw', revision: 2 }, reason: 'Грешка' };
    expect((await kickOff(phone, 's4', again)).statusCode).toBe(403);
    expect((await kickOff(phone, 's4', { act: { act: 'kick-off' } })).statusCode).toBe(200);
    expect((await kickOff(phone, 's4', { act: { act: 'abandon' } })).statusCode).toBe(200);
  });

  test('[PM3] keeps no other competition when his was deleted', async () => {
    const scorer = await signInAs(league, 'scorer', { competitions: [league.id('competitions', 'liga')] });
    await league.database.pool.query('update person_competitions set competition_id = null where person_id = $1', [
      scorer.session.personId,
    ]);
    expect((await kickOff(scorer, 's5')).json()).toMatchObject({ reason: 'forbidden' });
  });
});

describe('a thousand guesses', () => {
  const guess = () => randomBytes(18).toString('base64url');
  const spread = async (send: (i: number) => Promise<{ statusCode: number }>) => {
    const statuses = new Map<number, number>();
    for (let i = 0; i < 1000; i += 1) {
      const { statusCode } = await send(i);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };
  beforeEach(() => league.restart());

  test('of cookies: none is let in, and a right one still is', async () => {
    const { cookie } = await signInAs(league, 'scorer');
    const before = await snapshot();
    const send = (value: string) => sendFrom(league, value, { url: deskPaths.matches, remoteAddress: '192.0.2.1' });
    expect(await spread(() => send(`desk=${guess()}`))).toEqual({ 401: 10, 429: 990 });
    expect((await send(cookie)).statusCode).toBe(200);
    const limited = await send(`desk=${guess()}`);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    // Whoever has a cookie that is not known loses it, and is not counted again.
    expect(limited.headers['set-cookie']).toMatch(/^desk=; Max-Age=0/);
    expect(await snapshot()).toEqual(before);
  });

  test('of codes and links: none is let in, and a right one still is', async () => {
    const { link } = await invitePerson(league, { role: 'scorer' });
    const match = await linkMatch(league, 'derby');
    const before = await snapshot();
    const send = (i: number, code: string) =>
      sendFrom(league, undefined, {
        method: 'POST',
        url: i % 2 === 0 ? deskPaths.code : deskPaths.signIn,
        payload: { code, ...(i % 2 === 1 && { name: 'Гошо' }) },
      });
    expect(await spread((i) => send(i, guess()))).toEqual({ 404: 10, 429: 990 });
    expect(await snapshot()).toEqual(before);
    expect((await send(0, codeIn(link))).statusCode).toBe(200);
    expect((await trySignIn(league, codeIn(link))).statusCode).toBe(200);
    expect((await trySignIn(league, codeIn(match.link), 'Гошо')).statusCode).toBe(200);
    expect((await send(0, guess())).statusCode).toBe(429);
  });

  test('of tokens: none is let in, and the right one still is', async () => {
    const send = (token: string) =>
      league.desk().inject({ url: deskPaths.people, headers: { host: HOST, authorization: `Bearer ${token}` } });
    expect(await spread(() => send(guess()))).toEqual({ 401: 10, 429: 990 });
    expect((await send(TOKEN)).statusCode).toBe(200);
    expect((await sendAsProgram(league, { url: deskPaths.people })).statusCode).toBe(200);
  });
});
