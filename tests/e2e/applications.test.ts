import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { PeriodRecord } from '#contract/desk/applications.ts';
import type { CompetitionList } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { pages } from '#desk/shell/navigation.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { applicationBg as bg } from '#i18n/application/bg.ts';
import { clubBg } from '#i18n/club/bg.ts';
import { applicationsBg as office } from '#i18n/office/applications/bg.ts';
import { requestsOfficeBg } from '#i18n/office/requests/bg.ts';
import {
  openApplicationForm,
  openApplications,
  seasonToCome,
  smallTargets,
  untilNoProgram,
} from '#tests/support/applications.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { PHONE_OPTIONS, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsAtBothWidths, faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';
import { policyViolations } from '#tests/support/visit.ts';

/* A team applies on a phone, and the league answers in the office. */

let site: DeskSite;
let browser: Browser;
/** The league in the season to come. */
let coming: number;
let league: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
  const { competitions } = await site.ask<CompetitionList>(deskPaths.competitions);
  const [{ competitionId, name } = { competitionId: 0, name: '' }] = competitions;
  league = name;
  const season = seasonToCome();
  coming = (await site.ask<{ id: number }>(deskPaths.announcedCompetitions, 'POST', { season, competitionId })).id;
  const title = { bg: 'Правилник на лигата', en: 'Rules of the league' };
  const rules = await site.ask<{ number: number }>(deskPaths.documents, 'POST', { title, text: 'Играем честно.' });
  const { version } = await site.ask<PeriodRecord>(deskPaths.applicationPeriod(coming));
  const today = dayAt(new Date());
  await site.ask(deskPaths.applicationPeriod(coming), 'PUT', {
    isOpen: true,
    opensOn: today,
    closesOn: addDays(today, 20),
    answersBy: addDays(today, 25),
    places: 8,
    textBg: 'Шест на шест, от септември.',
    textEn: 'Six a side, from September.',
    fee: '120 €',
    asksColour: true,
    asksDays: true,
    asksPitch: true,
    questions: [{ bg: 'Имате ли човек, който да свири?', en: 'Can one of you referee?', isRequired: false }],
    document: rules.number,
    documentOn: today,
    version,
  });
});
afterAll(() => site?.stop());

const SMALL = { width: 360, height: 740 };

async function openPhone() {
  const context = await browser.newContext({ ...PHONE_OPTIONS, viewport: SMALL });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const violations = policyViolations(page);
  return { page, violations, ...(await openApplicationForm(page, site.desk)) };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name);
const send = (page: Page) => button(page, bg['apply.send']).tap();

/** Everything that is wrong with a page of the phone. */
async function expectSound(page: Page) {
  expect(await faultsOf(page)).toEqual({});
  expect(await smallTargets(page)).toEqual([]);
}

/** A team that nobody knows, up to its own page. */
async function apply(team: string) {
  const phone = await openPhone();
  const { page, openedAt } = phone;
  await page.getByLabel(bg['apply.team'], { exact: true }).fill(team);
  await field(page, bg['apply.name']).fill('Десислава Митева');
  await field(page, bg['apply.contact']).fill('0877 410 226');
  await page.locator('label.tick').tap();
  await untilNoProgram(page, openedAt);
  await send(page);
  await page.getByRole('heading', { name: team }).waitFor();
  return phone;
}

async function openOffice() {
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  await page.goto(site.desk + pages.requests);
  return page;
}
const words = (text: string, team: string) => text.replace('{team}', team);

