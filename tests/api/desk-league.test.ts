import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OfficeDocument, OfficeDocuments, OfficeLeague, SavedLeague } from '#contract/desk/league.ts';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { apiPaths, filePaths, inLanguage, pagePaths } from '#contract/paths.ts';
import { demoSettings } from '#demo/load-demo.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { dispatchChanges } from '#server/changes/dispatch-changes.ts';
import { openCurrentLeague } from '#server/league/current-league.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';

/* The office changes what the league says about itself, and everything public follows, on every node. */

const before = demoSettings().settings;
let league: DeskLeague;
let maria: Device;
let petar: Device;
/** Another process on the same database. */
let second: FastifyInstance;

beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  petar = await signInAs(league, 'organiser', { name: 'Петър' });
  const { database } = league;
  const cache = createResponseCache({ maxBytes: 10_000_000 });
  const current = await openCurrentLeague(database.db);
  await database.listen(dispatchChanges(current, [{ onChange: cache.drop, onGap: cache.dropAll }]));
  second = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    cache,
    league: current,
    now: league.now,
  });
});
afterAll(async () => {
  await second?.close();
  await league?.close();
});

const nodes = () => [league.app(), second];
const open = async () => (await maria.send('GET', deskPaths.league)).json<OfficeLeague>();
const read = async (): Promise<SavedLeague> => (await open()).settings;

async function save(change: Partial<LeagueSettings>): Promise<SavedLeague> {
  const settings = await read();
  const before = league.notified.length;
  const sent = await maria.send('PUT', deskPaths.league, { ...settings, ...change });
  expect([sent.statusCode, sent.body]).toEqual([200, expect.anything()]);
  await league.untilNotified(before + 1);
  return sent.json<SavedLeague>();
}

async function refusal(device: Device, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const sent = await device.send(method, url, payload);
  return { status: sent.statusCode, ...sent.json<DeskErrorResponse>() };
}

const lastEntry = async () =>
  (await maria.send('GET', deskPaths.journal)).json<Journal>().entries[0] as Journal['entries'][number];

/** On both nodes. */
async function shows(url: string, expected: string | RegExp) {
  for (const app of nodes())
    await vi.waitFor(async () => expect((await app.inject({ url })).body).toMatch(expected), {
      timeout: 10_000,
      interval: 20,
    });
}

