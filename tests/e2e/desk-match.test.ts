import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskEntry } from '#contract/desk/matches.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';

/* A match recorded by taps, online. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

test('a whole match by taps: a goal is 2, with an assist 3, a card 3, a change 3', async () => {
  const phone = await openPhone(browser, { link: await site.linkTo('derby') });
  await site.prepare('derby');
  const taps = {
    kickOff: await phone.count(() => phone.whistle('Начало')),
    goal: await phone.count(() => phone.goal('home', 'ivan')),
    assist: await phone.count(async () => {
      // A key stops the seconds of the sheet; the goal is recorded before the assist is known.
      await phone.page.keyboard.press('Shift');
      await expect.poll(() => site.ledger('derby')).toContain('GOAL home ivan');
      await phone.assist('b2');
    }),
    card: await phone.count(() => phone.card('away', 'v2', 'Жълт')),
    change: await phone.count(() => phone.change('home', 'b3', 'b6')),
    unseen: await phone.count(() => phone.unseenGoal('away')),
    halfTime: await phone.count(() => phone.whistle('Почивка')),
    secondHalf: await phone.count(() => phone.whistle('Второ полувреме')),
    secondYellow: await phone.count(() => phone.card('away', 'v2', 'Втори жълт')),
  };
  expect(taps).toEqual({
    kickOff: 1,
    goal: 2,
    assist: 1,
    card: 3,
    change: 3,
    unseen: 2,
    halfTime: 1,
    secondHalf: 1,
    secondYellow: 3,
  });
  await expect.poll(phone.score).toBe('1–1');

  // A player who was sent off is not offered any more.
  await phone.tap(phone.button(/^Гол/, phone.half('away')));
  await phone.shirt('v1').waitFor();
  expect(await phone.shirt('v2').count()).toBe(0);
  await phone.tap(phone.button('Затвори, няма гол'));

  const end = phone.button('Край на мача');
  await phone.hold(end, 200);
  expect(await end.count()).toBe(1);
  await phone.hold(end, 1300);
  await phone.button('Предай протокола').waitFor();
  // Lifting the finger presses nothing on the screen that has come up under it.
  expect(await phone.sheet.count()).toBe(0);
  await phone.tap(phone.button('Колев', phone.page.locator('.best')));
  await phone.tap(phone.button('Предай протокола'));
  await phone.page.getByText('Протоколът е предаден').waitFor();
  await site.expectLedger(
    'derby',
    [
      'PHASE FIRST_HALF',
      'GOAL home ivan',
      'CORRECTION home ivan b2',
      'YELLOW_CARD away v2',
      'SUBSTITUTION home b6 b3',
      'GOAL away',
      'PHASE HALF_TIME',
      'PHASE SECOND_HALF',
      'SECOND_YELLOW away v2',
      'FINAL_WHISTLE',
      'MAN_OF_THE_MATCH home ivan',
      'HAND_IN',
    ],
    phone,
  );
  // The ledger knows who recorded it.
  const { ledger } = await site.read('derby');
  expect(new Set(ledger.filter(({ kind }) => kind !== 'LINEUP').map(({ by }) => by))).toEqual(new Set(['Доброволец']));
});

const isStandingGoal = ({ kind, stands }: DeskEntry) => kind === 'GOAL' && stands;

test('the final whistle by keyboard: Enter twice', async () => {
  await site.prepare('s1', new Date(Date.now() - 30 * 60_000));
  await site.record('s1', { act: 'phase', phase: 'HALF_TIME' });
  await site.record('s1', { act: 'phase', phase: 'SECOND_HALF' });
  const phone = await openPhone(browser, { link: await site.linkTo('s1') });
  const end = phone.button('Край на мача');
  await end.focus();
  await phone.page.keyboard.press('Enter');
  await end.getByText('натисни пак').waitFor();
  await phone.page.keyboard.press('Enter');
  await phone.button('Предай протокола').waitFor();
  await expect.poll(() => site.ledger('s1')).toContain('FINAL_WHISTLE');
});

test('undo for eight seconds; later a line can be corrected and taken back', async () => {
  await site.prepare('s2', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s2') });
  await phone.unseenGoal('home');
  await phone.tap(phone.button('Отмени'));
  await expect.poll(phone.score).toBe('0–0');
  await phone.goal('away', 'petar');
  await phone.noAssist();
  const line = phone.page.locator('.ledger').getByRole('button', { name: 'Желев' });
  await phone.tap(line);
  await phone.tap(phone.button('Друг вкара', phone.sheet));
  await phone.tap(phone.shirt('v3'));
  const corrected = phone.page.locator('.ledger').getByRole('button', { name: 'V3' });
  await corrected.waitFor();
  await phone.tap(corrected);
  await phone.tap(phone.button('Махни го', phone.sheet));
  await expect.poll(phone.score).toBe('0–0');
  await expect.poll(async () => (await site.read('s2')).ledger.filter(isStandingGoal)).toEqual([]);
  await expect.poll(async () => (await site.ledger('s2')).at(-1)).toMatch(/^WITHDRAWAL/);
});

test('a goal a minute ago gets the minute before', async () => {
  await site.prepare('s3', new Date(Date.now() - 10.5 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s3') });
  await phone.tap(phone.button(/^Гол/, phone.half('home')));
  await phone.tap(phone.button('Минута по-рано'));
  await phone.sheet.getByText('преди 1 мин').waitFor();
  await phone.tap(phone.button('Не видях кой', phone.sheet));
  const goals = async () => (await site.read('s3')).ledger.filter(isStandingGoal).map(({ minute }) => minute);
  await expect.poll(goals).toEqual([10]);
});

test('the assist sheet goes away by itself after five seconds', async () => {
  await site.prepare('s4', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s4') });
  await phone.goal('home', 'ivan');
  const opened = performance.now();
  await phone.sheet.waitFor();
  await phone.sheet.waitFor({ state: 'hidden' });
  expect(performance.now() - opened).toBeGreaterThan(4000);
  expect(performance.now() - opened).toBeLessThan(7000);
});
