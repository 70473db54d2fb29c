import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { PageRequest } from '#contract/page.ts';
import { publicLeague } from '#tests/support/public-league.ts';
import { bootScript, fontsToPreload, renderFailure, renderPage } from './entry-server.tsx';
import { fetchHomeResponse } from './home-responses.fixture.ts';
import type { PageState } from './shell/page-state.ts';

const request = (change: Partial<PageRequest> = {}): PageRequest => ({
  url: '/',
  language: 'bg',
  publicUrl: 'https://league.example',
  now: new Date('2026-03-16T12:00:00Z'),
  league: publicLeague,
  fetchApi: fetchHomeResponse,
  ...change,
});
const stateOf = (text: string) => JSON.parse(text) as PageState;

describe('the home page, rendered on the server', () => {
  it('holds teams, table, leaders and results', async () => {
    const { status, redirect, body } = await renderPage(request());
    expect({ status, redirect }).toEqual({ status: 200, redirect: null });
    for (const text of [
      'Орловец',
      'Класиране',
      'Николай Драгнев',
      '8.0',
      '08.03.26',
      '38’',
      'Едно две три четири пет шест…',
    ])
      expect(body).toContain(text);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('is in English on request', async () => {
    const { body, head } = await renderPage(request({ url: '/?lang=en', language: 'en' }));
    expect(body).toContain('Standings');
    expect(head).toContain('<title>Delta League. Mini football in Dobrich</title>');
    expect(head).toContain('<link rel="canonical" href="https://league.example/?lang=en">');
  });

  it('[LN1] has Latin names in English, also of a backend that sends none', async () => {
    const { body, head } = await renderPage(request({ url: '/?lang=en', language: 'en' }));
    expect(body).toContain('Orlovets');
    expect(body).toContain('Nikolay Dragnev');
    const shown = (head + body).replaceAll(/<a [^>]*hrefLang="bg".*?<\/a>/g, '');
    expect(/\p{Script=Cyrillic}.{0,20}/u.exec(shown)?.[0]).toBeUndefined();
  });

  it('sends each request once, and dehydrates all results', async () => {
    const fetchApi = vi.fn(fetchHomeResponse);
    const { state } = await renderPage(request({ fetchApi }));
    const paths = fetchApi.mock.calls.map(([path]) => path);
    expect(paths).toHaveLength(new Set(paths).size);
    expect(
      stateOf(state)
        .queries.map(({ path }) => path)
        .toSorted(),
    ).toEqual([...paths, '/api/league/settings'].toSorted());
  });

  it('names its sources for preloading', async () => {
    const { modules } = await renderPage(request());
    expect(modules).toEqual(['i18n/site/bg.ts', 'web/pages/home/home-page.tsx']);
  });

  it('links to its translations by public URL', async () => {
    const { head } = await renderPage(request({ url: '/?utm=1' }));
    expect(head).toContain('<link rel="canonical" href="https://league.example/">');
    expect(head).toContain('<link rel="alternate" hreflang="en" href="https://league.example/?lang=en">');
    expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://league.example/">');
  });

  it('escapes data that would end a script element', async () => {
    const { state, head, body } = await renderPage(request({ url: '/?q=</script><script>alert(1)' }));
    expect(state).not.toContain('<');
    expect(head.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '')).not.toContain('<script');
    expect(body).not.toContain('<script>alert');
    expect(JSON.stringify(stateOf(state).queries)).toContain('</script><script>alert(1)');
  });

  it('renders the same for the second request as for the first', async () => {
    const [first, second] = [await renderPage(request()), await renderPage(request())];
    expect(second).toEqual(first);
  });
});

describe('a page whose requests fail', () => {
  const failing = () => Promise.reject(Object.assign(new Error(''), { status: 503 }));

  it('shows a failure per block, and still renders', async () => {
    const { status, body, state } = await renderPage(request({ fetchApi: failing, language: 'en' }));
    expect(status).toBe(200);
    for (const text of [
      'Failed to load competitions. Please check your connection and try again.',
      'No data available',
      'Failed to load teams',
    ])
      expect(body).toContain(text);
    const known = stateOf(state).queries.filter((query) => 'data' in query);
    expect(known.map(({ path }) => path)).toEqual(['/api/league/settings']);
  });

  it('shows the failed league under its name, and the rest', async () => {
    const { body } = await renderPage(
      request({
        language: 'en',
        fetchApi: (path) => (path.includes('/featured') ? failing() : fetchHomeResponse(path)),
      }),
    );
    expect(body).toContain('Failed to load league data. Please check your connection and try again.');
    expect(body).toContain('Orlovets');
  });
});

describe('a message of the server', () => {
  const seasonResponse = (response: unknown) => (path: string) =>
    path === '/api/seasons/current' ? Promise.resolve(response) : fetchHomeResponse(path);
  const refused = seasonResponse({ success: false, data: null, message: 'The season office is closed' });

  it('is shown in English, and replaced by our own text in Bulgarian', async () => {
    expect((await renderPage(request({ fetchApi: refused, language: 'en' }))).body).toContain(
      'The season office is closed',
    );
    const { body } = await renderPage(request({ fetchApi: refused }));
    expect(body).toContain('Текущият сезон не можа да се зареди');
    expect(body).not.toContain('The season office is closed');
  });

  it('may be that there is no season', async () => {
    const { body } = await renderPage(request({ fetchApi: seasonResponse({ success: true, data: null }) }));
    expect(body).toContain('Няма данни за текущия сезон');
  });
});

describe('a league without competitions', () => {
  it('says what comes below a heading, and nothing of what is missing', async () => {
    const fetchApi = (path: string) =>
      path === '/api/competitions/active' ? Promise.resolve([]) : fetchHomeResponse(path);
    const { status, body } = await renderPage(request({ fetchApi }));
    expect(status).toBe(200);
    expect(body).toMatch(/<h2>Делта Лига<\/h2><\/div><p[^>]*>Програмата се подготвя/);
    expect(body).not.toContain('Няма налични данни');
  });
});

describe('an unknown address', () => {
  it.each(['/nope', '//evil.example/', '/%E0%A4%A'])('%s is a 404 in the shell', async (url) => {
    const { status, body, head } = await renderPage(request({ url }));
    expect(status).toBe(404);
    expect(body).toContain('Тази страница я няма');
    expect(body).toContain('Основна навигация');
    expect(head).toContain('noindex');
  });
});

describe('a failure to render', () => {
  it('has its own page without data and script', async () => {
    const { status, body, state, head } = await renderFailure(request({ language: 'en' }));
    expect(status).toBe(500);
    expect(body).toContain('Unexpected Application Error!');
    expect(body).toContain('href="/"');
    expect(head).toContain('noindex');
    expect(state).toBe('null');
  });
});

describe('other exports for the server', () => {
  it('preloads two fonts for each language', () => {
    for (const language of LANGUAGES) expect(fontsToPreload[language]).toHaveLength(2);
  });

  it('has a boot script that cannot end its own element', () => {
    expect(bootScript).not.toContain('<');
  });
});
