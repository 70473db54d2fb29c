import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import { deskApi } from '#contract/desk/api.ts';
import type { DeskEndpoint } from '#contract/desk/endpoint.ts';
import { deskPaths } from '#contract/desk/paths.ts';
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
  signInAsManager,
  trySignIn,
  type Device,
} from '#tests/support/desk-people.ts';
import { deskRequests, type DeskRequest } from '#tests/support/desk-requests.ts';
import { makeTeamLink, register, registration } from '#tests/support/registrations.ts';

/* Every endpoint of the desk against everybody who may not use it. */

let league: DeskLeague;
let organiser: Device;
let target: {
  person: number;
  invitation: number;
  link: number;
  device: number;
  request: number;
  transfer: number;
  registration: number;
};
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
  const scorer = await signInAs(league, 'scorer', { name: 'Цел' });
  target = {
    person: scorer.session.personId ?? 0,
    device: scorer.session.id,
    invitation: (await invitePerson(league, { role: 'editor' })).id,
    link: (await linkMatch(league, 'derby')).id,
    registration: await registerIn('balik'),
    // Балик asks for a number, and is asked for a player.
    request: await ask('balik', { kind: 'release', payload: { playerId: league.player('ivan'), on: '2026-04-01' } }),
    transfer: await ask('vihar', {
      kind: 'transfer',
      payload: {
        playerId: league.player('ivan'),
        fromTeamId: league.id('teams', 'balik'),
        on: '2026-04-01',
        shirtNumber: null,
      },
    }),
  };
});
async function ask(team: string, payload: object): Promise<number> {
  const url = deskPaths.teamRequests(league.id('teams', team));
  const sent = await sendAsProgram(league, { method: 'POST', url, payload });
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<{ requestId: number }>().requestId;
}
async function registerIn(team: string): Promise<number> {
  await register(league, await registration(league, await makeTeamLink(league, team)));
  const { rows } = await league.database.pool.query<{ id: number }>('select max(id) as id from registrations');
  return rows[0]?.id ?? 0;
}
beforeEach(() => league.passTo(0));
afterAll(() => league?.close());

const DAY = 24 * 60;
const AFTER = DAY + 61;
const derby = () => league.id('matches', 'derby');

const act = (): ActRequest => ({ act: { act: 'kick-off' } });

/** Everything else is for organisers alone. */
const ACCESS: Record<string, DeskRequest['access']> = {
  getSession: 'session',
  signOut: 'session',
  listInbox: 'session',
  countUnread: 'session',
  getInboxMessage: 'session',
  markRead: 'session',
  getMessageChoices: 'session',
  setMessageChoices: 'session',
  setPushDevice: 'session',
  removePushDevice: 'session',
  setMailAddress: 'session',
  confirmMailAddress: 'session',
  removeMailAddress: 'session',
  listMatches: 'matches',
  getMatch: 'read-match',
  recordAct: 'score-match',
  recordActs: 'score-match',
  enterResult: 'score-match',
  listArticles: 'news',
  listArticleSubjects: 'news',
  getArticle: 'news',
  createArticle: 'news',
  editArticle: 'news',
  deleteArticle: 'news',
  previewArticle: 'news',
  uploadPicture: 'news',
  listGalleries: 'photos',
  listGallerySubjects: 'photos',
  getGallery: 'photos',
  addGallery: 'photos',
  editGallery: 'photos',
  deleteGallery: 'photos',
  addPhoto: 'photos',
  orderPhotos: 'photos',
  editPhoto: 'photos',
  deletePhoto: 'photos',
  restorePhoto: 'photos',
  readCalendar: 'office',
  createMatch: 'office',
  createReferee: 'office',
  withdrawDecisions: 'office',
  printMatchReports: 'office',
  listTasks: 'office',
  getOverview: 'office',
  listCompetitions: 'office',
  editMatch: 'own-competition',
  postponeGameweek: 'own-competition',
  createMatchLink: 'own-competition',
  getCompetition: 'own-competition',
  editRules: 'own-competition',
  previewRules: 'own-competition',
  previewLeaving: 'own-competition',
  addTeam: 'own-competition',
  editCompetitionEntry: 'own-competition',
  removeTeam: 'own-competition',
  deductPoints: 'own-competition',
  editDeduction: 'own-competition',
  deleteDeduction: 'own-competition',
  listMoments: 'own-competition',
  getMoment: 'own-competition',
  getMoments: 'own-competition',
  listManagers: 'own-team',
  inviteManager: 'own-team',
  endManager: 'own-team',
  listTeamRequests: 'own-team',
  sendRequest: 'own-team',
  withdrawRequest: 'own-team',
  answerTransfer: 'own-team',
  getTeamLink: 'own-team',
  renewTeamLink: 'own-team',
  endTeamLink: 'own-team',
  listRegistrations: 'own-team',
  getRegistrationPhoto: 'own-team',
  correctRegistration: 'own-team',
  confirmRegistration: 'own-team',
  refuseRegistration: 'own-team',
  readPastedPlayers: 'own-team',
  sendPlayers: 'own-team',
  getClub: 'own-team',
  findOthers: 'own-team',
  uploadClubPicture: 'own-team',
  getClubPicture: 'own-team',
  uploadClubDeclaration: 'own-team',
};

