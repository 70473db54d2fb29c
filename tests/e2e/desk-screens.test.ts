import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openPhone, startDeskSite, type DeskSite, type Phone } from '#tests/support/desk-phone.ts';
import { walkScreens } from '#tests/support/desk-screens.ts';
import { faultsOf } from '#tests/support/office-browser.ts';

/* Every screen and sheet of the pitch side: axe on a small phone, the layout on all. */

let site: DeskSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDeskSite(), sharedBrowser()]);
});
afterAll(() => site?.stop());

/** What is played with: the least a thumb needs. */
const HAND = 56;
const SMALL_PHONE = { width: 360, height: 640 };
const OTHER_SIZES = [
  { width: 360, height: 560 },
  { width: 412, height: 732 },
  { width: 430, height: 932 },
  { width: 1280, height: 800 },
];
const IN_PLAY = /start|match|sheet|assist|undo|more|penalty|line|waits|half|clock|refused|shoot-out|abandon/;

test('in Bulgarian: axe finds nothing in both themes, targets are large, nothing scrolls sideways', async () => {
  const found: Record<string, unknown> = {};
  const walk = { language: 'bg', match: 's1', tie: 'tie', dropped: 's2' } as const;
  await walkScreens(browser, site, walk, async ({ page }, name) => {
    for (const [where, faults] of Object.entries(await faultsOf(page))) found[`${name}, ${where}`] = faults;
    // One walk serves all sizes: the same screen is laid out again for each.
    for (const size of [SMALL_PHONE, ...OTHER_SIZES]) {
      await page.setViewportSize(size);
      const problems = await problemsOf(page, name);
      if (problems.length > 0) found[`${name}, ${size.width} × ${size.height}`] = problems;
    }
    await page.setViewportSize(SMALL_PHONE);
  });
  expect(found).toEqual({});
}, 240_000);

test('in English: every word is there', async () => {
  const found: Record<string, string[]> = {};
  const walk = { language: 'en', match: 's3', tie: 'tie2', dropped: 's4' } as const;
  await walkScreens(browser, site, walk, async ({ page }, name) => {
    const problems = await problemsOf(page, name);
    const bulgarian = await cyrillicWords(page);
    if (problems.length + bulgarian.length > 0) found[name] = [...problems, ...bulgarian];
  });
  expect(found).toEqual({});
});

async function problemsOf(page: Page, name: string): Promise<string[]> {
  const isInPlay = IN_PLAY.test(name);
  // Afterwards there is time to scroll.
  const mustFit = isInPlay && !/^(?:after|join|line-ups)/.test(name);
  // Sheets rise.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return page.evaluate(
    ({ least, mustFit }) => {
      const problems: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) problems.push(`scrolls sideways by ${scrollWidth - clientWidth}`);

      const sheet = document.querySelector('[role=dialog]');
      for (const element of (sheet ?? document).querySelectorAll<HTMLElement>('button, a[href]')) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || !element.checkVisibility()) continue;
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        if (label === '') problems.push(`no name: ${element.outerHTML.slice(0, 100)}`);
        // The hit area of the network's pill is larger than what is seen of it.
        const { top, bottom, content } = getComputedStyle(element, '::after');
        const more = content === 'none' ? 0 : -Number.parseFloat(top) - Number.parseFloat(bottom);
        const height = box.height + (Number.isFinite(more) ? Math.max(0, more) : 0);
        const width = element.matches('[class*=_week_] button') ? 48 : Math.min(least, 44);
        const isListed = element.closest('.ledger') !== null;
        if (mustFit && !isListed && box.bottom > innerHeight + 0.5)
          problems.push(`below the edge by ${Math.round(box.bottom - innerHeight)}: ${label.slice(0, 60)}`);
        if (height < least - 0.5 || box.width < width - 0.5)
          problems.push(`${Math.round(box.width)} × ${Math.round(height)}: ${label.slice(0, 60)}`);
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (/^[a-z]+\.[A-Za-z.-]+$/.test(text) || /\{\w+\}/.test(text) || /\b(?:undefined|NaN|null)\b/.test(text))
          problems.push(`not a text: ${text}`);
      }
      return problems;
    },
    { least: isInPlay ? HAND : 44, mustFit },
  );
}

/** Names of teams and players are written in Latin; only names that have no other form stay as they are. */
const cyrillicWords = (page: Page) =>
  page.evaluate(() => {
    const allowed = /Мария|Тодорова|^МТ$|Балик – Вихър|Български|Терен|Делта|Стара|купа|Лига/;
    return document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /[А-я]/.test(line) && !allowed.test(line));
  });

test('by keyboard: Tab reaches everything, Escape closes a sheet, the focus returns', async () => {
  await site.prepare('s5', new Date(Date.now() - 5 * 60_000));
  const phone = await openPhone(browser, { link: await site.linkTo('s5') });
  await phone.button(/^Гол/, phone.half('home')).waitFor();
  await expectAllReachable(phone, 'main');

  const opener = phone.button(/^Гол/, phone.half('home'));
  await opener.focus();
  await phone.page.keyboard.press('Enter');
  await phone.sheet.waitFor();
  await expectAllReachable(phone, '[role=dialog]');
  await phone.page.keyboard.press('Escape');
  await phone.sheet.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

  // A whole goal without a pointer.
  await phone.page.keyboard.press('Enter');
  await phone.shirt('ivan').focus();
  await phone.page.keyboard.press('Enter');
  await phone.sheet.getByText('Кой подаде?').waitFor();
  await phone.page.keyboard.press('Escape');
  await site.expectLedger('s5', ['PHASE FIRST_HALF', 'GOAL home ivan'], phone);
});

/** By Tab alone, once around. */
async function expectAllReachable({ page }: Phone, within: string): Promise<void> {
  const wanted = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll(`${selector} :is(button, a[href], input)`)] as HTMLButtonElement[];
    const enabled = all.filter((element) => !element.disabled && element.checkVisibility());
    enabled.forEach((element, at) => (element.dataset['tab'] = String(at)));
    return enabled.length;
  }, within);
  const reached = new Set<string>();
  for (let press = 0; press < wanted + 4; press++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['tab']);
    if (at !== undefined) reached.add(at);
  }
  expect(reached.size).toBe(wanted);
}
