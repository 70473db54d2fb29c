import type { Browser, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompetitionsByStatus, GameweekInfo, GameweekMatch, Gameweeks } from '#contract/http/competition.ts';
import type { Trending } from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import { expectAccessible, expectCleanFirstVisit, open, PHONE, visit, expectCleanLoad } from '#tests/support/visit.ts';
import { askIn } from '#tests/support/in-latin.ts';

const demoUrl = await demoSite();
let browser: Browser;
let competitions: CompetitionsByStatus;
let gameweeks: GameweekInfo[];
let league: CompetitionsByStatus['active'][number];
let current: GameweekInfo;

beforeAll(async () => {
  browser = await sharedBrowser();
  competitions = await ask<CompetitionsByStatus>(apiPaths.competitionsByStatus);
  league = competitions.active[0]!;
  ({ gameweeks } = await ask<Gameweeks>(apiPaths.gameweeks(league.id)));
  current = gameweeks.find(({ is_current }) => is_current)!;
});

const ask = askIn(() => demoUrl);
const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Broken' } });
const follow = async (page: Page, href: string) => {
  await page.locator(`main a[href="${href}"]`).first().click();
  await page.waitForURL(`**${href}`);
};

describe('addresses', () => {
  test.each(['/results', '/results/', '/results/standings', '/results/competition/1/standings'])(
    '%s leads to the hub',
    async (path) => {
      const response = await fetch(demoUrl + path, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/results/matches');
    },
  );

  test('in the requested language', async () => {
    const { url, redirected } = await fetch(`${demoUrl}/results?lang=en`);
    expect([url, redirected]).toEqual([`${demoUrl}/results/matches?lang=en`, true]);
  });

  test.each([
    ['/results/leagues', 'Leagues', 'Лиги', 'Делта Лига'],
    ['/results/other', 'Other', 'Други', 'Купа Делта'],
    ['/results/competition-details/1', 'Competition details', 'За състезанието', 'Делта Лига'],
  ])('%s has real content', async (path, english, bulgarian, content) => {
    const { page, consoleErrors } = await visit(browser, { theme: 'light' });
    await open(page, `${demoUrl}${path}?lang=en`);
    await page.getByRole('heading', { name: english, level: 1 }).waitFor();
    expect(await page.getByText('Coming soon').count()).toBe(0);
    await expectAccessible(page);
    await page.goto(`${demoUrl}${path}?lang=bg`);
    await page.getByRole('heading', { name: bulgarian, level: 1 }).waitFor();
    await page.getByRole('main').getByText(content).first().waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test.each([
    ['/results/competition/999999', 404],
    ['/results/competition/abc', 400],
    ['/results/competition/1/gameweek/999', 404],
    ['/results/competition-details/abc', 400],
    ['/results/competition-details/999999', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await fetch(demoUrl + path)).status).toBe(status);
  });

  test('an unknown competition or gameweek says so, with links to other pages', async () => {
    const { page } = await visit(browser);
    await open(page, `${demoUrl}/results/competition/999999?lang=en`);
    await page.getByRole('heading', { name: 'There is no such competition' }).waitFor();
    await follow(page, pagePaths.results);
    await open(page, `${demoUrl}${pagePaths.resultsGameweek(league.id, 999)}?lang=bg`);
    await page.getByText('Няма такъв кръг').waitFor();
    await follow(page, pagePaths.resultsGameweek(league.id, 1));
  });
});

test('the hub has a clean first visit on a phone, and on a desktop', async () => {
  await expectCleanFirstVisit(await visit(browser, { viewport: PHONE }), `${demoUrl}${pagePaths.results}?lang=bg`);
  await expectCleanLoad(await visit(browser), `${demoUrl}${pagePaths.results}?lang=en`);
});

test('a competition has a clean first visit', async () => {
  const address = `${demoUrl}${pagePaths.resultsCompetition(league.id)}?lang=en`;
  await expectCleanFirstVisit(await visit(browser, { viewport: PHONE }), address);
});

describe('the hub', () => {
  const names = (page: Page, title: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) })
      .locator('a b')
      .allTextContents();

  test('lists competitions by status, five of the finished until “more” is pressed', async () => {
    const { page } = await visit(browser);
    await open(page, `${demoUrl}${pagePaths.results}?lang=en`);
    expect(await names(page, 'Active competitions')).toEqual(competitions.active.map(({ name }) => name));
    expect(await names(page, 'Upcoming competitions')).toEqual(competitions.upcoming.map(({ name }) => name));
    const finished = competitions.finished.map(({ name }) => name);
    expect(finished.length).toBeGreaterThan(5);
    expect(await names(page, 'Finished competitions')).toEqual(finished.slice(0, 5));
    await page.getByRole('button', { name: `Load ${finished.length - 5} more` }).click();
    expect(await names(page, 'Finished competitions')).toEqual(finished);
    expect(await page.getByRole('button', { name: /^Load/ }).count()).toBe(0);
    await page.getByText(`Gameweek ${league.current_gameweek}`).first().waitFor();
    await follow(page, pagePaths.resultsCompetition(league.id));
  });

  test('leads to the trending players, with their goals and assists', async () => {
    const [first] = await ask<Trending>(apiPaths.trendingPlayers, 'bg');
    const { page } = await visit(browser);
    await open(page, `${demoUrl}${pagePaths.results}`);
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${pagePaths.player(first!.id)}"]`) });
    const text = await row.innerText();
    expect(text).toContain(first!.team.name);
    if (first!.goals > 1) expect(text).toContain(`${first!.goals} гола`);
    expect(text).toMatch(new RegExp(`\\b${first!.goals + first!.assists}$`));
    await row.getByRole('link').click();
    await page.waitForURL(`**${pagePaths.player(first!.id)}`);
  });

  test('leads to the live matches while there are any', async () => {
    const { page } = await visit(browser, { alone: true });
    await page.route(`**${apiPaths.liveStatus}`, (route) =>
      route.fulfill({ json: { hasLiveMatches: false, liveMatchCount: 0 } }),
    );
    await page.clock.install();
    await open(page, `${demoUrl}${pagePaths.results}`);
    const button = page.locator(`main a[href="${pagePaths.liveMatches}"]`);
    await button.getByText(/на живо/).waitFor();
    await page.clock.runFor(121_000);
    await button.waitFor({ state: 'detached' });
  });
});

