import { beforeAll, describe, expect, test } from 'vitest';
import type {
  Compositions,
  PlayerDetails,
  PlayerMatches,
  PlayerStats,
  PlayerTeams,
  Trending,
} from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { numericDate } from '#domain/formatting/date.ts';
import {
  fail,
  findPlayers,
  followWith,
  inOneLine,
  oneDecimal,
  openDemo,
  panel,
  tab,
  reply,
  dotted,
  type OpenDemo,
} from '#tests/support/profile-pages.ts';
import { expectAccessible, open, SCREENS, visit } from '#tests/support/visit.ts';

let demo: OpenDemo;
let star: PlayerDetails;
let mover: PlayerDetails;
let first: Trending[number];

beforeAll(async () => {
  demo = await openDemo();
  ({ star, mover, first } = await findPlayers(demo));
});

const at = (id: number, shown = 'Summary', language = 'bg') => demo.addressOf(pagePaths.player(id), shown, language);

describe('stats', () => {
  test('open with the current season; others open beside it', async () => {
    const seasons = await demo.ask<PlayerStats>(apiPaths.playerStats(mover.id));
    const { page } = await visit(demo.browser);
    await open(page, at(mover.id, 'Stats', 'en'));
    const folds = panel(page).locator('details');
    expect(await folds.count()).toBe(seasons.length);
    for (const [index, { season, totals, competitions }] of seasons.entries()) {
      const fold = folds.nth(index);
      expect(await fold.getAttribute('open')).toBe(season.is_current ? '' : null);
      const summary = await fold.locator('summary').innerText();
      expect(summary).toContain(`${season.year_start}/${season.year_end}`);
      expect(summary.includes('Current')).toBe(season.is_current);
      expect(inOneLine(summary)).toContain(
        `Matches ${totals.matches} Goals ${totals.goals} Assists ${totals.assists} Minutes played ${totals.minutes_played}`,
      );
      if (!season.is_current) await fold.locator('summary').click();
      expect(await fold.getAttribute('open')).toBe('');
      for (const [place, { competition, stats }] of competitions.entries()) {
        const block = inOneLine(await fold.locator('dl').nth(place).locator('..').innerText());
        expect(block).toContain(competition.name);
        expect(block).toContain(`Matches ${stats.matches} Starts ${stats.starts}`);
        expect(block.includes('Saves')).toBe((stats.saves ?? 0) > 0);
        expect(block.includes('Clean sheets')).toBe(stats.clean_sheets > 0);
        if (stats.pass_accuracy !== null) expect(block).toContain(`Pass accuracy ${oneDecimal(stats.pass_accuracy)}%`);
        expect(block).toContain(
          `Highest rating ${stats.highest_rating === null ? 'N/A' : oneDecimal(stats.highest_rating)}`,
        );
      }
    }
    await expectAccessible(page);
    await folds.first().locator('summary').click();
    expect(await folds.first().getAttribute('open')).toBeNull();
  });

  test('a failure says what failed, and differs from an empty list', async () => {
    const { page } = await visit(demo.browser);
    await open(page, `${demo.url}${pagePaths.results}?lang=en`);
    await page.route(`**${apiPaths.playerStats(first.id)}`, fail);
    await page.locator(`main a[href="${pagePaths.player(first.id)}"]`).click();
    await tab(page, 'Stats').click();
    await page.getByText('Failed to fetch player stats: 500').waitFor();
    await page.unroute(`**${apiPaths.playerStats(first.id)}`);
    await page.route(`**${apiPaths.playerStats(first.id)}`, reply([]));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No statistics available').waitFor();
  });
});

const LAST_PAGE = { currentPage: 1, hasMore: false };

