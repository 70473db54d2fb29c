import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFrom } from './api/client.ts';
import { renderPage } from './entry-server.tsx';
import { fetchHomeResponse } from './home-responses.fixture.ts';
import type { PageState } from './shell/page-state.ts';

const request = {
  url: '/',
  language: 'bg',
  publicUrl: 'https://league.example',
  now: new Date('2026-03-16T12:00:00Z'),
  fetchApi: fetchHomeResponse,
} as const;
const stateOf = async (more: { apiUrl?: string; socketUrl?: string }) =>
  JSON.parse((await renderPage({ ...request, ...more })).state) as PageState;

describe('another backend [D1]', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is named to the browser, our own is not', async () => {
    const elsewhere = { apiUrl: 'https://api.example', socketUrl: 'https://live.example' };
    expect(await stateOf(elsewhere)).toMatchObject(elsewhere);
    const here = await stateOf({});
    expect(here).not.toHaveProperty('apiUrl');
    expect(here).not.toHaveProperty('socketUrl');
  });

  it('is requested instead of this site', async () => {
    const fetchStub = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetchStub);
    await fetchFrom('https://api.example')('/api/teams');
    await fetchFrom()('/api/teams');
    expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(['https://api.example/api/teams', '/api/teams']);
  });
});
