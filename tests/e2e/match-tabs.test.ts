import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Lineups, MatchStats } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { surnameOf } from '#domain/player/name.ts';
import { fail } from '#tests/support/competition-page.ts';
import { demoMatch, press, pressed } from '#tests/support/demo-match.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectCleanFirstVisit,
  open,
  PHONE,
  SCREENS,
} from '#tests/support/visit.ts';

const { ask, match, address, visitDemo, openTabByLink } = demoMatch();
let id: number;
let home: { id: number; name: string };
let away: { id: number; name: string };
let stats: MatchStats;
let lineups: Lineups;

beforeAll(async () => {
  ({ id, home, away } = match());
  stats = await ask<MatchStats>(apiPaths.matchStats(id));
  lineups = await ask<Lineups>(apiPaths.matchLineups(id));
});

describe.each(SCREENS)('on a %s', (name, viewport) => {
  const language = name === 'phone' ? 'bg' : 'en';
  test.each(['stats', 'lineups'])(`%s has a clean first visit (${language})`, async (tab) =>
    expectCleanFirstVisit(await visitDemo({ viewport }), address(tab, language)),
  );
});

describe('statistics', () => {
  const rows = (page: Page) => page.getByRole('tabpanel').locator('tbody tr');
  /** Rank, name and figures of each row. */
  const table = async (page: Page) => {
    const texts = await rows(page).evaluateAll((all) =>
      all
        .map((row) => [...row.children].slice(0, -1).map((cell) => cell as HTMLElement))
        .map((cells) => [
          cells[0]?.innerText,
          cells[1]?.querySelector('span > span')?.firstChild?.textContent,
          ...cells.slice(2).map(({ innerText }) => innerText.replace(/^\D+/, '')),
        ]),
    );
    return texts;
  };
  const heads = (page: Page) => page.getByRole('tabpanel').locator('thead th').allInnerTexts();

  test('open with the top stats of all players, most goals first', async () => {
    const { page } = await visitDemo();
    await open(page, address('stats'));
    expect(await pressed(page)).toEqual(['Player stats', 'Top stats', 'All']);
    expect((await heads(page)).slice(0, 5)).toEqual(['#', 'Player', 'G', 'A', 'R']);
    const shown = await table(page);
    expect(shown).toHaveLength(stats.playerStats.length);
    const byGoals = stats.playerStats.map(({ goals }) => goals).toSorted((a, b) => b - a);
    expect(shown.map(([, , goals]) => Number(goals))).toEqual(byGoals);
    const [first] = shown;
    const best = stats.playerStats.find(({ name }) => name === first?.[1])!;
    expect(first).toEqual(['1', best.name, String(best.goals), String(best.assists), oneDecimal(best.rating ?? 0)]);
  });

  test('have five tables, three columns of figures at most, and a team filter', async () => {
    const { page, consoleErrors } = await visitDemo({ viewport: PHONE });
    await open(page, address('stats'));
    for (const [name, columns] of [
      ['Shooting', ['SH', 'SOT', 'SOF']],
      ['Duels', ['FC', 'YC', 'RC']],
      ['Goalkeeping', ['Saves', 'Rating', 'GA']],
      ['Detailed stats', ['Min']],
    ] as const) {
      await press(page, name);
      expect((await heads(page)).slice(2, -1)).toEqual(columns);
      const { x = 0, width = 0 } = (await rows(page).first().boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(PHONE.width);
    }
    expect((await heads(page)).at(-1)).toBe('Details');
    await press(page, 'Goalkeeping');
    const busy = stats.playerStats.filter(
      ({ gk_saves, goals_conceded }) => (gk_saves ?? 0) + (goals_conceded ?? 0) > 0,
    );
    expect((await table(page)).map(([, , saves]) => Number(saves))).toEqual(
      busy.map(({ gk_saves }) => gk_saves ?? 0).toSorted((a, b) => b - a),
    );
    await press(page, 'Top stats');
    await press(page, away.name);
    const theirs = stats.playerStats.filter(({ team_id }) => team_id === away.id);
    expect(await rows(page).count()).toBe(theirs.length);
    await press(page, 'Top stats');
    expect(await rows(page).count()).toBe(theirs.length);
    expect(await page.getByRole('button', { name: 'Top stats', pressed: true }).count()).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  test('show all figures of a player in a dialog, with one more section for goalkeepers', async () => {
    const { page } = await visitDemo({ theme: 'light' });
    await open(page, address('stats'));
    await press(page, 'Goalkeeping');
    const keeper = stats.playerStats.find(({ position }) => position === 'GK')!;
    const view = page.getByRole('button', { name: `View ${keeper.name}` });
    await view.click();
    const dialog = page.getByRole('dialog', { name: keeper.name });
    expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'General',
      'Attacking',
      'Discipline',
      'Goalkeeping',
    ]);
    const facts = await dialog.locator('dl > div').allInnerTexts();
    expect(facts[0]).toMatch(new RegExp(`Minutes\\s+${keeper.minutes_played}$`));
    expect(facts.at(-1)).toMatch(new RegExp(`Saves\\s+${keeper.gk_saves}$`));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await view.evaluate((button) => button === document.activeElement)).toBe(true);
    await press(page, 'Top stats');
    const other = stats.playerStats.find(({ position }) => position !== 'GK')!;
    await page.getByRole('button', { name: `View ${other.name}` }).click();
    await page.getByRole('dialog', { name: other.name }).waitFor();
    expect(await page.getByRole('dialog').getByRole('heading', { level: 3 }).count()).toBe(3);
    await page.getByRole('link', { name: 'View profile' }).click();
    await page.waitForURL(`**${pagePaths.player(other.id)}`);
  });

  test('set the teams side by side in fourteen bars', async () => {
    const ours = stats.teamStats[home.id]!;
    const theirs = stats.teamStats[away.id]!;
    const { page } = await visitDemo();
    await openTabByLink(page, 'stats');
    await press(page, 'Match stats');
    const duels = page.getByRole('region', { name: 'Match stats' }).locator('> div:has(i)');
    const texts = (await duels.allInnerTexts()).map((text) => text.split(/\s*\n\s*/));
    expect(texts).toEqual([
      [`${ours.possession}%`, 'Possession', `${theirs.possession}%`],
      [`${ours.shots}`, 'Total shots', `${theirs.shots}`],
      [`${ours.shots_on_target}`, 'Shots on target', `${theirs.shots_on_target}`],
      [`${ours.shots_off_target}`, 'Shots off target', `${theirs.shots_off_target}`],
      [`${ours.shots_blocked}`, 'Blocked shots', `${theirs.shots_blocked}`],
      [`${ours.corners}`, 'Corner kicks', `${theirs.corners}`],
      [`${ours.fouls}`, 'Fouls committed', `${theirs.fouls}`],
      [`${ours.yellow_cards}`, 'Yellow cards', `${theirs.yellow_cards}`],
      [`${ours.red_cards}`, 'Red cards', `${theirs.red_cards}`],
      [`${ours.gk_saves}`, 'Goalkeeper saves', `${theirs.gk_saves}`],
      [`${ours.goals}`, 'Goals scored', `${theirs.goals}`],
      [`${ours.goals_conceded}`, 'Goals conceded', `${theirs.goals_conceded}`],
      [`${ours.woodwork}`, 'Woodwork hit', `${theirs.woodwork}`],
      [oneDecimal(ours.avg_rating ?? 0), 'Rating', oneDecimal(theirs.avg_rating ?? 0)],
    ]);
    const bars = await duels
      .nth(1)
      .locator('i')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect(bars[0]! / (bars[0]! + bars[1]!)).toBeCloseTo(ours.shots! / (ours.shots! + theirs.shots!), 1);
  });

  test('say that they load, and that there are none', async () => {
    const { page } = await visitDemo();
    let answer = () => {};
    await page.route(`**${apiPaths.matchStats(id)}`, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await fail(route);
    });
    await openTabByLink(page, 'stats');
    await page.getByText('Loading match statistics...').waitFor();
    await expectAccessible(page);
    answer();
    await page.getByText('No data available').waitFor();
    await press(page, 'Match stats');
    await page.getByText('No statistics available for this match').waitFor();
  });
});

