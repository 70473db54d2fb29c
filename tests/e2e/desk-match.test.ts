import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from 'playwright-core';
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
    halfTime: await phone.count(() => phone.earlyHalfTime()),
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
    halfTime: 2,
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
  await phone.tap(phone.button('Колев', phone.page.locator('[class*=_best_]')));
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

test('[DK24] while the clock is stopped the circle starts it, and does not end the half', async () => {
  await site.prepare('s5', new Date(Date.now() - 24 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s5') });
  await phone.tap(phone.button('Още', phone.page.locator('.pad')));
  await phone.tap(phone.button('Спри часовника', phone.sheet));
  await phone.page.getByText('Часовникът е спрян').first().waitFor();
  expect(await phone.page.locator('.pad .whistle').innerText()).toBe('Пусни часовника');
  await phone.whistle('Пусни часовника');
  await phone.button('Почивка', phone.page.locator('.pad')).waitFor();
  await site.expectLedger('s5', ['PHASE FIRST_HALF', 'CLOCK_STOP', 'CLOCK_START'], phone);
});

test('[DK26] a second tap on the circle does not record the act behind it', async () => {
  await site.prepare('s6', new Date(Date.now() - 24 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s6') });
  const circle = phone.page.locator('.pad .whistle');
  await phone.button('Почивка', phone.page.locator('.pad')).waitFor();
  const { x, y } = await middleOf(circle);
  await phone.page.touchscreen.tap(x, y);
  await phone.button('Второ полувреме', phone.page.locator('.pad')).waitFor();
  await phone.page.touchscreen.tap(x, y);
  await phone.page.touchscreen.tap(x, y);
  await sleep(1200);
  await site.expectLedger('s6', ['PHASE FIRST_HALF', 'PHASE HALF_TIME'], phone);
  // A second later it is meant.
  await phone.page.touchscreen.tap(x, y);
  await site.expectLedger('s6', ['PHASE FIRST_HALF', 'PHASE HALF_TIME', 'PHASE SECOND_HALF'], phone);
});

test('[DK25] half time in the 5th minute asks once; a hasty second tap does not answer', async () => {
  await site.prepare('s7', new Date(Date.now() - 5.2 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s7') });
  const pad = phone.page.locator('.pad');
  const { x, y } = await middleOf(pad.locator('.whistle'));
  await phone.page.touchscreen.tap(x, y);
  const question = phone.page.getByRole('alertdialog');
  await question.getByText('Изиграни са 5 минути от 25').waitFor();
  const { x: yesX, y: yesY } = await middleOf(phone.button('Да, свири'));
  await phone.page.touchscreen.tap(yesX, yesY);
  await sleep(1200);
  expect(await question.count()).toBe(1);
  await phone.tap(phone.button('Не, играе се'));
  await pad.waitFor();
  expect(await site.ledger('s7')).toEqual(['PHASE FIRST_HALF']);
  await phone.earlyHalfTime();
  await site.expectLedger('s7', ['PHASE FIRST_HALF', 'PHASE HALF_TIME'], phone);
});

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

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
