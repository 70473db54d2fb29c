import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calendar } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague } from '#tests/support/desk-league.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { moveInTime } from '#tests/support/league-site.ts';
import { signInOrganiser } from '#tests/support/office-browser.ts';

/* The results of a gameweek that was played this morning, typed in one go. */

const THREE_HOURS = 3 * 60 * 60_000;

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(moveInTime(deskLeague(), -THREE_HOURS)), sharedBrowser()]);
});
afterAll(() => site?.stop());

const signIn = (width?: number): Promise<Page> => signInOrganiser(browser, site, 'Мария Колева', width);
const cardOf = (page: Page, key: string) => page.locator(`#result-${site.matchId(key)}`);
const saved = async (key: string) => {
  const { matches } = await site.ask<Calendar>(deskPaths.calendar);
  return matches.find(({ id }) => id === site.matchId(key))?.score ?? null;
};
const openResults = async (page: Page, key: string) => {
  await page.goto(`${site.desk}/calendar/results?match=${site.matchId(key)}`);
  await cardOf(page, key).waitFor();
};

test('six matches with scorers are entered by keyboard in under two minutes', async () => {
  const page = await signIn();
  await page.goto(`${site.desk}/calendar?competition=1&round=3`);
  await page.getByRole('link', { name: 'Въведи резултатите' }).click();
  const six = ['derby', 's1', 's2', 's3', 's4', 's5'];
  await Promise.all(six.map((key) => cardOf(page, key).waitFor()));
  const began = performance.now();
  for (const key of six) {
    // The first field has the focus by itself; each further match is clicked because their order is the calendar's.
    await cardOf(page, key).locator('input').first().focus();
    for (const text of ['2', '1', '20 21', 'аг22', '', '23 23']) {
      await page.keyboard.type(text);
      await page.keyboard.press(text === '2' ? 'Tab' : 'Enter');
    }
  }
  expect(await cardOf(page, 'derby').locator('output').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('автогол')]),
  );
  await page.keyboard.press('Control+s');
  await page.locator('[class*=_toast_]', { hasText: 'Записани са 6 резултата' }).waitFor();
  expect(performance.now() - began).toBeLessThan(120_000);
  for (const key of six) expect(await saved(key)).toEqual({ home: 2, away: 1 });
  const ledger = await site.ledger('derby');
  expect(ledger).toEqual(
    expect.arrayContaining([
      'GOAL home b1',
      'GOAL home b2',
      'GOAL home b3',
      'YELLOW_CARD away v4',
      'SECOND_YELLOW away v4',
    ]),
  );
  const response = await fetch(site.url + apiPaths.matchDetails(site.matchId('derby')));
  expect(JSON.stringify(await response.json())).toContain('"status":"FINISHED"');
});

test('what is not right is said beside it and stays, the rest is saved', async () => {
  const page = await signIn(390);
  await openResults(page, 's6');
  const [good, bad] = [cardOf(page, 's6'), cardOf(page, 's7')];
  await bad.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.id))
    .toBe(await good.getAttribute('id'));
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await bad.getByLabel('Голове на Балик').first().fill('1');
  await bad.getByLabel('Голове на Вихър').first().fill('0');
  await bad.getByLabel('Голмайстори на Балик').fill('20 99');
  await bad.getByText('99: няма такъв в Балик').waitFor();
  await page.getByText('1 мач не е довършен').waitFor();
  await page.getByRole('button', { name: 'Запиши 1 резултат' }).click();
  await good.getByText('Записан', { exact: true }).waitFor();
  expect(await saved('s6')).toEqual({ home: 0, away: 0 });
  expect(await saved('s7')).toBeNull();

  await page.reload();
  expect(await bad.getByLabel('Голмайстори на Балик').inputValue()).toBe('20 99');
  await bad.getByLabel('Голмайстори на Балик').fill('играч b1');
  await bad.getByText('играч: повече от един в Балик').waitFor();
  await bad.getByLabel('Голмайстори на Балик').fill('20');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Запиши 1 резултат' }).click();
  await bad.locator('output[data-tone=bad]').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Запиши 1 резултат' }).click();
  await bad.getByText('Записан', { exact: true }).waitFor();
  expect(await saved('s7')).toEqual({ home: 1, away: 0 });
  expect(await site.ledger('s7')).toEqual(['RESULT', 'GOAL home b1']);
});