const requests = () =>
  deskRequests({
    matchId: derby(),
    teamId: league.id('teams', 'balik'),
    playerId: league.player('ivan'),
    refereeId: league.id('referees', 'ref'),
    personId: target.person,
    sessionId: target.device,
    invitationId: target.invitation,
    linkId: target.link,
    entryId: 999_999,
    requestId: target.request,
    registrationId: target.registration,
    transferRequestId: target.transfer,
    kind: 'gameweek',
    subjectKind: 'player',
    subjectId: league.player('ivan'),
    format: 'story',
    table: 'teams.csv',
    uploadId: 'A'.repeat(22),
  });

/** Everything that a request could have changed. */
async function snapshot(): Promise<unknown> {
  const { rows } = await league.database.pool.query(`
    select (select json_agg(p order by id) from people p) as people,
      (select json_agg(i order by id) from invitations i) as invitations,
      (select json_agg(t order by person_id, team_id) from person_teams t) as managers,
      (select count(*) from messages) as messages, (select count(read_at) from message_recipients) as read,
      (select json_agg(a order by person_id) from mail_addresses a) as addresses, (select count(*) from mails) as mails,
      (select json_agg(c order by person_id) from message_choices c) as choices, (select count(*) from push_subscriptions) as devices,
      (select json_agg(l order by id) from match_links l) as links,
      (select json_agg(s order by id) from desk_sessions s) as sessions,
      (select count(*) from journal) as journal, (select json_agg(r order by id) from referees r) as referees,
      (select count(*) from media) as media, (select json_agg(n order by id) from news n) as news,
      (select json_agg(s order by name) from settings s) as settings, (select count(*) from match_ledger) as ledger,
      (select count(*) from declarations) as declarations, (select json_agg(r order by id) from requests r) as requests,
      (select json_agg(a order by id) from applications a) as applications,
      (select json_agg(l order by id) from team_links l) as team_links, (select json_agg(r order by id) from registrations r) as registrations, (select json_agg(p) from application_periods p) as periods,
      (select json_agg(g order by id) from galleries g) as galleries, (select json_agg(p order by id) from photos p) as photos,
      (select json_agg(t order by id) from teams t) as teams, (select json_agg(p order by id) from players p) as players,
      (select json_agg(s order by id) from squad_memberships s) as squads, (select count(*) from transfers) as transfers,
      (select count(*) from journal) as journal, (select json_agg(r order by id) from referees r) as referees, (select count(*) from media) as media, (select count(*) from uploads) as uploads, (select count(*) from match_ledger) as ledger,
      (select json_agg(json_build_array(id, revision, status) order by id) from matches) as matches`);
  return rows;
}

async function refuses(
  who: string,
  cookie: string | undefined,
  refused: readonly DeskRequest['access'][],
  expected: [number, string],
) {
  const before = await snapshot();
  for (const { name, request, access } of requests()) {
    if (!refused.includes(access)) continue;
    const sent = await sendFrom(league, cookie, request);
    expect([who, name, sent.statusCode, sent.json<{ reason?: string }>().reason]).toEqual([who, name, ...expected]);
  }
  expect(await snapshot()).toEqual(before);
}

