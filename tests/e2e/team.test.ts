import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  Squad,
  TeamDetails,
  TeamStats,
  Fixtures,
  Results,
  TeamAwards,
  TeamCompetitions,
  TeamNews,
  TeamStandings,
  TeamTransfers,
} from '#contract/http/team.ts';
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
  dotted,
} from '#tests/support/profile-pages.ts';
import { expectCleanFirstVisit, open, visit, expectCleanLoad, PHONE, expectAccessible } from '#tests/support/visit.ts';

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

test.each(TABS)('%s has a clean first visit', async (shown) => {
  const language = TABS.indexOf(shown) % 2 === 0 ? 'bg' : 'en';
  await expectCleanFirstVisit(await visit(demo.browser, { viewport: PHONE, theme: 'light' }), at(shown, language));
});

test('it has a clean first visit on a desktop', async () => {
  await expectCleanLoad(await visit(demo.browser, { theme: 'dark' }), at('Summary', 'en'));
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

describe('fixtures and results', () => {
  const rowsOf = (page: Page) => panel(page).locator('a[href^="/match-details/"]');

  test('results are grouped by competition, with score and letter', async () => {
    const { results } = await demo.ask<Results>(apiPaths.teamResults(team.id));
    const { page } = await visit(demo.browser);
    await open(page, at('Results'));
    expect(await panel(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      results.map(({ competition }) => competition.name),
    );
    const rows = await rowsOf(page).allInnerTexts();
    for (const [index, match] of results.flatMap(({ matches }) => matches).entries()) {
      const text = inOneLine(rows[index]!);
      const opponent = match.isHomeTeam ? match.awayTeam : match.homeTeam;
      expect(text).toContain(`GW ${match.gameweek}`);
      expect(text).toContain(`${match.isHomeTeam ? 'H' : 'A'} ${opponent.name}`);
      expect(text).toContain(`${match.score.home} - ${match.score.away}`);
      expect(text).toMatch(new RegExp(`${match.result} (Win|Draw|Loss)$`));
    }
  });

  test('are the fixtures of the API', async () => {
    const { fixtures, totalFixtures } = await demo.ask<Fixtures>(apiPaths.teamFixtures(team.id));
    const { page } = await visit(demo.browser);
    await open(page, at('Fixtures', 'bg'));
    expect(await rowsOf(page).count()).toBe(totalFixtures);
    expect(await rowsOf(page).evaluateAll((all) => all.map((row) => row.getAttribute('href')))).toEqual(
      fixtures.flatMap(({ matches }) => matches.map(({ id }) => pagePaths.match(id))),
    );
    expect(await rowsOf(page).first().innerText()).toContain(`КР ${fixtures[0]!.matches[0]!.gameweek}`);
  });

  test('that fail can be tried again', async () => {
    const { page } = await visit(demo.browser);
    await openWith(page, 'Fixtures', apiPaths.teamFixtures(team.id), fail);
    await page.getByRole('alert').getByText('Error loading data').waitFor();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowsOf(page).first().waitFor();
  });
});

describe('standings', () => {
  test('open with the first competition and its season, the team highlighted', async () => {
    const { competitions } = await demo.ask<TeamCompetitions>(apiPaths.teamCompetitions(team.id));
    const { page } = await visit(demo.browser);
    await open(page, at('Standings'));
    const choice = panel(page).getByRole('group', { name: 'Competition' }).getByRole('button');
    expect(await choice.allTextContents()).toEqual(competitions.map(({ name }) => name));
    const season = panel(page).getByRole('combobox', { name: 'Season' });
    for (const [index, competition] of competitions.entries()) {
      await choice.nth(index).click();
      const usual = competition.seasons.find(({ isCurrent }) => isCurrent) ?? competition.seasons[0]!;
      const label = (of: typeof usual) => (of.isCurrent ? `${of.name} (Current)` : of.name);
      expect(await season.locator('option').allTextContents()).toEqual(competition.seasons.map(label));
      expect(await season.locator('option:checked').textContent()).toBe(label(usual));
      const { standings } = await demo.ask<TeamStandings>(
        `${apiPaths.teamStandings(team.id)}?competition_id=${competition.id}&season_id=${usual.id}`,
      );
      const rows = Array.isArray(standings) ? standings : Object.values(standings).flat();
      if (rows.length === 0) await panel(page).getByText('No standings available').waitFor();
      else {
        await expect.poll(() => panel(page).locator('tbody tr').count()).toBe(rows.length);
        expect(await panel(page).locator('tr[aria-current]').innerText()).toContain(team.name);
      }
    }
    await season.selectOption({ index: (await season.locator('option').count()) - 1 });
    await choice.first().click();
    const [first] = competitions;
    const current = first!.seasons.findIndex(({ isCurrent }) => isCurrent);
    expect(await season.evaluate((select) => (select as HTMLSelectElement).selectedIndex)).toBe(Math.max(0, current));
  });
});

describe('transfers', () => {
  test('in and out, by season, newest first', async () => {
    const { transfersIn, transfersOut } = await demo.ask<TeamTransfers>(apiPaths.teamTransfers(team.id));
    const { page } = await visit(demo.browser);
    await open(page, at('Transfers'));
    const section = (title: string) =>
      panel(page).locator('section section', { has: page.getByRole('heading', { name: title }) });
    for (const [title, transfers] of [
      ['Transfers In', transfersIn],
      ['Transfers Out', transfersOut],
    ] as const) {
      await section(title)
        .getByRole('heading', { name: `${title} (${transfers.length})` })
        .waitFor();
      const rows = await section(title).getByRole('listitem').allInnerTexts();
      expect(rows).toHaveLength(transfers.length);
      for (const [index, { player, transferDate, fromTeam, toTeam }] of transfers.entries()) {
        expect(rows[index]).toContain(player.name);
        expect(rows[index]).toContain(dotted(transferDate));
        for (const side of [fromTeam, toTeam]) expect(rows[index]).toContain(side?.name ?? 'Free Agent');
      }
    }
    const seasons = panel(page).getByRole('combobox', { name: 'Season' });
    const [all, ...names] = await seasons.locator('option').allTextContents();
    expect(all).toBe('All Seasons');
    expect(names).toEqual(names.toSorted().toReversed());
    await seasons.selectOption(names[0]!);
    const inSeason = transfersIn.filter(({ season }) => season?.name === names[0]);
    await section('Transfers In')
      .getByRole('heading', { name: `Transfers In (${inSeason.length})` })
      .waitFor();
  });
});

describe('stats', () => {
  test('are grouped by season, the current one open', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at('Stats'));
    const folds = panel(page).locator('details');
    expect(await folds.count()).toBe(stats.allSeasons.length);
    for (const [index, { season, totals, competitions }] of stats.allSeasons.entries()) {
      const fold = folds.nth(index);
      expect(await fold.getAttribute('open')).toBe(season.is_current ? '' : null);
      const text = inOneLine(await fold.locator('summary').innerText());
      expect(text).toContain(`${season.year_start}/${String(season.year_end).slice(-2)}`);
      expect(text).toContain(
        `Matches ${totals.matchesPlayed} Wins ${totals.wins} Draws ${totals.draws} Losses ${totals.losses} Goals for ${totals.goalsFor} Goals against ${totals.goalsAgainst} Goal difference ${signed(totals.goalDifference)} Points ${totals.points ?? '–'}`,
      );
      if (!season.is_current) await fold.locator('summary').click();
      for (const [place, { competition, stats: did }] of competitions.entries()) {
        const block = inOneLine(await fold.locator('dl').nth(place).locator('..').innerText());
        expect(block).toContain(competition.name);
        expect(block).toContain(
          `MP ${did.matchesPlayed} W ${did.wins} D ${did.draws} L ${did.losses} GF ${did.goalsFor} GA ${did.goalsAgainst} GD ${signed(did.goalDifference)} Pts ${did.points ?? '–'} CS ${did.cleanSheets} YC ${did.totalYellowCards} RC ${did.totalRedCards}`,
        );
      }
    }
  });
});

describe('awards', () => {
  test('open to competition, season, notes and date', async () => {
    const { awards } = await demo.ask<TeamAwards>(apiPaths.teamAwards(team.id));
    const [first] = awards;
    const { page } = await visit(demo.browser);
    await open(page, at('Awards'));
    expect(await panel(page).getByRole('listitem').count()).toBe(awards.length);
    await panel(page).getByRole('listitem').getByRole('button').first().click();
    const text = inOneLine(await page.getByRole('dialog').innerText());
    for (const words of [first!.competition.name, first!.season.name, `Awarded on ${dotted(first!.awardedDate)}`])
      expect(text).toContain(words);
    expect(text.includes('Current Season')).toBe(first!.season.isCurrent);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('of the current season say so', async () => {
    const { awards } = await demo.ask<TeamAwards>(apiPaths.teamAwards(team.id));
    const now = {
      ...awards[0]!,
      type: 'FAIRPLAY_TEAM',
      notes: 'Well played',
      season: { id: 1, name: '2025/2026', isCurrent: true },
    };
    const path = apiPaths.teamAwards(team.id);
    const { page } = await visit(demo.browser);
    await openWith(page, 'Awards', path, reply({ awards: [now] }));
    await panel(page)
      .getByRole('button', { name: /Fair Play Team/ })
      .click();
    const text = inOneLine(await page.getByRole('dialog').innerText());
    for (const words of ['Current Season', 'Notes Well played']) expect(text).toContain(words);
  });
});

describe('news', () => {
  test('are cards with an excerpt of twenty words and at most three tags', async () => {
    const { news } = await demo.ask<TeamNews>(apiPaths.teamNews(team.id));
    const { page } = await visit(demo.browser);
    await openWith(
      page,
      'News',
      apiPaths.teamNews(team.id),
      reply({ news: [{ ...news[0]!, tags: ['one', 'two', 'three', 'last'], summary: null }, ...news.slice(1)] }),
    );
    const cards = panel(page).locator('a[href^="/news/"]');
    await expect.poll(() => cards.count()).toBe(news.length);
    const first = await cards.first().innerText();
    for (const word of [news[0]!.title, 'one', 'two', 'three']) expect(first).toContain(word);
    expect(first).not.toContain('last');
    const opening = await cards.first().locator('p').innerText();
    expect(opening.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect(opening.endsWith('…')).toBe(true);
    await cards.first().click();
    await page.waitForURL(`**${pagePaths.article(news[0]!.id)}`);
  });
});
