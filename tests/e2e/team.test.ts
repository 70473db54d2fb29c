import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Squad, TeamDetails, TeamStats } from '#contract/http/team.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import {
  fail,
  findTeam,
  inOneLine,
  oneDecimal,
  openDemo,
  panel,
  reply,
  signed,
  type OpenDemo,
} from '#tests/support/profile-pages.ts';
import { expectCleanFirstVisit, open, SCREENS, visit } from '#tests/support/visit.ts';

let demo: OpenDemo;
let team: TeamDetails;
let stats: TeamStats;

beforeAll(async () => {
  demo = await openDemo();
  team = await findTeam(demo);
  stats = await demo.ask<TeamStats>(apiPaths.teamStats(team.id));
});

const at = (shown = 'Summary', language = 'en') => demo.addressOf(pagePaths.team(team.id), shown, language);

/** Opens a tab in the browser with the answer to its request replaced. */
async function openWith(page: Page, shown: string, path: string, answer: (route: Route) => Promise<void>) {
  await open(page, at(shown === 'Awards' ? 'News' : 'Awards'));
  await page.route(`**${path}`, answer);
  await page.getByRole('tab', { name: shown }).click();
  await page.locator(`#panel-${shown}`).waitFor();
}

const TABS = ['Summary', 'Squad', 'Fixtures', 'Results', 'Standings', 'Transfers', 'Stats', 'Awards', 'News'];

describe('addresses', () => {
  test.each([
    ['/team/999999', 404, 'Failed to load team data', 'Данните на отбора не можаха да се заредят'],
    ['/team/abc', 400, 'Team ID not provided', 'Не е посочен номер на отбор'],
    ['/team', 400, 'Team ID not provided', 'Не е посочен номер на отбор'],
  ])('%s answers %i and says why', async (path, status, english, bulgarian) => {
    const response = await fetch(`${demo.url}${path}?lang=en`);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('Error loading team');
    expect(html).toContain(english);
    expect(await (await fetch(demo.url + path)).text()).toContain(bulgarian);
  });

  test('tab names in the address are case-sensitive, and Summary has none', async () => {
    const { page } = await visit(demo.browser);
    for (const [requested, shown] of [
      ['Squad', 'Squad'],
      ['squad', 'Summary'],
    ]) {
      await open(page, `${demo.url}${pagePaths.team(team.id)}?tab=${requested}&lang=en`);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(shown);
    }
    await page.getByRole('tab', { name: 'News' }).click();
    await page.waitForURL(`${demo.url}${pagePaths.team(team.id)}?tab=News`);
    await page.getByRole('tab', { name: 'Summary' }).click();
    await page.waitForURL(`${demo.url}${pagePaths.team(team.id)}`);
  });
});

describe.each(SCREENS)('on a %s', (name, viewport) => {
  test.each(TABS)('%s has a clean first visit', async (shown) => {
    const [theme, language] = name === 'phone' ? ['light', 'bg'] : ['dark', 'en'];
    await expectCleanFirstVisit(await visit(demo.browser, { viewport, theme }), at(shown, language));
  });
});

