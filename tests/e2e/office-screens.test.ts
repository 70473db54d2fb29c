import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedBan } from '#contract/desk/bans.ts';
import type { CompetitionList } from '#contract/desk/competitions.ts';
import type { DeskArticle } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { officeLinks } from '#desk/office/office-links.ts';
import { pages } from '#desk/shell/navigation.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { article } from '#tests/support/desk-articles.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsAtBothWidths, faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';
import { BAN } from '#tests/support/office.ts';
import { goTo, policyViolations } from '#tests/support/visit.ts';

/* Every place of the office with its panels. The calendar's and the league's views are in their own tests. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

/** Where to go, and what says that it is there. */
async function panels(): Promise<[path: string, sign: string][]> {
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  const team = pages.team(teams.find(({ name }) => name === 'Балик')?.id ?? 0);
  const { competitions } = await site.ask<CompetitionList>(deskPaths.competitions);
  const competition = pages.competition(competitions[0]?.id ?? 0);
  const { id } = await site.ask<DeskArticle>(deskPaths.news, 'POST', article());
  const player = site.playerId('ivan');
  const ban = await site.ask<SavedBan>(deskPaths.bans(player), 'POST', BAN);
  return [
    [`${pages.teams}?new=team`, '[class*=_panel_]'],
    [team, '[class*=_table_]'],
    [`${team}?player=${player}`, '[class*=_panel_]'],
    [`${team}?new=player`, '[class*=_panel_]'],
    [`${team}?move=new`, 'dialog[open]'],
    [`${team}?tab=data`, 'main section'],
    [`${team}?tab=matches`, 'main :is([class*=_card_], [class*=_state_]):not([class*=_late_])'],
    [`${team}?tab=transfers`, 'main :is([class*=_card_], [class*=_state_]):not([class*=_late_])'],
    [`${team}?tab=managers`, 'main :is([class*=_card_], [class*=_state_]):not([class*=_late_])'],
    [`${team}?tab=managers&invite=1`, '[class*=_panel_]'],
    [`${team}?tab=journal`, 'main .nothing, main [class*=_log_]'],
    [pages.players, '[class*=_table_]'],
    [pages.player(player), '[class*=_panel_]'],
    [`${pages.players}?player=${player}&ban=new`, '[class*=_panel_]'],
    [`${pages.players}?player=${player}&ban=${ban.id}`, '[class*=_panel_]'],
    [`${pages.league}?tab=pitches&pitch=${encodeURIComponent('Терен Балик')}`, '[class*=_panel_]'],
    [`${pages.competitions}?season=new`, '[class*=_panel_]'],
    [competition, 'main section'],
    [`${competition}?tab=teams`, '[class*=_table_]'],
    [`${competition}?tab=deductions`, 'main :is([class*=_card_], [class*=_state_]):not([class*=_late_])'],
    [`${competition}?edit=name`, '[class*=_panel_]'],
    [pages.newCompetition, '[class*=_steps_]'],
    [`${pages.results}?match=${site.matchId('imported')}`, 'form [class*=_card_]'],
    [pages.newArticle, '[class*=_paper_]'],
    [pages.article(id), '[class*=_paper_]'],
    [`${pages.people}?invite=1`, '[class*=_panel_]'],
    [`${pages.people}?roles=1`, '[class*=_panel_]'],
  ];
}

const PHONES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 412, height: 732 },
  { width: 390, height: 844 },
];

test('axe finds nothing on a wide screen in the dark and on a narrow one in the light, and no phone scrolls sideways', async () => {
  const { daily, settings } = officeLinks({ roles: ['organiser'] });
  const places = [...daily, ...settings].map(({ path }): [string, string] => [
    path,
    'main :is([class*=_card_], [class*=_state_]):not([class*=_late_]), main [class*=_plan_]',
  ]);
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  const violations = policyViolations(page);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(`${page.url()} ${message}`));
  await page.goto(site.desk + pages.todo);
  const found: Record<string, unknown> = {};
  for (const [path, sign] of [...places, ...(await panels())]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(page, path);
    await page.locator(sign).first().waitFor();
    const faults = await faultsAtBothWidths(page);
    if (Object.keys(faults).length > 0) found[path] = faults;
    for (const size of PHONES) {
      await page.setViewportSize(size);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found[`${path} ${size.width} × ${size.height}`] = { sideways };
    }
  }
  expect(found).toEqual({});
  expect(failures).toEqual([]);
  expect(violations).toEqual([]);
}, 300_000);

test('the search over everything is accessible too', async () => {
  const page = await signInOrganiser(browser, site, 'Мария Колева');
  await page.goto(site.desk + pages.todo);
  await page.locator('[class*=_sidebar_] [class*=_find_]').waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.locator('dialog[open]');
  await palette.waitFor();
  await palette.locator('input').fill('balik');
  await palette.getByText('Балик', { exact: true }).first().waitFor();
  expect(await faultsOf(page)).toEqual({});
});
