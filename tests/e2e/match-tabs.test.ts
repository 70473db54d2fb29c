import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchStandings, PastMatch, PastMatches } from '#contract/http/match-context.ts';
import type { Lineups, MatchStats, MatchDetails } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { shortDate } from '#domain/formatting/date.ts';
import { oneDecimal, twoDecimals } from '#domain/formatting/number.ts';
import { surnameOf } from '#domain/player/name.ts';
import { fail } from '#tests/support/competition-page.ts';
import { demoMatch, press, pressed, panel } from '#tests/support/demo-match.ts';
import { expectAccessible, expectNoSidewaysScroll, expectCleanFirstVisit, open, PHONE } from '#tests/support/visit.ts';

const { ask, url, match, address, visitDemo, openTabByLink } = demoMatch();
let id: number;
let home: { id: number; name: string };
let away: { id: number; name: string };
let stats: MatchStats;
let lineups: Lineups;
let league: string;

beforeAll(async () => {
  ({ id, home, away, league } = match());
  stats = await ask<MatchStats>(apiPaths.matchStats(id));
  lineups = await ask<Lineups>(apiPaths.matchLineups(id));
});

test.each([
  ['stats', 'bg'],
  ['lineups', 'en'],
  ['h2h', 'bg'],
  ['standings', 'en'],
  ['news', 'bg'],
  ['video', 'en'],
] as const)('%s has a clean first visit (%s)', async (tab, language) =>
  expectCleanFirstVisit(await visitDemo({ viewport: PHONE }), address(tab, language)),
);

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

describe('news', () => {
  const article = {
    id: 77,
    title: 'A derby',
    content: `<p>${'word '.repeat(40)}</p>`,
    publish_date: '2026-03-01T10:00:00Z',
    featured_image: null,
    team_news_team_idToteam: { name: 'ФК Балик' },
    team_news_team_id_secondToteam: { name: 'ФК Вихър' },
    competition: { name: 'Купа' },
  };

  test('say how many there are, and open with 120 characters', async () => {
    const { page, consoleErrors } = await visitDemo();
    await page.route(`**${apiPaths.matchNews(id)}`, (route) => route.fulfill({ json: { news: [article] } }));
    await openTabByLink(page, 'news');
    await panel(page).getByText('1 article found').waitFor();
    const card = panel(page).locator(`a[href="${pagePaths.article(77)}"]`);
    const text = await card.innerText();
    for (const part of ['March 1, 2026', 'A derby', 'FK Balik', 'FK Vihar', 'Kupa']) expect(text).toContain(part);
    expect(await card.locator('p').innerText()).toBe(`${'word '.repeat(24).trim()}…`);
    await expectAccessible(page);
    await card.click();
    await page.waitForURL(`**${pagePaths.article(77)}`);
    expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('come with the page', async () => {
    const { news } = await ask<{ news: { id: number }[] }>(apiPaths.matchNews(id));
    const { page } = await visitDemo({ javaScriptEnabled: false });
    await page.goto(address('news', 'bg'));
    expect(await panel(page).locator('a[href^="/news/"]').count()).toBe(news.length);
    await panel(page)
      .getByText(news.length === 1 ? 'Намерена е 1 статия' : `Намерени са ${news.length} статии`)
      .waitFor();
  });
});

describe('video', () => {
  const VIDEO = 'abcdefghijk';
  const EMBED = 'https://www.youtube-nocookie.com/**';
  /** A stand-in for the video player, which answers any message with this event. */
  const player = (word: string) => `<script>onmessage = () => parent.postMessage('{"event":"${word}"}', '*')</script>`;

  const withLinks = (page: Page, links: { yt_video_link: string | null; yt_summary_link: string | null }) =>
    page.route(`**${apiPaths.matchDetails(id)}`, async (route) => {
      const answer = (await (await route.fetch()).json()) as MatchDetails;
      Object.assign(answer.details.match, links);
      await route.fulfill({ json: answer });
    });

  test('is not requested before the visitor presses play', async () => {
    const { page, requests, consoleErrors } = await visitDemo();
    await withLinks(page, { yt_video_link: `https://youtu.be/${VIDEO}`, yt_summary_link: null });
    await page.route(EMBED, (route) => route.fulfill({ contentType: 'text/html', body: player('onReady') }));
    await openTabByLink(page, 'video');
    const play = panel(page).getByRole('button', { name: /Play.*(Live Video|Recording)/ });
    await play.waitFor();
    expect(await panel(page).getByRole('button').count()).toBe(1);
    expect(requests.filter((request) => !request.startsWith(url()) && !request.startsWith('data:'))).toEqual([]);
    await expectAccessible(page);
    await play.focus();
    await page.keyboard.press('Space');
    const frame = panel(page).locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(
      new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${VIDEO}\\?`),
    );
    expect(await frame.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  test.each([
    ['says so', (route: Route) => route.fulfill({ contentType: 'text/html', body: player('onError') })],
    ['is out of reach', (route: Route) => route.abort()],
  ])('that %s is unavailable here, with the way to where it is', async (_how, answer) => {
    const { page } = await visitDemo({ viewport: PHONE, theme: 'light', alone: true });
    await withLinks(page, { yt_video_link: ' ', yt_summary_link: `https://www.youtube.com/watch?v=${VIDEO}` });
    await page.route(EMBED, answer);
    await page.clock.install();
    await openTabByLink(page, 'video');
    await panel(page)
      .getByRole('button', { name: /Play.*Match Summary/ })
      .click();
    const unavailable = panel(page).getByText('Video Unavailable');
    await panel(page).locator('iframe').or(unavailable).waitFor();
    await page.clock.runFor(15_000);
    await unavailable.waitFor();
    const link = panel(page).getByRole('link', { name: 'Watch on YouTube' });
    expect(await link.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${VIDEO}`);
    await expectAccessible(page);
  });
});
