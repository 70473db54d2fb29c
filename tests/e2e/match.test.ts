import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { matchDateTime, slashedDateTime } from '#domain/formatting/date.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { deskLeague, KICK_OFF, phase, sheet } from '#tests/support/desk-league.ts';
import { moveInTime, startLeagueSite } from '#tests/support/league-site.ts';
import { askMatch, tellingDesk, type Told } from '#tests/support/match-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  open,
  PHONE,
  SCREENS,
  visit,
} from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

const LONG = 'Обединен футболен клуб „Непобедимите соколи от Северозападна Добруджа“ 1924';

/** The league of the desk, as if the matches were about to begin. */
function league() {
  const small = deskLeague();
  const named = small.teams.map((team) => (team.key === 'orlovets' ? { ...team, name: LONG } : team));
  return moveInTime({ ...small, teams: named }, Date.now() + 20 * 60_000 - KICK_OFF);
}

const desk = (key: string): Told => tellingDesk(site.desk, site.matchId(key));
const address = (key: string, query = '') => `${site.url}${pagePaths.match(site.matchId(key))}${query}`;
const match = (key: string) => askMatch(site.url, site.matchId(key));

beforeAll(async () => {
  [site, browser] = await Promise.all([startLeagueSite(league()), launchBrowser()]);
  await playDerby(desk('derby'));
  await desk('other')({ act: 'cancel' });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const player = (key: string) => site.playerId(key);

/** Балик 2:2 Вихър: a goal with an assist, one from the spot, an own goal, one in stoppage; cards, a missed penalty, changes. */
async function playDerby(tell: Told) {
  const of = { player };
  await tell(sheet(of, 'home'));
  await tell(sheet(of, 'away'));
  await tell({ act: 'kick-off' });
  await tell({ act: 'goal', team: 'home', player: player('ivan'), assist: player('b2'), minute: 4 });
  await tell({ act: 'card', team: 'away', player: player('v2'), card: 'yellow', minute: 9 });
  await tell({ act: 'penalty', team: 'away', player: player('v3'), result: 'missed', minute: 18 });
  await tell({ act: 'substitution', team: 'home', playerIn: player('b6'), playerOut: player('b3'), minute: 20 });
  await tell({ act: 'goal', team: 'away', player: player('petar'), penalty: true, minute: 25, extraTime: 2 });
  await tell(phase('HALF_TIME'));
  await tell(phase('SECOND_HALF'));
  await tell({ act: 'goal', team: 'home', player: player('b4'), ownGoal: true, minute: 27 });
  await tell({ act: 'card', team: 'away', player: player('v2'), card: 'second-yellow', minute: 31 });
  await tell({ act: 'card', team: 'home', player: player('b5'), card: 'red', minute: 33 });
  await tell({ act: 'substitution', team: 'away', playerIn: player('v6'), playerOut: player('v4'), minute: 35 });
  await tell({ act: 'goal', team: 'home', player: player('ivan'), minute: 40 });
  await tell({ act: 'final-whistle' });
}

const board = (page: Page) => page.locator('main > section').first();
const boardWords = async (page: Page) => (await board(page).innerText()).replaceAll(/\s+/g, ' ');
const rowsOf = (page: Page, section: string) =>
  page
    .locator('main section', { has: page.getByRole('heading', { name: section, level: 3 }) })
    .last()
    .locator('li');
const words = async (of: ReturnType<Page['locator']>) =>
  (await of.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** From a page that asks for no match, so that what this one asks for can be made up. */
async function goThere(page: Page, key: string, answer?: (route: Route) => unknown, language = 'en') {
  await open(page, `${site.url}/results/leagues?lang=${language}`);
  if (answer) {
    await page.route(`**${apiPaths.matchDetails(site.matchId(key))}`, answer);
    // What is made up must not be put right.
    await page.routeWebSocket(/socket/, () => {});
  }
  await page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    },
    pagePaths.match(site.matchId(key)),
  );
  await page.waitForURL(`**${pagePaths.match(site.matchId(key))}`);
}

/** As the API answers, but for some facts. */
const changed = (key: string, change: (told: Match) => object) => async (route: Route) => {
  const told = await match(key);
  return route.fulfill({ json: { details: { match: { ...told, liveData: null, ...change(told) } } } });
};

describe('addresses', () => {
  test.each(['', '/results'])('%s/match-details/{id} shows the match under its one true name', async (area) => {
    const path = pagePaths.match(site.matchId('derby'));
    const response = await fetch(`${site.url}${area}${path}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*[^s]${path}"`));
    expect(html).toContain('<title>Балик – Вихър 2:2</title>');
    expect(html).toMatch(/name="description" content="Балик – Вихър 2:2, Делта Лига, 3\. кръг, [^"]+"/);
  });

  test('the title has a score only when the match is over', async () => {
    expect(await (await fetch(address('derby', '?lang=en'))).text()).toContain('<title>Балик vs Вихър 2-2</title>');
    expect(await (await fetch(address('s7', '?lang=en'))).text()).toContain('<title>Балик vs Вихър</title>');
  });

  test.each([
    ['/match-details/999999', 404],
    ['/match-details/abc', 400],
    ['/match-details/0', 400],
    ['/results/match-details/999999', 404],
  ])('%s answers %i and says so', async (path, status) => {
    const { page } = await visit(browser);
    const response = await page.goto(`${site.url}${path}?lang=en`);
    expect(response?.status()).toBe(status);
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    await expectAccessible(page);
  });
});