test('large type and a long name fit a small phone', async () => {
  const { page } = await visit(demo.browser, { viewport: { width: 320, height: 640 } });
  await open(page, `${demo.url}/?lang=bg`);
  await page.route(`**${apiPaths.team(team.id)}`, (route) =>
    route.fulfill({ json: { ...team, name: `ФК ${'Добруджанец'.repeat(4)}`, badge: '/none.svg' } }),
  );
  await page
    .locator(`main a[href="${pagePaths.team(team.id)}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.getByRole('heading', { level: 1, name: /Добруджанец/ }).waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await panel(page).locator(':scope > *').first().waitFor();
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  }
});

describe('the head', () => {
  test('shows where the team is from, where it plays and its links', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at());
    expect(await page.title()).toBe(`${team.name}. Delta League`);
    const head = page
      .getByRole('main')
      .locator('[data-theme=dark]')
      .filter({ has: page.getByRole('tablist') });
    const text = await head.innerText();
    for (const word of [team.name, team.city, team.founded && `Founded ${team.founded}`, team.stadium])
      if (word) expect(text).toContain(word);
    for (const { id, name } of team.competitions)
      expect(await head.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(pagePaths.competition(id));
    const links = { ...team.socialMedia, website: team.website };
    for (const [kind, target] of Object.entries(links)) {
      const link = head.getByRole('link', { name: new RegExp(`^${kind}$`, 'i') });
      expect(await link.count()).toBe(target ? 1 : 0);
      if (target) expect(await link.getAttribute('target')).toBe('_blank');
    }
  });

  test('of a team that cannot be loaded says so, and can be tried again', async () => {
    const { page } = await visit(demo.browser);
    await open(page, `${demo.url}/?lang=en`);
    await page.route(`**${apiPaths.team(team.id)}`, fail);
    await page
      .locator(`main a[href="${pagePaths.team(team.id)}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.getByRole('heading', { name: 'Error loading team' }).waitFor();
    await page.getByText('Failed to load team data').waitFor();
    await page.unroute(`**${apiPaths.team(team.id)}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: team.name }).waitFor();
  });
});

describe('the summary', () => {
  test('sums up all time, and draws the results of the season and of all time', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at());
    const { allTime, currentSeason } = stats;
    const facts = inOneLine(await panel(page).locator('dl').innerText());
    for (const words of [
      `Matches ${allTime.matchesPlayed}`,
      `Wins ${allTime.wins}`,
      `Draws ${allTime.draws}`,
      `Losses ${allTime.losses}`,
      `Goals for ${allTime.goalsFor}`,
      `Goals against ${allTime.goalsAgainst}`,
      `Clean sheets ${allTime.cleanSheets}`,
      `Goal difference ${signed(allTime.goalDifference)}`,
    ])
      expect(facts).toContain(words);
    for (const { name } of stats.competitions)
      await panel(page).getByRole('listitem').filter({ hasText: name }).first().waitFor();
    if (allTime.avgRating !== null) expect(facts).toContain(oneDecimal(allTime.avgRating));
    for (const [title, { wins, draws, losses }] of [
      ['Current season results', currentSeason],
      ['All-time results', allTime],
    ] as const) {
      const card = panel(page).locator('section', { has: page.getByRole('heading', { name: title }) });
      const total = wins + draws + losses;
      expect(await card.locator('svg text').first().textContent()).toBe(String(total));
      const rows = await card.getByRole('row').allInnerTexts();
      expect(rows.map(inOneLine)).toEqual(
        [
          ['Wins', wins],
          ['Draws', draws],
          ['Losses', losses],
        ].map(([label, value]) => `${label} ${value} ${oneDecimal((Number(value) / total) * 100)}%`),
      );
    }
  });

  test('draws no chart without data', async () => {
    const { page } = await visit(demo.browser);
    const none = { wins: 0, draws: 0, losses: 0 };
    await openWith(page, 'Summary', apiPaths.teamStats(team.id), reply({ currentSeason: none, competitions: [] }));
    await panel(page).getByText('Team information').waitFor();
    expect(await panel(page).locator('svg text').count()).toBe(0);
  });

  test('a 404 is no failure, another status is', async () => {
    const { page } = await visit(demo.browser);
    await openWith(page, 'Summary', apiPaths.teamStats(team.id), reply({ error: 'None' }, 404));
    await panel(page).getByText('No data available').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unrouteAll();
    await openWith(page, 'Summary', apiPaths.teamStats(team.id), fail);
    await page.getByRole('alert').getByText('Error loading data').waitFor();
    await page.getByRole('alert').getByText('HTTP error! status: 500').waitFor();
  });
});

describe('the squad', () => {
  test('is grouped by position, with the figures of the API', async () => {
    const squad = await demo.ask<Squad>(apiPaths.teamSquad(team.id));
    const { page } = await visit(demo.browser);
    await open(page, at('Squad'));
    const lines = Object.entries(squad.players).filter(([, players]) => players.length > 0);
    const bodies = panel(page).locator('tbody');
    expect(await bodies.count()).toBe(lines.length);
    for (const [index, [line, players]] of lines.entries()) {
      const [heading, ...rows] = await bodies.nth(index).getByRole('row').allInnerTexts();
      expect(heading!.toLowerCase()).toContain(line);
      expect(rows).toHaveLength(players.length);
      for (const [place, { player, shirtNumber, stats: did }] of players.entries()) {
        const text = inOneLine(rows[place]!);
        const rating = did.avgRating === null ? '–' : oneDecimal(did.avgRating);
        expect(text).toContain(player.name);
        if (shirtNumber !== null) expect(text).toMatch(new RegExp(`^${shirtNumber} `));
        expect(text).toContain(player.country);
        expect(text).toMatch(new RegExp(`${player.age} y.* ${did.matches} ${did.goals} ${did.assists} .*${rating}$`));
      }
    }
    const [, [first]] = lines[0]!;
    await bodies.first().getByRole('link').first().click();
    await page.waitForURL(`**${pagePaths.player(first!.player.id)}`);
  });

  test('is requested by competition, by season and for all time', async () => {
    const squad = await demo.ask<Squad>(apiPaths.teamSquad(team.id));
    const [competition] = squad.competitions;
    const { page, requests } = await visit(demo.browser);
    await open(page, at('Squad'));
    const filters = panel(page).getByRole('group', { name: 'Competition' }).getByRole('button');
    expect(await filters.allTextContents()).toEqual(['All', ...squad.competitions.map(({ name }) => name)]);
    const season = panel(page).getByRole('combobox', { name: 'Season' });
    expect(await season.locator('option').allTextContents()).toEqual([
      'Current season',
      'All time',
      ...squad.seasons.map(({ name }) => name),
    ]);
    const expectRequest = async (query: string) =>
      await expect
        .poll(() => requests.findLast((url) => url.includes('/squad')))
        .toBe(`${demo.url}${apiPaths.teamSquad(team.id)}?${query}`);
    await filters.nth(1).click();
    await expectRequest(`competition_id=${competition!.id}`);
    await season.selectOption('All time');
    await expectRequest(`competition_id=${competition!.id}&season_id=all`);
    await filters.first().click();
    await expectRequest('season_id=all');
    await season.selectOption(squad.seasons[0]!.name);
    await expectRequest(`season_id=${squad.seasons[0]!.id}`);
    const chosen = await demo.ask<Squad>(`${apiPaths.teamSquad(team.id)}?season_id=${squad.seasons[0]!.id}`);
    await expect.poll(() => panel(page).locator('tbody a').count()).toBe(chosen.totalPlayers);
  });

  test('may be empty, and may fail, without losing its filters', async () => {
    const { page } = await visit(demo.browser);
    const squad = await demo.ask<Squad>(apiPaths.teamSquad(team.id));
    await openWith(page, 'Squad', apiPaths.teamSquad(team.id), reply({ ...squad, totalPlayers: 0 }));
    await panel(page).getByText('No players found').waitFor();
    await page.route(`**${apiPaths.teamSquad(team.id)}?season_id=all`, fail);
    await panel(page).getByRole('combobox', { name: 'Season' }).selectOption('All time');
    await page.getByRole('alert').getByText('Error loading data').waitFor();
    await panel(page).getByRole('combobox', { name: 'Season' }).selectOption('Current season');
    await panel(page).getByText('No players found').waitFor();
  });
});
