import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchDetails } from '#contract/http/match.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { fail } from '#tests/support/competition-page.ts';
import { demoMatch, panel, press } from '#tests/support/demo-match.ts';
import { expectAccessible, expectCleanFirstVisit, PHONE, SCREENS } from '#tests/support/visit.ts';

const { ask, url, match, address, visitDemo, openTabByLink } = demoMatch();
let id: number;

beforeAll(() => {
  ({ id } = match());
});

describe.each(SCREENS)('on a %s', (name, viewport) => {
  const language = name === 'phone' ? 'bg' : 'en';
  test.each(['news', 'video'])(`%s has a clean first visit (${language})`, async (tab) =>
    expectCleanFirstVisit(await visitDemo({ viewport }), address(tab, language)),
  );
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

  test('say when there are none, and when they fail to load', async () => {
    const { page } = await visitDemo();
    await page.route(`**${apiPaths.matchNews(id)}`, fail);
    await openTabByLink(page, 'news');
    await panel(page).getByText('Error loading news').waitFor();
    await expectAccessible(page);
    await page.unroute(`**${apiPaths.matchNews(id)}`);
    await page.route(`**${apiPaths.matchNews(id)}`, (route) => route.fulfill({ json: { news: [] } }));
    await press(page, 'Try again');
    await panel(page).getByText('No news available').waitFor();
    await panel(page).getByText('Please check back later.').waitFor();
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
    const play = panel(page).getByRole('button', { name: /Play.*Live Video/ });
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

  test('with an invalid link is not available; without links there is no video', async () => {
    const { page } = await visitDemo();
    await withLinks(page, { yt_video_link: 'https://example.com/clip', yt_summary_link: 'https://youtu.be/short' });
    await openTabByLink(page, 'video');
    await panel(page).getByText('No Live Video Available').waitFor();
    await panel(page).getByText('No Match Summary Available').waitFor();
    await page.unroute(`**${apiPaths.matchDetails(id)}`);
    await withLinks(page, { yt_video_link: null, yt_summary_link: '' });
    await openTabByLink(page, 'video');
    await panel(page).getByText('No videos available for this match').waitFor();
    await expectAccessible(page);
  });
});