describe('matches', () => {
  test('come ten at a time, with all that he did, and lead to the match', async () => {
    const { matches } = await demo.ask<PlayerMatches>(apiPaths.playerMatches(mover.id));
    const { page } = await visit(demo.browser);
    await open(page, at(mover.id, 'Matches', 'en'));
    const rows = panel(page).locator('a[href^="/match-details/"]');
    expect(await rows.count()).toBe(10);
    for (const [index, match] of matches.entries()) {
      const { playerTeam, opponent, score, competition, playerStats } = match;
      const text = inOneLine(await rows.nth(index).innerText());
      for (const word of [
        playerTeam.shortName,
        opponent.shortName,
        competition.name,
        numericDate(new Date(match.date!), 'en'),
        `${playerStats.minutesPlayed}’`,
      ])
        expect(text).toContain(word);
      expect(text).toContain(`${score.playerTeamScore}–${score.opponentScore}`);
      const letter = Math.sign(score.playerTeamScore - score.opponentScore);
      expect(text).toMatch(new RegExp(`^${letter > 0 ? 'W' : letter < 0 ? 'L' : 'D'}\\b`));
      expect(text).toContain(playerStats.rating === null ? 'N/A' : oneDecimal(playerStats.rating));
      expect(text.includes('goal')).toBe(playerStats.goals > 0);
      expect(text.includes('assist')).toBe((playerStats.assists ?? 0) > 0);
    }
    await rows.first().click();
    await page.waitForURL(`**${pagePaths.match(matches[0]!.matchId)}`);
  });

  test('load more appends; while it loads the button waits; a failure can be tried again', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at(mover.id, 'Matches', 'en'));
    const rows = panel(page).locator('a[href^="/match-details/"]');
    const second = `**${apiPaths.playerMatches(mover.id)}?page=2&limit=10`;
    let release = () => {};
    await page.route(second, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await fail(route);
    });
    await page.getByRole('button', { name: 'Load more' }).click();
    const waiting = page.getByRole('button', { name: 'Loading...' });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    release();
    await page.getByRole('alert').getByText('Failed to fetch player matches: 500').waitFor();
    expect(await rows.count()).toBe(10);
    await page.unroute(second);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(10);
    const { pagination } = await demo.ask<PlayerMatches>(`${apiPaths.playerMatches(mover.id)}?page=2&limit=10`);
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(pagination.hasMore ? 1 : 0);
  });

  test('of one of his teams begin again with the first page', async () => {
    const teams = await demo.ask<PlayerTeams>(apiPaths.playerTeams(mover.id), 'bg');
    const { page } = await visit(demo.browser);
    await open(page, at(mover.id, 'Matches'));
    const rows = panel(page).locator('a[href^="/match-details/"]');
    expect(await panel(page).getByRole('group', { name: 'Отбор' }).getByRole('button').allTextContents()).toEqual([
      'Всички',
      ...teams.map(({ name }) => name),
    ]);
    await page.getByRole('button', { name: 'Покажи още' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(10);
    for (const team of teams) {
      const { matches } = await demo.ask<PlayerMatches>(`${apiPaths.playerMatches(mover.id)}?teamId=${team.id}`);
      await panel(page).getByRole('button', { name: team.name }).click();
      const addresses = matches.map(({ matchId }) => pagePaths.match(matchId));
      await expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')))).toEqual(addresses);
      if (matches.length === 0) await page.getByText('Няма изиграни мачове').waitFor();
    }
  });

  test('of a player with one team have no filter; their ratings keep the bands of the log', async () => {
    const bands = [
      [5.09, 'poor'],
      [5.15, 'between'],
      [6.8, 'average'],
      [6.9, 'good'],
      [8.2, 'excellent'],
      [null, undefined],
    ] as const;
    const { matches } = await demo.ask<PlayerMatches>(apiPaths.playerMatches(mover.id));
    const { page } = await visit(demo.browser, { theme: 'dark' });
    await open(page, at(mover.id, 'Rates', 'en'));
    await page.route(`**${apiPaths.playerTeams(mover.id)}`, reply([mover.teams[0]]));
    const rated = bands.map(([rating], index) => ({
      ...matches[0]!,
      matchId: 900 + index,
      playerStats: { minutesPlayed: 50, goals: index, assists: index, rating },
    }));
    await page.route(`**${apiPaths.playerMatches(mover.id)}?**`, reply({ matches: rated, pagination: LAST_PAGE }));
    await tab(page, 'Matches').click();
    const rows = panel(page).locator('a[href^="/match-details/"]');
    await expect.poll(() => rows.count()).toBe(bands.length);
    expect(await panel(page).getByRole('group').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    for (const [index, [rating, band]] of bands.entries()) {
      if (rating === null) expect(await rows.nth(index).innerText()).toContain('N/A');
      else expect(await rows.nth(index).locator('[data-band]').getAttribute('data-band')).toBe(band);
    }
    expect(await rows.nth(1).innerText()).not.toContain('A1');
    expect(await rows.nth(3).innerText()).toMatch(/3 goals[^]*A[^]*3/);
    await expectAccessible(page);
  });

  test('say so when there are none', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at(star.id, 'Rates', 'en'));
    await page.route(`**${apiPaths.playerMatches(star.id)}?**`, reply({ matches: [], pagination: LAST_PAGE }));
    await tab(page, 'Matches').click();
    await page.getByText('No matches found').waitFor();
  });
});

