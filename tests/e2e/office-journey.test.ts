import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { weekdayName, WEEKDAYS } from '#desk/office/competitions/wizard/weekday-name.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { acceptInvitation, newcomer, newContext, say, startEmptySite } from '#tests/support/new-organiser.ts';

/* A new organiser with an empty program, from the first link to the first table, by clicks and typing alone. */

let site: Awaited<ReturnType<typeof startEmptySite>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startEmptySite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const TEAMS = ['Черно море', 'Спартак', 'Добруджа', 'Балкан', 'Вихър', 'Рилци', 'Орловец', 'Делфин'];
const FIRST = ['Иван', 'Петър', 'Георги', 'Димитър', 'Никола', 'Калин'];
const LAST = ['Колев', 'Желев', 'Динев', 'Тонев', 'Илиев', 'Ангелов', 'Русев', 'Панов'];
/** Two teams can play; the others have begun. */
const squadOf = (team: number) => FIRST.slice(0, team < 2 ? 6 : 2).map((first) => `${first} ${LAST[team]}`);

test('an evening: name, two competitions, eight squads, people, an article, a result and its table', async () => {
  const context = await newContext(browser);
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  const { button, field, open, step, plan, addPlayer, invite } = newcomer(page);
  const taken: [what: string, seconds: number][] = [];
  let began = performance.now();
  const after = (what: string) => {
    taken.push([what, (performance.now() - began) / 1000]);
    began = performance.now();
  };

  expect(site.firstLink).toMatch(/\/join#/);
  await page.goto(site.firstLink);
  await page.getByLabel(say('join.yourName')).fill('Петър Йорданов');
  await button('join.begin').click();
  await page.getByRole('heading', { name: say('start.title') }).waitFor();
  await page.locator('[class*=_sidebar_] [class*=_me_]', { hasText: 'Петър Йорданов' }).waitFor();
  after('signed in');

  await page.locator('[name="name.bg"]').fill('Лига Калиакра');
  await page.locator('[name="name.en"]').fill('Kaliakra League');
  await page.locator('[name="city.bg"]').fill('Каварна');
  await field('league.squad.onPitch').selectOption('6');
  await button('start.league.save').click();
  await page.locator('[class*=_sidebar_] .logo', { hasText: 'Лига Калиакра' }).waitFor();
  after('the league has a name');

  await step('start.competition.way').click();
  const firstDay = addDays(dayAt(new Date()), -7);
  await plan('Първа дивизия', {
    teams: async () => {
      for (const team of TEAMS) {
        await field('wizard.newTeam').fill(team);
        await page.keyboard.press('Enter');
      }
    },
    days: async () => {
      for (const day of WEEKDAYS)
        await page.getByLabel(weekdayName(day, 'bg'), { exact: true }).setChecked(day === weekdayOf(firstDay));
      await field('wizard.firstDay').fill(firstDay);
      await field('wizard.pitchNames').fill('Стадион Младост, Терен Изток');
    },
  });
  after('a league with fixtures');

  await open('office.competitions');
  await page.getByRole('link', { name: say('competitions.new') }).click();
  await plan('Купа Калиакра', {
    teams: async () => {
      for (const team of TEAMS.slice(0, 4)) await page.getByLabel(team).check();
    },
    format: () => page.getByLabel(say('wizard.kind.knockout')).check(),
    days: () => field('wizard.firstDay').fill(addDays(firstDay, 30)),
  });
  after('a cup in the same season');
  await open('office.competitions');
  await page.getByText('Купа Калиакра').waitFor();
  expect(await page.locator('main [class*=_card_]').count()).toBe(1);

  await open('office.teams');
  for (const [i, team] of TEAMS.entries()) {
    await page.locator('main').getByRole('link', { name: team }).click();
    await button('squad.newPlayer').click();
    for (const [at, name] of squadOf(i).entries()) await addPlayer(name, at + 1);
    await page.locator('[class*=_panel_] header button').click();
    await open('office.teams');
  }
  after('eight squads');

  await open('office.todo');
  await step('start.people.way').click();
  await page.locator('[class*=_panel_] header button').click();
  const organiser = await invite('Мария Колева', 'organiser');
  const scorer = await invite('Стоян Динев', 'scorer');
  await acceptInvitation(browser, organiser, /\/todo$/);
  await acceptInvitation(browser, scorer, /:\d+\/$/);
  after('two people invited, both came');

  await open('office.todo');
  await step('start.article.way').click();
  await field('news.title').first().fill('Започваме');
  await page.getByRole('textbox', { name: say('news.text', { language: say('news.bg') }) }).click();
  await page.keyboard.type('Осем отбора, четиринайсет кръга.');
  await button('news.publish').click();
  const article = async () => (await fetch(`${site.url}/news`)).text();
  await expect.poll(article).toContain('Започваме');
  after('an article is on the site');

  await open('office.todo');
  // Last week's matches wait for their results.
  const game = page.locator('[class*=_tasks_] > li', { hasText: 'Черно море' }).first();
  const text = await game.locator('b').first().innerText();
  const [home = '', away = ''] = TEAMS.filter((team) => text.includes(team)).toSorted(
    (a, b) => text.indexOf(a) - text.indexOf(b),
  );
  await game.getByRole('link', { name: say('todo.enterResult') }).click();
  await page.locator('form [class*=_card_] :focus').waitFor();
  for (const typed of ['2', '0', '?']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+s');
  await page.getByText(say('results.saved'), { exact: true }).waitFor();
  after('the first result');

  const fan = await context.newPage();
  await fan.goto(site.url);
  const rows = fan.locator('table').first().locator('tbody tr');
  // What is below the screen has no text before it is scrolled to.
  await rows.first().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.first().innerText()).toMatch(new RegExp(`1\\s+\\S+\\s+${home}[\\s\\S]*\\b3\\b`));
  expect(await rows.count()).toBe(8);
  expect(await rows.last().innerText()).toContain(away);
  expect(await fan.title()).toContain('Лига Калиакра');
  after('the first table');

  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('office.todo') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: say('office.todo') }).waitFor();
  // What was there last is shown until the answer comes.
  await page.getByRole('heading', { name: say('start.title') }).waitFor({ state: 'detached' });
  expect(failures).toEqual([]);
  const all = taken.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.info(
    [...taken, ['all of it', all] as const].map(([what, seconds]) => `${what}: ${seconds.toFixed(1)} s`).join('\n'),
  );
  await context.close();
}, 300_000);