describe('a competition', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Кръгове' });

  test('opens at the current gameweek, in view among the others, and in the bar', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    await open(page, `${demoUrl}${pagePaths.resultsCompetition(league.id)}`);
    await page.getByRole('heading', { name: 'Делта Лига', level: 1 }).waitFor();
    expect(await page.title()).toBe(`Делта Лига, ${current.number}. кръг. Делта Лига`);
    expect(await tabs(page).getByRole('link').count()).toBe(gameweeks.length);
    const chosen = tabs(page).locator('[aria-current=page]');
    expect(await chosen.textContent()).toBe(`${current.number}. кръг`);
    const { x = -1, width = 0 } = (await chosen.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    const bar = page.getByRole('navigation', { name: 'Състезания' });
    expect(await bar.locator('[aria-current=page]').first().textContent()).toContain('Делта Лига');
    expect(await page.locator(`main a[href="${pagePaths.competition(league.id)}"]`).count()).toBe(2);
  });

  test('each gameweek has an address: forwards, back, and alone', async () => {
    const [first, second] = gameweeks as [GameweekInfo, GameweekInfo];
    const matches = await ask<GameweekMatch[]>(apiPaths.gameweekMatches(league.id, first.id), 'bg');
    const { page } = await visit(browser);
    await open(page, `${demoUrl}${pagePaths.resultsGameweek(league.id, second.number)}`);
    await follow(page, pagePaths.resultsGameweek(league.id, first.number));
    await page.getByRole('heading', { name: '1. кръг', level: 2 }).waitFor();
    for (const { id, score, home_team } of matches) {
      const row = page.locator(`main a[href="${pagePaths.match(id)}"]`);
      const text = await row.innerText();
      expect(text).toContain(home_team?.name);
      if (score) expect(text).toMatch(new RegExp(`${score.home}[^\\d]+${score.away}`));
    }
    await page.goBack();
    await page.getByRole('heading', { name: '2. кръг', level: 2 }).waitFor();
    expect(await tabs(page).locator('[aria-current=page]').textContent()).toBe('2. кръг');
    await page.getByRole('navigation', { name: 'Път до страницата' }).getByText('2. кръг').waitFor();
  });

  test('one that fails to load can be tried again', async () => {
    const { page } = await visit(browser);
    await open(page, `${demoUrl}${pagePaths.results}?lang=en`);
    await page.route(`**${apiPaths.competition(league.id)}`, fail);
    await follow(page, pagePaths.resultsCompetition(league.id));
    await page.getByText('Failed to load league data. Please check your connection and try again.').waitFor();
    await expectAccessible(page);
    await page.unroute(`**${apiPaths.competition(league.id)}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: league.name, level: 1 }).waitFor();
  });
});
