import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompetitionList } from '#contract/desk/competitions.ts';
import type { AwardList } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { competitionsBg } from '#i18n/office/competitions/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsAtBothWidths, signInOrganiser } from '#tests/support/office-browser.ts';

/* An organiser plans a season, punishes a team, and says who was the best. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const signIn = (name: string): Promise<Page> => signInOrganiser(browser, site, name);

const text = (key: keyof typeof competitionsBg): string => {
  const found = competitionsBg[key];
  return typeof found === 'string' ? found : found.other;
};
const competition = async (name: string) => {
  const { competitions } = await site.ask<CompetitionList>(deskPaths.competitions);
  const found = competitions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no competition ${name}`);
  return found;
};
const open = async (page: Page, id: number, query: string) => {
  await page.goto(`${site.desk}/competitions/${id}?${query}`);
  await page.getByRole('tabpanel').locator('[class*=_card_], [class*=_state_]').first().waitFor();
};
const publicJson = async (path: string) => (await fetch(site.url + path)).text();

test('six steps from nothing to fixtures on the site; the plan survives a reload', async () => {
  const page = await signIn('Мария Колева');
  await page.goto(`${site.desk}/competitions/new`);
  const next = () => page.getByRole('button', { name: text('wizard.next') }).click();
  await page.getByLabel(text('competition.name'), { exact: true }).fill('Зимна купа');
  await page.getByLabel(text('field.season')).selectOption('');
  for (const [name, value] of [
    ['yearStart', '2030'],
    ['yearEnd', '2031'],
    ['startsOn', '2030-08-01'],
    ['endsOn', '2031-06-30'],
  ] as const)
    await page.getByLabel(text(`season.${name}`)).fill(value);
  await next();
  for (const name of ['Тополи', 'Каварна', 'Тервел', 'Крушари']) {
    await page.getByLabel(text('wizard.newTeam')).fill(name);
    await page.keyboard.press('Enter');
  }
  await next();
  await page.getByRole('radio', { name: text('wizard.kind.groups') }).check();
  await page.locator('[class*=_drawnGroups_] select').first().selectOption('Б');
  expect(await page.getByRole('button', { name: text('wizard.next') }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: text('wizard.drawAgain') }).click();
  await page.reload();
  expect(await page.getByRole('radio', { name: text('wizard.kind.groups') }).isChecked()).toBe(true);
  await next();
  await page.getByLabel(text('wizard.daysOff')).fill('2031-01-04');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Махни: .*2031/ }).waitFor();
  await page.getByLabel(text('wizard.firstDay')).fill('2030-08-03');
  await page.getByLabel(text('wizard.pitchNames')).fill('Зимен балон');
  await next();
  await page.locator('[class*=_matrix_] .crest').first().waitFor();
  await next();
  await page.getByRole('button', { name: text('wizard.publish') }).click();
  await page.waitForURL(/competitions\/\d+$/, { timeout: 6000 }).catch(() => {});
  expect([new URL(page.url()).pathname, await page.locator('[class*=_notice_]').allTextContents()]).toEqual([
    expect.stringMatching(/competitions\/\d+$/),
    [],
  ]);
  const { competitionId, matches } = await competition('Зимна купа');
  expect(matches).toBe(4 + 3);
  expect(await publicJson(apiPaths.featured(competitionId))).toContain('Каварна');
});

test('the team of the week: by ratings, one changed by hand, on the site and off it', async () => {
  const page = await signIn('Мария Колева');
  const { id, competitionId } = await competition('Делта Лига');
  await open(page, id, 'tab=best&of=1');
  const onSite = () => publicJson(apiPaths.teamOfTheWeek(competitionId));
  const place = (name: string) =>
    page.locator('[class*=_bestTeamPitch_]').getByRole('button', { name: new RegExp(`^${name}`) });
  await page.getByRole('button', { name: text('honours.byRatings') }).click();
  for (const [slot, player] of [
    ['Вратар', 'Играч B1'],
    ['Защитник вляво', 'Играч B2'],
    ['Защитник вдясно', 'Играч V2'],
    ['Полузащитник', 'Играч B3'],
  ] as const) {
    await place(slot).click();
    const panel = page.locator('[class*=_panel_]');
    await panel.getByRole('searchbox').fill(player);
    await panel.getByRole('button', { name: new RegExp(player) }).click();
    await place(slot)
      .filter({ hasText: player.split(' ')[1]! })
      .waitFor();
  }
  await page.reload();
  await page.locator('[class*=_savebar_] [data-kind=primary]').click();
  await page.locator('[class*=_toast_]').waitFor();
  await expect.poll(onSite, { timeout: 3000 }).toContain('Играч B1');
  expect(await onSite()).toContain('Иван Колев');
  await page.getByRole('button', { name: text('honours.drop') }).click();
  await expect.poll(onSite, { timeout: 3000 }).not.toContain('Играч B1');
  await page.locator('[class*=_toast_] button').first().click();
  await expect.poll(onSite, { timeout: 3000 }).toContain('Играч B1');
});

test('an award goes to whom the figures name, and points are taken', async () => {
  const page = await signIn('Мария Колева');
  const { id, competitionId } = await competition('Делта Лига');
  await open(page, id, 'tab=awards&award=new');
  await page.locator('[class*=_panel_] select[name=subtype]').selectOption({ label: 'Златна обувка' });
  await page
    .getByRole('group', { name: text('award.leaders') })
    .getByRole('button')
    .first()
    .click();
  await page.locator('[class*=_panel_] footer [data-kind=primary]').click();
  await page.locator('[class*=_toast_]').waitFor();
  const [award] = (await site.ask<AwardList>(deskPaths.awards(id))).awards;
  expect(award).toMatchObject({ subtype: 'GOLDEN_BOOT', player: { name: 'Иван Колев' } });
  await expect
    .poll(() => publicJson(apiPaths.player(award?.playerId ?? 0)), { timeout: 3000 })
    .toContain('GOLDEN_BOOT');

  await open(page, id, 'tab=deductions&deduction=new');
  await page.locator('[class*=_panel_] select[name=teamId]').selectOption({ label: 'Вихър' });
  await page.locator('[class*=_panel_] [name=reasonBg]').fill('Неявяване');
  await page.locator('[class*=_panel_] [name=reasonEn]').fill('No-show');
  await page.locator('[class*=_panel_] footer [data-kind=primary]').click();
  await expect.poll(() => publicJson(apiPaths.featured(competitionId)), { timeout: 3000 }).toContain('No-show');
});

test('the pictures of a gameweek are seen and downloaded, alone and together, in either language', async () => {
  const { id } = await competition('Делта Лига');
  const page = await signIn('Ана Петрова');
  await open(page, id, 'tab=moments');
  const picture = page.getByRole('img', { name: `${text('moments.gameweek')}, ${text('moments.post')}` });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBe(1080);
  await page.getByRole('button', { name: text('moments.language.en') }).click();
  await expect.poll(() => picture.getAttribute('src')).toContain('lang=en');
  for (const [name, file] of [
    [`${text('moments.download')}: ${text('moments.gameweek')}, ${text('moments.post')}`, /^gameweek-\d+-post\.png$/],
    [text('moments.all'), /^gameweek-\d+-en\.zip$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
});

test('a competition in which nothing was played is deleted after a question; another says what hangs on it', async () => {
  const page = await signIn('Мария Колева');
  const played = await competition('Делта Лига');
  await open(page, played.id, 'edit=name');
  await page.getByRole('button', { name: text('competition.delete') }).click();
  await page.locator('dialog [class*=_notice_]', { hasText: 'мач' }).waitFor();
  expect(await page.locator('dialog [data-danger]').count()).toBe(0);

  const { id } = await competition('Зимна купа');
  await open(page, id, 'edit=name');
  await page.getByRole('button', { name: text('competition.delete') }).click();
  await page.locator('dialog [data-danger]').click();
  await page.waitForURL('**/competitions');
  await expect.poll(async () => (await site.ask<CompetitionList>(deskPaths.competitions)).competitions.length).toBe(2);
});

test('every tab and step is accessible and fits, on a wide screen and on a narrow one', async () => {
  const page = await signIn('Мария');
  const { id } = await competition('Делта Лига');
  const look = async (name: string) => expect([name, await faultsAtBothWidths(page)]).toEqual([name, {}]);
  for (const query of [
    'tab=best&of=1',
    'tab=best&of=1&place=goalkeeper',
    'tab=best&of=season',
    'tab=awards&award=new',
    'tab=moments',
    'tab=teams',
    'edit=name',
  ]) {
    await open(page, id, query);
    await look(query);
  }
  await page.goto(`${site.desk}/competitions/new`);
  await page.getByLabel(text('competitions.name'), { exact: true }).selectOption({ label: 'Делта Лига' });
  for (const step of ['basis', 'teams', 'format', 'days', 'program']) {
    if (step === 'format') await page.getByRole('radio', { name: text('wizard.kind.groups') }).check();
    // The last season was played around the present hour, which may be midnight.
    if (step === 'days') await page.getByLabel(text('wizard.times')).fill('17:00, 18:00');
    await look(step);
    await page.getByRole('button', { name: text('wizard.next') }).click();
  }
  await look('publish');
});
