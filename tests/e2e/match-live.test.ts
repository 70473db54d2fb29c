import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, phase, lineup } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import {
  expectPageEqualsApi,
  deskRecorder,
  scoreboard,
  untilJoined,
  type DeskRecorder,
} from '#tests/support/match-page.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, socketScripts, visit } from '#tests/support/visit.ts';

/* Whole matches, recorded at the desk act by act while the page is open: after each act the page shows what the API returns. */

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

beforeAll(async () => {
  const league = moveInTime(deskLeague(), Date.now() + 5 * 60_000 - KICK_OFF);
  [site, browser] = await Promise.all([startLeagueSite(league), sharedBrowser()]);
});
afterAll(() => site?.stop());

const player = (key: string) => site.playerId(key);
const desk = (key: string): DeskRecorder => deskRecorder(site.desk, site.matchId(key));
const address = (key: string, query = '') => `${site.url}${pagePaths.match(site.matchId(key))}${query}`;

async function kickOff(key: string): Promise<DeskRecorder> {
  const record = desk(key);
  await record(lineup({ player }, 'home'));
  await record(lineup({ player }, 'away'));
  await record({ act: 'kick-off' });
  return record;
}

/** Records an act and waits until the page shows it. */
const following =
  (page: Page, key: string): DeskRecorder =>
  async (act) => {
    const answer = await desk(key)(act);
    await expectPageEqualsApi(page, site.url, site.matchId(key));
    return answer;
  };

const overlay = (page: Page) => page.locator('main [aria-hidden=true]:has(> p:text-is("ГОЛ!"))');
const news = (page: Page) => page.locator('main [aria-live=polite]');
async function openLive(page: Page, key: string, query = '') {
  const joined = untilJoined(page);
  await open(page, address(key, query));
  await joined;
}

