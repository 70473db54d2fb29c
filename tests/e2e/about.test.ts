import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { startLeagueSite } from '#tests/support/league-site.ts';
import { leagueAbout } from '#tests/support/public-league.ts';
import { smallLeague } from '#tests/support/small-league.ts';
import { closeAfterTest, expectAccessible, expectCleanFirstVisit, open, PHONE, visit } from '#tests/support/visit.ts';

let site: Awaited<ReturnType<typeof startLeagueSite>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startLeagueSite(smallLeague()), sharedBrowser()]);
});
afterAll(() => site?.stop());

const address = (rest = '') => `${site.url}/contacts${rest}`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const chosen = (page: Page) => page.getByRole('tab', { selected: true }).textContent();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const titles = (language: 'bg' | 'en') => leagueAbout.documents.map(({ title }) => title[language]);

const TABS = {
  bg: { contacts: 'Контакти', documents: 'Документи', faqs: 'Въпроси' },
  en: { contacts: 'Contacts', documents: 'Documents', faqs: 'FAQs' },
} as const;

test.each([
  ['contacts', 'bg'],
  ['documents', 'en'],
  ['faqs', 'bg'],
] as const)('%s have a clean first visit', async (id, language) => {
  const visited = await visit(browser, { viewport: PHONE });
  await expectCleanFirstVisit(visited, address(`?tab=${id}&lang=${language}`));
  const { page } = visited;
  expect(await chosen(page)).toBe(TABS[language][id]);
  expect(await page.title()).toMatch(new RegExp(`^${TABS[language][id]}\\. `));
  expect(await page.getByRole('tabpanel', { name: TABS[language][id] }).isVisible()).toBe(true);
  if (id !== 'faqs') return;
  await page.getByRole('tabpanel').locator('summary').first().click();
  await expectAccessible(page);
});

describe('the tabs', () => {
  test('change the page in place, its address and its title, and go back', async () => {
    const { page, consoleErrors } = await visit(browser, { viewport: { ...PHONE, height: 500 } });
    await open(page, address('?lang=en'));
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    const place = await tab(page, 'Documents').boundingBox();
    await tab(page, 'Documents').click();
    await page.waitForURL(address('?tab=documents'));
    await page.getByText('Click on a document to download it.').waitFor();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await tab(page, 'Documents').boundingBox()).toEqual(place);
    await page.waitForFunction(() => document.title.startsWith('Documents.'));
    await tab(page, 'FAQs').click();
    await page.waitForURL(address('?tab=faqs'));
    await tab(page, 'Contacts').click();
    await page.waitForURL(address());
    await page.goBack();
    await page.goBack();
    await page.getByText('Click on a document to download it.').waitFor();
    expect(await chosen(page)).toBe('Documents');
    expect(consoleErrors).toEqual([]);
  });

  test('are one stop of the keyboard; arrows move, Enter and Space open', async () => {
    const { page } = await visit(browser);
    await open(page, address());
    await tab(page, 'Контакти').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Въпроси');
    expect(await chosen(page)).toBe('Контакти');
    await page.keyboard.press('Enter');
    await page.getByText('Кога е сезонът?').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await page.getByText('Избери документ, за да го изтеглиш.').waitFor();
    expect(await focused(page)).toBe('Документи');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/documents/doc1.pdf');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Документи');
  });

  test('scroll where they do not fit, with the chosen one in view', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    closeAfterTest(page);
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const overflow = () => page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    await open(page, address('?tab=faqs'));
    expect(await overflow()).toBe(0);
    const isInView = () => {
      const { left, right } = document.querySelector('[aria-selected=true]')!.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    };
    await page.waitForFunction(isInView);
    await tab(page, 'Контакти').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(address());
    await page.waitForFunction(isInView);
    for (const id of ['documents', 'contacts']) {
      await open(page, address(`?tab=${id}`));
      expect(await overflow()).toBe(0);
    }
  });

  test('work without JavaScript, each by its address', async () => {
    const { page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(address());
    expect(await page.getByText('Добрич, кв. Балик').isVisible()).toBe(true);
    await tab(page, 'Въпроси').click();
    await page.waitForURL(address('?tab=faqs'));
    await page.getByText('Кога е сезонът?').click();
    expect(await page.getByText('от края на септември 2025 до края на май 2026').isVisible()).toBe(true);
  });

  test('an unknown one is the first', async () => {
    const html = await (await fetch(address('?tab=nonsense'))).text();
    expect(/<[^>]*aria-selected="true"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Контакти');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/contacts"/);
  });
});

