import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OpenedLink, Registrations, TeamLink } from '#contract/desk/registrations.ts';
import type { ClubRequests } from '#contract/desk/requests.ts';
import { PHOTO_BYTES } from '#domain/club/registration.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { registrationBg as bg } from '#i18n/registration/bg.ts';
import { smallTargets } from '#tests/support/applications.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { PHONE_OPTIONS, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { totalSize } from '#tests/support/download-size.ts';
import { idOfTeam, openManagerPhone } from '#tests/support/manager-phone.ts';
import { faultsOf } from '#tests/support/office-browser.ts';
import { cameraPhoto, signWithFinger, tellWho } from '#tests/support/registration-phone.ts';
import { policyViolations, untilNoRequests } from '#tests/support/visit.ts';

/* A player registers himself on his phone by the link of his team. */

let site: DeskSite;
let browser: Browser;
let team: number;
let link: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
  team = await idOfTeam(site, 'Балик');
  link = (await site.ask<TeamLink>(deskPaths.teamLink(team), 'POST')).link?.address ?? '';
});
afterAll(() => site?.stop());

const SMALL = { width: 360, height: 740 };

async function openForm(options: object = {}) {
  const context = await browser.newContext({ ...PHONE_OPTIONS, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // The default of 30 seconds is too little for a large photo on a busy machine.
  page.setDefaultTimeout(60_000);
  const violations = policyViolations(page);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto(link);
  await page.getByRole('heading', { name: 'Балик' }).waitFor();
  return { page, context, violations, requests };
}

const waiting = async () => (await site.ask<Registrations>(deskPaths.registrations(team))).waiting;
const named = async (name: string) => (await waiting()).find((one) => one.name === name);

test('an adult registers with a photo of twelve megabytes, upright and small, in at most twelve taps', async () => {
  const { page, requests, violations } = await openForm();
  await untilNoRequests(requests);
  const scripts = requests.filter((address) => address.endsWith('.js'));
  const bytes = await totalSize(scripts);
  expect(bytes).toBeLessThan(60 * 1024);
  expect(await faultsOf(page)).toEqual({});
  let taps = await tellWho(page, { first: 'Живко', last: 'Атанасов', born: ['7', '11', '2001'] });
  await page.getByRole('heading', { name: bg['registration.step.photo'] }).waitFor();
  expect(await faultsOf(page)).toEqual({});
  const photo = await cameraPhoto();
  expect(photo.length).toBeGreaterThan(12 * 1024 * 1024);
  taps += 1;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  const good = page.getByRole('button', { name: bg['registration.good'] });
  await good.waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: bg['registration.larger'] }).tap();
  expect(await faultsOf(page)).toEqual({});
  // What was typed and the photo survive a reload.
  await page.reload();
  await good.waitFor({ timeout: 30_000 });
  taps += 1;
  await good.tap();
  taps += 1;
  await page.locator('label.tick').tap();
  expect(await faultsOf(page)).toEqual({});
  const sent = page.waitForRequest((request) => request.url().endsWith(deskPaths.openRegistrations));
  taps += 1;
  await page.getByRole('button', { name: bg['registration.send'] }).tap();
  const body = (await sent).postDataJSON() as { photo: string };
  const small = Buffer.from(body.photo, 'base64');
  expect(small.length).toBeLessThanOrEqual(PHOTO_BYTES);
  const metadata = await sharp(small).metadata();
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  const third = async (top: number) => {
    const { channels } = await sharp(
      await sharp(small).extract({ left: 0, top, width: 640, height: 200 }).toBuffer(),
    ).stats();
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
  };
  expect(await third(0)).toBeGreaterThan(20);
  expect(await third(440)).toBeLessThan(-20);
  await page.getByRole('heading', { name: 'Готово, Живко' }).waitFor();
  expect(await faultsOf(page)).toEqual({});
  expect(taps).toBeLessThanOrEqual(12);
  expect(await named('Живко Атанасов')).toMatchObject({
    birthdate: '2001-11-07',
    photo: expect.stringContaining('/photo'),
  });
  // [RG5] Of what was sent the phone keeps the name, and what opens the registration.
  expect(await keptOnPhone(page)).toMatchObject([
    { firstName: 'Живко', photo: null, picture: null, day: '', strokes: [] },
  ]);
  // The same link on this phone opens what was sent, and lets him correct it.
  await page.reload();
  await page.getByRole('heading', { name: 'Готово, Живко' }).waitFor();
  await page.getByRole('button', { name: bg['registration.correct'], exact: true }).tap();
  await page.getByLabel(bg['registration.lastName']).fill('Атанасов-Колев');
  expect(await faultsOf(page)).toEqual({});
  await writeBirthDate(page, ['07', '11', '2001']);
  await page.getByRole('button', { name: bg['registration.toPhoto'] }).tap();
  await page.getByRole('button', { name: bg['registration.keepPhoto'] }).tap();
  await page.locator('label.tick').tap();
  await page.getByRole('button', { name: bg['registration.send'] }).tap();
  await page.getByRole('heading', { name: 'Готово, Живко' }).waitFor();
  const corrected = await named('Живко Атанасов-Колев');
  expect(corrected).toMatchObject({ parent: null, photo: expect.stringContaining('/photo') });
  expect(violations).toEqual([]);
});

