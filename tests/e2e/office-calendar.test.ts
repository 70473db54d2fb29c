import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calendar, CalendarMatch } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { calendarBg } from '#i18n/office/calendar/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsAtBothWidths, faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';

/* An organiser at a desk, and a second one at the same time. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const signIn = (name: string): Promise<Page> => signInOrganiser(browser, site, name);

const stored = async (key: string): Promise<CalendarMatch> => {
  const { matches } = await site.ask<Calendar>(deskPaths.calendar);
  const found = matches.find(({ id }) => id === site.matchId(key));
  if (!found) throw new Error(`There is no match ${key}`);
  return found;
};
const publicStart = async (key: string): Promise<string> => {
  const response = await fetch(site.url + apiPaths.matchDetails(site.matchId(key)));
  const { details } = (await response.json()) as { details: { match: { start_time: string } } };
  return details.match.start_time;
};
const open = async (page: Page, key: string, more = '') => {
  await page.goto(`${site.desk}/calendar?match=${site.matchId(key)}${more}`);
  await page.locator('[class*=_moving_]').waitFor();
};
const day = (days: number) => addDays(dayAt(new Date()), days);

test('moves a match by keyboard, the site follows at once, and it is taken back', async () => {
  const page = await signIn('Мария Колева');
  await page.goto(`${site.desk}/calendar`);
  const row = page.locator(`#match-${site.matchId('other')}`);
  await row.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toMatch(/_open_/);
  await page.keyboard.press('/');
  await page.keyboard.type('riltsi orlovets');
  await page
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /Намерени|Намерен/ })
    .waitFor();
  await row.focus();
  await page.keyboard.press('Enter');
  const form = page.locator('[class*=_moving_]');
  await form.waitFor();
  const before = await publicStart('other');
  await form.locator('input[name=day]').fill(day(40));
  await form.locator('input[name=time]').fill('18:00');
  await form.locator('input[name=note]').fill('Елате по-рано');

  await page.reload();
  expect(await form.locator('input[name=time]').inputValue()).toBe('18:00');
  await page.keyboard.press('Control+s');
  await page.locator('[class*=_toast_]').waitFor();
  const moved = instantOf(day(40), '18:00').toISOString();
  await expect.poll(() => publicStart('other'), { timeout: 1000 }).toBe(moved);
  expect((await stored('other')).fields.note).toBe('Елате по-рано');
  await page.locator('[class*=_toast_] button').first().click();
  await expect.poll(() => publicStart('other'), { timeout: 3000 }).toBe(before);
  expect((await stored('other')).fields.note).toBeNull();
});

test('says what clashes while it is typed, and a free slot is one click', async () => {
  const page = await signIn('Мария Колева');
  await open(page, 'other');
  const { fields } = await stored('other');
  const form = page.locator('[class*=_moving_]');
  await form.locator('[class*=_notice_][data-tone]', { hasText: 'Терен Балик е зает' }).waitFor();
  const slot = form.locator('[class*=_buttons_] [class*=_chip_]').first();
  await slot.click();
  await form.locator('[class*=_notice_]', { hasText: 'е зает' }).waitFor({ state: 'detached' });
  await form.locator('[data-kind=primary]').click();
  await page.locator('[class*=_toast_]').waitFor();
  expect((await stored('other')).fields).not.toEqual(fields);
});

test('shows both versions to the second of two organisers, and loses neither', async () => {
  const [maria, petar] = [await signIn('Мария Колева'), await signIn('Петър Йорданов')];
  for (const page of [maria, petar]) await open(page, 's1');
  await petar.locator('input[name=time]').fill('19:00');
  await petar.locator('input[name=note]').fill('Паркингът е зает');

  await maria.locator('input[name=day]').fill(day(50));
  await maria.locator('input[name=time]').fill('20:00');
  await maria.locator('[class*=_moving_] [data-kind=primary]').click();
  await maria.locator('[class*=_toast_]').waitFor();

  await petar.locator('[class*=_moving_] [data-kind=primary]').click();
  await petar.getByRole('heading', { level: 1, name: calendarBg['calendar.conflict'] }).waitFor();
  await petar.getByText('На Мария Колева').first().waitFor();
  expect(await petar.locator('[class*=_versions_] [role=radiogroup]').count()).toBe(1);
  expect(await faultsOf(petar)).toEqual({});
  await petar.locator('[data-conflict] [data-kind=primary]').click();
  await petar.locator('[class*=_toast_]').waitFor();
  expect((await stored('s1')).fields).toMatchObject({ day: day(50), time: '19:00', note: 'Паркингът е зает' });
});

test('what is typed survives while another organiser moves the match to another day', async () => {
  const page = await signIn('Мария Колева');
  await open(page, 's6');
  const note = page.locator('input[name=note]');
  await note.focus();
  await page.keyboard.type('Ела');
  const { fields, version } = await stored('s6');
  const moved = { ...fields, day: day(60), time: '21:30', version, quiet: true };
  const saving = site.ask(deskPaths.officeMatch(site.matchId('s6')), 'PUT', moved);
  // He goes on typing while the calendar is read again.
  await page.keyboard.type('те по-рано, паркингът е зает', { delay: 40 });
  await saving;
  await expect.poll(() => page.locator('input[name=time]').inputValue()).toBe('21:30');
  await page.keyboard.type('!');
  expect(await note.inputValue()).toBe('Елате по-рано, паркингът е зает!');
  await page.keyboard.press('Control+s');
  await page.locator('[class*=_toast_]').waitFor();
  expect((await stored('s6')).fields).toMatchObject({
    day: day(60),
    time: '21:30',
    note: 'Елате по-рано, паркингът е зает!',
  });
});

test('postpones, cancels, awards and deletes from the menu of a row', async () => {
  const page = await signIn('Мария Колева');
  await page.goto(`${site.desk}/calendar`);
  const choose = async (key: string, text: string) => {
    const match = page.locator('[class*=_game_]', { has: page.locator(`#match-${site.matchId(key)}`) });
    await match.locator('[class*=_menuBtn_]').click();
    await page.locator('[role=menu]:popover-open').getByRole('menuitem', { name: text }).click();
  };
  await choose('s2', calendarBg['calendar.do.postpone']);
  await expect.poll(async () => (await stored('s2')).status).toBe('POSTPONED');
  await page.locator('[class*=_toast_] button').first().click();
  await expect.poll(async () => (await stored('s2')).status).toBe('UPCOMING');
  // The row goes back to its day, and a menu that was opened before would close.
  const row = page.locator('[class*=_game_]', { has: page.locator(`#match-${site.matchId('s2')}`) });
  await expect.poll(() => row.getByText(calendarBg['calendar.mark.postponed']).count()).toBe(0);
  await choose('s2', calendarBg['calendar.do.cancel']);
  await expect.poll(async () => (await stored('s2')).status).toBe('CANCELLED');

  await choose('s3', calendarBg['calendar.do.delete']);
  await page.locator(`#match-${site.matchId('s3')}`).waitFor({ state: 'detached' });
  await page.locator('[class*=_toast_] button').first().click();
  await page.locator(`#match-${site.matchId('s3')}`).waitFor();

  await choose('s4', calendarBg['calendar.do.award']);
  await page.locator('[class*=_moving_] [class*=_chip_]').first().click();
  await page.locator('[class*=_moving_] [data-kind=primary]').click();
  await expect.poll(async () => (await stored('s4')).status).toBe('AWARDED');
  expect((await stored('s4')).official).toEqual({ home: 3, away: 0 });
});

test('axe finds nothing in any view, and nothing scrolls sideways', async () => {
  const found: Record<string, unknown> = {};
  const page = await signIn('Мария Колева');
  for (const [name, path] of [
    ['rounds', '/calendar'],
    ['days', '/calendar?view=days'],
    ['pitches', '/calendar?view=pitches'],
    ['search', '/calendar?q=балик'],
    ['new', '/calendar?new=1'],
    ['move', `/calendar?match=${site.matchId('s5')}`],
    ['teams', `/calendar?match=${site.matchId('s5')}&do=teams`],
    ['award', `/calendar?match=${site.matchId('s5')}&do=award`],
  ] as const) {
    await page.goto(site.desk + path);
    await page.locator('[class*=_plan_]').first().waitFor();
    const faults = await faultsAtBothWidths(page);
    if (Object.keys(faults).length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
}, 300_000);