test('the contacts can be called and written to', async () => {
  const { page } = await visit(browser);
  await open(page, address('?lang=en'));
  const panel = page.getByRole('tabpanel');
  expect(await panel.getByText('Balik district, Dobrich').isVisible()).toBe(true);
  expect(await panel.getByRole('link', { name: '+359 58 000 000' }).getAttribute('href')).toBe('tel:+35958000000');
  expect(await panel.getByRole('link', { name: 'info@' }).getAttribute('href')).toBe(
    'mailto:info@delta-league.example',
  );
  const words = await panel.textContent();
  for (const word of ['founded in 2025', 'promote mini football in Bulgaria', 'Fair play'])
    expect(words).toContain(word);
});

describe('the questions', () => {
  test('open one at a time, or none', async () => {
    const { page } = await visit(browser);
    await open(page, address('?tab=faqs'));
    const panel = page.getByRole('tabpanel');
    const questions = panel.locator('summary');
    const opened = () => panel.locator('details[open]').count();
    expect(await questions.count()).toBe(5);
    expect(await opened()).toBe(0);
    for (const at of [0, 3]) {
      await questions.nth(at).click();
      expect(await opened()).toBe(1);
    }
    await questions.nth(3).press('Enter');
    expect(await opened()).toBe(0);
  });

  test.each([
    [
      'bg',
      ['Добрич', 'шест на шест, два пъти по 25 минути', 'Поне на 15', 'между 15 и 18', 'септември 2025', '2025 г.'],
    ],
    [
      'en',
      ['Dobrich', 'six a side, two halves of 25 minutes', 'At least 15', '15 and 18', 'May 2026', 'founded in 2025'],
    ],
  ])('are answered by the facts: %s', async (language, facts) => {
    const html = await (await fetch(address(`?tab=faqs&lang=${language}`))).text();
    for (const fact of facts) expect(html).toContain(fact);
  });
});

describe('the documents', () => {
  test.each(['bg', 'en'] as const)('are eight files to download, called by their names: %s', async (language) => {
    const { page } = await visit(browser);
    await open(page, address(`?tab=documents&lang=${language}`));
    const links = page.getByRole('tabpanel').getByRole('link');
    const offered = await links.evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href'), name: link.getAttribute('download') })),
    );
    expect(offered).toEqual(
      titles(language).map((title, index) => ({ href: `/documents/doc${index + 1}.pdf`, name: `${title}.pdf` })),
    );
    const [download] = await Promise.all([page.waitForEvent('download'), links.nth(2).click()]);
    expect(download.suggestedFilename()).toBe(`${titles(language)[2]}.pdf`);
    expect(await download.failure()).toBe(null);
  });

  test.each([
    [1, 2, ['навършил/а 15 години', 'Декларация на родителя', 'не е навършил 18 години', 'Подпис на родителя:']],
    [
      2,
      3,
      ['две полувремена по 25 минути', 'шест на шест', 'навършили 15 години', 'септември 2025 до края на май 2026'],
    ],
    [3, 3, ['лишаване от един мач', 'служебна загуба и отнемане на 3 точки']],
    [4, 2, ['Списък на състезателите', 'Подпис на отговорника:']],
    [5, 2, ['Златна обувка', 'Спортсменство']],
    [6, 3, ['Регламент (ЕС) 2016/679', 'info@delta-league.example']],
    [7, 2, ['Образец на контестация', 'до 24 часа']],
    [8, 2, ['Спешна помощ на тел. 112']],
  ])('number %i is a real one: %i pages of Bulgarian', async (number, pages, passages) => {
    const response = await fetch(`${site.url}/documents/doc${number}.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await response.arrayBuffer());

    // Every font is embedded.
    const source = Buffer.from(bytes).toString('latin1');
    const fonts = source.match(/\/FontName \/\w+\+SofiaSans-\w+/g) ?? [];
    expect(fonts).toHaveLength(2);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(source).not.toContain('Helvetica');

    const pdf = await getDocumentProxy(bytes);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Language: 'bg-BG',
      Author: 'Делта Лига',
      Title: expect.stringContaining(titles('bg')[number - 1]!),
    });
    expect(pdf.numPages).toBe(pages);
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    for (const passage of [...passages, `Страница ${pages} от ${pages}`]) expect(words).toContain(passage);
    expect(words).not.toMatch(/[{}]|undefined/);
  });
});