const OFFICE = ['office', 'own-competition', 'organiser'] as const;
const ALL = ['session', 'matches', 'read-match', 'score-match', 'news', 'photos', 'own-team', ...OFFICE] as const;

describe('every endpoint', () => {
  test('is for organisers, but for those of the pitch, of a team, of a competition, the news, the photos and the session', () => {
    expect(Object.fromEntries(requests().map(({ name, access }) => [name, access]))).toEqual(
      Object.fromEntries(requests().map(({ name }) => [name, ACCESS[name] ?? 'organiser'])),
    );
    const open = Object.entries<DeskEndpoint>(deskApi).filter(([, { access }]) => access === 'public');
    expect(open.map(([name]) => name)).toEqual([
      'previewCode',
      'signIn',
      'getApplicationForm',
      'sendApplication',
      'readApplication',
      'changeApplication',
      'withdrawApplication',
      'becomeManager',
      'openTeamLink',
      'sendRegistration',
      'readOwnRegistration',
    ]);
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
    await refuses('editor', editor.cookie, ['score-match', 'own-team', ...OFFICE], [403, 'forbidden']);
    const photographer = await signInAs(league, 'photographer');
    await refuses(
      'photographer',
      photographer.cookie,
      ['score-match', 'news', 'own-team', ...OFFICE],
      [403, 'forbidden'],
    );
    const scorer = await signInAs(league, 'scorer');
    await refuses('scorer', scorer.cookie, ['news', 'photos', 'own-team', ...OFFICE], [403, 'forbidden']);
    const cupOnly = await signInAs(league, 'scorer', { competitions: [league.id('competitions', 'old')] });
    await refuses(
      'scorer of the cup',
      cupOnly.cookie,
      ['score-match', 'news', 'photos', 'own-team', ...OFFICE],
      [403, 'forbidden'],
    );
    for (const minutes of [-DAY - 1, AFTER]) {
      league.passTo(minutes);
      await refuses(`scorer at ${minutes}`, scorer.cookie, ['score-match'], [403, 'not_now']);
    }
  });

  test('refuses a match link of another match, and of this one after its time', async () => {
    const own = await openLink(league, (await linkMatch(league, 'derby')).link, 'Гошо');
    await refuses('match link', own.cookie, ['news', 'photos', 'own-team', ...OFFICE], [403, 'forbidden']);
    league.passTo(-DAY - 1);
    await refuses('early match link', own.cookie, ['score-match'], [403, 'not_now']);
    league.passTo(AFTER);
    await refuses('late match link', own.cookie, ['score-match', 'matches', 'read-match'], [403, 'not_now']);
    league.passTo(0);
    const other = await openLink(league, (await linkMatch(league, 'other')).link, 'Пешо');
    await refuses(
      'other match link',
      other.cookie,
      ['score-match', 'news', 'photos', 'own-team', ...OFFICE],
      [403, 'forbidden'],
    );
    const before = await snapshot();
    for (const match of [derby(), 999_999])
      expect((await other.send('GET', deskPaths.match(match))).json()).toMatchObject({ reason: 'forbidden' });
    expect(await snapshot()).toEqual(before);
  });
});

