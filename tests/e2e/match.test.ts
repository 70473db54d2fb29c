import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { matchDateTime, numericDateTime } from '#domain/formatting/date.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDerbySite } from '#tests/support/derby-site.ts';
import { askMatch, goToMatch, scoreboard, matchButFor } from '#tests/support/match-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectCleanFirstVisit,
  open,
  PHONE,
  visit,
  expectCleanLoad,
} from '#tests/support/visit.ts';
import { wordsIn } from '#tests/support/words-in.ts';

let site: Awaited<ReturnType<typeof startDerbySite>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDerbySite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const address = (key: string, query = '') => `${site.url}${pagePaths.match(site.matchId(key))}${query}`;
const match = (key: string) => askMatch(site.url, site.matchId(key));
const boardWords = async (page: Page) => (await scoreboard(page).innerText()).replaceAll(/\s+/g, ' ');
const html = async (key: string, query: string) => (await fetch(address(key, query))).text();
/** As the server renders it. */
const boardOf = async (key: string, query: string) =>
  wordsIn(/<section(?:(?!<section).)*<h1.*?<\/section>/s.exec(await html(key, query))?.[0] ?? '');
const tabsOf = async (key: string, query: string) =>
  [...(await html(key, query)).matchAll(/<a[^>]* role="tab"[^>]*>(.*?)<\/a>/gs)].map(([, name]) => wordsIn(name ?? ''));

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

describe('a first visit', () => {
  test.each([
    ['dark', 'bg', 'derby'],
    ['light', 'bg', 's7'],
    ['dark', 'en', 'm4'],
  ])('is clean: %s, %s, %s', async (theme, language, key) => {
    await expectCleanFirstVisit(await visit(browser, { viewport: PHONE, theme }), address(key, `?lang=${language}`));
  });

  test('is clean on a desktop: light, en, derby', async () => {
    await expectCleanLoad(await visit(browser, { theme: 'light' }), address('derby', '?lang=en'));
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
    const { start_time, venue_latin, competition } = await match(key);
    const start = new Date(start_time!);
    const board = await boardOf(key, '?lang=en');
    expect(board).toContain(competition.name_latin);
    const isPlayed = ['derby', 'm4'].includes(key);
    expect(board).toContain([matchDateTime(start, 'en'), ...(isPlayed ? [] : [venue_latin])].join(' '));
    expect(board).toContain(english);
    const inBulgarian = await boardOf(key, '?lang=bg');
    expect(inBulgarian).toContain(matchDateTime(start, 'bg'));
    expect(inBulgarian).toContain(bulgarian);
  });

  test('an award gives its reason', async () => {
    const board = await boardOf('m4', '');
    expect(board).toContain('Рилци не се яви');
    // The winner is marked.
    expect(board).toContain('Балик *');
    expect(board).toContain('* победител');
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
      pagePaths.results,
      pagePaths.competition(competition.id),
      pagePaths.team(team1!.id),
      pagePaths.team(team2!.id),
    ]);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/results/leagues**');
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
    expect(await tabsOf(key, '?tab=stats&lang=en')).toEqual(['Summary', 'H2H', 'Standings', 'News', 'Video']);
    const page = await html(key, '?tab=stats&lang=en');
    expect(page).toContain('id="panel-summary"');
    expect(wordsIn(page)).toContain('MATCH INFORMATION');
    expect(page).not.toMatch(/<button[^>]*>Events</);
  });
});

const rowsOf = (page: Page, section: string) =>
  page
    .locator('section:has(> h3)', { has: page.getByRole('heading', { name: section, level: 3 }) })
    .getByRole('listitem');
