import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EliminationMatch, GameweekInfo, GameweekMatch, Gameweeks } from '#contract/http/competition.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { dayHeading } from '#domain/formatting/date.ts';
import { demoCompetitions, fail, panelText } from '#tests/support/competition-page.ts';
import { expectAccessible, goTo, open, PHONE, visit } from '#tests/support/visit.ts';

const { ask, browser, league, withFormat, address } = demoCompetitions();

const gameweeksOf = async (id: number) => (await ask<Gameweeks>(apiPaths.gameweeks(id))).gameweeks;
const matchesOf = (id: number, gameweek: GameweekInfo) =>
  ask<GameweekMatch[]>(apiPaths.gameweekMatches(id, gameweek.id));
const choice = (page: Page, name = 'Gameweek') => page.getByRole('combobox', { name });
const chosenText = (page: Page, name?: string) => choice(page, name).locator('option:checked').textContent();
const row = (page: Page, id: number) => page.locator(`main a[href="${pagePaths.match(id)}"]`);

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

  test('every status has its label; a match without a score shows VS, an unknown team TBD', async () => {
    const { id } = league();
    const [first, second] = (await gameweeksOf(id)) as [GameweekInfo, GameweekInfo];
    const [template] = (await matchesOf(id, first)) as [GameweekMatch];
    const rows: [Partial<GameweekMatch>, RegExp][] = [
      [{ status: 'FINISHED', score: { home: 3, away: 1 } }, /^FT[^]*3[^]*1/],
      [{ status: 'LIVE', score: { home: 2, away: 0 } }, /^LIVE[^]*2[^]*0/],
      [{ status: 'AWARDED', score: { home: 0, away: 3 } }, /^AWARDED[^]*0[^]*3/],
      [{ status: 'POSTPONED', score: null }, /^POSTPONED[^]*VS/],
      [{ status: 'CANCELLED', score: null }, /^CANCELLED[^]*VS/],
      [{ status: 'UPCOMING', score: null, start_time: '2027-05-01T16:00:00Z' }, /^19:00[^]*VS/],
      [{ status: 'UPCOMING', score: null, start_time: null, home_team: null }, /^Date TBD[^]*TBD[^]*VS/],
    ];
    const { page, consoleErrors } = await visit(browser());
    await open(page, address(id, `?tab=results&gameweek=${second.number}&lang=en`));
    await page.route(`**${apiPaths.gameweekMatches(id, first.id)}`, (route) =>
      route.fulfill({ json: rows.map(([change], index) => ({ ...template, ...change, id: 900 + index })) }),
    );
    await choice(page).selectOption(String(first.number));
    await row(page, 900).waitFor();
    for (const [index, [, text]] of rows.entries()) expect(await row(page, 900 + index).innerText()).toMatch(text);
    const days = await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents();
    expect(days.slice(-2)).toEqual(['Saturday, 1 May', 'Date TBD']);
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });

  test('say so when there are no matches, no gameweeks, or they fail to load', async () => {
    const { id } = league();
    const [first, second] = (await gameweeksOf(id)) as [GameweekInfo, GameweekInfo];
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=results&lang=en'));
    await page.route(`**${apiPaths.gameweekMatches(id, first.id)}`, (route) => route.fulfill({ json: [] }));
    await page.route(`**${apiPaths.gameweekMatches(id, second.id)}`, fail);
    for (const { number } of [first, second]) {
      await choice(page).selectOption(String(number));
      await page.waitForURL(`**gameweek=${number}`);
      await page.getByText('No matches scheduled for this gameweek.').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }
  });

  test('without gameweeks there is no gameweek selector', async () => {
    const { id } = withFormat('KNOCKOUT');
    const { page } = await visit(browser());
    await open(page, address(league().id, '?lang=en'));
    await page.route(`**${apiPaths.gameweeks(id)}*`, fail);
    await goTo(page, `${pagePaths.competition(id)}?tab=results`);
    await page.getByText('Error loading gameweeks').waitFor();
    expect(await panelText(page)).toContain('Failed to load gameweeks');
    await page.unroute(`**${apiPaths.gameweeks(id)}*`);
    await page.route(`**${apiPaths.gameweeks(id)}*`, (route) => route.fulfill({ json: { gameweeks: [] } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No gameweeks available').waitFor();
    await page.getByRole('tab', { name: 'Fixtures' }).click();
    await page.getByText('No upcoming gameweeks').waitFor();
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

  test('say so when a gameweek has none', async () => {
    const { id } = league();
    const gameweeks = await gameweeksOf(id);
    const last = gameweeks.at(-1)!;
    const { page } = await visit(browser());
    await open(page, address(id, '?tab=fixtures&lang=bg'));
    await page.route(`**${apiPaths.gameweekMatches(id, last.id)}`, (route) => route.fulfill({ json: [] }));
    await choice(page, 'Кръг').selectOption(String(last.number));
    await page.getByText('За този кръг няма насрочени мачове.').waitFor();
  });

  test('call the gameweeks of a knockout by their rounds as well', async () => {
    const { id } = withFormat('GROUP_PLUS_KNOCKOUT');
    const gameweeks = await gameweeksOf(id);
    const final = gameweeks.find(({ elimination_round }) => elimination_round === 'final')!;
    const { page } = await visit(browser());
    await open(page, address(id, `?tab=results&gameweek=${final.number}&lang=en`));
    expect(await chosenText(page)).toMatch(new RegExp(`^Gameweek ${final.number}( \\(\\w+\\))?, Final$`));
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
    expect(await page.locator('main a[href^="/match-details/"]').count()).toBe(shown.length);
    for (const tie of shown) {
      const text = (await row(page, tie.id).innerText()).replaceAll(/\s+/g, ' ');
      const { name, seed } = tie.home_team ?? { name: '', seed: null };
      expect(text).toContain(`${name}${seed === null ? '' : ` [${seed}]`} ${tie.home_score ?? '–'}`.trim());
      if (tie.penalty_score) expect(text).toContain(`${tie.away_score} (${tie.penalty_score.team2})`);
    }
  });

  test('have their names in Bulgarian, and on a phone the latest round in view', async () => {
    const { id } = withFormat('KNOCKOUT');
    const { page } = await visit(browser(), { viewport: PHONE });
    await open(page, address(id, '?tab=playoffs'));
    const names = await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents();
    for (const name of names)
      expect(['Осминафинали', 'Четвъртфинали', 'Полуфинали', 'Финал', 'Мач за третото място']).toContain(name);
    const { matches } = await ask<{ matches: EliminationMatch[] }>(apiPaths.eliminationMatches(id));
    const unplayed = matches.find(({ status }) => status !== 'FINISHED' && status !== 'AWARDED');
    const inView = unplayed ?? matches.at(-1)!;
    const { x = -1 } = (await row(page, inView.id).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(PHONE.width / 2);
  });

  test('say so when there are none, and when they fail to load', async () => {
    const { id } = withFormat('KNOCKOUT');
    const { page } = await visit(browser());
    await open(page, address(id, '?lang=en'));
    await page.route(`**${apiPaths.eliminationMatches(id)}*`, fail);
    await page.getByRole('tab', { name: 'Playoffs' }).click();
    await page.getByText('Error loading elimination matches').waitFor();
    expect(await panelText(page)).toContain('Failed to load elimination matches');
    await page.unroute(`**${apiPaths.eliminationMatches(id)}*`);
    await page.route(`**${apiPaths.eliminationMatches(id)}*`, (route) => route.fulfill({ json: { matches: {} } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No playoff matches available').waitFor();
  });
});
