import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CompetitionTeams, Featured, GameweekGoals, Standing, TopScorer } from '#contract/http/competition.ts';
import type { TableInputs } from '#contract/http/outlook.ts';
import type { NewsItem } from '#contract/http/news.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { demoCompetitions, fail } from '#tests/support/competition-page.ts';
import { expectAccessible, goTo, open, PHONE, visit } from '#tests/support/visit.ts';

const { ask, browser, url, league, withFormat, address } = demoCompetitions();

interface Season {
  id: number;
  name: string;
  is_current: boolean;
}
const seasonsOf = (id: number) => ask<Season[]>(apiPaths.competitionSeasons(id));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

describe('the head', () => {
  test('names the competition, its size, format and stage, and opens with the current season', async () => {
    const { id, current_gameweek } = league();
    const seasons = await seasonsOf(id);
    const { teams } = await ask<CompetitionTeams>(apiPaths.competitionTeams(id));
    const { page } = await visit(browser(), { viewport: PHONE });
    await open(page, address(id));
    await page.getByRole('heading', { name: 'Делта Лига', level: 1 }).waitFor();
    const text = await page.locator('main').innerText();
    for (const words of [`${teams.length} отбора`, 'Всеки срещу всеки', `${current_gameweek}. кръг от 22`])
      expect(text).toContain(words);
    const choice = page.getByRole('combobox', { name: 'Сезон' });
    expect(await choice.locator('option').allTextContents()).toEqual(seasons.map((season) => season.name));
    expect(await choice.inputValue()).toBe(String(seasons.find(({ is_current }) => is_current)!.id));
  });

  test('another season keeps the tab and is in the address; the current one is not', async () => {
    const { id } = league();
    const [usual, other] = await seasonsOf(id);
    const { page, consoleErrors } = await visit(browser());
    await open(page, address(id, '?tab=standings&lang=en'));
    const choice = page.getByRole('combobox', { name: 'Season' });
    await choice.selectOption(String(other!.id));
    await page.waitForURL(`**${pagePaths.competition(id)}?tab=standings&season=${other!.id}`);
    const { standings } = await ask<Featured>(`${apiPaths.featured(id)}?season=${other!.id}`);
    const champion = (standings as Standing[])[0]!;
    await page.getByRole('row', { name: new RegExp(`^1 .*${champion.team.name}`) }).waitFor();
    await expect.poll(() => choice.inputValue()).toBe(String(other!.id));
    await tab(page, 'Teams');
    await page.waitForURL(`**?tab=teams&season=${other!.id}`);
    // The address changes before the page does.
    await page.getByRole('heading', { name: /^Participating Teams/ }).waitFor();
    await choice.selectOption(String(usual!.id));
    await page.waitForURL(`**${pagePaths.competition(id)}?tab=teams`);
    await page.goBack();
    await page.waitForURL(`**season=${other!.id}`);
    await expect.poll(() => choice.inputValue()).toBe(String(other!.id));
    expect(consoleErrors).toEqual([]);
  });

  test('is in the title and in the canonical address', async () => {
    const { id, name } = league();
    const [season] = await seasonsOf(id);
    const html = await (await fetch(address(id, '?tab=results&gameweek=3&lang=en'))).text();
    expect(html).toContain(`<title>${name} ${season!.name}, Results. Delta League</title>`);
    expect(html).toMatch(
      new RegExp(`rel="canonical" href="[^"]+/competition/${id}\\?tab=results&amp;gameweek=3&amp;lang=en"`),
    );
  });

  test('a failure says so and can be tried again', async () => {
    const { id } = league();
    const { page } = await visit(browser());
    await open(page, `${url()}/contacts?lang=en`);
    await page.route(`**${apiPaths.featured(id)}*`, fail);
    await goTo(page, pagePaths.competition(id));
    await page.getByRole('heading', { name: 'Error loading competition' }).waitFor();
    await page.getByText('Failed to fetch competition data').waitFor();
    await expectAccessible(page);
    await page.unroute(`**${apiPaths.featured(id)}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: league().name, level: 1 }).waitFor();
  });
});

describe('Home', () => {
  test('has the figures of the API, and the goals of each gameweek', async () => {
    const { id } = league();
    // A finished season, because the current one changes during the test.
    const past = (await seasonsOf(id)).at(-1)!;
    const of = (path: string) => `${path}?season=${past.id}`;
    const { teams } = await ask<CompetitionTeams>(of(apiPaths.competitionTeams(id)));
    const { totalMatches } = await ask<{ totalMatches: number }>(of(apiPaths.totalMatchesPlayed(id)));
    const weeks = await ask<GameweekGoals>(of(apiPaths.gameweekGoals(id)));
    const { page } = await visit(browser());
    await open(page, address(id, `?season=${past.id}&lang=en`));
    const facts = await page.locator('dl > div').allInnerTexts();
    expect(facts.filter((fact) => !fact.startsWith('Current gameweek'))).toEqual(
      [
        ['Teams', teams.length],
        ['Format', 'League'],
        ['Season', past.name],
        ['Matches played', totalMatches],
        ['Country', 'Bulgaria'],
      ].map(([label, value]) => `${label}\n${value}`),
    );
    const goals = weeks.reduce((sum, week) => sum + week.goals, 0);
    await page.getByText(`${goals} goals in ${totalMatches} matches`).waitFor();
    const rows = page.getByRole('table', { name: 'Goals by gameweek' }).locator('tbody tr');
    expect(await rows.allTextContents()).toEqual(weeks.map((week) => `GW${week.gameweek}${week.goals}`));
    await page.getByRole('table', { name: 'Position by gameweek' }).waitFor({ state: 'attached' });
    await page.getByRole('table', { name: 'Goals by 15-minute period' }).waitFor({ state: 'attached' });
    expect(await page.getByText('Coming soon').count()).toBe(0);
    await page.goto(address(id, '?lang=bg'));
    await page.getByText(`КР${weeks[0]!.gameweek}`).first().waitFor();
    await page.getByText('България').waitFor();
    await page.locator('dl > div', { hasText: 'Текущ кръг' }).getByText(String(league().current_gameweek)).waitFor();
  });
});

describe('Standings', () => {
  const figures = (row: Standing) => [
    row.position,
    row.team.name,
    row.matches_played,
    row.wins,
    row.draws,
    row.losses,
    row.goals_scored,
    row.goals_conceded,
    row.goal_difference > 0 ? `+${row.goal_difference}` : String(row.goal_difference).replace('-', '−'),
    row.points,
  ];

  test('of a league are one table with the figures of the API', async () => {
    const { id } = league();
    const past = (await seasonsOf(id)).at(-1)!;
    const { standings } = await ask<Featured>(`${apiPaths.featured(id)}?season=${past.id}`, 'bg');
    const { page } = await visit(browser());
    await open(page, address(id, `?tab=standings&season=${past.id}`));
    const rows = page.getByRole('table').locator('tbody tr');
    const seen = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...(row as HTMLTableRowElement).cells].slice(0, 10).map(({ innerText }) => innerText.split('\n')[0]!.trim()),
      ),
    );
    expect(seen.map((row) => row.map((cell) => cell.replace(/\*$/, '')))).toEqual(
      (standings as Standing[]).map((row) => figures(row).map(String)),
    );
    await rows.first().getByRole('link').click();
    await page.waitForURL(`**${pagePaths.team((standings as Standing[])[0]!.team.id)}`);
  });

  test('are narrowed to a venue or a part of the season, and sorted by any column [ST24] to [ST26] and [ST28]', async () => {
    const { id } = league();
    const past = (await seasonsOf(id)).at(-1)!;
    const { standings } = await ask<Featured>(`${apiPaths.featured(id)}?season=${past.id}`, 'bg');
    const { results } = await ask<TableInputs>(`${apiPaths.tableInputs(id)}?season=${past.id}`);
    const { page } = await visit(browser());
    await open(page, address(id, `?tab=standings&season=${past.id}`));
    const rows = page.getByRole('table').locator('tbody tr');
    const column = (index: number) => rows.locator(`td:nth-child(${index})`).allInnerTexts();

    await page.getByRole('button', { name: 'Дома' }).click();
    await expect
      .poll(async () => Number((await column(3))[0]))
      .toBeLessThan((standings as Standing[])[0]!.matches_played);
    const first = Number(await rows.first().getAttribute('data-team'));
    expect((await column(3))[0]).toBe(String(results.filter(({ home_id }) => home_id === first).length));

    await page.getByRole('button', { name: 'Всички' }).click();
    const scored = page.getByRole('columnheader', { name: 'ВГ' });
    await scored.getByRole('button').click();
    const goals = (standings as Standing[]).map(({ goals_scored }) => String(goals_scored));
    const descending = goals.toSorted((a, b) => Number(b) - Number(a));
    expect(await column(7)).toEqual(descending);
    expect(await scored.getAttribute('aria-sort')).toBe('descending');
    await scored.getByRole('button').click();
    expect(await column(7)).toEqual(descending.toReversed());
    await scored.getByRole('button').click();
    expect(await column(7)).toEqual(goals);
    expect(await scored.getAttribute('aria-sort')).toBeNull();
    await expectAccessible(page);
  });

  test('of groups are a table each', async () => {
    const { id } = withFormat('GROUP_PLUS_KNOCKOUT');
    const { standings } = await ask<Featured>(apiPaths.featured(id));
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=standings&lang=en'));
    const groups = Object.entries(standings as Record<string, Standing[]>);
    const tables = page.getByRole('tabpanel').locator('section').first();
    expect(await tables.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      groups.map(([name]) => `Group ${name}`),
    );
    for (const [index, [, rows]] of groups.entries())
      expect(await page.getByRole('table').nth(index).locator('tbody tr').count()).toBe(rows.length);
  });
});

describe('Statistics', () => {
  const card = (page: Page, title: string) =>
    page
      .getByRole('tabpanel')
      .locator('section section', { has: page.getByRole('heading', { name: title, level: 3 }) });

  test('show five of each, this season and of all time', async () => {
    const { id } = league();
    const scorers = (type: string) => ask<TopScorer[]>(`${apiPaths.topScorers(id)}?type=${type}&limit=10`);
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=statistics&lang=en'));
    const seen = async () => {
      const rows = await card(page, 'Top scorers').getByRole('listitem').allInnerTexts();
      return rows.map((text) => text.split('\n').filter(Boolean));
    };
    // The first has no rank.
    const expected = async (type: string) =>
      (await scorers(type))
        .slice(0, 5)
        .map(({ player, team, goals }, index) =>
          [index && index + 1, player.name, team.name, goals].filter(Boolean).map(String),
        );
    expect(await seen()).toEqual(await expected('season'));
    await page.getByRole('button', { name: 'All time' }).click();
    await expect.poll(seen).toEqual(await expected('alltime'));
    expect(await card(page, 'Top rated').getByRole('listitem').first().innerText()).toMatch(/\d\.\d$/);
    await card(page, 'Top assists').getByRole('link').first().click();
    await page.waitForURL('**/player/*');
  });

  test('open to twenty rows, and twenty more as long as the last were full', async () => {
    const { id } = league();
    const all = await ask<TopScorer[]>(`${apiPaths.topScorers(id)}?type=season&limit=1000`);
    expect(all.length).toBeGreaterThan(45);
    const { page, requests } = await visit(browser(), { viewport: PHONE });
    await open(page, address(id, '?tab=statistics'));
    await page.route('**/statistics/top-scorers?*limit=60', (route) => route.fulfill({ json: all.slice(0, 45) }));
    const button = card(page, 'Голмайстори').getByRole('button', { name: 'Виж всички' });
    await button.click();
    const window = page.getByRole('dialog', { name: 'Голмайстори' });
    const rows = window.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(20);
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Покажи още' }).click();
    await expect.poll(() => rows.count()).toBe(40);
    await window.getByRole('button', { name: 'Покажи още' }).click();
    await expect.poll(() => rows.count()).toBe(45);
    expect(await window.getByRole('button', { name: 'Покажи още' }).count()).toBe(0);
    expect(requests.filter((request) => /limit=(20|40|60)/.test(request))).toHaveLength(3);
    expect(await rows.nth(39).innerText()).toContain(all[39]!.player.name);
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('Teams', () => {
  test('are all listed, with their details', async () => {
    const { id } = withFormat('GROUP_PLUS_KNOCKOUT');
    const { teams } = await ask<CompetitionTeams>(apiPaths.competitionTeams(id));
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=teams&lang=en'));
    await page.getByRole('heading', { name: `Participating Teams (${teams.length})` }).waitFor();
    await page.getByText(`Showing all ${teams.length} teams`).waitFor();
    for (const team of teams) {
      const text = await page.locator(`main a[href="${pagePaths.team(team.id)}"]`).innerText();
      expect(text).toContain(team.name);
      expect(text).toContain(team.short_name);
      if (team.group_name) expect(text).toContain(`Group ${team.group_name}`);
      if (team.city) expect(text).toContain(team.city);
      if (team.founded) expect(text).toContain(`Founded ${team.founded}`);
      if (team.seed) expect(text).toContain(`#${team.seed}`);
      if (team.description) expect(text).toContain(team.description);
    }
    await page.locator(`main a[href="${pagePaths.team(teams[0]!.id)}"]`).click();
    await page.waitForURL(`**${pagePaths.team(teams[0]!.id)}`);
  });
});

