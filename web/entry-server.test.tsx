import { describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '#contract/page.ts';
import { bootScript, fontsToPreload, renderFailure, renderPage } from './entry-server.tsx';
import { answerFrom } from './home-answers.fixture.ts';
import type { PageState } from './shell/page-state.ts';

const request = (change: Partial<PageRequest> = {}): PageRequest => ({
  url: '/',
  language: 'bg',
  publicUrl: 'https://league.example',
  now: new Date('2026-03-16T12:00:00Z'),
  fetchApi: answerFrom,
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
      '08/03/26',
      '38:12',
      'Едно две три четири пет шест…',
    ])
      expect(body).toContain(text);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('speaks English when asked', async () => {
    const { body, head } = await renderPage(request({ url: '/?lang=en', language: 'en' }));
    expect(body).toContain('Standings');
    expect(head).toContain('<title>Delta League. Mini football in Dobrich</title>');
    expect(head).toContain('<link rel="canonical" href="https://league.example/?lang=en">');
  });

  it('asks for each answer once, and hands all of them on', async () => {
    const fetchApi = vi.fn(answerFrom);
    const { state } = await renderPage(request({ fetchApi }));
    const asked = fetchApi.mock.calls.map(([path]) => path);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(
      stateOf(state)
        .queries.map(({ path }) => path)
        .toSorted(),
    ).toEqual(asked.toSorted());
  });

  it('names its sources for preloading', async () => {
    const { modules } = await renderPage(request());
    expect(modules).toEqual(['i18n/bg/site.ts', 'web/pages/home/home-page.tsx']);
  });

  it('says where its twins in the other language are, by the public address', async () => {
    const { head } = await renderPage(request({ url: '/?utm=1' }));
    expect(head).toContain('<link rel="canonical" href="https://league.example/">');
    expect(head).toContain('<link rel="alternate" hreflang="en" href="https://league.example/?lang=en">');
    expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://league.example/">');
  });

  it('lets nothing in the data end a script element', async () => {
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

describe('a page whose calls fail', () => {
  const failing = () => Promise.reject(Object.assign(new Error('down'), { status: 503 }));

  it('shows what failed, block by block, and is still a page', async () => {
    const { status, body, state } = await renderPage(request({ fetchApi: failing, language: 'en' }));
    expect(status).toBe(200);
    for (const text of [
      'Failed to load competitions. Please check your connection and try again.',
      'No data available',
      'Failed to load teams',
    ])
      expect(body).toContain(text);
    expect(stateOf(state).queries.every((query) => 'failure' in query)).toBe(true);
  });

  it('shows the league that failed under its name, and the rest whole', async () => {
    const { body } = await renderPage(
      request({
        language: 'en',
        fetchApi: (path) => (path.endsWith('/featured') ? failing() : answerFrom(path)),
      }),
    );
    expect(body).toContain('Failed to load league data. Please check your connection and try again.');
    expect(body).toContain('Орловец');
  });
});

describe('what the server says', () => {
  const seasonAnswer = (answer: unknown) => (path: string) =>
    path === '/api/seasons/current' ? Promise.resolve(answer) : answerFrom(path);
  const refused = seasonAnswer({ success: false, data: null, message: 'The season office is closed' });

  it('is shown to who reads English, and put in our own words for who does not', async () => {
    expect((await renderPage(request({ fetchApi: refused, language: 'en' }))).body).toContain(
      'The season office is closed',
    );
    const { body } = await renderPage(request({ fetchApi: refused }));
    expect(body).toContain('Текущият сезон не можа да се зареди');
    expect(body).not.toContain('The season office is closed');
  });

  it('may be that there is no season', async () => {
    const { body } = await renderPage(request({ fetchApi: seasonAnswer({ success: true, data: null }) }));
    expect(body).toContain('Няма данни за текущия сезон');
  });
});

describe('a league without competitions', () => {
  it('has a heading over what is not there', async () => {
    const fetchApi = (path: string) => (path === '/api/competitions/active' ? Promise.resolve([]) : answerFrom(path));
    const { status, body } = await renderPage(request({ fetchApi }));
    expect(status).toBe(200);
    expect(body).toMatch(/<h2>Делта Лига<\/h2><\/div><div[^>]*>.*?<p>Няма налични данни<\/p>/);
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nope', '//evil.example/', '/%E0%A4%A'])('%s answers 404 in the shell', async (url) => {
    const { status, body, head, state } = await renderPage(request({ url }));
    expect(status).toBe(404);
    expect(body).toContain('Тази страница я няма');
    expect(body).toContain('Основна навигация');
    expect(head).toContain('noindex');
    expect(stateOf(state).notFoundAt).toBe('pages');
  });
});

describe('a failure to render', () => {
  it('has a page of its own, without data and without script', async () => {
    const { status, body, state, head } = await renderFailure(request({ language: 'en' }));
    expect(status).toBe(500);
    expect(body).toContain('Unexpected Application Error!');
    expect(body).toContain('href="/"');
    expect(head).toContain('noindex');
    expect(state).toBe('null');
  });
});

describe('what the server needs besides', () => {
  it('preloads two fonts', () => {
    expect(fontsToPreload).toHaveLength(2);
  });

  it('has a boot script that cannot end its own element', () => {
    expect(bootScript).not.toContain('<');
  });
});
