import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { matchDateTime } from '#domain/formatting/date.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDerbySite } from '#tests/support/derby-site.ts';
import { askMatch, goToMatch, matchButFor, scoreboard } from '#tests/support/match-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectCleanFirstVisit,
  open,
  PHONE,
  SCREENS,
  visit,
} from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startDerbySite>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDerbySite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const address = (key: string, query = '') => `${site.url}${pagePaths.match(site.matchId(key))}${query}`;
const match = (key: string) => askMatch(site.url, site.matchId(key));
const boardWords = async (page: Page) => (await scoreboard(page).innerText()).replaceAll(/\s+/g, ' ');

describe('addresses', () => {
  test.each(['', '/results'])('%s/match-details/{id} shows the match with its canonical address', async (area) => {
    const path = pagePaths.match(site.matchId('derby'));
    const response = await fetch(`${site.url}${area}${path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*[^s]${path}"`));
    expect(html).toContain('<title>Балик – Вихър 2:2</title>');
    expect(html).toMatch(/name="description" content="Балик – Вихър 2:2, Делта Лига, 3\. кръг, [^"]+"/);
  });

  test('the title has a score only when the match is over', async () => {
    expect(await (await fetch(address('derby', '?lang=en'))).text()).toContain('<title>Balik vs Vihar 2–2</title>');
    expect(await (await fetch(address('s7', '?lang=en'))).text()).toContain('<title>Balik vs Vihar</title>');
  });

  test.each([
    ['/match-details/999999', 404],
    ['/match-details/abc', 400],
    ['/match-details/0', 400],
    ['/results/match-details/999999', 404],
  ])('%s answers %i and says so', async (path, status) => {
    const response = await fetch(`${site.url}${path}?lang=en`);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<h\d[^>]*>There is no such match/);
  });

  test('a match that does not exist has an accessible page', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    await open(page, `${site.url}/match-details/999999?lang=en`);
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    await expectAccessible(page);
  });
});

describe.each(SCREENS)('on a %s', (_name, viewport) => {
  test.each([
    ['dark', 'bg', 'derby'],
    ['light', 'en', 'derby'],
    ['light', 'bg', 's7'],
    ['dark', 'en', 'm4'],
  ])('has a clean first visit: %s, %s, %s', async (theme, language, key) => {
    await expectCleanFirstVisit(await visit(browser, { viewport, theme }), address(key, `?lang=${language}`));
  });
});

