import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/paths.ts';
import { leagueBg } from '#i18n/office/league/bg.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startDeskSite, type DeskSite } from '#tests/support/desk-phone.ts';
import { faultsAtBothWidths, signInOrganiser } from '#tests/support/office-browser.ts';

/* An organiser says what the league is, and the public site says it too. */

let site: DeskSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

const signIn = (name: string): Promise<Page> => signInOrganiser(browser, site, name);

async function open(page: Page, query = '') {
  await page.goto(`${site.desk}/league${query}`);
  await page.getByRole('tabpanel').locator('[class*=_card_], [class*=_state_]').first().waitFor();
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const html = async (path: string) => (await fetch(site.url + path)).text();
const save = (page: Page) => page.locator('[class*=_savebar_] [data-kind=primary]').click();

test('the preview follows each key, a wrong field is named, what was typed survives a reload, and the site follows', async () => {
  const page = await signIn('Мария Колева');
  await open(page);
  await field(page, 'name.bg').fill('Лига <b>Бриз</b>');
  await expect.poll(() => page.locator('[class*=_sitePreview_] .logo').textContent()).toBe('Лига <b>Бриз</b>');
  await field(page, 'banner.text.bg').fill('Ела & играй');
  await field(page, 'banner.link').fill('forms.example/breeze');
  await save(page);
  await page.getByText(leagueBg['wrong.not_a_link']).waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('banner.link');

  await field(page, 'banner.link').fill('https://forms.example/breeze');
  await page.reload();
  await expect.poll(() => field(page, 'name.bg').inputValue()).toBe('Лига <b>Бриз</b>');
  await page.keyboard.press('Control+s');
  await expect.poll(() => html(pagePaths.home), { timeout: 5000 }).toContain('Ела &amp; играй');
  const home = await html(pagePaths.home);
  expect(home).toContain('Лига &lt;b&gt;Бриз&lt;/b&gt;');
  expect(home).toContain('href="https://forms.example/breeze"');
  await expect.poll(() => page.locator('[class*=_sidebar_] .logo').textContent()).toBe('Лига <b>Бриз</b>');
});

test('contacts are on the site at once', async () => {
  const page = await signIn('Мария');
  await open(page, '?tab=contacts');
  await field(page, 'contacts.phone').fill('+359 888 123 456');
  await save(page);
  await expect.poll(() => html(pagePaths.about), { timeout: 5000 }).toContain('+359 888 123 456');
});

test('two organisers: the second is shown both versions, and nothing is lost', async () => {
  const [maria, petar] = [await signIn('Мария Колева'), await signIn('Петър Йорданов')];
  await open(maria, '?tab=contacts');
  await open(petar, '?tab=contacts');
  await field(maria, 'contacts.email').fill('maria@league.example');
  await field(maria, 'founded').fill('2019');
  await save(maria);
  await expect.poll(() => html(pagePaths.about), { timeout: 5000 }).toContain('maria@league.example');
  await field(petar, 'contacts.email').fill('petar@league.example');
  await field(petar, 'contacts.address.bg').fill('На брега');
  await save(petar);
  await petar.locator('[class*=_versions_]').waitFor();
  expect(await petar.locator('[class*=_versions_]').textContent()).toMatch(/maria@league\.example/);
  await petar.locator('[data-conflict] [data-kind=primary]').click();
  await expect.poll(() => html(pagePaths.about), { timeout: 5000 }).toContain('petar@league.example');
  const about = await html(pagePaths.about);
  expect(about).toContain('На брега');
  expect(about).toContain('2019');
});

test('a question, a card and a rule', async () => {
  const page = await signIn('Мария');
  await open(page, '?tab=questions');
  await page.locator('[class*=_adders_] [class*=_chip_]').click();
  const item = page.locator('[class*=_item_]').last();
  await item.locator('input[lang=bg]').fill('Има ли съблекални?');
  await item.locator('textarea[lang=bg]').fill('Да, в {city}.');
  await item.getByRole('button', { name: /нагоре/ }).click();
  await page.getByRole('tab', { name: leagueBg['league.tab.rules'] }).click();
  await field(page, 'squad.most').fill('7');
  await save(page);
  await page.getByText(leagueBg['wrong.squad_sizes']).waitFor();
  await field(page, 'squad.most').fill('20');
  await save(page);
  await expect.poll(() => html(`${pagePaths.about}?tab=faqs`), { timeout: 5000 }).toContain('Да, в Добрич.');
});

test('a document is written, seen as it will look, read as a PDF, and deleted', async () => {
  const page = await signIn('Мария');
  await open(page, '?tab=documents&document=new');
  await field(page, 'title.bg').fill('Паркинг');
  await field(page, 'text').fill('> Важи за {league}.\n\n1. Зад терена.\n2. <script>alert(1)</script>');
  await expect
    .poll(() => page.locator('[class*=_documentPaper_]').textContent())
    .toContain('2. <script>alert(1)</script>');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: 'Паркинг' }).waitFor();
  const read = async () => {
    const response = await fetch(site.url + pagePaths.document(9));
    if (!response.ok) return String(response.status);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text;
  };
  await expect.poll(read, { timeout: 10_000 }).toContain('Зад терена.');
  await page.getByRole('link', { name: 'Паркинг' }).click();
  await page.getByRole('button', { name: leagueBg['document.delete'] }).click();
  await expect.poll(read, { timeout: 5000 }).toBe('404');
  await page.locator('[class*=_toast_] button').first().click();
  await expect.poll(read, { timeout: 10_000 }).toContain('Зад терена.');
});

test('every tab is accessible and fits, on a wide screen and on a narrow one', async () => {
  const page = await signIn('Мария');
  for (const query of ['home', 'contacts', 'social', 'rules', 'questions', 'documents', 'documents&document=3']) {
    await open(page, `?tab=${query}`);
    expect([query, await faultsAtBothWidths(page)]).toEqual([query, {}]);
  }
});
