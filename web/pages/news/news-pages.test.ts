import { describe, expect, it } from 'vitest';
import { publicLeague } from '#tests/support/public-league.ts';
import { renderPage } from '#web/entry-server.tsx';
import { fetchHomeResponse } from '#web/home-responses.fixture.ts';

/* What the server answers for the news, from answers of a backend that we do not know. */

const hostile = {
  id: 7,
  title: 'Goal </title><script>alert(1)</script>',
  title_bg: 'Гол "и" </title><script>alert(1)</script>',
  content: '<p onclick="alert(1)">English body</p>',
  content_bg: '<p>Тяло<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">тук</a>',
  featured_image: '/media/a.webp',
  publish_date: 'yesterday',
};
const failure = (status: number | null) => Promise.reject(Object.assign(new Error('no'), status ? { status } : {}));

async function render(url: string, answers: Record<string, () => unknown>, language: 'bg' | 'en' = 'bg') {
  const { status, head, body } = await renderPage({
    url,
    language,
    publicUrl: 'https://league.example',
    now: new Date('2026-03-16T12:00:00Z'),
    league: publicLeague,
    fetchApi: async (path) => (answers[path] ? answers[path]() : fetchHomeResponse(path)),
  });
  return { status, head, body: /<main.*<\/main>/s.exec(body)?.[0] ?? '' };
}

const FIRST = '/api/news?page=1&limit=25';
/** The one story after the first page. */
const NEXT = '/api/news?page=26&limit=1';
const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `News ${index + 1}`, content: 'Words' }));

describe('the list', () => {
  it('shows a page, with a link to the next if there is one', async () => {
    const more = await render('/news', { [FIRST]: () => stories(25), [NEXT]: () => stories(1) });
    expect(more.status).toBe(200);
    expect(more.body).toContain('href="/news/25"');
    expect(more.body).toContain('href="/news?page=2"');
    for (const end of [{ [FIRST]: () => stories(25), [NEXT]: () => [] }, { [FIRST]: () => stories(24) }])
      expect((await render('/news', end)).body).not.toContain('/news?page=');
  });

  it('is paged though the backend sends everything', async () => {
    const everything = () => stories(30);
    const first = await render('/news', { [FIRST]: everything, [NEXT]: everything });
    expect(first.body).toContain('href="/news?page=2"');
    const second = await render('/news?page=2', { '/api/news?page=2&limit=25': everything });
    expect(second.body.match(/href="\/news\/\d+"/g)).toHaveLength(5);
    expect(second.body).not.toContain('/news?page=3');
    expect(second.head).toContain('<link rel="canonical" href="https://league.example/news?page=2">');
    expect(second.head).toContain('hreflang="en" href="https://league.example/news?page=2&amp;lang=en"');
    expect(second.head).toContain('<title>Новини, страница 2. Делта Лига</title>');
  });

  it.each([
    ['nothing', () => []],
    ['a failure', () => failure(500)],
    ['no list', () => ({ error: 'x' })],
  ])('reads the same for %s', async (_name, answer) => {
    const { status, body } = await render('/news', { [FIRST]: answer }, 'en');
    expect(status).toBe(200);
    expect(body).toMatch(/No news available<\/p><p[^>]*>Please check back later\./);
  });

  it('is a 404 past the last page; an invalid page is the first', async () => {
    const { status, head } = await render('/news?page=9', { '/api/news?page=9&limit=25': () => [] });
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    for (const page of ['0', '-1', 'x', '99999', '1e3'])
      expect((await render(`/news?page=${page}`, { [FIRST]: () => stories(1) })).body).toContain('href="/news/1"');
  });
});

describe('an article', () => {
  it('has metadata for search engines and social networks', async () => {
    const { status, head } = await render(
      '/news/7',
      { '/api/news/7': () => ({ ...hostile, summary: 'In short' }) },
      'en',
    );
    expect(status).toBe(200);
    expect(head).toContain('<meta property="og:type" content="article">');
    expect(head).toContain('<meta property="og:image" content="https://league.example/social/article/7.png?lang=en">');
    expect(head).toContain('<meta name="description" content="In short">');
    expect(head).toContain('<title>Goal &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; – Delta League</title>');
  });

  it.each(['bg', 'en'] as const)('contains no executable markup: %s', async (language) => {
    const { body } = await render('/news/7', { '/api/news/7': () => hostile }, language);
    expect(body).toContain(language === 'bg' ? '<p>Тяло</p><p>тук</p>' : '<p>English body</p>');
    expect(body).not.toMatch(/<script|onclick|onerror|javascript:/);
  });

  it.each([
    ['/news/8', () => failure(404), 404],
    ['/news/8', () => failure(500), 503],
    ['/news/8', () => failure(null), 503],
    ['/news/8', () => '<html>', 503],
    ['/news/9999999999', () => failure(400), 400],
    ['/news/abc', () => failure(404), 400],
    ['/news/0', () => failure(404), 400],
  ])('that fails to load shows the same: %s', async (url, answer, expected) => {
    const { status, body, head } = await render(url, { [`/api${url}`]: answer }, 'en');
    expect(status).toBe(expected);
    expect(body).toMatch(/<h1>Article not found<\/h1><a [^>]*href="\/news"/);
    expect(head).toContain('<title>Article not found</title>');
    expect(head).toContain('noindex');
  });
});
