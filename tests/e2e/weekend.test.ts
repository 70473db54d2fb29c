import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { weekendOf } from '#domain/gameweeks/weekend.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startLeagueSite } from '#tests/support/league-site.ts';
import { match, smallLeague } from '#tests/support/small-league.ts';
import { expectAccessible, expectCleanFirstVisit, open, PHONE, visit } from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

const { from, to } = weekendOf(dayAt(new Date()));

/** The small league as it is now: this weekend on two pitches, and a match next week. */
function league() {
  const small = smallLeague();
  const teams = { gameweek: 3, home: 'balik', away: 'vihar' };
  const others = { gameweek: 3, home: 'orlovets', away: 'riltsi' };
  const at = (day: string, time: string) => ({ startTime: instantOf(day, time).toISOString() });
  const year = Number(to.slice(0, 4));
  return {
    ...small,
    seasons: small.seasons.map((season) =>
      season.isCurrent ? { ...season, startsOn: `${year - 1}-01-01`, endsOn: `${year + 1}-12-31` } : season,
    ),
    competitionSeasons: small.competitionSeasons.map((season) =>
      season.competition === 'liga'
        ? { ...season, startsOn: `${year - 1}-01-01`, endsOn: `${year + 1}-12-31` }
        : season,
    ),
    matches: [
      match('late', { ...teams, ...at(to, '23:30'), venue: 'Терен 2' }),
      match('early', { ...others, ...at(to, '23:10'), venue: 'Терен 2' }),
      match('other', { ...teams, ...at(to, '23:20'), venue: 'Терен 10' }),
      match('unknown', { ...others, ...at(to, '23:00'), venue: null }),
      match('abandoned', { ...teams, ...at(from, '00:10'), venue: 'Терен 2', status: 'POSTPONED', score: [2, 1] }),
      match('next', { ...others, ...at(addDays(to, 7), '18:00'), venue: 'Терен 3' }),
    ],
    news: [],
  };
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startLeagueSite(league()), sharedBrowser()]);
});
afterAll(() => site?.stop());

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('has a clean first visit', async () => {
  await expectCleanFirstVisit(await visit(browser, { viewport: PHONE }), `${site.url}${pagePaths.weekend}?lang=bg`);
});

describe('this weekend', () => {
  test('[WE2] is listed by day and pitch, with hour, competition and the score of an abandoned match', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}${pagePaths.weekend}`);
    await page.getByRole('heading', { name: 'Този уикенд', level: 1 }).waitFor();
    expect(await page.locator('main h2').count()).toBe(2);
    expect(await page.locator('main h3').allTextContents()).toEqual([
      'Терен 2',
      'Терен 2',
      'Терен 10',
      'Теренът предстои да се уточни',
    ]);
    const rows = (await page.locator('main a[href^="/match-details/"]').allInnerTexts()).map(inOneLine);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^Прекратен 00:10 .*2 – 1/);
    expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual(['23:10', '23:30', '23:20', '23:00']);
    expect(rows[1]).toMatch(/Делта Лига, 3. кръг$/);
    await expectAccessible(page);
  });

  test('on paper there is only the list', async () => {
    const { page } = await visit(browser, { alone: true });
    await open(page, `${site.url}${pagePaths.weekend}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Отпечатай' }).isVisible()).toBe(false);
    expect(await page.getByText('Терен 10').isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  test('is reached from the menu and from the results', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    await open(page, `${site.url}${pagePaths.results}`);
    await page.getByRole('main').getByRole('link', { name: 'Този уикенд' }).click();
    await page.waitForURL(`**${pagePaths.weekend}`);
    await page.getByRole('button', { name: 'Меню' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Този уикенд' }).waitFor();
  });
});

test('next matches stand on home, and on the first tab of their teams', async () => {
  const { page } = await visit(browser);
  const idOf = async (path: string, wanted: string) => {
    const rows = (await (await fetch(site.url + path)).json()) as { id: number; name: string }[];
    return rows.find(({ name }) => name === wanted)?.id ?? 0;
  };
  const team = pagePaths.team(await idOf(apiPaths.teams, 'Рилци'));
  await open(page, site.url);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Следващи мачове', level: 3 }) });
  expect(inOneLine(await card.last().innerText())).toMatch(/\d\d\.\d\d \d\d:\d\d .*Рилци/);
  await open(page, site.url + team);
  expect(inOneLine(await page.getByRole('tabpanel').locator('article').first().innerText())).toContain('Рилци');
});