describe('transfers', () => {
  test('go from team to team', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at(mover.id, 'Transfers', 'en'));
    const rows = await panel(page).getByRole('listitem').allInnerTexts();
    expect(rows).toHaveLength(mover.transfers.length);
    for (const [index, { fromTeam, toTeam, date }] of mover.transfers.entries()) {
      for (const team of [fromTeam, toTeam]) expect(rows[index]).toContain(team?.name ?? 'Free Agent');
      expect(rows[index]).toContain(dotted(date));
      expect(rows[index]).toMatch(/Main Team|Secondary Team|Third Team/);
    }
  });

  test('may be none, or unknown: then examples are shown and marked as such', async () => {
    const { page } = await visit(demo.browser);
    for (const transfers of [[], undefined]) {
      await followWith(page, demo, first.id, { transfers });
      await tab(page, 'Transfers').click();
      if (transfers) await page.getByText('No transfers found for this player').waitFor();
      else {
        await page.getByText('These are sample transfers').waitFor();
        await panel(page).getByText('Free Agent').waitFor();
        await panel(page).getByText('Sample Team A').first().waitFor();
      }
      await page.unroute(`**${apiPaths.player(first.id)}`);
    }
  });
});

describe('awards', () => {
  test('are sorted by kind, with the places among the best six', async () => {
    const places = await demo.ask<Compositions>(apiPaths.playerCompositions(star.id));
    const weeks = places.filter(({ compositionType }) => compositionType === 'TEAM_OF_THE_WEEK').length;
    const count = (type: string) => star.awards.filter(({ mainType }) => mainType === type).length;
    const { page } = await visit(demo.browser);
    await open(page, at(star.id, 'Awards', 'en'));
    const rows = panel(page).getByRole('listitem');
    expect(await rows.count()).toBe(count('TEAM_SEASONAL'));
    await panel(page)
      .getByRole('button', { name: /^Individual Awards/ })
      .click();
    expect(await rows.count()).toBe(count('INDIVIDUAL_SEASONAL') + places.length - weeks);
    await panel(page)
      .getByRole('button', { name: /^Non-seasonal/ })
      .click();
    await expect.poll(() => panel(page).getByRole('listitem').count()).toBe(count('INDIVIDUAL_NON_SEASONAL') + weeks);
    await expectAccessible(page);
  });

  test.each(SCREENS)('open to their details on a %s, and close in every way', async (_name, viewport) => {
    const { page, consoleErrors } = await visit(demo.browser, { viewport });
    await open(page, at(star.id, 'Awards', 'en'));
    const row = panel(page).getByRole('listitem').getByRole('button').first();
    const dialog = page.getByRole('dialog');
    await row.click();
    const text = await dialog.innerText();
    for (const label of ['Competition', 'Season', 'Awarded on']) expect(text).toContain(label);
    expect(text).toMatch(/\d\d\.\d\d\.\d{4}/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await row.evaluate((button) => button === document.activeElement)).toBe(true);
    await row.click();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await row.click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);
  });

  test('of the week show gameweek and position; what fails to load is left out', async () => {
    const place = {
      id: 1,
      compositionType: 'TEAM_OF_THE_WEEK',
      competition: { name: 'Лига' },
      season: { year_start: 2025, year_end: 2026 },
      createdDate: '2026-03-02',
      pictureUrl: null,
      gameweek: { week_number: 14 },
      notes: 'Well done',
      firstDefenderId: first.id,
    };
    const { page } = await visit(demo.browser);
    const answer = async (json: unknown, status = 200) => {
      await page.unrouteAll();
      await page.route(`**${apiPaths.playerCompositions(first.id)}`, reply(json, status));
      await followWith(page, demo, first.id, { awards: [] });
      await tab(page, 'Awards').click();
    };
    await answer([place]);
    await panel(page)
      .getByRole('listitem')
      .getByRole('button', { name: /Team of the Week/ })
      .click();
    const text = inOneLine(await page.getByRole('dialog').innerText());
    for (const words of ['Gameweek 14', 'Position Defender', 'Awarded on 02.03.2026', 'Notes Well done'])
      expect(text).toContain(words);
    expect(await page.getByRole('dialog').locator('img').first().getAttribute('src')).toBe(
      '/awards/team_of_the_week.svg',
    );
    for (const status of [404, 500]) {
      await answer({ error: 'None' }, status);
      await page.getByText('No awards found for this player').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }
  });
});
