import { beforeAll, describe, expect, test } from 'vitest';
import type {
  LastMatches,
  PlayerDetails,
  PlayerRatings,
  PlayerStats,
  PlayerSummary,
  Trending,
  Compositions,
  PlayerMatches,
  PlayerTeams,
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
  type OpenDemo,
  reply,
  dotted,
} from '#tests/support/profile-pages.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectCleanFirstVisit,
  open,
  PHONE,
  visit,
  expectCleanLoad,
  SCREENS,
} from '#tests/support/visit.ts';
import { flagPath } from '#ui/marks/flag-path.ts';

let demo: OpenDemo;
let star: PlayerDetails;
let mover: PlayerDetails;
let first: Trending[number];

beforeAll(async () => {
  demo = await openDemo();
  ({ star, mover, first } = await findPlayers(demo));
});

const at = (id: number, shown = 'Summary', language = 'bg') => demo.addressOf(pagePaths.player(id), shown, language);

const TABS = ['Summary', 'Stats', 'Matches', 'Transfers', 'Awards', 'Rates'];

describe('addresses', () => {
  test.each([
    ['/player/999999', 404, 'Failed to load player data', 'Данните на играча не можаха да се заредят'],
    ['/player/abc', 400, 'Player ID not provided', 'Не е посочен номер на играч'],
    ['/player', 400, 'Player ID not provided', 'Не е посочен номер на играч'],
  ])('%s answers %i and says why', async (path, status, english, bulgarian) => {
    const response = await fetch(`${demo.url}${path}?lang=en`);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('Error loading player');
    expect(html).toContain(english);
    expect(await (await fetch(demo.url + path)).text()).toContain(bulgarian);
  });

  test('tab names in the address are case-sensitive', async () => {
    const { page } = await visit(demo.browser);
    for (const [requested, shown] of [
      ['Stats', 'Stats'],
      ['stats', 'Summary'],
      ['Goals', 'Summary'],
    ]) {
      await open(page, `${demo.url}${pagePaths.player(star.id)}?tab=${requested}&lang=en`);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(shown);
    }
  });

  test('choosing a tab changes only the query, and Summary removes it', async () => {
    const { page } = await visit(demo.browser);
    await open(page, `${demo.url}${pagePaths.player(star.id)}`);
    await tab(page, 'Трансфери').click();
    await page.waitForURL(`${demo.url}${pagePaths.player(star.id)}?tab=Transfers`);
    await tab(page, 'Обзор').click();
    await page.waitForURL(`${demo.url}${pagePaths.player(star.id)}`);
    await page.goBack();
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Трансфери');
  });
});

test.each(TABS)('%s has a clean first visit', async (shown) => {
  const language = TABS.indexOf(shown) % 2 === 0 ? 'bg' : 'en';
  await expectCleanFirstVisit(
    await visit(demo.browser, { viewport: PHONE, theme: 'dark' }),
    at(mover.id, shown, language),
  );
});

test('it has a clean first visit on a desktop', async () => {
  await expectCleanLoad(await visit(demo.browser, { theme: 'light' }), at(mover.id, 'Summary', 'en'));
});

test('large type and a long name fit a small phone', async () => {
  const { page } = await visit(demo.browser, { viewport: { width: 320, height: 640 } });
  const name = `Константин ${'Преображенски'.repeat(3)}`;
  await followWith(page, demo, first.id, { name, photo: '/none.jpg' }, 'bg');
  await page.getByRole('heading', { level: 1, name: /Константин/ }).waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const shown of ['Обзор', 'Статистика', 'Мачове', 'Трансфери', 'Награди']) {
    await tab(page, shown).click();
    await panel(page).locator(':scope > *').first().waitFor();
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  }
});