describe('the settings', () => {
  test('are those that were saved last', async () => {
    const { settings, competitions } = await open();
    expect(settings).toEqual({ ...before, version: expect.any(String) });
    expect(competitions).toContain('Делта Лига');
  });

  test('[LS7] a colour and a logo of its own are on every page, in the manifest and in the icons', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const sent = await sendFrom(league, maria.cookie, {
      method: 'POST',
      url: `${deskPaths.pictures}?purpose=crest`,
      payload: bytes,
      headers: { 'content-type': 'image/png' },
    });
    const { address } = sent.json<UploadedPicture>();
    const icon = async () => (await league.app().inject({ url: filePaths.icon(192) })).rawPayload;
    const drawn = await icon();
    await save({ identity: { logo: address, accent: '#ffff00', hero: address } });
    await shows(pagePaths.home, '<link rel="stylesheet" href="/accents/ffff00.css">');
    await shows(pagePaths.news, `<image href="${address}"`);
    await shows(pagePaths.home, `<img src="${address}"`);
    await shows(filePaths.manifest, /192\.png\?v=[\da-f]{24}webpffff00"/);
    const changed = await icon();
    expect(changed.equals(drawn)).toBe(false);
    expect(changed.subarray(1, 4).toString()).toBe('PNG');
    const { headers, body } = await league.app().inject({ url: filePaths.accent('#ffff00') });
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
    expect(body).toContain('--accent-text:#666601');
    expect(await lastEntry()).toMatchObject({ what: 'edit_league', after: { 'identity.accent': '#ffff00' } });
    await save({ identity: before.identity });
  });

  test('a picture that is not there any more is refused', async () => {
    const gone = { ...before.identity, hero: `/media/${'0'.repeat(24)}.webp` };
    expect(await refusal(maria, 'PUT', deskPaths.league, { ...(await read()), identity: gone })).toMatchObject({
      status: 400,
      field: 'identity.hero',
      reason: 'picture_gone',
    });
  });

  test('are followed by everything that names the league, on every node', async () => {
    // Everything is cached on both nodes before it changes.
    const team = league.id('teams', 'balik');
    const followers: [string, RegExp][] = [
      [pagePaths.home, /Лига Бриз/],
      [inLanguage(pagePaths.home, 'en'), /<title>Breeze League\. Mini football in Balchik/],
      [pagePaths.team(team), /og:site_name" content="Лига Бриз"/],
      [apiPaths.leagueSettings, /"Лига Бриз"/],
      [filePaths.manifest, /"short_name":"Лига Бриз"/],
      [filePaths.openSearch, /Лига Бриз/],
      [filePaths.newsFeed, /Лига Бриз/],
      [filePaths.teamCalendar(team), /Breeze League/],
      [apiPaths.openapi, /Breeze League API/],
      [pagePaths.about, /На брега/],
    ];
    for (const app of nodes()) for (const [url] of followers) await app.inject({ url });
    const pictures = await Promise.all(
      nodes().map(async (app) => (await app.inject(filePaths.defaultPicture)).rawPayload),
    );
    await save({
      name: { bg: 'Лига Бриз', en: 'Breeze League' },
      city: { bg: 'Балчик', en: 'Balchik' },
      contacts: { ...before.contacts, address: { bg: 'На брега', en: 'On the shore' } },
    });
    for (const [url, expected] of followers) await shows(url, expected);
    for (const [at, app] of nodes().entries())
      expect((await app.inject(filePaths.defaultPicture)).rawPayload.equals(pictures[at] ?? Buffer.alloc(0))).toBe(
        false,
      );
    const session = (await maria.send('GET', deskPaths.session)).json<{ league: object }>();
    expect(session.league).toMatchObject({ bg: 'Лига Бриз', en: 'Breeze League' });
    const desk = await league.desk().inject({ url: '/manifest.webmanifest', headers: { host: 'localhost:3001' } });
    expect(desk.body).toContain('Протокол · Лига Бриз');
  });

  test('[LS1] an empty English text is the Bulgarian one', async () => {
    await save({ credits: { bg: 'От съседите', en: '' } });
    await shows(inLanguage(pagePaths.home, 'en'), /От съседите/);
    expect((await read()).credits.en).toBe('');
  });

  test('[LS3] the banner', async () => {
    const banner = { shown: true, text: { bg: 'Ела & играй', en: '' }, action: { bg: 'Тук', en: '' }, until: null };
    await save({ banner: { ...banner, link: 'https://forms.example/breeze' } });
    await shows(pagePaths.home, /Ела &amp; играй.*https:\/\/forms\.example\/breeze.*Тук/s);
    await save({ banner: { ...banner, link: 'https://forms.example/breeze', shown: false } });
    for (const app of nodes()) expect((await app.inject(pagePaths.home)).body).not.toContain('Ела &amp; играй</p>');
  });

  test('[AG2] decide whether birth dates are public', async () => {
    const url = apiPaths.player(league.player('ivan'));
    expect((await league.app().inject(url)).json()).toHaveProperty('birthdate');
    await save({ birthDates: 'ages' });
    for (const app of nodes()) expect((await app.inject(url)).json()).not.toHaveProperty('birthdate');
    await save({ birthDates: 'shown' });
  });

  test('[UN5] say what is recorded', async () => {
    await save({ records: { cards: false, ratings: true } });
    for (const app of nodes())
      expect((await app.inject(apiPaths.league)).json()).toMatchObject({ records: { cards: false, ratings: true } });
    await save({ records: 'auto' });
  });

  test('[LS2] questions with placeholders', async () => {
    const question = { bg: 'Къде?', en: 'Where?' };
    await save({ faq: [{ question, answer: { bg: 'В {city},\nна {age} години.', en: 'In {city}.' } }] });
    await shows(`${pagePaths.about}?tab=faqs`, /В Балчик,\nна 15 години\./);
    await shows(apiPaths.leagueAbout, /In Balchik\./);
    const unknown = [{ question, answer: { bg: 'Да.', en: '{nobody}' } }];
    const settings = await read();
    expect(await refusal(maria, 'PUT', deskPaths.league, { ...settings, faq: unknown })).toMatchObject({
      status: 400,
      field: 'faq.0.answer.en',
      reason: 'unknown_placeholder',
    });
  });

  const own = { icon: 'live', title: { bg: '', en: '' }, text: { bg: 'а', en: '' } };
  test.each<[string, string, (settings: LeagueSettings) => object]>([
    ['name.bg', 'required', (settings) => ({ name: { ...settings.name, bg: '  ' } })],
    ['name.bg', 'too_long', (settings) => ({ name: { ...settings.name, bg: 'я'.repeat(101) } })],
    ['name.bg', 'invalid', (settings) => ({ name: { ...settings.name, bg: 'Делта\u202Eагил' } })],
    ['banner.link', 'not_a_link', (settings) => ({ banner: { ...settings.banner, link: 'forms.example/delta' } })],
    ['banner.link', 'not_a_link', (settings) => ({ banner: { ...settings.banner, link: 'javascript:alert(1)' } })],
    ['social.facebook', 'not_a_link', (settings) => ({ social: { ...settings.social, facebook: 'data:text/html,x' } })],
    ['contacts.email', 'not_an_email', (settings) => ({ contacts: { ...settings.contacts, email: 'info' } })],
    ['contacts.phone', 'invalid', (settings) => ({ contacts: { ...settings.contacts, phone: '<b>' } })],
    ['squad.least', 'squad_sizes', (settings) => ({ squad: { ...settings.squad, least: 5 } })],
    ['squad.most', 'squad_sizes', (settings) => ({ squad: { ...settings.squad, most: 7 } })],
    ['country', 'invalid', () => ({ country: 'Bulgaria' })],
    ['home.features.0.title.bg', 'required', (settings) => ({ home: { ...settings.home, features: [own] } })],
    ['banner.until', 'invalid', (settings) => ({ banner: { ...settings.banner, until: '31.8.2026' } })],
  ])('%s that cannot be is named: %s', async (field, reason, change) => {
    const settings = await read();
    const sent = await refusal(maria, 'PUT', deskPaths.league, { ...settings, ...change(settings) });
    expect(sent).toMatchObject({ status: 400, field, reason });
  });

  test('texts are shown and never executed', async () => {
    const hostile = '<img src=x onerror=alert(1)></script>';
    await save({
      home: { ...before.home, title: { bg: hostile, en: hostile }, subtitle: { bg: hostile, en: '' } },
    });
    await save({ name: { bg: hostile, en: hostile } });
    for (const url of [pagePaths.home, pagePaths.about, filePaths.newsFeed, filePaths.openSearch]) {
      const { body } = await league.app().inject(url);
      expect(body).not.toContain('<img src=x');
    }
    await save({ name: { bg: 'Лига Бриз', en: 'Breeze League' } });
  });

  test('a second writer is shown what the first wrote', async () => {
    const settings = await read();
    await save({ founded: 2019 });
    const sent = await refusal(petar, 'PUT', deskPaths.league, { ...settings, founded: 2020 });
    expect(sent).toMatchObject({
      status: 409,
      reason: 'conflict',
      conflict: { current: { founded: 2019 }, by: 'Мария' },
    });
    expect(sent.conflict?.version).toBe((await read()).version);
  });

  test('two writers at once: one of them wins', async () => {
    const settings = await read();
    const sent = await Promise.all(
      [maria, petar].map((device, at) => device.send('PUT', deskPaths.league, { ...settings, founded: 2000 + at })),
    );
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the journal says what was changed, and nothing when nothing was', async () => {
    await save({ founded: 2018 });
    expect(await lastEntry()).toMatchObject({
      what: 'edit_league',
      subject: 'league',
      who: 'Мария',
      before: { founded: expect.any(Number) },
      after: { founded: 2018 },
    });
    const { id } = await lastEntry();
    const settings = await read();
    expect((await maria.send('PUT', deskPaths.league, settings)).statusCode).toBe(200);
    await sleep(50);
    expect((await lastEntry()).id).toBe(id);
  });
});

describe('a document', () => {
  const list = async () => (await maria.send('GET', deskPaths.documents)).json<OfficeDocuments>().documents;
  const find = async (number: number) =>
    (await list()).find((document) => document.number === number) as OfficeDocument;
  const change = ({ title, text, version }: OfficeDocument, more: object) => ({ title, text, version, ...more });

  async function pdfOf(app: FastifyInstance, number: number) {
    const sent = await app.inject(pagePaths.document(number));
    if (sent.statusCode !== 200) return String(sent.statusCode);
    const pdf = await getDocumentProxy(new Uint8Array(sent.rawPayload));
    return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  }
  /** On both nodes. */
  async function shows(number: number, expected: RegExp) {
    for (const app of nodes())
      await vi.waitFor(async () => expect(await pdfOf(app, number)).toMatch(expected), {
        timeout: 10_000,
        interval: 20,
      });
  }

  test('those of the league are there', async () => {
    expect((await list()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const app of nodes()) expect(await pdfOf(app, 3)).toMatch(/Дисциплинарен правилник/);
  });

  test('that is changed is at the same address, in the list and in the journal', async () => {
    const document = await find(3);
    const before = league.notified.length;
    const text = '> Приет от {league}.\n\nЧл. 1. Червеният картон в {city} е един мач.';
    const wanted = change(document, { title: { bg: 'Картони', en: 'Cards' }, text });
    const sent = await maria.send('PUT', deskPaths.document(3), wanted);
    expect([sent.statusCode, sent.json()]).toMatchObject([200, { number: 3, title: { en: 'Cards' } }]);
    await league.untilNotified(before + 1);
    await shows(3, /Картони.*Приет от Лига Бриз\..*картон в Балчик/);
    for (const app of nodes())
      expect((await app.inject(inLanguage(`${pagePaths.about}?tab=documents`, 'en'))).body).toContain('Cards');
    expect(await lastEntry()).toMatchObject({
      what: 'edit_document',
      subject: 'document:3',
      about: 'Картони',
      before: { 'title.bg': 'Дисциплинарен правилник' },
      after: { 'title.bg': 'Картони', text },
    });
    expect(await refusal(petar, 'PUT', deskPaths.document(3), wanted)).toMatchObject({
      status: 409,
      conflict: { by: 'Мария', current: { title: { bg: 'Картони' } } },
    });
  });

  test('follows the settings', async () => {
    await save({ city: { bg: 'Каварна', en: 'Kavarna' } });
    await shows(3, /картон в Каварна/);
  });

  test('is added under the first free number, and deleted', async () => {
    const document = await find(2);
    const address = `${deskPaths.document(2)}?version=${document.version}`;
    expect((await maria.send('DELETE', address)).statusCode).toBe(204);
    await shows(2, /^404$/);
    expect(await lastEntry()).toMatchObject({ what: 'delete_document', subject: 'document:2' });
    expect((await maria.send('DELETE', address)).statusCode).toBe(404);
    const sent = await maria.send('POST', deskPaths.documents, {
      title: { bg: 'Паркинг', en: '' },
      text: 'Зад терена.',
    });
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { number: 2 }]);
    await shows(2, /Паркинг.*Зад терена/);
    expect(await lastEntry()).toMatchObject({ what: 'add_document', subject: 'document:2' });
  });

  test.each([
    ['text', 'unknown_placeholder', { text: 'Играе {nobody}.' }],
    ['title.bg', 'unknown_placeholder', { title: { bg: '{nobody}', en: '' } }],
    ['title.bg', 'required', { title: { bg: '', en: 'Rules' } }],
    ['text', 'required', { text: ' \n ' }],
    ['text', 'too_long', { text: 'я'.repeat(60_001) }],
  ])('whose %s cannot be is refused: %s', async (field, reason, more) => {
    const sent = await refusal(maria, 'PUT', deskPaths.document(1), change(await find(1), more));
    expect(sent).toMatchObject({ status: 400, field, reason });
  });

  test('of hostile shapes is still a PDF', async () => {
    const lines = [
      '|',
      '||',
      '| a |',
      `|${'x'.repeat(300)}|y|`,
      '[ ] '.repeat(12),
      '____'.repeat(12),
      '1. ',
      'Чл. 1. ',
      '---',
      '---',
      '## ',
      `## ${'ш'.repeat(3000)}`,
      '😀 \u200F',
    ];
    const sent = await maria.send('PUT', deskPaths.document(1), change(await find(1), { text: lines.join('\n') }));
    expect(sent.statusCode).toBe(200);
    await vi.waitFor(async () => expect(await pdfOf(league.app(), 1)).toContain('ш'), { timeout: 5000 });
  });
});