describe('lineups', () => {
  const pitch = (page: Page) => page.getByRole('region', { name: 'The starters on the pitch' });
  const starters = () => [...lineups[home.id]!.starters, ...lineups[away.id]!.starters];

  test('are on the pitch with number, rating, goals and the man of the match', async () => {
    const { page } = await visitDemo();
    await open(page, address('lineups'));
    expect(await pressed(page)).toEqual(['Starters']);
    expect(await pitch(page).getByRole('link').count()).toBe(starters().length);
    for (const { id: player, name, jersey_number, matchplayerstats } of starters()) {
      const text = (
        await pitch(page)
          .locator(`a[href="${pagePaths.player(player)}"]`)
          .innerText()
      ).replaceAll(/\s+/g, ' ');
      expect(text).toContain(`${jersey_number ?? '--'} ${surnameOf(name)}`);
      if (!matchplayerstats) continue;
      const { rating, goals, own_goals, motm } = matchplayerstats;
      if (rating !== null) expect(text).toContain(oneDecimal(rating));
      expect(text.includes('Man of the match')).toBe(motm);
      expect(/x(\d)/.exec(text)?.[1] ?? '1').toBe(String(Math.max(1, goals - own_goals)));
      expect(/(\d) goals?/.exec(text)?.[1] ?? '0').toBe(String(goals - own_goals));
    }
    const [first] = starters();
    await pitch(page).getByRole('link').first().click();
    await page.waitForURL(`**${pagePaths.player(first!.id)}`);
  });

  test('are horizontal on a desktop and vertical on a phone, all visible without overlap', async () => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 768, height: 900 },
      PHONE,
      { width: 320, height: 640 },
    ]) {
      const { page } = await visitDemo({ viewport });
      await open(page, address('lineups'));
      const { width = 0, height = 0 } = (await pitch(page).locator('> div').boundingBox()) ?? {};
      expect(width > height).toBe(viewport.width > 768);
      const boxes = await pitch(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.querySelector('span')!.getBoundingClientRect().toJSON() as DOMRect));
      const apart = boxes.every((a, i) =>
        boxes.every(
          (b, j) => i === j || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
        ),
      );
      expect(apart).toBe(true);
      await expectNoSidewaysScroll(page);
    }
  });

  test('list the substitutes below, and alone in their own view', async () => {
    const { page } = await visitDemo();
    await open(page, address('lineups'));
    const bench = (team: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: team, level: 3 }) }).getByRole('listitem');
    for (const team of [home, away]) {
      const expected = lineups[team.id]!.substitutes;
      const texts = await bench(team.name).allInnerTexts();
      expect(texts.map((text) => text.split(/\s*\n\s*/).slice(0, 2))).toEqual(
        expected.map(({ jersey_number, name }) => [String(jersey_number ?? '--'), name]),
      );
    }
    await press(page, 'Substitutes');
    expect(await pitch(page).count()).toBe(0);
    const [first] = lineups[home.id]!.substitutes;
    await page.getByRole('link', { name: first!.name }).click();
    await page.waitForURL(`**${pagePaths.player(first!.id)}`);
  });

  test.each([
    ['there are none', (route: Route) => route.fulfill({ json: {} })],
    ['they cannot be had', fail],
  ])('are made up, with a word of warning, when %s', async (_when, answer) => {
    const { page } = await visitDemo({ viewport: PHONE, theme: 'light' });
    await page.route(`**${apiPaths.matchLineups(id)}`, answer);
    await openTabByLink(page, 'lineups');
    await page.getByText('Using test data for demonstration - Real lineup data not available').waitFor();
    expect(await pitch(page).locator('[title]').count()).toBe(12);
    expect(await pitch(page).getByRole('link').count()).toBe(0);
    expect(await page.getByText('No substitutes').count()).toBe(2);
    await expectAccessible(page);
  });

  test('may come under another name, without numbers, pictures and ratings', async () => {
    const player = (player_id: number, more: object = {}) => ({ id: player_id, name: `Играч №${player_id}`, ...more });
    const { page, consoleErrors } = await visitDemo();
    await page.route(`**${apiPaths.matchLineups(id)}`, (route) =>
      route.fulfill({
        json: {
          lineups: {
            [home.id]: {
              starters: [
                player(1, { number: 7, matchplayerstats: { rating: '8.25', goals: 3, own_goals: 1, motm: true } }),
              ],
            },
            [away.id]: { starters: [player(2)], substitutes: [] },
          },
        },
      }),
    );
    await openTabByLink(page, 'lineups');
    await pitch(page).getByRole('link').last().waitFor();
    const texts = (await pitch(page).getByRole('link').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(texts[0]).toMatch(/Rating 8\.3.*Man of the match.*x2.*2 goals.*1 own goal.*7 №1/);
    expect(texts[1]).toMatch(/-- №2$/);
    expect(await pitch(page).locator('[data-band]').getAttribute('data-band')).toBe('excellent');
    expect(consoleErrors).toEqual([]);
  });
});