describe('News', () => {
  test('come ten to a page, with their total, authors and previews', async () => {
    const { id } = league();
    const first = await ask<{ news: NewsItem[]; pagination: { total: number; totalPages: number } }>(
      `${apiPaths.competitionNews(id)}?page=1&limit=10`,
    );
    const { total, totalPages } = first.pagination;
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=news&lang=en'));
    await page.getByRole('heading', { name: `Latest News (${total})` }).waitFor();
    const cards = page.locator('main a[href^="/news/"]');
    expect(await cards.count()).toBe(first.news.length);
    const { title, admin } = first.news[0]!;
    const text = await cards.first().innerText();
    expect(text).toContain(title);
    expect(text).toContain(`By ${admin.username}`);
    expect(text).toMatch(/\w+ \d+, 20\d\d, \d+:\d\d [AP]M/);
    const previews = await cards.locator('p').allInnerTexts();
    for (const preview of previews) expect(preview.length).toBeLessThanOrEqual(203);
    expect(previews).toEqual(first.news.map(({ summary }) => summary));
    expect(totalPages).toBeGreaterThan(1);
    const pager = page.getByRole('navigation', { name: 'Pages of news' });
    await pager.getByText(`Page 1 of ${totalPages}`).waitFor();
    expect(await pager.getByRole('link', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    await pager.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`**?tab=news&page=2`);
    await pager.getByText(`Page 2 of ${totalPages}`).waitFor();
    await page.goto(address(id, `?tab=news&page=${totalPages}&lang=en`));
    expect(await pager.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await cards.first().click();
    await page.waitForURL('**/news/*');
  });
});
