import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, phase, sheet } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { expectPageEqualsApi, tellingDesk, untilJoined, type Told } from '#tests/support/match-page.ts';
import { expectAccessible, expectNoSidewaysScroll, open, PHONE, socketScripts, visit } from '#tests/support/visit.ts';

/* Whole matches, told to the desk act by act while the page is open: after each of them it tells what the API tells. */

const PATIENCE = { timeout: 10_000 };

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

beforeAll(async () => {
  const league = moveInTime(deskLeague(), Date.now() + 5 * 60_000 - KICK_OFF);
  [site, browser] = await Promise.all([startLeagueSite(league), sharedBrowser()]);
});
afterAll(() => site?.stop());

const player = (key: string) => site.playerId(key);
const desk = (key: string): Told => tellingDesk(site.desk, site.matchId(key));
const address = (key: string, query = '') => `${site.url}${pagePaths.match(site.matchId(key))}${query}`;

async function kickOff(key: string): Promise<Told> {
  const tell = desk(key);
  await tell(sheet({ player }, 'home'));
  await tell(sheet({ player }, 'away'));
  await tell({ act: 'kick-off' });
  return tell;
}

/** Tells the desk, and sees the page follow. */
const following =
  (page: Page, key: string): Told =>
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
  const { page, complaints } = await visit(browser);
  await openLive(page, 's1');
  const tell = following(page, 's1');
  const goal = { act: 'goal', team: 'home', player: player('ivan'), assist: player('b2') } as const;

  await tell({ ...goal, minute: 2 });
  await expect.poll(() => news(page).textContent(), PATIENCE).toBe('Гол за Балик! Балик 1, Вихър 0.');
  await tell({ act: 'goal', team: 'home', player: player('b3'), ownGoal: true, minute: 5 });
  await tell({ act: 'goal', team: 'away', player: player('petar'), penalty: true, minute: 7 });
  // One player, one minute, two goals.
  await tell({ ...goal, assist: null, minute: 10 });
  const twin = await tell({ ...goal, assist: null, minute: 10 });
  await tell({ act: 'card', team: 'away', player: player('v2'), card: 'yellow', minute: 11 });
  await tell({ act: 'card', team: 'away', player: player('v2'), card: 'second-yellow', minute: 12 });
  await tell({ act: 'penalty', team: 'home', player: player('b4'), result: 'saved', minute: 13 });
  await tell({ act: 'statistics', teams: { home: { possession: 38 }, away: { possession: 62 } } });
  expect(await page.locator('main > section a[href^="/team/"]').last().innerText()).toMatch(/Вихър\s+\*/);

  await tell({ act: 'withdraw', revision: twin.revision });
  await expect.poll(() => news(page).textContent(), PATIENCE).toBe('Резултатът е поправен. Балик 2, Вихър 2.');
  const late = await tell({ act: 'goal', team: 'away', player: player('v3'), minute: 1 });
  const wrong = { act: 'goal', team: 'away', player: player('v4'), minute: 3, extraTime: undefined } as const;
  await tell({ act: 'correct', revision: late.revision, to: wrong });
  await tell({ act: 'stop-clock' });
  await tell({ act: 'start-clock' });
  await tell(phase('HALF_TIME'));
  await expect.poll(() => news(page).textContent(), PATIENCE).toBe('Почивка. Балик 2, Вихър 3.');
  await tell(phase('SECOND_HALF'));
  await tell({ ...goal, minute: 30 });
  await tell({ act: 'final-whistle' });
  await expect.poll(() => news(page).textContent(), PATIENCE).toBe('Край. Балик 3, Вихър 3.');
  expect(await page.title()).toBe('Балик – Вихър 3:3');
  await overlay(page).waitFor({ state: 'detached' });
  await expectAccessible(page);
  expect(complaints).toEqual([]);
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
  const { page, complaints } = await visit(browser, { viewport: PHONE, theme: 'light' });
  await openLive(page, 'tie');
  const tell = following(page, 'tie');
  const line = page.locator('main > section p', { has: page.locator('i') }).last();
  const says = async (words: string) => {
    await expect.poll(() => line.innerText(), PATIENCE).toContain(words);
  };
  await says('Първо полувреме');
  await tell(phase('HALF_TIME'));
  await says('Почивка');
  await tell(phase('SECOND_HALF'));
  await tell({ act: 'goal', team: 'home', player: player('ivan'), minute: 30 });
  await tell({ act: 'goal', team: 'away', player: player('petar'), minute: 31 });
  await tell(phase('FULL_TIME_BREAK'));
  await says('Край на редовното време');
  await tell(phase('EXTRA_TIME'));
  await says('Първо продължение');
  await tell({ act: 'goal', team: 'home', player: player('b2'), minute: 52 });
  await tell(phase('EXTRA_TIME_BREAK'));
  await says('Почивка в продълженията');
  await tell(phase('SECOND_EXTRA_TIME'));
  await says('Второ продължение');
  await tell({ act: 'goal', team: 'away', player: player('v3'), minute: 58 });
  await tell(phase('PENALTIES'));
  await says('Дузпи');
  await tell({ act: 'shoot-out-kick', team: 'home', player: player('ivan'), result: 'scored' });
  await tell({ act: 'shoot-out-kick', team: 'away', player: player('petar'), result: 'missed' });
  await tell({ act: 'shoot-out-kick', team: 'home', player: player('b2'), result: 'scored' });
  await page.getByText('(2–0 след дузпи)').waitFor();
  await tell({ act: 'final-whistle' });
  await page.getByText('(2–0 след дузпи)').waitFor();
  expect(await page.locator('main section > h3').allInnerTexts()).toHaveLength(5);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
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
    // A club without a crest is there by its code.
    const said = (await overlay(page).innerText()).replaceAll(/\s+/g, ' ');
    expect(said).toMatch(/^ГОЛ! (БАЛ )?0 1 (ВИХ )?Вихър Автогол: Иван Колев, 4’$/);
    const looked = Date.now();
    await expectAccessible(page);
    const looking = Date.now() - looked;
    // The keyboard and the mouse are left alone.
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-stats');
    await page.locator('#tab-h2h').click();
    await page.waitForURL('**?tab=h2h');
    await overlay(page).waitFor({ state: 'detached' });
    expect(Date.now() - begun).toBeGreaterThan(1500);
    expect(Date.now() - begun).toBeLessThan(5000 + looking);
  });

  test('that was there before is not celebrated; of two at once the last is', async () => {
    const tell = await kickOff('s5');
    await tell(goal);
    const { page } = await visit(browser);
    await openLive(page, 's5');
    expect(await overlay(page).count()).toBe(0);
    expect(await news(page).textContent()).toBe('');
    await Promise.all([tell({ ...goal, minute: 6 }), tell({ ...goal, team: 'away', minute: 6 })]);
    await expect.poll(() => overlay(page).innerText(), PATIENCE).toMatch(/2\s+1/);
    expect(await overlay(page).count()).toBe(1);
  });
});

test('a page that waits for its match goes live by itself, and one that leaves it leaves its room', async () => {
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
  await expect.poll(() => frames.filter((frame) => frame.includes('join_match')).length, PATIENCE).toBe(1);
  await page.locator('header a[href="/news"]').first().click();
  await page.waitForURL('**/news');
  await expect.poll(() => frames.filter((frame) => frame.includes('leave_match')).length, PATIENCE).toBe(1);
});

test('without a script the score of a live match can be read', async () => {
  const { page } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(address('s1'));
  await page.getByText('Край', { exact: true }).first().waitFor();
});
