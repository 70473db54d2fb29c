import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameweekInfo, Gameweeks } from '#contract/http/competition.ts';
import type { Tots, Totw } from '#contract/http/totw.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { demoSettings } from '#demo/load-demo.ts';
import { demoCompetitions, fail } from '#tests/support/competition-page.ts';
import { expectAccessible, expectCleanFirstVisit, open, PHONE, SCREENS, visit } from '#tests/support/visit.ts';

const { ask, browser, url, league, address } = demoCompetitions();

const gameweeksOf = async (id: number) => (await ask<Gameweeks>(apiPaths.gameweeks(id))).gameweeks;
const teamOf = async (id: number, { id: gameweekId }: GameweekInfo, language: 'bg' | 'en' = 'en') =>
  (await ask<Totw>(`${apiPaths.teamOfTheWeek(id)}?gameweekId=${gameweekId}`, language)).players;
const picks = (page: Page) => page.locator('main button[aria-haspopup=dialog]');
const played = ({ matchStats: stats }: Totw['players'][number]) => (stats.played ? stats : null)!;

async function lastWeek(language: 'bg' | 'en' = 'en') {
  const { id } = league();
  const gameweek = (await gameweeksOf(id)).find(({ isprevious }) => isprevious)!;
  return { id, gameweek, players: await teamOf(id, gameweek, language) };
}

