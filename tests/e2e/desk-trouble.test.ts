import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, phoneOf, startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { startProxy } from '#tests/support/unreliable-proxy.ts';

/* What goes wrong at a pitch besides the network. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const goalMinutes = async (matchKey: string) =>
  (await site.read(matchKey)).ledger.filter(({ kind }) => kind === 'GOAL').map(({ minute }) => minute);

/** A phone's clock that a test can set: milliseconds in `localStorage['test-skew']`. */
function skewClock(): void {
  const RealDate = Date;
  const now = () => RealDate.now() + Number(localStorage.getItem('test-skew'));
  class SkewedDate extends RealDate {
    constructor(...given: unknown[]) {
      // @ts-expect-error -- A Date takes many kinds of arguments.
      super(...(given.length === 0 ? [now()] : given));
    }
    static override now = now;
  }
  globalThis.Date = SkewedDate as DateConstructor;
}

describe('[N2] a phone whose clock is ten minutes slow, and then fast', () => {
  test('records the right minutes, also when its clock is set during the match and after a reload', async () => {
    const [matchKey, minutes] = ['s1', -10];
    const kickOff = minutesAgo(10);
    await site.prepare(matchKey, kickOff);
    const phone = await openPhone(browser, { link: await site.linkTo(matchKey), script: skewClock });
    const setClock = (skew: number) =>
      phone.page.evaluate((value) => localStorage.setItem('test-skew', String(value)), skew * 60_000);
    await setClock(minutes);
    await phone.page.reload();
    await phone.page.locator('.pad').waitFor();
    const right = () => Math.floor((Date.now() - kickOff.getTime()) / 60_000) + 1;
    const expected: number[] = [];
    const recordGoal = async () => {
      expected.push(right());
      await phone.unseenGoal('home');
    };
    await recordGoal();
    await expect.poll(() => goalMinutes(matchKey)).toEqual(expected);
    await phone.untilInstalled();
    await phone.context.setOffline(true);
    await recordGoal();
    await setClock(-minutes);
    await recordGoal();
    // The app notices within a second.
    await sleep(1500);
    await phone.page.reload();
    await phone.page.locator('.pad').waitFor();
    await recordGoal();
    expect(await phone.page.getByRole('timer').innerText()).toMatch(new RegExp(`^${right() - 1}:`));
    await phone.context.setOffline(false);
    await expect.poll(() => goalMinutes(matchKey)).toEqual(expected);
  });
});

test('[N2] a phone without space refuses the act in words and shows nothing as recorded', async () => {
  await site.prepare('s3', minutesAgo(5));
  const phone = await openPhone(browser, { link: await site.linkTo('s3') });
  await phone.page.locator('.pad').waitFor();
  for (const how of ['at once', 'when it is written']) {
    await phone.page.evaluate((when) => {
      const store = IDBObjectStore.prototype as IDBObjectStore & { realAdd?: IDBObjectStore['add'] };
      store.realAdd ??= store.add;
      const { realAdd } = store;
      store.add = function add(this: IDBObjectStore, ...given: Parameters<IDBObjectStore['add']>) {
        if (when === 'at once') throw new DOMException('The quota is exceeded', 'QuotaExceededError');
        const request = realAdd.apply(this, given);
        request.addEventListener('success', () => this.transaction.abort());
        return request;
      };
    }, how);
    await phone.unseenGoal('home');
    const bar = phone.page.getByRole('alert');
    await bar.getByText('Телефонът няма място').waitFor();
    await bar.getByText('Нищо не е записано').waitFor();
    expect(await phone.score()).toBe('0–0');
    expect(await phone.page.locator('.ledger > li[data-side]').count()).toBe(0);
    expect(await phone.pill()).toMatch(/^Записано до/);
    await phone.tap(phone.button('Добре'));
  }
  await phone.page.evaluate(() => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { realAdd: IDBObjectStore['add'] };
    store.add = store.realAdd;
  });
  await phone.unseenGoal('home');
  await expect.poll(phone.score).toBe('1–0');
  await site.expectLedger('s3', ['PHASE FIRST_HALF', 'GOAL home'], phone);
});

test('[N7] a session that the organiser ended: acts wait, can be read out, and go after a new invitation', async () => {
  await site.prepare('s4', minutesAgo(5));
  const phone = await openPhone(browser, { link: await site.invite('scorer', 'Мария Тодорова') });
  await phone.openMatch(site.matchId('s4'));
  await phone.unseenGoal('home');
  await site.expectLedger('s4', ['PHASE FIRST_HALF', 'GOAL home'], phone);
  const { people } = await site.people();
  const [device] = people.find(({ name }) => name === 'Мария Тодорова')!.devices;
  await site.ask(deskPaths.device(device!.id), 'DELETE');

  await phone.goal('away', 'petar');
  await phone.noAssist();
  await phone.card('home', 'b2', 'Жълт');
  await expect.poll(phone.pill).toMatch(/Не си вписан, 2 чакат/);
  expect(await phone.countLines('waiting')).toBe(2);
  expect(await phone.score()).toBe('1–1');
  expect(await site.ledger('s4')).toHaveLength(2);
  // It survives a reload, and the pill still says so.
  await phone.page.reload();
  await expect.poll(phone.pill).toMatch(/Не си вписан, 2 чакат/);

  await phone.tap(phone.page.locator('[class*=_net_]'));
  await phone.sheet.getByText('Поискай нова покана от организатора').waitFor();
  expect(await phone.sheet.locator('li').allInnerTexts()).toEqual([
    expect.stringMatching(/^\d\d:\d\d\s+Гол, 6 Желев, Вихър$/),
    expect.stringMatching(/^\d\d:\d\d\s+Жълт, 2 B2, Балик$/),
  ]);
  await phone.tap(phone.sheet.getByRole('link', { name: 'Впиши се' }));
  await phone.page.getByText('Отвори поканата си').waitFor();
  await phone.join(await site.invite('scorer', 'Мария Тодорова'));
  await site.expectLedger('s4', ['PHASE FIRST_HALF', 'GOAL home', 'GOAL away petar', 'YELLOW_CARD home b2'], phone);
});

