import { beforeAll, describe, expect, test } from 'vitest';
import type { LastMatches, PlayerDetails, PlayerStats, PlayerSummary, Trending } from '#contract/http/player.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
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
} from '#tests/support/profile-pages.ts';
import { flagPath } from '#ui/marks/flag-path.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectCleanFirstVisit,
  open,
  PHONE,
  SCREENS,
  visit,
} from '#tests/support/visit.ts';

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

describe.each(SCREENS)('on a %s', (name, viewport) => {
  test.each(TABS)('%s has a clean first visit', async (shown) => {
    const [theme, language] = name === 'phone' ? ['dark', 'bg'] : ['light', 'en'];
    await expectCleanFirstVisit(await visit(demo.browser, { viewport, theme }), at(mover.id, shown, language));
  });
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

  test('show the age by birthdate, else the given age, else that it is unknown', async () => {
    const { page } = await visit(demo.browser);
    for (const [known, english] of [
      [{ birthdate: '1990-01-01', age: 3 }, /^\d\d years old$/],
      [{ birthdate: undefined, age: 17 }, '17 years old'],
      [{ birthdate: undefined, age: null }, 'Age: N/A'],
    ] as const) {
      await followWith(page, demo, first.id, known);
      await page.getByRole('main').getByRole('listitem').getByText(english).waitFor();
      await page.unroute(`**${apiPaths.player(first.id)}`);
    }
  });
});

test('the Rates tab is marked NEW and says Coming soon', async () => {
  const { page } = await visit(demo.browser, { viewport: PHONE });
  await open(page, at(star.id, 'Rates', 'en'));
  expect(await tab(page, 'Rates').innerText()).toMatch(/Rates\s*NEW/);
  await panel(page).getByText('Coming soon').waitFor();
});