test('two halves: goals of every kind, cards, changes, numbers, corrections and withdrawals', async () => {
  await kickOff('s1');
  const { page, consoleErrors } = await visit(browser);
  await openLive(page, 's1');
  const record = following(page, 's1');
  const goal = { act: 'goal', team: 'home', player: player('ivan'), assist: player('b2') } as const;

  await record({ ...goal, minute: 2 });
  await expect.poll(() => news(page).textContent()).toBe('Гол за Балик! Балик 1, Вихър 0.');
  await record({ act: 'goal', team: 'home', player: player('b3'), ownGoal: true, minute: 5 });
  await record({ act: 'goal', team: 'away', player: player('petar'), penalty: true, minute: 7 });
  // Two goals of one player in one minute.
  await record({ ...goal, assist: null, minute: 10 });
  const twin = await record({ ...goal, assist: null, minute: 10 });
  await record({ act: 'card', team: 'away', player: player('v2'), card: 'yellow', minute: 11 });
  await record({ act: 'card', team: 'away', player: player('v2'), card: 'second-yellow', minute: 12 });
  await record({ act: 'penalty', team: 'home', player: player('b4'), result: 'saved', minute: 13 });
  await record({ act: 'statistics', teams: { home: { possession: 38 }, away: { possession: 62 } } });
  expect(await scoreboard(page).getByRole('link', { name: 'Вихър' }).innerText()).toMatch(/Вихър\s+\*/);

  await record({ act: 'withdraw', revision: twin.revision });
  await expect.poll(() => news(page).textContent()).toBe('Резултатът е поправен. Балик 2, Вихър 2.');
  const late = await record({ act: 'goal', team: 'away', player: player('v3'), minute: 1 });
  const wrong = { act: 'goal', team: 'away', player: player('v4'), minute: 3, extraTime: undefined } as const;
  await record({ act: 'correct', revision: late.revision, to: wrong });
  await record({ act: 'stop-clock' });
  await record({ act: 'start-clock' });
  await record(phase('HALF_TIME'));
  await expect.poll(() => news(page).textContent()).toBe('Почивка. Балик 2, Вихър 3.');
  await record(phase('SECOND_HALF'));
  await record({ ...goal, minute: 30 });
  await record({ act: 'final-whistle' });
  await expect.poll(() => news(page).textContent()).toBe('Край. Балик 3, Вихър 3.');
  expect(await page.title()).toBe('Балик – Вихър 3:3');
  await overlay(page).waitFor({ state: 'detached' });
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('changes in their own part', async () => {
  await kickOff('s2');
  const { page } = await visit(browser);
  await openLive(page, 's2');
  await page.getByRole('button', { name: 'Смени' }).click();
  await page.getByText('Няма смени').waitFor();
  await desk('s2')({ act: 'substitution', team: 'home', playerIn: player('b6'), playerOut: player('b3'), minute: 9 });
  await page.getByText('Влиза B6 И.').waitFor();
});

test('extra time and penalties, to the last kick', async () => {
  await kickOff('tie');
  const { page, consoleErrors } = await visit(browser, { viewport: PHONE, theme: 'light' });
  await openLive(page, 'tie');
  const record = following(page, 'tie');
  const says = (words: string) => scoreboard(page).getByText(words).first().waitFor();
  await says('Първо полувреме');
  await record(phase('HALF_TIME'));
  await says('Почивка');
  await record(phase('SECOND_HALF'));
  await record({ act: 'goal', team: 'home', player: player('ivan'), minute: 30 });
  await record({ act: 'goal', team: 'away', player: player('petar'), minute: 31 });
  await record(phase('FULL_TIME_BREAK'));
  await says('Край на редовното време');
  await record(phase('EXTRA_TIME'));
  await says('Първо продължение');
  await record({ act: 'goal', team: 'home', player: player('b2'), minute: 52 });
  await record(phase('EXTRA_TIME_BREAK'));
  await says('Почивка в продълженията');
  await record(phase('SECOND_EXTRA_TIME'));
  await says('Второ продължение');
  await record({ act: 'goal', team: 'away', player: player('v3'), minute: 58 });
  await record(phase('PENALTIES'));
  await says('Дузпи');
  await record({ act: 'shoot-out-kick', team: 'home', player: player('ivan'), result: 'scored' });
  await record({ act: 'shoot-out-kick', team: 'away', player: player('petar'), result: 'missed' });
  await record({ act: 'shoot-out-kick', team: 'home', player: player('b2'), result: 'scored' });
  await page.getByText('(2–0 след дузпи)').waitFor();
  await record({ act: 'final-whistle' });
  await page.getByText('(2–0 след дузпи)').waitFor();
  expect(await page.locator('main section > h3').allInnerTexts()).toHaveLength(5);
  await expectNoSidewaysScroll(page);
  expect(consoleErrors).toEqual([]);
});

describe('a goal', () => {
  const goal = { act: 'goal', team: 'home', minute: 4 } as const;

  test.each(['no-preference', 'reduce'] as const)('fills the screen for three seconds; motion: %s', async (motion) => {
    const key = motion === 'reduce' ? 's3' : 's4';
    await kickOff(key);
    const { page } = await visit(browser, { reducedMotion: motion });
    await openLive(page, key);
    await page.locator('#tab-summary').focus();
    await desk(key)({ ...goal, player: player('ivan'), ownGoal: true });
    await overlay(page).waitFor();
    const begun = Date.now();
    // A club without a crest shows its code.
    const said = (await overlay(page).innerText()).replaceAll(/\s+/g, ' ');
    expect(said).toMatch(/^ГОЛ! (БАЛ )?0 1 (ВИХ )?Вихър Автогол: Иван Колев, 4’$/);
    const looked = Date.now();
    await expectAccessible(page);
    const looking = Date.now() - looked;
    // The overlay does not block keyboard and mouse.
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-stats');
    await page.locator('#tab-h2h').click();
    await page.waitForURL('**?tab=h2h');
    await overlay(page).waitFor({ state: 'detached' });
    expect(Date.now() - begun).toBeGreaterThan(1500);
    expect(Date.now() - begun).toBeLessThan(5000 + looking);
  });

  test('from before the visit is not celebrated; of two at once the last is', async () => {
    const record = await kickOff('s5');
    await record(goal);
    const { page } = await visit(browser);
    await openLive(page, 's5');
    expect(await overlay(page).count()).toBe(0);
    expect(await news(page).textContent()).toBe('');
    await Promise.all([record({ ...goal, minute: 6 }), record({ ...goal, team: 'away', minute: 6 })]);
    await expect.poll(() => overlay(page).innerText()).toMatch(/2\s+1/);
    expect(await overlay(page).count()).toBe(1);
  });
});

test('a page opened before kick-off goes live without a reload, and leaves the room when it is closed', async () => {
  const { page, requests } = await visit(browser, { alone: true });
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  await page.clock.install();
  await open(page, address('s6'));
  await page.getByText('Предстои', { exact: true }).waitFor();
  expect(await socketScripts(requests)).toEqual([]);
  await kickOff('s6');
  await page.clock.runFor(31_000);
  await page.getByText('Първо полувреме').first().waitFor();
  await expect.poll(() => frames.filter((frame) => frame.includes('join_match')).length).toBe(1);
  await page.locator('header a[href="/news"]').first().click();
  await page.waitForURL('**/news');
  await expect.poll(() => frames.filter((frame) => frame.includes('leave_match')).length).toBe(1);
});

test('without a script the score of a live match can be read', async () => {
  const { page } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(address('s1'));
  await page.getByText('Край', { exact: true }).first().waitFor();
});