async function writeBirthDate(page: Page, born: readonly string[]): Promise<void> {
  for (const [at, part] of (['day', 'month', 'year'] as const).entries())
    await page.getByLabel(bg[`registration.${part}`]).fill(born[at] ?? '');
}

/** Everybody whom the phone remembers. */
const keptOnPhone = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('team-links');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('There is no database')));
        opening.addEventListener('success', () => {
          const read = opening.result.transaction('phones').objectStore('phones').getAll();
          read.addEventListener('success', () => {
            opening.result.close();
            resolve((read.result as { people: unknown[] }[]).flatMap(({ people }) => people));
          });
        });
      }),
  );

/** From the first step to "done", by an adult without a photo. */
async function registerHere(page: Page, first: string, last: string): Promise<void> {
  await tellWho(page, { first, last, born: ['7', '11', '2001'] });
  await page.getByRole('button', { name: bg['registration.later'] }).tap();
  await page.locator('label.tick').tap();
  await page.getByRole('button', { name: bg['registration.send'] }).tap();
  await page.getByRole('heading', { name: `Готово, ${first}` }).waitFor();
}

test('brothers register on one phone, and it knows all of them', async () => {
  const { page } = await openForm({ viewport: SMALL });
  await registerHere(page, 'Петко', 'Братов');
  await page.getByRole('button', { name: bg['registration.another'] }).tap();
  // What the second has begun survives, and the first is not lost for it.
  await page.getByLabel(bg['registration.firstName']).fill('Павел');
  await page.reload();
  expect(await page.getByLabel(bg['registration.firstName']).inputValue()).toBe('Павел');
  await page.getByRole('button', { name: bg['registration.onPhone'] }).tap();
  const people = page.getByRole('listitem');
  await expect
    .poll(() => people.allInnerTexts())
    .toEqual([`Петко Братов\n${bg['registration.stands.waiting']}`, `Павел\n${bg['registration.stands.open']}`]);
  expect(await faultsOf(page)).toEqual({});
  expect(await smallTargets(page)).toEqual([]);
  await people.filter({ hasText: 'Павел' }).getByRole('button').tap();
  await page.getByLabel(bg['registration.firstName']).fill('');
  await registerHere(page, 'Павел', 'Братов');
  await page.reload();
  await people.filter({ hasText: 'Петко' }).getByRole('button').tap();
  await page.getByRole('heading', { name: 'Готово, Петко' }).waitFor();
  expect((await waiting()).filter(({ name }) => name.endsWith('Братов'))).toHaveLength(2);
});

test('who corrects while the link ends still sees what he has sent', async () => {
  const { page } = await openForm({ viewport: SMALL });
  await registerHere(page, 'Слав', 'Поправков');
  await page.getByRole('button', { name: bg['registration.correct'], exact: true }).tap();
  await page.getByLabel(bg['registration.lastName']).fill('Поправен');
  link = (await site.ask<TeamLink>(deskPaths.teamLink(team), 'POST')).link?.address ?? '';
  await page.reload();
  await page.getByRole('heading', { name: 'Готово, Слав' }).waitFor();
  await page.getByText(bg['registration.endedHere']).waitFor();
  expect(await page.getByRole('button', { name: bg['registration.another'] }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual({});
  // [RG2] He may still correct it.
  await page.getByRole('button', { name: bg['registration.correct'], exact: true }).tap();
  await page.getByRole('button', { name: bg['registration.toPhoto'] }).tap();
  await page.getByRole('button', { name: bg['registration.later'] }).tap();
  await page.getByRole('button', { name: bg['registration.send'] }).tap();
  await page.getByRole('heading', { name: 'Готово, Слав' }).waitFor();
  expect(await named('Слав Поправен')).toBeDefined();
});

test('a minor registers with a parent who signs with a finger, while the network breaks in the middle', async () => {
  const { page, context } = await openForm({ viewport: SMALL });
  await tellWho(page, { first: 'Георги', last: 'Русев', born: ['3', '5', String(new Date().getFullYear() - 16)] });
  await page.getByRole('button', { name: bg['registration.later'] }).tap();
  await page.getByRole('heading', { name: bg['registration.step.parent'] }).waitFor();
  const send = page.getByRole('button', { name: bg['registration.sign'] });
  await send.tap();
  await page.getByText(bg['registration.needParent']).waitFor();
  await page.getByLabel(bg['registration.parentName']).fill('Силвия Русева');
  await page.getByLabel(bg['registration.contact']).fill('0887 604 215');
  await send.tap();
  await page.getByText(bg['registration.needSignature']).waitFor();
  await signWithFinger(page);
  expect(await faultsOf(page)).toEqual({});
  await context.setOffline(true);
  await send.tap();
  await page.getByText(bg['registration.waits']).waitFor();
  expect(await faultsOf(page)).toEqual({});
  expect(await named('Георги Русев')).toBeUndefined();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Готово, Георги' }).waitFor({ timeout: 30_000 });
  expect(await waiting()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Георги Русев', isMinor: true, parent: 'Силвия Русева', photo: null }),
    ]),
  );
  expect((await waiting()).filter(({ name }) => name === 'Георги Русев')).toHaveLength(1);
});

