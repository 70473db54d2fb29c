import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchStandings, PastMatch, PastMatches } from '#contract/http/match-context.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { shortDate } from '#domain/formatting/date.ts';
import { twoDecimals } from '#domain/formatting/number.ts';
import { fail } from '#tests/support/competition-page.ts';
import { demoMatch, panel, press, pressed } from '#tests/support/demo-match.ts';
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
let league: string;

beforeAll(() => {
  ({ id, home, away, league } = match());
});

describe.each(SCREENS)('on a %s', (name, viewport) => {
  const language = name === 'phone' ? 'bg' : 'en';
  test.each(['h2h', 'standings'])(`%s has a clean first visit (${language})`, async (tab) =>
    expectCleanFirstVisit(await visitDemo({ viewport }), address(tab, language)),
  );
});

describe('head-to-head', () => {
  const rows = (page: Page) => panel(page).locator('a[href^="/match-details/"]');
  const showsOf = async (page: Page, matches: PastMatch[]) => {
    expect(await rows(page).count()).toBe(matches.length);
    for (const match of matches) {
      const text = await panel(page)
        .locator(`a[href="${pagePaths.match(match.id)}"]`)
        .innerText();
      expect(text).toContain(match.team1.name);
      expect(text).toContain(match.team2.name);
      expect(text).toContain(match.competition.name);
      if (match.status === 'FINISHED') {
        expect(text).toContain(`Final\n${shortDate(new Date(match.start_time!), 'en')}`);
        expect(text).toMatch(new RegExp(`\\b${match.team1_score}\\b[^]*\\b${match.team2_score}\\b`));
      }
    }
  };

  test('opens with the matches between the two teams, with links', async () => {
    const { matches } = await ask<PastMatches>(`${apiPaths.headToHeadMatches(id)}?limit=5`);
    const { page } = await visitDemo();
    await open(page, address('h2h'));
    expect(await pressed(page)).toEqual(['Head-to-head']);
    expect(await panel(page).locator('fieldset button').allTextContents()).toEqual([
      'Head-to-head',
      home.name,
      away.name,
    ]);
    await showsOf(page, matches);
    await panel(page)
      .getByText(matches.length === 1 ? 'Showing 1 match' : `Showing ${matches.length} matches`)
      .waitFor();
    await rows(page).last().click();
    await page.waitForURL(`**${pagePaths.match(matches.at(-1)!.id)}`);
  });

  test('shows five matches of a team, and five more each time', async () => {
    const all = await ask<PastMatches>(`${apiPaths.teamMatches(id, 'home')}?limit=15`);
    expect(all.matches.length).toBe(15);
    const { page, consoleErrors } = await visitDemo({ viewport: PHONE });
    await open(page, address('h2h'));
    await press(page, home.name);
    await panel(page).getByText('Showing 5 matches').waitFor();
    await showsOf(page, all.matches.slice(0, 5));
    const more = panel(page).getByRole('button', { name: 'Load more' });
    await more.click();
    await panel(page).getByText('Showing 10 matches').waitFor();
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await more.click();
    await panel(page).getByText('Showing 15 matches').waitFor();
    await showsOf(page, all.matches);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });

  test('narrows a team down to one competition, from the start of its list', async () => {
    const { competitions } = await ask<{ competitions: { id: number; name: string }[] }>(
      apiPaths.sideCompetitions(id, 'away'),
    );
    const chosen = competitions.at(-1)!;
    const { matches } = await ask<PastMatches>(
      `${apiPaths.teamMatches(id, 'away')}?limit=5&competitionId=${chosen.id}`,
    );
    const { page, requests } = await visitDemo();
    await open(page, address('h2h'));
    await press(page, away.name);
    const choice = panel(page).getByLabel('Competition');
    expect(await choice.locator('option').allTextContents()).toEqual([
      'All competitions',
      ...competitions.map(({ name }) => name),
    ]);
    expect(requests.some((url) => url.includes('competitionId'))).toBe(false);
    await choice.selectOption(chosen.name);
    await panel(page)
      .getByText(matches.length === 1 ? 'Showing 1 match' : `Showing ${matches.length} matches`)
      .waitFor();
    await expect.poll(() => rows(page).count()).toBe(matches.length);
    await showsOf(page, matches);
  });

  test('offers no more when a list is shorter than its limit', async () => {
    const { matches } = await ask<PastMatches>(`${apiPaths.teamMatches(id, 'home')}?limit=5`);
    const { page } = await visitDemo();
    await page.route(`**${apiPaths.headToHeadMatches(id)}?*`, (route) =>
      route.fulfill({ json: { matches: matches.slice(0, 1) } }),
    );
    await openTabByLink(page, 'h2h');
    await panel(page).getByText('Showing 1 match', { exact: true }).waitFor();
    expect(await panel(page).getByRole('button', { name: 'Load more' }).count()).toBe(0);
  });

  test('is empty when everything fails to load', async () => {
    const { page } = await visitDemo({ theme: 'light' });
    await page.route(/\/api\/.*\/(h2h|head-to-head-matches|team-matches|team-competitions)\b/, fail);
    await openTabByLink(page, 'h2h');
    await panel(page).getByText('No matches found').waitFor();
    await press(page, home.name);
    await panel(page).getByText('No matches found').waitFor();
    expect(await panel(page).getByLabel('Competition').locator('option').count()).toBe(1);
    await expectAccessible(page);
  });
});