describe.each(SCREENS)('on a %s', (_name, viewport) => {
  test.each([
    ['dark', 'bg', 'derby'],
    ['light', 'en', 'derby'],
    ['light', 'bg', 's7'],
    ['dark', 'en', 'm4'],
  ])('nothing is asked again, nothing complains, axe finds nothing: %s, %s, %s', async (theme, language, key) => {
    const { page, complaints, requests } = await visit(browser, { viewport, theme });
    await page.goto(address(key, `?lang=${language}`), { waitUntil: 'networkidle' });
    await hydrated(page);
    const isCheck = (url: string) => url.endsWith(apiPaths.activeCompetitions);
    expect(requests.filter((url) => url.includes('/api/') && !isCheck(url))).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

describe('the scoreboard', () => {
  test.each<[key: string, english: string, bulgarian: string]>([
    ['s7', '– UPCOMING', '– Предстои'],
    ['derby', '2 : 2 FINISHED', '2 : 2 Край'],
    ['m4', '0 : 3 AWARDED', '0 : 3 Служебен резултат'],
    ['waiting', '– POSTPONED', '– Отложен'],
    ['other', '– CANCELLED', '– Отменен'],
  ])('%s: %s', async (key, english, bulgarian) => {
    const { page } = await visit(browser);
    await open(page, address(key, '?lang=en'));
    const { start_time, venue, competition } = await match(key);
    const start = new Date(start_time!);
    expect(await boardWords(page)).toContain(`${competition.name} ${matchDateTime(start, 'en')} ${venue}`);
    expect(await boardWords(page)).toContain(english);
    await open(page, address(key, '?lang=bg'));
    expect(await boardWords(page)).toContain(matchDateTime(start, 'bg'));
    expect(await boardWords(page)).toContain(bulgarian);
  });

  test('an award gives its reason', async () => {
    const { page } = await visit(browser);
    await open(page, address('m4'));
    await board(page).getByText('Рилци не се яви').waitFor();
    // The winner is marked, and leads.
    expect(await boardWords(page)).toContain('Балик * (победител)');
  });

  test('a match about to begin counts down', async () => {
    const { page } = await visit(browser);
    await open(page, address('s7', '?lang=en'));
    expect((await boardWords(page)).replaceAll(' ', '')).toMatch(/UPCOMING1\dm\d+s/);
  });

  test('leads to the competition, to both teams, and one step back', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/results/leagues`);
    await goThere(page, 'derby');
    const { competition, team1, team2 } = await match('derby');
    const addresses = await board(page)
      .locator('a:not([role=tab])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      pagePaths.competition(competition.id),
      pagePaths.team(team1!.id),
      pagePaths.team(team2!.id),
    ]);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/results/leagues**');
  });

  test.each([
    ['a missing date', { start_time: null }, 'Date TBD'],
    ['an invalid date', { start_time: 'soon' }, 'Invalid Date'],
    ['a missing score', { team1_score: null, team2_score: null }, 'Балик – FINISHED'],
    ['a status that nobody knows', { status: 'SUSPENDED' }, 'SUSPENDED'],
    ['penalties as JSON text', { penalty_score: '{"team1":4,"team2":3}' }, '2 : 2 (4-3 penalties) FINISHED'],
    ['a phase not begun', { status: 'LIVE', match_phase: 'NOT_STARTED' }, 'NOT STARTED'],
    ['the other name of the shoot-out', { status: 'LIVE', match_phase: 'PENALTY_SHOOTOUT' }, 'PENALTY SHOOTOUT'],
    ['the end while still live', { status: 'LIVE', match_phase: 'FULL_TIME' }, 'FULL TIME'],
    ['live without a phase', { status: 'LIVE', match_phase: null }, 'LIVE'],
  ])('%s', async (_what, facts, told) => {
    const { page } = await visit(browser);
    await goThere(
      page,
      'derby',
      changed('derby', () => facts),
    );
    await expect.poll(() => boardWords(page), { timeout: 10_000 }).toContain(told);
  });

  test('teams that nobody knows yet lead nowhere', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, address('final', '?lang=en'));
    expect(await boardWords(page)).toContain('Date TBD');
    expect(await board(page).getByText('To be decided').count()).toBe(2);
    expect(await board(page).locator('a[href^="/team/"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each(['other', 'derby'])(
    'holds together with long names, in large type, on a narrow screen: %s',
    async (key) => {
      const { page } = await visit(browser, { viewport: { width: 320, height: 700 } });
      await open(page, address(key));
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page);
    },
  );
});

describe('tabs', () => {
  const names = (page: Page) => page.getByRole('tab').allInnerTexts();

  test('a match that was played has seven, each with its address', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    expect(await names(page)).toEqual(['Summary', 'Stats', 'Lineups', 'H2H', 'Standings', 'News', 'Video']);
    for (const tab of ['stats', 'lineups', 'h2h', 'standings', 'news', 'video']) {
      await page.locator(`#tab-${tab}`).click();
      await page.waitForURL(`**?tab=${tab}`);
      await page.locator(`#panel-${tab}`).waitFor();
    }
    await page.goBack();
    await page.locator('#panel-news').waitFor();
  });

  test.each(['s7', 'waiting', 'other'])('%s has no numbers and no lineups, whatever the address says', async (key) => {
    const { page } = await visit(browser);
    await open(page, address(key, '?tab=stats&lang=en'));
    expect(await names(page)).toEqual(['Summary', 'H2H', 'Standings', 'News', 'Video']);
    await page.locator('#panel-summary').waitFor();
    await page.getByRole('heading', { name: 'MATCH INFORMATION' }).waitFor();
    expect(await page.getByRole('button', { name: 'Events' }).count()).toBe(0);
  });
});

describe('the summary', () => {
  test('tells the match by sections, with half and running scores', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    expect(await words(page.locator('main section > h3').filter({ hasText: /half/i }))).toEqual([
      'First half 1 – 1',
      'Second half 1 – 1',
    ]);
    expect(await words(rowsOf(page, 'First half'))).toEqual([
      '4’ 1 – 0 Goal Колев И. (B2 И.)',
      '9’ V2 И. Yellow card',
      '18’ V3 И. Penalty missed',
      '25+2’ 1 – 1 Желев П. Penalty',
    ]);
    expect(await words(rowsOf(page, 'Second half'))).toEqual([
      '27’ 1 – 2 Own goal B4 И.',
      '31’ V2 И. Second yellow card',
      '33’ B5 И. Red card',
      '40’ 2 – 2 Goal Колев И.',
    ]);
    const side = (of: ReturnType<Page['locator']>) => of.evaluate((row) => (row as HTMLElement).dataset['side']);
    expect(await side(rowsOf(page, 'First half').first())).toBe('home');
    // An own goal of the home team stands with those it counts for.
    expect(await side(rowsOf(page, 'Second half').first())).toBe('away');
  });

  test('a section without events is a dash', async () => {
    const { page } = await visit(browser);
    await open(page, address('imported', '?lang=en'));
    expect(await words(page.locator('main section:has(> h3:text("half"))'))).toEqual([
      'First half 0 – 0 –',
      'Second half 0 – 0 –',
    ]);
  });

  test('substitutions by halves; the parts begin with events whenever the tab is opened', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    await page.getByRole('button', { name: 'Substitutions' }).click();
    expect(await words(page.locator('main section > h3').filter({ hasText: 'SUBSTITUTIONS' }))).toEqual([
      '1ST HALF SUBSTITUTIONS',
      '2ND HALF SUBSTITUTIONS',
    ]);
    expect(await words(rowsOf(page, '1ST HALF'))).toEqual(['20’ In B6 И. Out B3 И.']);
    expect(await words(rowsOf(page, '2ND HALF'))).toEqual(['35’ In V6 И. Out V4 И.']);
    await page.locator('#tab-news').click();
    await page.locator('#tab-summary').click();
    await page.getByRole('button', { name: 'Events', pressed: true }).waitFor();
    await open(page, address('imported', '?lang=en'));
    await page.getByRole('button', { name: 'Substitutions' }).click();
    await page.getByText('No substitutions', { exact: true }).waitFor();
  });

  test.each([
    ['en', 'MATCH INFORMATION', 'Week 3', 'Referee'],
    ['bg', 'Информация за мача', '3', 'Съдия'],
  ])('match information, %s', async (language, title, week, referee) => {
    const { page } = await visit(browser);
    await open(page, address('derby', `?lang=${language}`));
    await page.getByRole('button', { name: language === 'en' ? 'Match info' : 'Информация' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    const start = new Date((await match('derby')).start_time!);
    expect(await page.locator('main dd').allInnerTexts()).toEqual([
      'Делта Лига',
      week,
      '2025/2026',
      slashedDateTime(start),
      'Стоян Динев',
    ]);
    expect(await page.locator('main dt').allInnerTexts()).toContain(referee);
  });

  test('what is not known is N/A, and a referee is named only where there is one', async () => {
    const { page } = await visit(browser);
    const nothing = { competition: null, gameweek: null, season: null, start_time: null, referee: null };
    await goThere(
      page,
      'derby',
      changed('derby', () => nothing),
    );
    await expect
      .poll(() => page.locator('main dd').allInnerTexts(), { timeout: 10_000 })
      .toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
  });

  test('stands beside short numbers and the rows of the table around both teams', async () => {
    const { page } = await visit(browser);
    await open(page, address('derby', '?lang=en'));
    const table = page.locator('main aside table');
    expect((await table.locator('tbody tr').count()) >= 2).toBe(true);
    await page.locator('main aside').getByRole('link', { name: 'Full standings' }).click();
    await page.waitForURL('**?tab=standings');
  });
});

describe('while the match is on its way, and when it does not come', () => {
  const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Broken' } });

  test('a spinner until the details are there', async () => {
    const { page } = await visit(browser);
    const held: Route[] = [];
    await goThere(page, 'derby', (route) => void held.push(route));
    await page.getByRole('status', { name: 'Loading' }).first().waitFor();
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
    await held[0]!.continue();
    await board(page).getByText('FINISHED').waitFor();
  });

  test.each([
    ['en', 'Error loading match details', 'Failed to load match data. Please try again.', 'Retry'],
    ['bg', 'Мачът не можа да се зареди', 'Данните за мача не можаха да се заредят. Опитай пак.', 'Опитай пак'],
  ])('a failure says so, and Retry reloads the page: %s', async (language, title, text, retry) => {
    const { page } = await visit(browser);
    await goThere(page, 'derby', fail, language);
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.evaluate(() => (document.title = 'before the reload'));
    await page.getByRole('button', { name: retry }).click();
    await board(page).getByText('Балик').first().waitFor();
    expect(await page.title()).not.toBe('before the reload');
  });

  test('an answer without a match is no data', async () => {
    const { page } = await visit(browser);
    await goThere(page, 'derby', (route) => route.fulfill({ json: { details: {} } }));
    await page.getByText('No data available').waitFor();
  });

  test('failures of the rest leave the match standing', async () => {
    const { page } = await visit(browser);
    for (const part of ['stats', 'lineups', 'h2h', 'standings']) await page.route(`**/readonly-match/*/${part}`, fail);
    await goThere(page, 'derby');
    await board(page).getByText('FINISHED').waitFor();
    expect(await words(rowsOf(page, 'First half'))).toHaveLength(4);
  });
});
