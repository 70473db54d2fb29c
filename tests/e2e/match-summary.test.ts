import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { numericDateTime } from '#domain/formatting/date.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDerbySite } from '#tests/support/derby-site.ts';
import { askMatch, goToMatch, matchButFor, scoreboard } from '#tests/support/match-page.ts';
import { expectAccessible, open, visit } from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startDerbySite>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDerbySite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const address = (key: string, query = '') => `${site.url}${pagePaths.match(site.matchId(key))}${query}`;
const match = (key: string) => askMatch(site.url, site.matchId(key));
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

  test('[UN8] a match of which only the score is known has no halves', async () => {
    const { page } = await visit(browser);
    await open(page, address('imported', '?lang=en'));
    await page.getByText('The events of this match were not recorded.').waitFor();
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
    await open(page, address('imported', '?lang=en'));
    await page.getByRole('button', { name: 'Substitutions' }).click();
    await page.getByText('No substitutions', { exact: true }).waitFor();
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

  test.each([
    ['en', 'Error loading match details', 'Failed to load match data. Please try again.', 'Retry', 'Balik'],
    ['bg', 'Мачът не можа да се зареди', 'Данните за мача не можаха да се заредят. Опитай пак.', 'Опитай пак', 'Балик'],
  ] as const)('a failure says so, and Retry reloads the page: %s', async (language, title, text, retry, team) => {
    const { page } = await visit(browser);
    await goToMatch(page, site.url, site.matchId('derby'), { answer: fail, language });
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.evaluate(() => (document.title = 'before the reload'));
    await page.getByRole('button', { name: retry }).click();
    await scoreboard(page).getByText(team).first().waitFor();
    expect(await page.title()).not.toBe('before the reload');
  });

  test('an answer without a match is no data', async () => {
    const { page } = await visit(browser);
    await goToMatch(page, site.url, site.matchId('derby'), {
      answer: (route) => route.fulfill({ json: { details: {} } }),
    });
    await page.getByText('No data available').waitFor();
  });

  test('failures of other requests leave the match on the page', async () => {
    const { page } = await visit(browser);
    for (const part of ['stats', 'lineups', 'h2h', 'standings']) await page.route(`**/readonly-match/*/${part}`, fail);
    await goToMatch(page, site.url, site.matchId('derby'));
    await scoreboard(page).getByText('FINISHED').waitFor();
    expect(await words(rowsOf(page, 'First half'))).toHaveLength(4);
  });
});