describe('standings', () => {
  const rows = (page: Page) => panel(page).locator('tbody tr');

  test('are the table of the competition, both teams marked', async () => {
    const { standings } = await ask<MatchStandings>(apiPaths.matchStandings(id));
    if (!Array.isArray(standings)) throw new Error('The league has one table');
    const { page } = await visitDemo();
    await open(page, address('standings'));
    expect(await pressed(page)).toEqual(['Overall']);
    await panel(page)
      .getByRole('heading', { name: `${league} Standings` })
      .waitFor();
    expect(await panel(page).locator('thead th').allInnerTexts()).toEqual([
      '#',
      'Team',
      'MP',
      'W',
      'D',
      'L',
      'GF',
      'GA',
      'GD',
      'Pts',
      'Form',
    ]);
    expect(await rows(page).count()).toBe(standings.length);
    const first = standings[0]!;
    expect((await rows(page).first().innerText()).split(/\s+/).join(' ')).toContain(
      `${first.matches} ${first.wins} ${first.draws} ${first.losses} ${first.goals_scored} ${first.goals_conceded}`,
    );
    const marked = await panel(page)
      .locator('tr[aria-current=true] a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(marked)).toEqual(new Set([pagePaths.team(home.id), pagePaths.team(away.id)]));
    await panel(page)
      .locator(`a[href="${pagePaths.team(home.id)}"]`)
      .click();
    await page.waitForURL(`**${pagePaths.team(home.id)}`);
  });

  test.each([
    ['Scorers', 'top scorers', apiPaths.matchTopScorers, 'top_scorers', 'goals'],
    ['Assisters', 'top assisters', apiPaths.matchTopAssisters, 'top_assisters', 'assists'],
    ['Top rated', 'top rated', apiPaths.matchTopRated, 'top_rated_players', 'averageRating'],
  ] as const)('%s are listed with picture, team and figure', async (view, title, path, list, measure) => {
    const leaders = (await ask<Record<string, Record<string, string | number>[]>>(path(id)))[list]!;
    const { page } = await visitDemo();
    await open(page, address('standings'));
    await press(page, view);
    await panel(page)
      .getByRole('heading', { name: `${league} ${title}` })
      .waitFor();
    const items = panel(page).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(leaders.length);
    for (const [place, leader] of leaders.entries()) {
      const text = await items.nth(place).innerText();
      expect(text).toContain(leader['player_name']);
      expect(text).toContain(leader['team_name']);
      const value = Number(leader[measure]);
      expect(text.trim().split(/\s+/).at(-1)).toBe(measure === 'averageRating' ? twoDecimals(value) : String(value));
    }
    await items.first().getByRole('link').click();
    await page.waitForURL(`**${pagePaths.player(Number(leaders[0]!['player_id']))}`);
  });

  const team = (name: string) => ({ id: 900, name, badge: null });
  const row = (name: string, points: number) => ({ team: team(name), matches: 3, points, form: ['W'] });
  test.each<[string, unknown, string[]]>([
    [
      'in groups',
      { standings: { A: [row('Балик', 6)], B: [row('Вихър', 3)] } },
      ['Group A', 'Balik', 'Group B', 'Vihar'],
    ],
    ['without a name', { standings: [{ ...row('', 6), team: { id: 901 } }] }, ['Unknown Team']],
    ['of nobody', { standings: [] }, ['No standings data available']],
    ['in another shape', { standings: 'none' }, ['Invalid standings data format']],
  ])('%s', async (_what, answer, texts) => {
    const { page, consoleErrors } = await visitDemo({ viewport: PHONE });
    await page.route(`**${apiPaths.matchStandings(id)}`, (route) => route.fulfill({ json: answer }));
    await openTabByLink(page, 'standings');
    for (const text of texts) await panel(page).getByText(text, { exact: true }).first().waitFor();
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });

  test('show no data when they fail, and so do the lists', async () => {
    const { page } = await visitDemo();
    await page.route(/readonly-match\/\d+\/(standings|top-)/, fail);
    await openTabByLink(page, 'standings');
    for (const view of ['Overall', 'Scorers', 'Assisters', 'Top rated']) {
      await press(page, view);
      await panel(page).getByText('No data available').waitFor();
    }
  });
});
