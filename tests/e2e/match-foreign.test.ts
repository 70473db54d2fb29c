import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startForeignBackend, type ForeignBackend } from '#tests/support/foreign-backend.ts';
import { FOREIGN_MATCH } from '#tests/support/foreign-match.ts';
import { expectPageMatchesServer, scoreboard, untilJoined } from '#tests/support/match-page.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { expectAccessible, open, visit } from '#tests/support/visit.ts';

/* A match of another backend, in the variants of D1: without ids, without revisions, each message twice. */

let backend: ForeignBackend;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [backend, browser] = await Promise.all([startForeignBackend(), sharedBrowser()]);
  site = startSite({ PUBLIC_API_URL: backend.url, PUBLIC_SOCKET_URL: backend.url });
  await site.ready;
});
afterAll(async () => {
  await site?.kill('SIGTERM');
  await backend?.close();
});

const rows = async (page: Page) =>
  (await page.locator('main section li:has([data-act])').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '));

test('the page follows it to its end', async () => {
  const { page, consoleErrors, requests } = await visit(browser);
  const joined = untilJoined(page);
  await open(page, (await site.ready) + pagePaths.match(FOREIGN_MATCH));
  await joined;
  const { match } = backend;
  const follows = () => expectPageMatchesServer(page, FOREIGN_MATCH);
  await page.getByText('Първо полувреме').first().waitFor();
  expect(await page.getByRole('timer').textContent()).toContain('18:05');
  await page.getByText('Чужд Съдия').waitFor();
  await follows();

  const goal = {
    minute: 19,
    team_id: 1,
    scorer_id: 11,
    scorer_name: 'Иван Чужденов',
    assister: { id: 12, name: 'Петко Далечен' },
  };
  match.push({ goals: [goal], score: [1, 0] }, [['goals_update', [goal]]]);
  await page.getByText('ГОЛ!').waitFor();
  await follows();
  expect(await rows(page)).toEqual(['19’ 1 – 0 Гол Чужденов И. (Далечен П.)']);

  // An own goal whose scorer is only an id, in a message with the goals before it.
  const own = { minute: 20, extra_time: 0, team_id: '1', scorer: 12, is_own_goal: true };
  match.push({ goals: [goal, own], score: [1, 1] }, [
    ['goals_update', { match_id: FOREIGN_MATCH, goals: [goal, own] }],
  ]);
  await follows();
  expect((await rows(page))[1]).toBe('20’ 1 – 1 Автогол Далечен П.');

  const card = { event_type: 'YELLOW_CARD', minute: 21, team_id: 2, player_id: 21 };
  match.push({ events: [card] }, [['events_update', { matchEvents: [card] }]]);
  await follows();
  const change = {
    minute: 22,
    team_id: 1,
    player_in: 13,
    player_out: 11,
    playerInName: 'Стоян Нов',
    playerOutName: 'Иван Чужденов',
  };
  match.push({ substitutions: [change] }, [['substitutions_update', [change]]]);
  match.push({ possession: [30, 70] }, [
    ['team_stats_update', { team1: { possession: 30, shots: '4' }, team2: { possession: 70, shots: '3' } }],
  ]);
  await expect
    .poll(() => scoreboard(page).getByRole('link', { name: 'ФК Вихър' }).innerText())
    .toMatch(/ФК Вихър\s+\*/);
  await follows();
  await page.getByRole('button', { name: 'Смени' }).click();
  await page.getByText('Влиза Нов С.').waitFor();
  await page.getByRole('button', { name: 'Събития' }).click();

  const clock = { ...match.state().clock, minute: 50, second: 0, current_phase: 'PENALTIES' };
  match.push({ clock }, [['timer_update', clock]]);
  await scoreboard(page).getByText('Дузпи').waitFor();
  match.push({ penalties: [3, 2], status: 'FINISHED' }, [
    ['match_update', { ...match.info(), status: 'FINISHED', penalty_score: '{"team1":3,"team2":2}' }],
  ]);
  await page.getByText('(3–2 след дузпи)').waitFor();
  await follows();
  expect(await page.title()).toBe('ФК Балик – ФК Вихър 1:1');

  await expectAccessible(page);
  const url = await site.ready;
  const elsewhere = requests.filter((request) => !request.startsWith(url) && !request.startsWith(backend.url));
  expect(elsewhere.filter((request) => !request.startsWith('data:'))).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('every tab can be opened, by its address and by a click', async () => {
  const { page, consoleErrors } = await visit(browser);
  const first = 'stats';
  await open(page, `${await site.ready}${pagePaths.match(FOREIGN_MATCH)}?tab=${first}`);
  await page.locator(`#panel-${first}`).waitFor();
  for (const tab of ['lineups', 'h2h', 'standings', 'news', 'video']) {
    await page.locator(`#tab-${tab}`).click();
    await page.locator(`#panel-${tab}`).waitFor();
  }
  expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([]);
});
