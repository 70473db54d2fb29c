import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import type { Team, TeamList } from '#contract/desk/teams.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsOf, signInOrganiser } from '#tests/support/office-browser.ts';

/* Two browsers edit the same team: the second is shown both versions, and nothing is lost silently. */

let site: DeskSite;
let browser: Browser;
let team: Team;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
  const { teams } = await site.ask<TeamList>(deskPaths.teams);
  team = await stored(teams.find(({ name }) => name === 'Балик')?.id ?? 0);
});
afterAll(() => site?.stop());

const stored = (id = team.id) => site.ask<Team>(deskPaths.team(id));

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
}

const save = (page: Page) => page.locator('[class*=_savebar_] [data-kind=primary]').click();
const settle = (page: Page) => page.locator('[data-conflict] [data-kind=primary]').click();

/** Both have the team open before either saves. */
async function openTwice(): Promise<[Page, Page]> {
  const pages = [
    await signInOrganiser(browser, site, 'Мария Колева'),
    await signInOrganiser(browser, site, 'Петър Йорданов'),
  ] as const;
  for (const page of pages) {
    await page.goto(`${site.desk}/teams/${team.id}?tab=data`);
    await page.locator('[name=city]').waitFor();
  }
  return [...pages];
}

test('the second of two chooses between both versions, and what only one changed is kept', async () => {
  const [maria, petar] = await openTwice();
  await type(maria, { city: 'Каварна', stadium: 'Терен Север', founded: '1995' });
  await save(maria);
  await expect.poll(async () => (await stored()).fields.city).toBe('Каварна');

  await type(petar, { city: 'Балчик', stadium: 'Терен Юг', shortName: 'БЛК' });
  await save(petar);
  const choices = petar.locator('[class*=_versions_] [role=radiogroup]');
  await expect.poll(() => choices.count()).toBe(2);
  // Nothing of his is saved before he has chosen.
  expect((await stored()).fields).toMatchObject({ city: 'Каварна', shortName: team.fields.shortName });
  const versions = await petar.locator('[class*=_versions_]').innerText();
  for (const text of ['Каварна', 'Балчик', 'Терен Север', 'Терен Юг', 'Мария Колева', 'БЛК', '1995'])
    expect(versions).toContain(text);
  expect(await faultsOf(petar)).toEqual({});

  await choices.nth(0).getByText('Каварна').click();
  await choices.nth(1).getByText('Терен Юг').click();
  await settle(petar);
  await expect
    .poll(async () => (await stored()).fields)
    .toMatchObject({ city: 'Каварна', stadium: 'Терен Юг', founded: 1995, shortName: 'БЛК' });
  const { entries } = await site.ask<Journal>(deskPaths.journal);
  const changes = entries.filter(({ what }) => what === 'edit_team').map(({ who }) => who);
  expect(changes.slice(0, 2)).toEqual(['Петър Йорданов', 'Мария Колева']);
});

test('what was typed survives a reload before the choice, and can be given up for the other version', async () => {
  const [maria, petar] = await openTwice();
  await type(maria, { city: 'Шабла' });
  await save(maria);
  await expect.poll(async () => (await stored()).fields.city).toBe('Шабла');

  await type(petar, { city: 'Тервел' });
  await save(petar);
  await petar.locator('[class*=_versions_]').waitFor();
  await petar.reload();
  await expect.poll(() => petar.locator('[name=city]').inputValue()).toBe('Тервел');
  await save(petar);
  const theirs = officeBg['conflict.keepTheirs'].replace('{name}', 'Мария Колева');
  await petar.getByRole('button', { name: theirs }).click();
  await expect.poll(() => petar.locator('[name=city]').inputValue()).toBe('Шабла');
  await petar.reload();
  await expect.poll(() => petar.locator('[name=city]').inputValue()).toBe('Шабла');
  expect((await stored()).fields.city).toBe('Шабла');
});