test('[N5] a match called off meanwhile: what waited is refused with the reason, and can be dropped', async () => {
  await site.prepare('s5');
  const phone = await openPhone(browser, { link: await site.linkTo('s5') });
  await phone.page.locator('.pad').waitFor();
  await phone.context.setOffline(true);
  await phone.whistle('Начало');
  await phone.unseenGoal('home');
  await site.record('s5', { act: 'cancel' });
  await phone.context.setOffline(false);
  await expect.poll(() => phone.countLines('refused')).toBe(2);
  expect(await site.ledger('s5')).toEqual(['CANCEL']);
  await phone.page.locator('.ledger .reason').first().getByText('Мачът не се играе сега.').waitFor();

  for (const left of [1, 0]) {
    await phone.tap(phone.page.locator('.ledger li[data-state=refused] button').first());
    await phone.button('Прати пак', phone.sheet).waitFor();
    // Nothing that it could replace is a probable duplicate.
    expect(await phone.button('Прати като поправка', phone.sheet).count()).toBe(0);
    await phone.tap(phone.button('Махни го', phone.sheet));
    await expect.poll(() => phone.countLines('refused')).toBe(left);
  }
  await phone.page.reload();
  await phone.page.locator('.tally .score').waitFor();
  await phone.untilAllRecorded();
  expect(await phone.countLines('refused')).toBe(0);
});

test('[N5] a match that was handed in meanwhile: what waited is added, with a reason', async () => {
  await site.prepare('s6', minutesAgo(60));
  await site.record('s6', { act: 'phase', phase: 'HALF_TIME' }, minutesAgo(33));
  await site.record('s6', { act: 'phase', phase: 'SECOND_HALF' }, minutesAgo(27));
  const phone = await openPhone(browser, { link: await site.linkTo('s6') });
  await phone.page.locator('.pad').waitFor();
  await phone.context.setOffline(true);
  await phone.card('away', 'v2', 'Жълт');
  await site.record('s6', { act: 'final-whistle' });
  await site.record('s6', { act: 'hand-in' });
  await phone.context.setOffline(false);
  await phone.page.getByText('Протоколът е предаден').first().waitFor();
  const line = phone.page.locator('[class*=_protocol_] [data-state=refused] button');
  await phone.tap(line);
  await phone.sheet.getByText('Поправя се с причина').waitFor();
  expect(await phone.button(/^Добави в протокола.*първо напиши причината/, phone.sheet).isDisabled()).toBe(true);
  await phone.page.getByLabel('Причина').fill('Нямаше мрежа');
  await phone.tap(phone.button(/^Добави в протокола/, phone.sheet));
  await expect.poll(() => site.ledger('s6')).toContain('YELLOW_CARD away v2');
  await phone.untilAllRecorded();
  expect(await line.count()).toBe(0);
  expect((await site.read('s6')).ledger.at(-1)?.reason).toBe('Нямаше мрежа');
});

test('[N4] two tabs of one phone: no act twice, in the order of the taps', async () => {
  await site.prepare('s7', minutesAgo(5));
  const first = await openPhone(browser, { link: await site.linkTo('s7') });
  const second = phoneOf(await first.context.newPage());
  await second.page.goto(first.page.url());
  await second.page.locator('.pad').waitFor();
  await first.context.setOffline(true);
  const tapped = ['PHASE FIRST_HALF'];
  for (let round = 0; round < 5; round++) {
    await first.page.bringToFront();
    await first.unseenGoal('home');
    await second.page.bringToFront();
    await second.unseenGoal('away');
    tapped.push('GOAL home', 'GOAL away');
  }
  // Each tab shows what was tapped in the other.
  await expect.poll(second.score).toBe('5–5');
  await first.page.bringToFront();
  await expect.poll(first.score).toBe('5–5');
  await first.context.setOffline(false);
  await site.expectLedger('s7', tapped, first, second);
  expect(await second.lines()).toEqual(await first.lines());
});

test('[N4] a server killed between receiving and answering records the act once', async () => {
  await site.prepare('derby', minutesAgo(5));
  const proxy = await startProxy(site.desk);
  onTestFinished(() => proxy.stop());
  const phone = await openPhone(browser, { link: await site.linkTo('derby'), through: proxy.url });
  await phone.page.locator('.pad').waitFor();
  let received = 0;
  proxy.decideBy(({ method }) => {
    if (method === 'POST') received += 1;
    return { kind: 'swallow' };
  });
  await phone.goal('home', 'ivan');
  await phone.noAssist();
  await expect.poll(async () => (await site.ledger('derby')).length).toBe(2);
  await site.crash();
  await phone.unseenGoal('away');
  await expect.poll(phone.pill).toMatch(/Без мрежа от \d\d:\d\d, 2 чакат/);
  await site.restart();
  proxy.comeBack();
  await site.expectLedger('derby', ['PHASE FIRST_HALF', 'GOAL home ivan', 'GOAL away'], phone);
  expect(received).toBeGreaterThan(0);
  expect(await phone.score()).toBe('1–1');
});
