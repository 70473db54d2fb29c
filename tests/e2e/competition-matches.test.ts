import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EliminationMatch, GameweekInfo, GameweekMatch, Gameweeks } from '#contract/http/competition.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { dayHeading } from '#domain/formatting/date.ts';
import { demoCompetitions } from '#tests/support/competition-page.ts';
import { open, PHONE, visit } from '#tests/support/visit.ts';

const { ask, browser, league, withFormat, address } = demoCompetitions();

const gameweeksOf = async (id: number) => (await ask<Gameweeks>(apiPaths.gameweeks(id))).gameweeks;
const matchesOf = (id: number, gameweek: GameweekInfo) =>
  ask<GameweekMatch[]>(apiPaths.gameweekMatches(id, gameweek.id));
const choice = (page: Page, name = 'Gameweek') => page.getByRole('combobox', { name });
const chosenText = (page: Page, name?: string) => choice(page, name).locator('option:checked').textContent();
const row = (page: Page, id: number) => page.locator(`main a[href="${pagePaths.match(id)}"]:visible`);

describe('Results', () => {
  test('open with the previous gameweek, marked among all, and show its matches by day', async () => {
    const { id } = league();
    const gameweeks = await gameweeksOf(id);
    const previous = gameweeks.find(({ isprevious }) => isprevious)!;
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=results&lang=en'));
    expect(await choice(page).locator('option').allTextContents()).toEqual(
      gameweeks.map(
        ({ number, is_current, isprevious }) =>
          `Gameweek ${number}${is_current ? ' (Current)' : isprevious ? ' (Previous)' : ''}`,
      ),
    );
    expect(await chosenText(page)).toBe(`Gameweek ${previous.number} (Previous)`);
    const matches = await matchesOf(id, previous);
    const days = [...new Set(matches.map(({ start_time }) => dayHeading(new Date(start_time!), 'en')))];
    expect(await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents()).toEqual(days);
    for (const match of matches) {
      const text = await row(page, match.id).innerText();
      expect(text).toContain(match.home_team!.short_name);
      if (match.status === 'FINISHED')
        expect(text).toMatch(new RegExp(`^FT[^]*\\b${match.score!.home}\\s+–\\s+${match.score!.away}\\b`));
    }
    await row(page, matches[0]!.id).click();
    await page.waitForURL(`**${pagePaths.match(matches[0]!.id)}`);
  });

  test('another gameweek is chosen into the address, and back', async () => {
    const { id } = league();
    const [first] = (await gameweeksOf(id)) as [GameweekInfo];
    const { page, consoleErrors } = await visit(browser(), { viewport: PHONE });
    await open(page, address(id, '?tab=results'));
    await choice(page, 'Кръг').selectOption(String(first.number));
    await page.waitForURL(`**?tab=results&gameweek=${first.number}`);
    const [match] = await matchesOf(id, first);
    await row(page, match!.id).waitFor();
    expect(await chosenText(page, 'Кръг')).toBe(`${first.number}. кръг`);
    await page.goBack();
    await expect.poll(() => chosenText(page, 'Кръг')).toContain('(предишен)');
    await page.getByRole('tab', { name: 'Програма' }).click();
    await page.waitForURL(`**${pagePaths.competition(id)}?tab=fixtures`);
    expect(consoleErrors).toEqual([]);
  });
});

describe('Fixtures', () => {
  test('offer the current gameweek and later ones, and open with the current', async () => {
    const { id } = league();
    const gameweeks = await gameweeksOf(id);
    const current = gameweeks.findIndex(({ is_current }) => is_current);
    const marks = [' (Current)', ' (Next)'];
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=fixtures&lang=en'));
    expect(await choice(page).locator('option').allTextContents()).toEqual(
      gameweeks.slice(current).map(({ number }, index) => `Gameweek ${number}${marks[index] ?? ''}`),
    );
    expect(await chosenText(page)).toBe(`Gameweek ${gameweeks[current]!.number} (Current)`);
    const next = gameweeks[current + 1]!;
    const matches = await matchesOf(id, next);
    await choice(page).selectOption(String(next.number));
    await row(page, matches[0]!.id).waitFor();
    const text = await row(page, matches[0]!.id).innerText();
    expect(text).toMatch(/^\d\d:\d\d/);
    expect(text).toContain('VS');
  });
});

describe('Playoffs', () => {
  const ROUNDS = {
    round_of_16: 'Round of 16',
    quarter_final: 'Quarter-final',
    semi_final: 'Semi-final',
    final: 'Final',
    third_place: 'Third-place match',
  };

  test('are a bracket of all ties, also of those whose teams are not known yet', async () => {
    const { id } = withFormat('KNOCKOUT');
    const { matches: shown } = await ask<{ matches: EliminationMatch[] }>(apiPaths.eliminationMatches(id));
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=playoffs&lang=en'));
    const rounds = [...new Set(shown.map(({ gameweek }) => gameweek.elimination_round))];
    expect(await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      Object.keys(ROUNDS)
        .filter((round) => rounds.includes(round as keyof typeof ROUNDS))
        .map((round) => ROUNDS[round as keyof typeof ROUNDS]),
    );
    expect(await page.locator('main a[href^="/match-details/"]:visible').count()).toBe(shown.length);
    for (const tie of shown) {
      const text = (await row(page, tie.id).innerText()).replaceAll(/\s+/g, ' ');
      const { name, seed } = tie.home_team ?? { name: '', seed: null };
      expect(text).toContain(`${name}${seed === null ? '' : ` [${seed}]`} ${tie.home_score ?? '–'}`.trim());
      if (tie.penalty_score) expect(text).toContain(`${tie.away_score} (${tie.penalty_score.team2})`);
    }
  });

  test('have their names in Bulgarian, and fold on a phone with the round in play open', async () => {
    const { id } = withFormat('KNOCKOUT');
    const { page } = await visit(browser(), { viewport: PHONE });
    await open(page, address(id, '?tab=playoffs'));
    const { matches } = await ask<{ matches: EliminationMatch[] }>(apiPaths.eliminationMatches(id));
    const inPlay = matches.find(({ status }) => status !== 'FINISHED' && status !== 'AWARDED') ?? matches.at(-1)!;
    const names = {
      round_of_16: 'Осминафинали',
      quarter_final: 'Четвъртфинали',
      semi_final: 'Полуфинали',
      final: 'Финал',
      third_place: 'Финал',
    };
    const folded = page.getByRole('tabpanel').locator('[class*=_folded_]');
    expect(await folded.locator('p b').first().textContent()).toBe(names[inPlay.gameweek.elimination_round]);
    const { x = -1, width = 0 } = (await row(page, inPlay.id).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    const early = folded.locator('details').first();
    const isEarly = inPlay.gameweek.elimination_round === 'round_of_16';
    expect(await early.getAttribute('open')).toBe(isEarly ? '' : null);
    await early.locator('summary').click();
    expect(await early.locator('a').first().isVisible()).toBe(!isEarly);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