test('a result is corrected where it was entered, and what a line does not say is kept', async () => {
  const id = site.matchId('other');
  await site.ask(deskPaths.result(id), 'PUT', {
    score: { home: 1, away: 0 },
    goals: [{ team: 'home', player: null, assist: null, ownGoal: false, penalty: false, minute: 12, extraTime: null }],
    cards: [],
  });
  const page = await signIn();
  await openResults(page, 'other');
  const card = cardOf(page, 'other');
  expect(
    await card
      .getByLabel(/^Голмайстори на/)
      .first()
      .inputValue(),
  ).toBe('?');
  await card.locator('input').nth(1).fill('1');
  await page.keyboard.press('Control+s');
  await card.getByText('Записан', { exact: true }).waitFor();
  const { ledger } = await site.read('other');
  expect(ledger.filter(({ kind, stands }) => kind === 'GOAL' && stands).map(({ minute }) => minute)).toEqual([
    12,
    null,
  ]);
});

test('what somebody else records meanwhile is not overwritten unasked', async () => {
  const page = await signIn();
  await openResults(page, 'other');
  const card = cardOf(page, 'other');
  const home = card.locator('input').first();
  await home.fill('4');
  await site.ask(deskPaths.result(site.matchId('other')), 'PUT', { score: { home: 2, away: 2 }, goals: [], cards: [] });
  await page.reload();
  await card.getByText('Междувременно някой друг промени този мач. Записано е 2–2.').waitFor();
  expect(await home.inputValue()).toBe('4');
  await page.keyboard.press('Control+s');
  expect(await saved('other')).toEqual({ home: 2, away: 2 });
  await card.getByRole('button', { name: 'Вземи записаното' }).click();
  expect(await home.inputValue()).toBe('2');
});

test('who types on right after saving is not told that somebody else was there', async () => {
  const page = await signIn();
  await openResults(page, 's6');
  const card = cardOf(page, 's6');
  let release = () => {};
  const isRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  await card.locator('input').first().fill('2');
  await card.locator('input').nth(1).fill('0');
  await page.route(`**${deskPaths.match(site.matchId('s6'))}`, async (route) => {
    await isRead;
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await card.getByText('Записан', { exact: true }).waitFor();
  await card.getByLabel('Голмайстори на Балик').fill('20');
  const answered = page.waitForResponse(`**${deskPaths.match(site.matchId('s6'))}`);
  release();
  await answered;
  await card.getByText('Още не е записан').waitFor();
  expect(await card.getByText('Междувременно').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await card.getByText('Записан', { exact: true }).waitFor();
  expect(await site.ledger('s6')).toEqual(['RESULT', 'GOAL home', 'GOAL home', 'CORRECTION home b1']);
});

test('the form of one match asks, too, before it writes over what somebody else recorded', async () => {
  const page = await signIn();
  const id = site.matchId('s5');
  await page.goto(`${site.desk}/match/${id}/result`);
  const save = page.getByRole('button', { name: /^Запази резултата/ });
  await page.getByRole('button', { name: 'Балик, още един' }).click();
  await site.ask(deskPaths.result(id), 'PUT', { score: { home: 2, away: 2 }, goals: [], cards: [] });
  await page.reload();
  await page.getByText('Междувременно някой друг промени този мач. Записано е 2–2.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Вземи записаното' }).click();
  expect(await save.isEnabled()).toBe(true);
  expect(await saved('s5')).toEqual({ home: 2, away: 2 });
});