test('[AL3] a known team applies, changes what it sent, waits, is accepted, and its applicant becomes manager', async () => {
  const { page, openedAt, violations } = await openPhone();
  await expectSound(page);
  // The field that is wrong is named, and the thumb is led to it.
  await untilNoProgram(page, openedAt);
  const team = page.getByLabel(bg['apply.team'], { exact: true });
  await send(page);
  await page.getByText(bg['apply.wrong.required']).waitFor();
  await expect.poll(() => team.evaluate((input) => input === document.activeElement)).toBe(true);
  await team.fill('Балик');
  await button(page, bg['apply.itIsUs']).tap();
  await page.getByText(words(bg['apply.isKnown'], 'Балик')).waitFor();
  await field(page, bg['apply.name']).fill('Димитър Колев');
  await field(page, bg['apply.contact']).fill('не');
  await page.locator('label.tick').tap();
  await send(page);
  await page.getByText(bg['apply.wrong.contact']).waitFor();
  await expectSound(page);
  await field(page, bg['apply.contact']).fill('0888 123 456');
  await button(page, bg['apply.colour.turquoise']).tap();
  await button(page, bg['apply.day.sunday']).tap();
  await field(page, 'Имате ли човек').fill('Да, Стоян');
  // What was typed survives a reload.
  await page.reload();
  expect(await field(page, bg['apply.contact']).inputValue()).toBe('0888 123 456');
  await send(page);
  await page.getByRole('heading', { name: 'Балик' }).waitFor();
  await page.getByText(bg['apply.reviewed']).waitFor();
  expect(new URL(page.url()).hash).not.toBe('');
  await expectSound(page);
  await button(page, bg['apply.change']).tap();
  await field(page, bg['apply.contact']).fill('mitko@example.org');
  await expectSound(page);
  await button(page, bg['apply.save']).tap();
  await page.getByText('mitko@example.org').waitFor();
  // A change is no second application, and a new visit starts with an empty form.
  await page.reload();
  await page.getByText('mitko@example.org').waitFor();

  const desk = await openOffice();
  await desk.getByText('mitko@example.org').waitFor();
  expect(await faultsAtBothWidths(desk)).toEqual({});
  await button(desk, words(office['applications.waitOne'], 'Балик')).click();
  await desk.getByText(office['applications.waits'].replace('{place}', '1')).waitFor();
  await page.reload();
  await page.getByText(bg['apply.waits'].replace('{place}', '1')).waitFor();
  await expectSound(page);

  await button(desk, words(office['applications.acceptOne'], 'Балик')).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByText(words(office['applications.acceptTitle'], 'Балик')).waitFor();
  expect(await faultsAtBothWidths(desk)).toEqual({});
  await button(desk, office['applications.accept']).last().click();
  await dialog.locator('svg[role=img]').waitFor();
  expect(await faultsAtBothWidths(desk)).toEqual({});
  await button(desk, office['applications.done']).click();
  await desk.getByText(words(office['applications.taken'], 'Балик')).first().waitFor({ state: 'attached' });

  await page.reload();
  await page.getByRole('heading', { name: bg['apply.in'] }).waitFor();
  await expectSound(page);
  const applied = page.url();
  await button(page, bg['apply.becomeManager']).tap();
  await page.waitForURL('**/join*');
  await page.locator('button.primary').tap();
  await page.getByRole('heading', { name: clubBg['home.todo'] }).waitFor();
  await page.goto(applied);
  await page.getByRole('link', { name: bg['apply.openClub'] }).waitFor();
  await expectSound(page);
  expect(violations).toEqual([]);
});

test('[AL3] a team is refused with a reason that it reads, and another withdraws', async () => {
  const { page } = await apply('Морска звезда от кварталния стадион');
  const desk = await openOffice();
  await button(desk, words(office['applications.refuseOne'], 'Морска звезда от кварталния стадион')).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(requestsOfficeBg['requests.reason']).fill('Местата са заети. Пробвайте пак през пролетта.');
  expect(await faultsAtBothWidths(desk)).toEqual({});
  await button(desk, requestsOfficeBg['requests.refuse']).last().click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Пробвайте пак през пролетта.').waitFor();
  await expectSound(page);
  // The way to a new application begins with an empty form.
  await page.getByRole('link', { name: bg['apply.again'] }).tap();
  const team = page.getByLabel(bg['apply.team'], { exact: true });
  await team.waitFor();
  expect(await team.inputValue()).toBe('');

  const { page: other } = await apply('Чайка');
  await button(other, bg['apply.withdraw']).tap();
  await button(other, bg['apply.withdrawSure']).tap();
  await other.getByText(bg['apply.withdrawn']).waitFor();
  await expectSound(other);
});

test('a link that nobody has opens nothing, and all of it is also in English', async () => {
  const { page } = await openPhone();
  await page.goto(`${site.desk}/apply#${'A'.repeat(24)}`);
  await page.reload();
  await page.getByRole('heading', { name: bg['apply.noLink'] }).waitFor();
  await expectSound(page);
  await openApplicationForm(page, site.desk);
  await page.getByRole('button', { name: 'English' }).tap();
  await page.getByLabel('Team', { exact: true }).waitFor();
  await page.getByText('Six a side, from September.').waitFor();
  await page.reload();
  await page.getByLabel('Team', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expectSound(page);
});

test('[AL9] an organiser announces the competition of a season to come, and its form is open', async () => {
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  await page.goto(site.desk + pages.requests);
  await page.getByRole('heading', { name: new RegExp(league) }).waitFor();
  const { competitions } = await site.ask<CompetitionList>(deskPaths.competitions);
  const other = competitions.find(({ name }) => name !== league)?.name ?? '';
  const look = async () => expect(await faultsAtBothWidths(page)).toEqual({});
  await openApplications(page, { competition: other, places: 12, look });
  expect(await faultsAtBothWidths(page)).toEqual({});
  const phone = await openPhone();
  await phone.page.getByRole('group', { name: bg['apply.choose'] }).waitFor();
  await phone.page.getByRole('button', { name: new RegExp(other) }).tap();
  await phone.page.getByRole('heading', { name: new RegExp(other) }).waitFor();
  await expectSound(phone.page);
});