const words = async (of: ReturnType<Page['locator']>) =>
  (await of.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

describe('the summary', () => {
  test('lists events by section, with half-time and running scores', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    expect(await words(page.locator('main section > h3').filter({ hasText: /half/i }))).toEqual([
      'First half 1 – 1',
      'Second half 1 – 1',
    ]);
    expect(await words(rowsOf(page, 'First half'))).toEqual([
      '4’ 1 – 0 Goal Kolev I. (b2)',
      '9’ v2 Yellow card',
      '18’ v3 Penalty missed',
      '25+2’ 1 – 1 Zhelev P. Penalty',
    ]);
    expect(await words(rowsOf(page, 'Second half'))).toEqual([
      '27’ 1 – 2 Own goal b4',
      '31’ v2 Second yellow card',
      '33’ b5 Red card',
      '40’ 2 – 2 Goal Kolev I.',
    ]);
    const side = (of: ReturnType<Page['locator']>) => of.evaluate((row) => (row as HTMLElement).dataset['side']);
    expect(await side(rowsOf(page, 'First half').first())).toBe('home');
    // An own goal is listed on the side it counts for.
    expect(await side(rowsOf(page, 'Second half').first())).toBe('away');
  });

  test('[UN8] a match of which only the score is known has no events and no halves', async () => {
    const { page } = await visit(browser);
    await open(page, address('imported', '?lang=en'));
    await page.getByRole('heading', { name: 'MATCH INFORMATION' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Events' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: /half/i }).count()).toBe(0);
  });

  test('substitutions by halves; the parts begin with events whenever the tab is opened', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    await page.getByRole('button', { name: 'Substitutions' }).click();
    expect(await words(page.locator('main section > h3').filter({ hasText: 'SUBSTITUTIONS' }))).toEqual([
      '1ST HALF SUBSTITUTIONS',
      '2ND HALF SUBSTITUTIONS',
    ]);
    expect(await words(rowsOf(page, '1ST HALF'))).toEqual(['20’ In b6 Out b3']);
    expect(await words(rowsOf(page, '2ND HALF'))).toEqual(['35’ In v6 Out v4']);
    await page.locator('#tab-news').click();
    await page.locator('#tab-news[aria-selected="true"]').waitFor();
    await page.locator('#tab-summary').click();
    await page.getByRole('button', { name: 'Events', pressed: true }).waitFor();
  });

  test.each([
    ['en', 'MATCH INFORMATION', 'Week 3', 'Referee', ['Delta Liga', 'Teren Balik', 'Stoyan Dinev']],
    ['bg', 'Информация за мача', '3. кръг', 'Съдия', ['Делта Лига', 'Терен Балик', 'Стоян Динев']],
  ] as const)('match information, %s', async (language, title, week, referee, [competition, pitch, name]) => {
    const { page } = await visit(browser);
    await open(page, address('derby', `?lang=${language}`));
    await page.getByRole('button', { name: language === 'en' ? 'Match info' : 'Информация' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    const start = new Date((await match('derby')).start_time!);
    expect(await page.locator('main dd').allInnerTexts()).toEqual([
      competition,
      week,
      '2025/2026',
      numericDateTime(start, language),
      pitch,
      name,
    ]);
    expect(await page.locator('main dt').allInnerTexts()).toContain(referee);
  });

  test('unknown facts are N/A, and the referee is shown only if there is one', async () => {
    const { page } = await visit(browser);
    const nothing = { competition: null, gameweek: null, season: null, start_time: null, venue: null, referee: null };
    await goToMatch(page, site.url, site.matchId('derby'), {
      answer: matchButFor(site.url, site.matchId('derby'), nothing),
    });
    await expect.poll(() => page.locator('main dd').allInnerTexts()).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
  });

  test('is next to short statistics and the table rows around both teams', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    const table = page.locator('main aside table');
    expect((await table.locator('tbody tr').count()) >= 2).toBe(true);
    await page.locator('main aside').getByRole('link', { name: 'Full standings' }).click();
    await page.waitForURL('**?tab=standings');
  });
});

describe('while the match loads, and when it fails', () => {
  const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Broken' } });

  test('a spinner until the details are there', async () => {
    const { page } = await visit(browser);
    const held: Route[] = [];
    await goToMatch(page, site.url, site.matchId('derby'), { answer: (route) => void held.push(route) });
    await page.getByRole('status', { name: 'Loading' }).first().waitFor();
    await expect.poll(() => held.length).toBe(1);
    await held[0]!.continue();
    await scoreboard(page).getByText('FINISHED').waitFor();
  });

  test('a failure says so, and Retry reloads the page', async () => {
    const { page } = await visit(browser);
    await goToMatch(page, site.url, site.matchId('derby'), { answer: fail });
    await page.getByText('Error loading match details', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.evaluate(() => (document.title = 'before the reload'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await scoreboard(page).getByText('Balik').first().waitFor();
    expect(await page.title()).not.toBe('before the reload');
  });
});