describe('the team of the week in its competition', () => {
  test('[TB2] opens with the current gameweek, or with the last that has one', async () => {
    const { id } = league();
    const gameweeks = await gameweeksOf(id);
    const current = gameweeks.find(({ is_current }) => is_current)!;
    const { gameweek: previous } = await lastWeek();
    const hasOne = (await teamOf(id, current)).length > 0;
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=totw&lang=en'));
    const choice = page.getByRole('combobox', { name: 'Gameweek' });
    expect(await choice.locator('option').count()).toBe(gameweeks.length);
    expect(await choice.locator('option:checked').textContent()).toBe(
      hasOne ? `Gameweek ${current.number} (Current)` : `Gameweek ${previous.number} (Previous)`,
    );
    expect(await picks(page).count()).toBe((await teamOf(id, hasOne ? current : previous)).length);
  });

  test('a gameweek that has none leads to the last that has one', async () => {
    const { id, gameweek } = await lastWeek();
    const last = (await gameweeksOf(id)).at(-1)!;
    const { page } = await visit(browser());
    await open(page, address(id, `?tab=totw&gameweek=${last.number}&lang=en`));
    await page.getByText('No Team of the Week available for this gameweek yet').waitFor();
    await page.getByRole('link', { name: `See the latest: gameweek ${gameweek.number}` }).click();
    await page.getByRole('heading', { name: `The team of gameweek ${gameweek.number}`, level: 2 }).waitFor();
    await picks(page).nth(5).waitFor();
  });

  test('puts six on the pitch, pairs left and right, each with his rating', async () => {
    const { id, gameweek, players } = await lastWeek('bg');
    const { page } = await visit(browser());
    await open(page, address(id, `?tab=totw&gameweek=${gameweek.number}`));
    await page.getByRole('heading', { name: `Отборът на ${gameweek.number}. кръг`, level: 2 }).waitFor();
    expect(await picks(page).count()).toBe(6);
    const boxes = await Promise.all(
      players.map(async ({ name, section }) => ({ section, ...(await page.getByTitle(name).boundingBox())! })),
    );
    const [left, right] = boxes.filter(({ section }) => section === 'def');
    expect(left!.x).toBeLessThan(right!.x);
    const height = (section: string) => boxes.find((box) => box.section === section)!.y;
    expect(['fwd', 'mid', 'def', 'gk'].map(height)).toEqual(
      ['fwd', 'mid', 'def', 'gk'].map(height).toSorted((a, b) => a - b),
    );
    for (const player of players)
      expect(await page.getByTitle(player.name).innerText()).toContain(played(player).rating!.toFixed(1));
  });

  test.each(SCREENS)('opens each player’s match figures: %s', async (_name, viewport) => {
    const { id, gameweek, players } = await lastWeek();
    const { page, consoleErrors } = await visit(browser(), { viewport });
    await open(page, address(id, `?tab=totw&gameweek=${gameweek.number}&lang=en`));
    for (const player of viewport === PHONE ? players.slice(0, 1) : players.slice(1, 3)) {
      await page.getByTitle(player.name).click();
      const popup = page.getByRole('dialog', { name: 'Gameweek Performance' });
      const text = (await popup.innerText()).replaceAll(/\s+/g, ' ');
      const stats = played(player);
      expect(text).toContain(`${player.team!.name}, `);
      expect(text).toContain(stats.match.opponent.name);
      expect(text).toContain(`Venue ${stats.match.venue === 'home' ? 'Home' : 'Away'}`);
      expect(text).toContain(`Goals ${stats.goals} Assists ${stats.assists} Minutes ${stats.minutes_played}’`);
      expect(text.includes('MOTM')).toBe(stats.motm);
      expect(text.includes('Starter')).toBe(stats.is_starter);
      expect(text.includes('Clean Sheet')).toBe(player.section === 'gk' && stats.clean_sheet);
      expect(text.includes('Yellow Card')).toBe((stats.yellow_cards ?? 0) > 0);
      expect(text.includes('Tackles')).toBe((stats.tackles ?? 0) > 0);
      expect(text.includes('Saves')).toBe((stats.saves ?? 0) > 0);
      if ((stats.passes ?? 0) > 0)
        expect(text).toContain(`Passes ${stats.passes} (${stats.pass_accuracy!.toFixed(1)}%)`);
      if (viewport === PHONE) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
    }
    await page.getByTitle(players[0]!.name).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Player profile' }).click();
    await page.waitForURL(`**${pagePaths.player(players[0]!.id)}`);
    expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('another gameweek is in the address; a failure looks like an empty one', async () => {
    const { id, gameweek } = await lastWeek();
    const { page } = await visit(browser(), { viewport: PHONE });
    await open(page, address(id, `?tab=totw&gameweek=${gameweek.number}&lang=en`));
    await page.route(`**${apiPaths.teamOfTheWeek(id)}?*`, fail);
    await page.getByRole('combobox', { name: 'Gameweek' }).selectOption('1');
    await page.waitForURL('**?tab=totw&gameweek=1');
    await page.getByText('No Team of the Week available for this gameweek yet').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a player without data has a number for a face, letters for a crest, and a message', async () => {
    const { id, gameweek, players } = await lastWeek();
    const { page } = await visit(browser());
    await open(page, address(id, '?lang=en'));
    await page.route(`**${apiPaths.teamOfTheWeek(id)}?*`, (route) =>
      route.fulfill({
        json: {
          players: players.map((player) => ({
            ...player,
            picture: null,
            number: 77,
            team: { name: 'Балик', badge: null },
            matchStats: { played: false, message: 'He did not play' },
          })),
        },
      }),
    );
    await page.getByRole('tab', { name: 'Team of the week' }).click();
    const pick = page.getByTitle(players[0]!.name);
    await pick.waitFor();
    expect((await pick.innerText()).replaceAll(/\s+/g, ' ')).toContain('77');
    expect(await pick.locator('svg text').textContent()).toBe('BA');
    await pick.click();
    await page.getByRole('dialog').getByText('He did not play').waitFor();
    expect(gameweek.number).toBeGreaterThan(0);
  });
});

describe('the team of the season', () => {
  test('has its season in figures', async () => {
    const { id } = league();
    const seasons = await ask<{ id: number; name: string }[]>(apiPaths.competitionSeasons(id));
    const past = seasons.at(-1)!;
    const { players } = await ask<Tots>(`${apiPaths.teamOfTheSeason(id)}?season=${past.id}`);
    expect(players).toHaveLength(6);
    const { page } = await visit(browser());
    await open(page, address(id, `?tab=tots&season=${past.id}&lang=en`));
    const [player] = players;
    const stats = player!.seasonStats;
    if (!stats.played) throw new Error('He played');
    await page.getByTitle(player!.name).click();
    const text = (await page.getByRole('dialog', { name: 'Season Statistics' }).innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      `Matches ${stats.matches_played} Goals ${stats.goals} Assists ${stats.assists} G+A ${stats.goals + stats.assists!} Minutes ${stats.minutes_played}’`,
    );
    expect(text).toContain(`Yellow cards ${stats.yellow_cards} Red cards ${stats.red_cards}`);
    expect(text).toContain(`Per game Goals ${(stats.goals / stats.matches_played).toFixed(2)}`);
    await expectAccessible(page);
  });
});

describe('/totw', () => {
  test('has a clean first visit', async () => {
    const visited = await visit(browser(), { viewport: PHONE });
    await expectCleanFirstVisit(visited, `${url()}${pagePaths.teamOfTheWeek}?lang=bg`);
  });

  test('opens with the home league, and offers the others and their gameweeks', async () => {
    const { id, gameweek, players } = await lastWeek('bg');
    const { page, consoleErrors } = await visit(browser());
    await open(page, url() + pagePaths.teamOfTheWeek);
    await page.getByRole('heading', { name: 'Отбор на кръга', level: 1 }).waitFor();
    const competitions = page.getByRole('combobox', { name: 'Състезание' });
    expect(await competitions.locator('option:checked').textContent()).toBe(demoSettings().settings.homeLeague);
    const weeks = page.getByRole('combobox', { name: 'Кръг' });
    expect(await weeks.inputValue()).toBe(String(gameweek.number));
    await page.getByTitle(players[0]!.name).waitFor();
    await weeks.selectOption('1');
    await page.waitForURL(`**/totw?competition=${id}&gameweek=1`);
    const [first] = (await gameweeksOf(id)) as [GameweekInfo];
    await page.getByTitle((await teamOf(id, first, 'bg'))[0]!.name).waitFor();
    const other = (await ask<{ id: number; name: string }[]>(apiPaths.activeCompetitions, 'bg')).find(
      (one) => one.id !== id,
    )!;
    await competitions.selectOption(String(other.id));
    await page.waitForURL(`**/totw?competition=${other.id}`);
    expect(await competitions.locator('option:checked').textContent()).toBe(other.name);
    expect(consoleErrors).toEqual([]);
  });
});