describe('the scoreboard', () => {
  test.each<[key: string, english: string, bulgarian: string]>([
    ['s7', '– UPCOMING', '– Предстои'],
    ['derby', '2 : 2 FINISHED', '2 : 2 Край'],
    ['m4', '0 : 3 AWARDED', '0 : 3 Служебен резултат'],
    ['waiting', '– POSTPONED', '– Отложен'],
    ['other', '– CANCELLED', '– Отменен'],
  ])('%s: %s', async (key, english, bulgarian) => {
    const { page } = await visit(browser);
    await open(page, address(key, '?lang=en'));
    const { start_time, venue_latin, competition } = await match(key);
    const start = new Date(start_time!);
    expect(await boardWords(page)).toContain(`${competition.name_latin} ${matchDateTime(start, 'en')} ${venue_latin}`);
    expect(await boardWords(page)).toContain(english);
    await open(page, address(key, '?lang=bg'));
    expect(await boardWords(page)).toContain(matchDateTime(start, 'bg'));
    expect(await boardWords(page)).toContain(bulgarian);
  });

  test('an award gives its reason', async () => {
    const { page } = await visit(browser);
    await open(page, address('m4'));
    await scoreboard(page).getByText('Рилци не се яви').waitFor();
    // The winner is marked.
    expect(await boardWords(page)).toContain('Балик * (победител)');
  });

  test('a match about to begin counts down', async () => {
    const { page } = await visit(browser);
    await open(page, address('s7', '?lang=en'));
    expect((await boardWords(page)).replaceAll(' ', '')).toMatch(/UPCOMING1\dm\d+s/);
  });

  test('leads to the competition, to both teams, and one step back', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/results/leagues`);
    await goToMatch(page, site.url, site.matchId('derby'));
    const { competition, team1, team2 } = await match('derby');
    await scoreboard(page).getByRole('tab').first().waitFor();
    const addresses = await scoreboard(page)
      .locator('a:not([role=tab], [download])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      pagePaths.competition(competition.id),
      pagePaths.team(team1!.id),
      pagePaths.team(team2!.id),
    ]);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/results/leagues**');
  });

  test.each([
    ['a missing date', { start_time: null }, 'Date TBD'],
    ['an invalid date', { start_time: 'soon' }, 'Invalid Date'],
    [
      'a missing score',
      { team1_score: null, team2_score: null, team1: { id: 1, name: 'Балик' }, team2: { id: 2, name: 'Вихър' } },
      'Balik – FINISHED',
    ],
    ['an unknown status', { status: 'SUSPENDED' }, 'SUSPENDED'],
    ['penalties as JSON text', { penalty_score: '{"team1":4,"team2":3}' }, '2 : 2 (4-3 penalties) FINISHED'],
    ['a phase not begun', { status: 'LIVE', match_phase: 'NOT_STARTED' }, 'NOT STARTED'],
    ['the other name of the shoot-out', { status: 'LIVE', match_phase: 'PENALTY_SHOOTOUT' }, 'PENALTY SHOOTOUT'],
    ['the end while still live', { status: 'LIVE', match_phase: 'FULL_TIME' }, 'FULL TIME'],
    ['live without a phase', { status: 'LIVE', match_phase: null }, 'LIVE'],
  ])('%s', async (_what, facts, words) => {
    const { page } = await visit(browser);
    await goToMatch(page, site.url, site.matchId('derby'), {
      answer: matchButFor(site.url, site.matchId('derby'), facts),
    });
    await expect.poll(() => boardWords(page)).toContain(words);
  });

  test('unknown teams are not links', async () => {
    const { page, consoleErrors } = await visit(browser);
    await open(page, address('final', '?lang=en'));
    expect(await boardWords(page)).toContain('Date TBD');
    expect(await scoreboard(page).getByText('To be decided', { exact: true }).count()).toBe(2);
    expect(await scoreboard(page).locator('a[href^="/team/"]').count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  test.each(['other', 'derby'])(
    'holds together with long names, in large type, on a narrow screen: %s',
    async (key) => {
      const { page } = await visit(browser, { viewport: { width: 320, height: 700 } });
      await open(page, address(key));
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    },
  );
});

describe('tabs', () => {
  const names = (page: Page) => page.getByRole('tab').allInnerTexts();

  test('a match that was played has seven, each with its address', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    expect(await names(page)).toEqual(['Summary', 'Stats', 'Lineups', 'H2H', 'Standings', 'News', 'Video']);
    for (const tab of ['stats', 'lineups', 'h2h', 'standings', 'news', 'video']) {
      await page.locator(`#tab-${tab}`).click();
      await page.waitForURL(`**?tab=${tab}`);
      await page.locator(`#panel-${tab}`).waitFor();
    }
    await page.goBack();
    await page.locator('#panel-news').waitFor();
  });

  test.each(['s7', 'waiting', 'other'])('%s has no numbers and no lineups, whatever the address says', async (key) => {
    const { page } = await visit(browser);
    await open(page, address(key, '?tab=stats&lang=en'));
    expect(await names(page)).toEqual(['Summary', 'H2H', 'Standings', 'News', 'Video']);
    await page.locator('#panel-summary').waitFor();
    await page.getByRole('heading', { name: 'MATCH INFORMATION' }).waitFor();
    expect(await page.getByRole('button', { name: 'Events' }).count()).toBe(0);
  });
});
