import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Article, NewsItem } from '#contract/http/news.ts';
import { apiPaths } from '#contract/paths.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/demo-site.ts';
import {
  expectAccessible,
  expectCleanFirstVisit,
  open,
  PHONE,
  SCREENS,
  visit,
  expectCleanLoad,
} from '#tests/support/visit.ts';
import { askIn } from '#tests/support/in-latin.ts';

const demoUrl = await demoSite();
let browser: Browser;
let news: NewsItem[];
let articles: Article[];

const ask = askIn(() => demoUrl);

beforeAll(async () => {
  browser = await sharedBrowser();
  news = await ask<NewsItem[]>('/api/news');
  articles = await Promise.all(news.map(({ id }) => ask<Article>(`/api/news/${id}`)));
});

const PAGE = 25;
const cards = (page: Page) => page.locator('main a[href^="/news/"]');
const cardOf = (page: Page, { id }: { id: number }) => page.locator(`main a[href="/news/${id}"]`);
/** [DF10] Without what keeps scores on one line. */
const joined = (text: string) => text.replaceAll('\u2060', '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const backLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const withShape = (ratio: (width: number) => boolean) =>
  articles.find(({ image }) => image && ratio(image.width / image.height)) ?? articles[0]!;

describe('the list', () => {
  test('shows each story with picture, title, long date, teams, competition and twenty words', async () => {
    const { page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${demoUrl}/news?lang=en`);
    expect(await cards(page).count()).toBe(PAGE);
    // What is newest depends on the hour; some stories are about no match.
    const aboutMatches = news.slice(0, PAGE).filter(({ team, second_team }) => team && second_team);
    expect(aboutMatches.length).toBeGreaterThan(1);
    for (const story of aboutMatches.slice(0, 2)) {
      const words = joined(await cardOf(page, story).innerText());
      expect(words).toContain(story.title);
      expect(words).toContain(story.competition?.name);
      expect(words).toContain(story.team?.name);
      expect(words).toContain(story.second_team?.name);
      expect(words).toMatch(
        /(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/,
      );
      const excerpt = joined(await cardOf(page, story).getByRole('paragraph').innerText());
      expect(excerpt.replace(/…$/, '').split(' ').length).toBeLessThanOrEqual(20);
      expect(story.summary?.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
      expect(await cardOf(page, story).locator('img').first().getAttribute('src')).toBe(story.featured_image);
    }
    await page.goto(`${demoUrl}/news?lang=bg`);
    expect(await cardOf(page, news[0]!).innerText()).toMatch(/\d+ \p{Script=Cyrillic}+ \d{4} г\./u);
    expect(joined(await cardOf(page, news[0]!).innerText())).toContain(news[0]!.title_bg);
  });

  test('older news are on the next page, which has an address, and back works', async () => {
    const { page, consoleErrors } = await visit(browser);
    await open(page, demoUrl);
    await page.getByRole('main').getByRole('link', { name: 'Всички новини' }).click();
    await heading(page, 'Новини').waitFor();
    expect(await page.title()).toBe('Новини. Делта Лига');
    await scrollDown(page);
    const older = page.getByRole('link', { name: 'По-стари' });
    // Under the pointer it stays where it is.
    await older.hover();
    const bottom = await scrolled(page);
    await older.click();
    await cardOf(page, news[PAGE]!).waitFor();
    expect(page.url()).toBe(`${demoUrl}/news?page=2`);
    expect(await page.title()).toBe('Новини, страница 2. Делта Лига');
    expect(await cards(page).count()).toBe(news.length - PAGE);
    expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.getByRole('link', { name: 'По-стари' }).count()).toBe(0);
    await page.goBack();
    await cardOf(page, news[0]!).waitFor();
    await expect.poll(() => scrolled(page)).toBe(bottom);
    await page.goForward();
    await cardOf(page, news[PAGE]!).waitFor();
    await page.getByRole('link', { name: 'По-нови' }).click();
    await page.waitForURL(`${demoUrl}/news`);
    expect(consoleErrors).toEqual([]);
  });

  test('a card is a link: it opens here or in a new tab', async () => {
    const { page } = await visit(browser);
    await open(page, `${demoUrl}/news`);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      cardOf(page, news[1]!).click({ button: 'middle' }),
    ]);
    await tab.waitForURL(`${demoUrl}/news/${news[1]!.id}`);
    expect(page.url()).toBe(`${demoUrl}/news`);
    await cardOf(page, news[7]!).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await cardOf(page, news[7]!).click();
    await heading(page, news[7]!.title_bg).waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await heading(page, 'Новини').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  test('shows a skeleton while it loads', async () => {
    const { page } = await visit(browser);
    await open(page, demoUrl);
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/news**', async (route) => {
      await slow;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Новини' }).click();
    await page.getByRole('status', { name: 'Зареждане' }).waitFor();
    answer();
    await cardOf(page, news[0]!).waitFor();
  });
});

describe('an article', () => {
  test('is read in the chosen language, with what it is about', async () => {
    const english = articles.find(({ match_id, team, second_team }) => match_id && team && second_team)!;
    const article = await ask<Article>(apiPaths.article(english.id), 'bg');
    const { page, consoleErrors } = await visit(browser);
    await open(page, `${demoUrl}/news/${article.id}`);
    const main = page.getByRole('main');
    await heading(page, article.title_bg).waitFor();
    expect(await page.title()).toBe(`${article.title_bg} – Делта Лига`);
    await main.getByText(article.summary_bg ?? '', { exact: true }).waitFor();
    await main.getByText(`Автор: ${article.admin.username}`).waitFor();
    for (const [name, href] of [
      [article.competition?.name, `/competition/${article.competition?.id}`],
      [article.team?.name, `/team/${article.team?.id}`],
      [article.second_team?.name, `/team/${article.second_team?.id}`],
    ])
      expect(
        await main
          .getByRole('link', { name: name ?? '', exact: true })
          .first()
          .getAttribute('href'),
      ).toBe(href);
    expect(await main.locator('section a').first().getAttribute('href')).toBe(`/match-details/${article.match_id}`);
    for (const tag of article.tags)
      expect(await main.getByRole('list', { name: 'Теми' }).getByText(tag).count()).toBe(1);

    await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
    await heading(page, article.title).waitFor();
    await main.getByText(article.summary ?? '', { exact: true }).waitFor();
    expect(await page.title()).toBe(`${article.title} – Delta League`);
    await main.getByRole('link', { name: english.team!.name, exact: true }).first().waitFor();
    await backLink(page, 'All news').click();
    await heading(page, 'News').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test.each(SCREENS)('lays its picture out as a square or a rectangle: %s', async (_name, viewport) => {
    const { page } = await visit(browser, { viewport });
    for (const [article, expected] of [
      [withShape((ratio) => ratio >= 0.9 && ratio <= 1.1), 1],
      [withShape((ratio) => ratio > 1.5), 16 / 9],
    ] as const) {
      await page.goto(`${demoUrl}/news/${article.id}`, { waitUntil: 'domcontentloaded' });
      const { width, height } = (await page.locator('main img[fetchpriority="high"]').boundingBox())!;
      expect(width / height).toBeCloseTo(expected, 1);
    }
  });

  test.each(['bg', 'en'])('that does not exist says so: %s', async (language) => {
    const words = language === 'bg' ? 'Статията не е намерена' : 'Article not found';
    for (const [id, status] of [
      ['999999', 404],
      ['abc', 400],
      ['99999999999', 400],
    ] as const) {
      const response = await fetch(`${demoUrl}/news/${id}?lang=${language}`);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(`<h1>${words}</h1>`);
    }
    const { page } = await visit(browser);
    await open(page, `${demoUrl}/news/999999?lang=${language}`);
    await heading(page, words).waitFor();
    expect(await page.title()).toBe(words);
    await expectAccessible(page);
    await backLink(page, language === 'bg' ? 'Всички новини' : 'All news').click();
    await cardOf(page, news[0]!).waitFor();
  });

  test('that fails to load says the same, and can be loaded later', async () => {
    const { page } = await visit(browser);
    await open(page, `${demoUrl}/news`);
    const address = `**/api/news/${news[1]!.id}`;
    await page.route(address, (route) => route.abort());
    await cardOf(page, news[1]!).click();
    await heading(page, 'Статията не е намерена').waitFor();
    await page.unroute(address);
    await backLink(page, 'Всички новини').click();
    await cardOf(page, news[1]!).click();
    await heading(page, news[1]!.title_bg).waitFor();
  });

  test('cannot harm the page, whatever is written in it', async () => {
    const { page, requests } = await visit(browser);
    await open(page, `${demoUrl}/news`);
    await page.route(`**/api/news/${news[1]!.id}`, (route) =>
      route.fulfill({
        json: {
          ...articles[1],
          title_bg: '<img src=x onerror="window.harmed=1">',
          content_bg: `<script>window.harmed=1</script><p onclick="window.harmed=1">Кротко <b>тяло</b></p>
            <img src="x" onerror="window.harmed=1"><svg onload="window.harmed=1"></svg><style>main{display:none}</style>
            <iframe srcdoc="<script>parent.harmed=1</script>"></iframe><a href="javascript:window.harmed=1">натисни</a>
            <div style="position:fixed;inset:0">покривало</div><a href="https://evil.example/">навън</a>`,
        },
      }),
    );
    await cardOf(page, news[1]!).click();
    const main = page.getByRole('main');
    await main.getByText('Кротко тяло').click();
    await main.getByText('натисни').click();
    expect(await main.locator('script, style, iframe, svg[onload], [onclick], [style*="fixed"]').count()).toBe(0);
    expect(await main.getByRole('link', { name: 'навън' }).getAttribute('rel')).toBe('noopener nofollow');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(requests.filter((url) => !url.startsWith(demoUrl) && !url.startsWith('data:'))).toEqual([]);
  });

  test.each(SCREENS)('gives a picture of unknown size its place before it has loaded: %s', async (_name, viewport) => {
    const { page } = await visit(browser, { viewport });
    await open(page, `${demoUrl}/news`);
    const square = withShape((ratio) => ratio === 1);
    await page.route(`**/api/news/${square.id}`, (route) => route.fulfill({ json: { ...square, image: null } }));
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${square.featured_image}`, async (route) => {
      await slow;
      await route.continue();
    });
    await page.evaluate((id) => {
      const link = document.createElement('a');
      link.href = `/news/${id}`;
      document.body.append(link);
      link.click();
    }, square.id);
    await heading(page, square.title_bg).waitFor();
    const picture = page.locator('main img[fetchpriority="high"]');
    const before = await picture.boundingBox();
    answer();
    await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
    expect(await picture.boundingBox()).toEqual(before);
  });
});

test.each(['/news', 'an article'])('%s has a clean first visit on a phone, and on a desktop', async (path) => {
  const quoted = articles.find(({ content, match_id }) => match_id && content.includes('<blockquote>'));
  const address = path === '/news' ? path : `/news/${quoted?.id}`;
  await expectCleanFirstVisit(await visit(browser, { viewport: PHONE }), `${demoUrl}${address}?lang=bg`);
  await expectCleanLoad(await visit(browser), `${demoUrl}${address}?lang=en`);
});

describe.each(SCREENS)('on a %s', (_name, viewport) => {
  test('very long names and letters of double size fit', async () => {
    const { page } = await visit(browser, { viewport });
    const long = 'Непобедимоотборноформированиеотдобруджа'.repeat(2);
    await page.route(`**/api/news?page=1*`, (route) =>
      route.fulfill({
        json: news.slice(0, 4).map((story) => ({
          ...story,
          title_bg: long,
          team: { ...story.team, id: 1, name: long },
          competition: { id: 1, name: long },
        })),
      }),
    );
    await open(page, demoUrl);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.locator('footer a[href="/news"]').click();
    const main = page.locator('main');
    await main.getByText(long).first().waitFor();
    expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});