describe('[PM10] an organiser of one competition', () => {
  const ofLiga = () => signInAs(league, 'competition-organiser', { competitions: [league.id('competitions', 'liga')] });
  const ofCup = () => signInAs(league, 'competition-organiser', { competitions: [league.id('competitions', 'old')] });

  test('is refused everything of the league, and of another competition', async () => {
    const cup = await ofCup();
    await refuses(
      'organiser of the cup',
      cup.cookie,
      ['score-match', 'own-competition', 'own-team', 'news', 'organiser'],
      [403, 'forbidden'],
    );
    const liga = await ofLiga();
    await refuses('organiser of the league', liga.cookie, ['news', 'own-team', 'organiser'], [403, 'forbidden']);
  });

  test('is refused what he names in the body of another competition', async () => {
    const cup = await ofCup();
    const { gameweekId, home, away } = await matchFields('s1');
    const added = {
      gameweekId,
      homeId: home,
      awayId: away,
      day: null,
      time: null,
      venue: null,
      refereeId: null,
      note: null,
    };
    const sent = [
      await cup.send('POST', deskPaths.officeMatches, added),
      await cup.send('POST', deskPaths.withdrawals, { entries: [{ matchId: derby(), revision: 1 }] }),
    ];
    for (const { statusCode } of sent) expect(statusCode).toBe(403);
  });

  test('is refused nothing of his own', async () => {
    const liga = await ofLiga();
    for (const { name, request, access } of requests()) {
      if (access !== 'own-competition' && access !== 'office') continue;
      const { competitionSeason } = await matchFields('s1');
      const url = request.url
        ?.toString()
        .replace('/competition-seasons/1', `/competition-seasons/${competitionSeason}`);
      if (/deductions\/1|gameweeks\/1/.test(url ?? '')) continue;
      const asked = await sendFrom(league, liga.cookie, { ...request, ...(url !== undefined && { url }) });
      expect([name, asked.statusCode === 403]).toEqual([name, false]);
    }
  });

  test('sees his own alone', async () => {
    const seen = async (device: Device) => ({
      competitions: (await device.send('GET', deskPaths.competitions))
        .json<{ competitions: { competitionId: number }[] }>()
        .competitions.map(({ competitionId }) => competitionId),
      week: (await device.send('GET', deskPaths.todo)).json<{ week: { matches: unknown[] } }>().week.matches.length,
    });
    const [liga, cup, all] = [await seen(await ofLiga()), await seen(await ofCup()), await seen(organiser)];
    expect(new Set(liga.competitions)).toEqual(new Set([league.id('competitions', 'liga')]));
    expect(new Set(cup.competitions)).toEqual(new Set([league.id('competitions', 'old')]));
    expect([liga.week > 0, liga.week + cup.week]).toEqual([true, all.week]);
  });

  test('is invited with his competitions, or not at all', async () => {
    const invitation = { name: 'Без турнир', role: 'competition-organiser', competitions: [] };
    expect((await organiser.send('POST', deskPaths.invitations, invitation)).statusCode).toBe(400);
  });
});

describe('[PM13] a manager', () => {
  const OF_OTHERS = ['matches', 'read-match', 'score-match', 'news', 'photos', ...OFFICE] as const;

  test('[CB3] is refused everything that is not of his team, and everything of another', async () => {
    const own = await signInAsManager(league, 'balik');
    await refuses('manager', own.cookie, OF_OTHERS, [403, 'forbidden']);
    const other = await signInAsManager(league, 'vihar');
    await refuses('manager of another team', other.cookie, [...OF_OTHERS, 'own-team'], [403, 'forbidden']);
    // Nobody learns which teams there are.
    for (const team of [league.id('teams', 'balik'), 999_999])
      expect((await other.send('GET', deskPaths.managers(team))).json()).toMatchObject({ reason: 'forbidden' });
  });

  test('is refused nothing of his own', async () => {
    const own = await signInAsManager(league, 'balik');
    for (const { name, request, access } of requests()) {
      if (access !== 'own-team') continue;
      const sent = await sendFrom(league, own.cookie, request);
      // Whom he may not invite or end, the commands say; managers.test.ts asks them.
      const isAllowed = ['inviteManager', 'endManager'].includes(name) || sent.statusCode !== 403;
      expect([name, isAllowed]).toEqual([name, true]);
    }
  });

  test('[PM12] who is something else too has both', async () => {
    const own = await signInAsManager(league, 'balik');
    const roles = [{ role: 'scorer', competitions: [league.id('competitions', 'liga')] }];
    const given = await organiser.send('PUT', deskPaths.personRoles(own.session.personId ?? 0), { roles });
    expect(given.statusCode).toBe(204);
    await refuses('manager and scorer', own.cookie, ['news', 'photos', ...OFFICE], [403, 'forbidden']);
    expect((await own.send('GET', deskPaths.match(derby()))).statusCode).toBe(200);
    expect((await own.send('GET', deskPaths.managers(league.id('teams', 'balik')))).statusCode).toBe(200);
  });
});

async function matchFields(key: string) {
  const { rows } = await league.database.pool.query<Record<string, number>>(
    `select gameweek_id as "gameweekId", home_team_id as home, away_team_id as away, competition_season_id as "competitionSeason"
     from matches where key = $1`,
    [key],
  );
  return rows[0] ?? {};
}

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