test('without a finger the typed name is signed by a tick, and every target is large enough', async () => {
  const { page } = await openForm({ viewport: SMALL });
  expect(await smallTargets(page)).toEqual([]);
  await tellWho(page, { first: 'Мила', last: 'Радева', born: ['3', '5', String(new Date().getFullYear() - 15)] });
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: bg['registration.later'] }).tap();
  await page.getByLabel(bg['registration.parentName']).fill('Рада Радева');
  await page.getByLabel(bg['registration.contact']).fill('rada@example.org');
  await page.getByRole('button', { name: bg['registration.typeInstead'] }).tap();
  await page.getByText(bg['registration.typed']).tap();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: bg['registration.sign'] }).tap();
  await page.getByRole('heading', { name: 'Готово, Мила' }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
});

test('a link that has ended asks nothing, also when it ended while the form was open', async () => {
  const { page } = await openForm();
  await tellWho(page, { first: 'Късен', last: 'Играч', born: ['1', '1', '1999'] });
  await page.getByRole('button', { name: bg['registration.later'] }).tap();
  const renewed = await site.ask<TeamLink>(deskPaths.teamLink(team), 'POST');
  await page.locator('label.tick').tap();
  await page.getByRole('button', { name: bg['registration.send'] }).tap();
  await page.getByRole('heading', { name: bg['registration.ended'] }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: bg['registration.ended'] }).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await faultsOf(page)).toEqual({});
  link = renewed.link?.address ?? '';
  expect(await named('Късен Играч')).toBeUndefined();
});

/** Somebody who has registered, without a form. */
async function register(firstName: string, lastName: string): Promise<void> {
  const code = new URL(link).hash.slice(1);
  const { consent } = await site.ask<OpenedLink>(deskPaths.openTeamLink, 'POST', { code });
  const sent = { firstName, lastName, birthdate: '2001-11-07', position: 'DEF', shirtNumber: 61, photo: null };
  const token = randomBytes(16).toString('base64url');
  const rest = { code, token, consent: consent.edition, parent: null, language: 'bg' };
  await site.ask(deskPaths.openRegistrations, 'POST', { ...sent, ...rest });
}

test('[RG2] a manager corrects, refuses and confirms on his phone', async () => {
  await register('Чавдар', 'Чакащ');
  await register('Чуден', 'Чакащ');
  const { context, page } = await openManagerPhone(browser, site, {
    team: 'Балик',
    name: 'Рая Донева',
    viewport: SMALL,
  });
  onTestFinished(() => context.close());
  await page.getByRole('link', { name: /Състав/ }).click();
  const more = (name: string) => page.getByRole('button', { name: `Поправи или откажи: ${name}` });
  const sheet = page.getByRole('dialog');
  await more('Чавдар Чакащ').click();
  // The whole sheet is there: nothing of the list cuts it off.
  for (const name of ['nav.close', 'newcomer.refuse'] as const)
    await sheet.getByRole('button', { name: { ...deskBg, ...clubBg }[name] }).click({ trial: true });
  await sheet.getByLabel(clubBg['newcomer.name']).fill('Чавдар Потвърден');
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('button', { name: clubBg['newcomer.save'] }).click();
  await sheet.waitFor({ state: 'detached' });
  await more('Чуден Чакащ').click();
  await sheet.getByRole('button', { name: clubBg['newcomer.refuse'] }).click();
  await sheet.getByRole('textbox').fill('Не е от нашия отбор.');
  expect(await faultsOf(page)).toEqual({});
  await sheet.getByRole('button', { name: clubBg['newcomer.refuseNow'] }).click();
  await more('Чуден Чакащ').waitFor({ state: 'detached' });
  expect(await faultsOf(page)).toEqual({});
  await page.getByRole('button', { name: 'Потвърди Чавдар Потвърден' }).click();
  await more('Чавдар Потвърден').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Чавдар Потвърден' }).waitFor();
  expect(await named('Чавдар Потвърден')).toBeUndefined();
  // Whom the league refuses is back, with what it said.
  const { sent } = await site.ask<ClubRequests>(deskPaths.teamRequests(team));
  const request = sent.find(({ payload }) => payload['name'] === 'Чавдар Потвърден');
  await site.ask(deskPaths.refusedRequest(request?.id ?? 0), 'POST', { reason: 'Снимката не е негова' });
  await page.getByText('Лигата отказа: Снимката не е негова').waitFor();
  expect(await page.getByRole('heading', { name: clubBg['squad.refusals'] }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual({});
  await page.getByRole('button', { name: `${clubBg['newcomer.again']} Чавдар Потвърден` }).click();
  await more('Чавдар Потвърден').waitFor({ state: 'detached' });
});

test('it is also in English', async () => {
  const { page } = await openForm();
  await page.getByRole('button', { name: 'English' }).tap();
  await page.getByLabel('First name').waitFor();
  await page.reload();
  await page.getByLabel('First name').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});
