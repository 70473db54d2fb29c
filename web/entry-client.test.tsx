// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicLeague } from '#tests/support/public-league.ts';
import { fetchHomeResponse } from './home-responses.fixture.ts';

const fetchStub = vi.fn<typeof fetch>();
const complain = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockReset());
  vi.stubGlobal('scrollTo', () => {});
  complain.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(url: string, fetchApi: (path: string) => Promise<unknown>) {
  // Imported again each time, because the browser's entry runs when it is imported.
  vi.resetModules();
  const { renderPage } = await import('./entry-server.tsx');
  const { body, state } = await renderPage({
    url,
    language: 'bg',
    publicUrl: 'https://league.example',
    now: new Date(),
    league: publicLeague,
    fetchApi,
  });
  window.history.replaceState(null, '', url);
  document.body.innerHTML = `<div id="app">${body}</div><script type="application/json" id="state">${state}</script>`;
  const rendered = document.querySelector('#app')?.textContent;
  await import('./entry-client.tsx');
  // An effect sets the title: by then hydration is done.
  await vi.waitFor(() => expect(document.title).not.toBe(''), { timeout: 10_000 });
  return { before: rendered, after: document.querySelector('#app')?.textContent };
}

describe('hydrating a page', { timeout: 30_000 }, () => {
  it.each([
    ['a page', '/', fetchHomeResponse],
    ['a page whose calls failed', '/', () => Promise.reject(new Error('down'))],
    ['an unknown address', '/nope', fetchHomeResponse],
  ])('%s changes no markup, sends no request and logs no error', async (_, url, fetchApi) => {
    document.title = '';
    const { before, after } = await open(url, fetchApi);
    expect(after).toBe(before);
    expect(fetchStub).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
  });
});
