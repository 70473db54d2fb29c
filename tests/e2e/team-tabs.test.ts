import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  Fixtures,
  Results,
  TeamAwards,
  TeamCompetitions,
  TeamDetails,
  TeamNews,
  TeamStandings,
  TeamStats,
  TeamTransfers,
} from '#contract/http/team.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import {
  fail,
  findTeam,
  inOneLine,
  openDemo,
  panel,
  reply,
  dotted,
  signed,
  type OpenDemo,
} from '#tests/support/profile-pages.ts';
import { expectAccessible, open, visit } from '#tests/support/visit.ts';

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
      expect(text).toContain(`${match.isHomeTeam ? 'vs' : '@'} ${opponent.name}`);
      expect(text).toContain(`${match.score.home} - ${match.score.away}`);
      expect(text).toMatch(new RegExp(`${match.result} (Win|Draw|Loss)$`));
    }
  });

  test('fixtures show unusual statuses, and link to the match', async () => {
    const { fixtures } = await demo.ask<Fixtures>(apiPaths.teamFixtures(team.id));
    const template = fixtures[0]!.matches[0]!;
    const kinds: [object, RegExp][] = [
      [{ status: 'UPCOMING', startTime: '2027-05-01T16:00:00Z' }, /^01\/05\/2027 19:00 GW 3 vs /],
      [{ status: 'LIVE', score: { home: 1, away: 0 } }, /LIVE 1 - 0$/],
      [{ status: 'AWARDED' }, /AWARDED$/],
      [{ status: 'POSTPONED' }, /POSTPONED$/],
      [{ status: 'POSTPONED', abandoned: true, score: { home: 1, away: 0 } }, /ABANDONED 1 - 0$/],
      [{ status: 'CANCELLED' }, /CANCELLED$/],
      [{ status: 'SUSPENDED' }, /SUSPENDED$/],
      [{ startTime: null, isHomeTeam: false, homeTeam: null }, /^Date TBD GW 3 @ \? To be decided/],
      [{ startTime: 'soon' }, /^Invalid Date/],
    ];
    const matches = kinds.map(([change], index) => ({
      ...template,
      gameweek: 3,
      isHomeTeam: true,
      score: null,
      ...change,
      id: 900 + index,
    }));
    const { page } = await visit(demo.browser, { theme: 'light' });
    await openWith(
      page,
      'Fixtures',
      apiPaths.teamFixtures(team.id),
      reply({ fixtures: [{ competition: fixtures[0]!.competition, matches }] }),
    );
    await rowsOf(page).first().waitFor();
    const row = (index: number) => page.locator(`main a[href="${pagePaths.match(900 + index)}"]`);
    for (const [index, [, words]] of kinds.entries()) expect(inOneLine(await row(index).innerText())).toMatch(words);
    await expectAccessible(page);
    await row(0).click();
    await page.waitForURL(`**${pagePaths.match(900)}`);
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

  test.each([
    ['Fixtures', () => apiPaths.teamFixtures(team.id), { fixtures: [] }, 'No upcoming matches'],
    ['Results', () => apiPaths.teamResults(team.id), { results: [] }, 'No match results'],
  ])('%s may be none, and may fail', async (tab, path, none, words) => {
    const { page } = await visit(demo.browser);
    await openWith(page, tab, path(), reply(none));
    await panel(page).getByText(words).waitFor();
    await page.unrouteAll();
    await openWith(page, tab, path(), fail);
    await page.getByRole('alert').getByText('Error loading data').waitFor();
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

  test('without competitions, without a table, and when either fails', async () => {
    const { page } = await visit(demo.browser);
    const path = apiPaths.teamCompetitions(team.id);
    await openWith(page, 'Standings', path, reply({ competitions: [] }));
    await panel(page).getByText('No competitions found').waitFor();
    await page.unrouteAll();
    await openWith(page, 'Standings', path, fail);
    await page.getByRole('alert').getByText('Error loading data').waitFor();
    await page.unrouteAll();
    await openWith(page, 'Standings', `${apiPaths.teamStandings(team.id)}?**`, fail);
    await panel(page).getByText('No standings available').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
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

  test('may be none, or fail', async () => {
    const { page } = await visit(demo.browser);
    const path = apiPaths.teamTransfers(team.id);
    const [known] = (await demo.ask<TeamTransfers>(path)).transfersIn;
    await openWith(page, 'Transfers', path, reply({ transfersIn: [], transfersOut: [] }));
    await panel(page).getByText('No transfers found').waitFor();
    await page.unrouteAll();
    await openWith(page, 'Transfers', path, fail);
    await page.getByRole('alert').getByText('Error loading transfers: HTTP error! status: 500').waitFor();
    await page.unrouteAll();
    const odd = { ...known!, player: { ...known!.player, position: null }, fromTeam: null };
    await openWith(page, 'Transfers', path, reply({ transfersIn: [odd], transfersOut: [] }));
    const row = await panel(page).getByRole('listitem').innerText();
    expect(row).toContain('Unknown');
    expect(row).toContain('Free Agent');
    await panel(page).getByRole('listitem').getByRole('link', { name: known!.player.name }).click();
    await page.waitForURL(`**${pagePaths.player(known!.player.id)}`);
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
        `Matches ${totals.matchesPlayed} Wins ${totals.wins} Draws ${totals.draws} Losses ${totals.losses} Goals for ${totals.goalsFor} Goals against ${totals.goalsAgainst} Goal difference ${signed(totals.goalDifference)} Points ${totals.points}`,
      );
      if (!season.is_current) await fold.locator('summary').click();
      for (const [place, { competition, stats: did }] of competitions.entries()) {
        const block = inOneLine(await fold.locator('dl').nth(place).locator('..').innerText());
        expect(block).toContain(competition.name);
        expect(block).toContain(
          `MP ${did.matchesPlayed} W ${did.wins} D ${did.draws} L ${did.losses} GF ${did.goalsFor} GA ${did.goalsAgainst} GD ${signed(did.goalDifference)} Pts ${did.points} CS ${did.cleanSheets} YC ${did.totalYellowCards} RC ${did.totalRedCards}`,
        );
      }
    }
  });

  test('may be none, or fail', async () => {
    const { page } = await visit(demo.browser);
    await openWith(page, 'Stats', apiPaths.teamStats(team.id), reply({ ...stats, allSeasons: [] }));
    await panel(page).getByText('No statistics available').waitFor();
    await page.unrouteAll();
    await openWith(page, 'Stats', apiPaths.teamStats(team.id), fail);
    await page.getByRole('alert').getByText('Error loading team statistics').waitFor();
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

  test('of the current season say so; they may be none, or fail', async () => {
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
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await openWith(page, 'Awards', path, reply({ awards: [] }));
    await panel(page).getByText('No awards yet').waitFor();
    await page.unrouteAll();
    await openWith(page, 'Awards', path, fail);
    await page.getByRole('alert').getByText('Error loading team awards').waitFor();
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

  test('may be none, or fail', async () => {
    const { page } = await visit(demo.browser);
    await openWith(page, 'News', apiPaths.teamNews(team.id), reply({ news: [] }));
    await panel(page).getByText('No news available').waitFor();
    await page.unrouteAll();
    await openWith(page, 'News', apiPaths.teamNews(team.id), fail);
    await page.getByRole('alert').getByText('Error loading team news').waitFor();
  });
});