describe('the head and the summary', () => {
  test('show the player and his figures as the API has them', async () => {
    const { stats } = await demo.ask<PlayerSummary>(apiPaths.playerSummary(star.id));
    const season = (await demo.ask<PlayerStats>(apiPaths.playerStats(star.id))).find(
      ({ season: { is_current } }) => is_current,
    );
    const { page } = await visit(demo.browser);
    await open(page, at(star.id, 'Summary', 'en'));
    expect(await page.title()).toBe(`${star.name}, ${star.currentTeam?.name}. Delta League`);
    const head = await page.getByRole('main').locator('[data-theme=dark]').first().innerText();
    for (const word of [star.name, star.currentTeam!.name, `${star.age} years old`, star.nationality])
      expect(head).toContain(word);
    if (season)
      expect(inOneLine(head)).toMatch(new RegExp(`match(es)? ${season.totals.matches} goals? ${season.totals.goals} `));
    const facts = await panel(page).locator('dl').innerText();
    const shown = Object.fromEntries(
      facts.split('\n').flatMap((line, index, all) => (index % 2 === 0 ? [[line, all[index + 1]]] : [])),
    );
    expect(shown).toMatchObject({
      Name: star.name,
      Age: String(star.age),
      Matches: String(stats.totalMatches),
      Goals: String(stats.totalGoals),
      Assists: String(stats.totalAssists),
      'Total shots': String(stats.totalShots),
      'Shots on target': String(stats.shotsOnTarget),
      'Shots off target': String(stats.shotsOffTarget),
    });
    expect(facts).toContain(oneDecimal(stats.avgRating ?? 0));
  });

  test('show the flag that the site itself serves, at both sizes', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at(star.id));
    const flags = page.locator(`img[src="${flagPath(star.nationalityCode)}"]`);
    expect(
      await flags.evaluateAll((all) =>
        all.map((flag) => [(flag as HTMLImageElement).width, (flag as HTMLImageElement).height]),
      ),
    ).toEqual([
      [24, 18],
      [20, 15],
    ]);
    const response = await fetch(demo.url + flagPath('bg'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('chart his last ten matches and his seasons; on a small screen five', async () => {
    const last = await demo.ask<LastMatches>(apiPaths.playerLastMatches(mover.id), 'bg');
    const { page } = await visit(demo.browser, { viewport: { width: 481, height: 800 } });
    await open(page, at(mover.id));
    const goals = panel(page).locator('section', {
      has: page.getByRole('heading', { name: 'Голове, последни мачове' }),
    });
    const ratings = panel(page).locator('section', {
      has: page.getByRole('heading', { name: 'Оценки, последни мачове' }),
    });
    const values = (chart: typeof goals) => chart.locator('svg text').filter({ visible: true }).allTextContents();
    expect(await values(goals)).toEqual(last.map((match) => String(match.goals)));
    expect(await values(ratings)).toEqual(last.map(({ rating }) => oneDecimal(rating ?? 0)));
    const rows = await ratings.locator('tbody tr').allInnerTexts();
    expect(rows[0]!.split(/\s+/)).toEqual([last[0]!.match, oneDecimal(last[0]!.rating ?? 0)]);
    const heights = await goals.locator('svg svg').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('height')));
    expect(heights[last.findIndex((match) => match.goals === 0)] ?? '20%').toBe('20%');

    await page.setViewportSize({ width: 480, height: 800 });
    await expect.poll(() => values(goals)).toEqual(last.slice(-5).map((match) => String(match.goals)));
    expect(await values(ratings)).toEqual(last.slice(-5).map(({ rating }) => oneDecimal(rating ?? 0)));
    await expectNoSidewaysScroll(page);

    const newest = last.at(-1)!;
    await goals
      .getByRole('link', { name: `${newest.match}: ${newest.goals}` })
      .last()
      .click();
    await page.waitForURL(`**${pagePaths.match(newest.matchId)}`);
  });

  test.each(['dark', 'light'])('have readable numbers on bars between two rating bands: %s', async (theme) => {
    const { page } = await visit(demo.browser, { theme });
    await open(page, at(star.id));
    const contrast = await page
      .locator('[data-band]:has(rect)')
      .first()
      .evaluate((bar: SVGElement) => {
        bar.dataset['band'] = 'between';
        const luminance = (selector: string) => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
          canvas.fillStyle = getComputedStyle(bar.querySelector(selector)!).fill;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
            part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const [low = 0, high = 0] = [luminance('rect'), luminance('text')].toSorted((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      });
    expect(contrast).toBeGreaterThan(4.5);
  });

  test('show zeros and an error with a retry button when they fail to load', async () => {
    const { page } = await visit(demo.browser);
    await open(page, at(star.id, 'Rates', 'en'));
    const endpoints = [
      apiPaths.playerSummary(star.id),
      apiPaths.playerLastMatches(star.id),
      apiPaths.playerSeasonGoals(star.id),
    ];
    for (const path of endpoints) await page.route(`**${path}`, fail);
    await tab(page, 'Summary').click();
    await page.getByRole('alert').getByText('Failed to load data').waitFor();
    await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
    expect(inOneLine(await panel(page).locator('dl').innerText())).toMatch(
      /Matches 0 Goals 0 Assists 0 Total shots 0 Shots on target 0 Shots off target 0 Average rating –/,
    );
    expect(await panel(page).getByText('No data available').count()).toBe(3);
    await expectAccessible(page);
    for (const path of endpoints) await page.unroute(`**${path}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await panel(page).locator('svg text').first().waitFor();
  });

  test('a player who cannot be loaded can be tried again', async () => {
    const { page } = await visit(demo.browser);
    await open(page, `${demo.url}${pagePaths.results}?lang=en`);
    await page.route(`**${apiPaths.player(first.id)}`, fail);
    await page.locator(`main a[href="${pagePaths.player(first.id)}"]`).click();
    await page.getByRole('heading', { name: 'Error loading player' }).waitFor();
    await page.getByText('Failed to load player data').waitFor();
    await page.unroute(`**${apiPaths.player(first.id)}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
  });
});

test('the Rates tab is marked NEW and shows the ratings of the season', async () => {
  const { page, consoleErrors } = await visit(demo.browser, { viewport: PHONE });
  await open(page, at(star.id, 'Rates', 'en'));
  expect(await tab(page, 'Rates').innerText()).toMatch(/Rates\s*NEW/);
  const { matches } = await demo.ask<PlayerRatings>(apiPaths.playerRatings(star.id));
  const ratings = matches.map(({ rating }) => rating);
  const card = (title: string) => panel(page).locator('section', { has: page.getByRole('heading', { name: title }) });
  const words = async (title: string) => inOneLine(await card(title).innerText());
  expect(await words('Ratings by match')).toContain('The bottom line is 4.0.');
  await panel(page)
    .getByRole('link', { name: /^Highest/ })
    .getByText(oneDecimal(Math.max(...ratings)))
    .waitFor();
  await panel(page)
    .getByRole('link', { name: /^Lowest/ })
    .getByText(oneDecimal(Math.min(...ratings)))
    .waitFor();
  // Every match is counted once.
  const counts = await card('Distribution').locator('li > b').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(matches.length);
  expect(await words('Average by competition')).toContain('Delta League');
  const log = card('Match by match').getByRole('listitem');
  await page.getByRole('button', { name: `Show ${matches.length - 8} more` }).click();
  await expect.poll(() => log.count()).toBe(matches.length);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

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
});

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

  test('of the week show gameweek and position', async () => {
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
  });
});
