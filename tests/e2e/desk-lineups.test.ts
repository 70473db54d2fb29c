import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Side } from '#domain/match/score.ts';
import { launchProfile, sharedBrowser } from '#tests/support/browser.ts';
import {
  openPhone,
  PHONE_OPTIONS,
  phoneOf,
  startDeskSite,
  type DeskSite,
  type Phone,
} from '#tests/support/desk-phone.ts';
import { KICK_OFF } from '#tests/support/desk-league.ts';
import { fullLineup, fullSquadLeague } from '#tests/support/full-squads.ts';

/* Line-ups by taps: what was tapped is kept, and nobody plays unnoticed who may not. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  const league = fullSquadLeague();
  // The last time was three hours before: six started, six were substitutes, and one of them has no declaration.
  const lastTime = league.matches.find(({ key }) => key === 's1')!;
  lastTime.startTime = new Date(KICK_OFF - 3 * 3_600_000).toISOString();
  league.players.find(({ key }) => key === 'home-4')!.birthdate = '2010-01-15';
  [site, browser] = await Promise.all([startDeskSite(league), sharedBrowser()]);
  for (const side of ['home', 'away'] as const) await site.record('s1', fullLineup(site.playerId, side));
  await site.record('s1', { act: 'kick-off' });
  await site.ask(deskPaths.bans(site.playerId('home-9')), 'POST', {
    competitionId: null,
    startsOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    endsOn: null,
    matches: 5,
    decision: null,
    reasonBg: 'Удар',
    reasonEn: 'A blow',
    liftedOn: null,
  });
});
afterAll(() => site?.stop());

const openLineups = async (phone: Phone, matchKey: string) => {
  await phone.open(`/match/${site.matchId(matchKey)}/lineups`);
  await phone.page.locator('.squads .tile').first().waitFor();
};
const tileOf = ({ page }: Phone, name: string) => page.locator('.squads').getByRole('button', { name }).first();
const placeOf = (phone: Phone, name: string) => tileOf(phone, name).getAttribute('data-role');
const squad = ({ page }: Phone, side: Side) => page.locator(`.squads section[data-side=${side}]`);
const recorded = async (matchKey: string) =>
  (await site.read(matchKey)).ledger.filter(({ kind }) => kind === 'LINEUP').map(({ reason }) => reason);

test('as last time: who is suspended or lacks a declaration stays out, and can be tapped', async () => {
  const phone = await openPhone(browser, { link: await site.linkTo('s2') });
  await openLineups(phone, 's2');
  await phone.tap(phone.button('Като миналия път', squad(phone, 'home')));
  expect(await placeOf(phone, 'Стоян Стоянов')).toBe('start');
  expect(await placeOf(phone, 'Караджостоянов')).toBe('out');
  expect(await placeOf(phone, 'Делибалтов')).toBe('out');
  expect(await phone.page.getByText('Наказани в състава').count()).toBe(0);

  await phone.tap(tileOf(phone, 'Делибалтов'));
  await phone.sheet.getByText('Няма декларация от родител').waitFor();
  await phone.tap(phone.button('Не играе', phone.sheet));
  expect(await placeOf(phone, 'Делибалтов')).toBe('out');
  await phone.tap(tileOf(phone, 'Караджостоянов'));
  await phone.sheet.getByRole('textbox').fill('Комисията го пусна');
  await phone.tap(phone.button('Играе', phone.sheet));
  expect(await placeOf(phone, 'Караджостоянов')).toBe('start');
  await phone.page.getByText('Наказани в състава: Караджостоянов').waitFor();
  await phone.tap(phone.button('Готово, към мача'));
  await expect.poll(() => recorded('s2')).toEqual(['Караджостоянов: Комисията го пусна']);
});

test('line-ups being entered survive a closed tab, a crash and a restart of the phone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'delta-league-phone-'));
  let context = await launchProfile(folder, PHONE_OPTIONS);
  onTestFinished(async () => {
    await context.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  let phone = phoneOf(await context.newPage());
  await phone.join(await site.invite('scorer'));
  await openLineups(phone, 's3');
  await phone.tap(tileOf(phone, 'Стоян Стоянов'));
  await phone.tap(tileOf(phone, 'Георги Попов'));
  await phone.tap(phone.button('Вратар'));
  await phone.tap(tileOf(phone, 'Стоян Стоянов'));
  await phone.tap(tileOf(phone, 'Караджостоянов'));
  await phone.sheet.getByRole('textbox').fill('Пуснат е');
  await phone.tap(phone.button('Играе', phone.sheet));
  await expect.poll(() => placeOf(phone, 'Караджостоянов')).toBe('start');

  // The tab is closed.
  await phone.page.close();
  phone = phoneOf(await context.newPage());
  await phone.page.goto(`${site.desk}/`);
  await openLineups(phone, 's3');
  expect(await placeOf(phone, 'Георги Попов')).toBe('start');
  await phone.tap(tileOf(phone, 'Росен Тодоранов'));
  await expect.poll(() => placeOf(phone, 'Росен Тодоранов')).toBe('start');

  // The renderer crashes.
  const devtools = await context.newCDPSession(phone.page);
  const crashed = phone.page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await Promise.all(context.pages().map((page) => page.close()));
  phone = phoneOf(await context.newPage());
  await phone.page.goto(`${site.desk}/`);
  await openLineups(phone, 's3');
  expect(await placeOf(phone, 'Росен Тодоранов')).toBe('start');
  await phone.tap(phone.button('Номер'));
  await phone.tap(tileOf(phone, 'Росен Тодоранов'));
  for (const digit of ['7', '7']) await phone.tap(phone.button(digit, phone.sheet));
  await phone.tap(phone.button('Добре', phone.sheet));
  await tileOf(phone, '77 Тодоранов').waitFor();

  // The phone is switched off and on.
  await context.close();
  context = await launchProfile(folder, PHONE_OPTIONS);
  phone = phoneOf(await context.newPage());
  await phone.page.goto(`${site.desk}/`);
  await openLineups(phone, 's3');
  await tileOf(phone, '77 Тодоранов').waitFor();
  expect(await tileOf(phone, 'Стоян Стоянов').getAttribute('aria-label')).toContain('вратар');
  await phone.tap(phone.button('Готово, към мача'));
  // The reason that was given before the crashes is recorded with it.
  await expect.poll(() => recorded('s3')).toEqual(['Караджостоянов: Пуснат е']);
  const entered = (await site.read('s3')).players.filter(({ starter }) => starter !== null);
  expect(entered.length).toBe(4);

  // What was recorded is no draft any more: the next change of another phone is seen here.
  await openLineups(phone, 's3');
  await site.record('s3', fullLineup(site.playerId, 'home'));
  await expect.poll(() => placeOf(phone, 'Мартин Делибалтов')).toBe('start');
});

test('a draft that another phone has overtaken says so, and shows what was recorded', async () => {
  const phone = await openPhone(browser, { link: await site.linkTo('s4') });
  await openLineups(phone, 's4');
  await phone.tap(tileOf(phone, 'Живко Недев'));
  await expect.poll(() => placeOf(phone, 'Живко Недев')).toBe('start');
  await site.record('s4', fullLineup(site.playerId, 'home'));
  await phone.page.reload();
  const other = phone.button('Записан е друг. Покажи го', squad(phone, 'home'));
  await other.waitFor();
  expect(await placeOf(phone, 'Живко Недев')).toBe('start');
  expect(await placeOf(phone, 'Димитър Колев')).toBe('out');
  await phone.tap(other);
  expect(await placeOf(phone, 'Димитър Колев')).toBe('start');
  expect(await placeOf(phone, 'Живко Недев')).toBe('sub');
  expect(await other.count()).toBe(0);
  await phone.page.reload();
  await tileOf(phone, 'Живко Недев').waitFor();
  expect(await placeOf(phone, 'Живко Недев')).toBe('sub');
});
