import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callDesk } from '#desk/api/client.ts';
import { refreshDesk, useDesk } from './use-desk.ts';

const asked: string[] = [];
let status = 200;
let unmount: () => void;
let place: HTMLElement;

function Teams({ path, fresh }: { path: string; fresh: boolean }) {
  const { data, failed } = useDesk<{ count: number }>(path, { fresh });
  return `${data?.count ?? 'none'} ${failed ?? ''}`;
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
async function show(path: string, fresh = false) {
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => root.unmount();
  await act(async () => root.render(<Teams path={path} fresh={fresh} />));
  await settled();
}
const change = (path: string) => act(() => callDesk(path, { method: 'POST', body: {} }).catch(() => {}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') asked.push(path);
    return Response.json({ count: asked.length, error: '', reason: 'team_exists' }, { status });
  });
});
afterEach(() => {
  act(() => unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('what is on the screen is asked again after every change, and after one that was refused', async () => {
  await show('/api/teams');
  expect(place.textContent).toBe('1 ');
  await change('/api/players');
  await settled();
  expect(place.textContent).toBe('2 ');
  status = 409;
  const refused = change('/api/players');
  status = 200;
  await refused;
  await settled();
  expect(place.textContent).toBe('3 ');
});

test('what others change is asked again by the beginning of its path', async () => {
  await show('/api/calendar?season=2');
  act(() => refreshDesk('/api/news'));
  await settled();
  expect(asked).toEqual(['/api/calendar?season=2']);
  act(() => refreshDesk('/api/calendar'));
  await settled();
  expect(asked).toHaveLength(2);
});

test('what was there stays when it cannot be asked again', async () => {
  await show('/api/people');
  status = 503;
  act(() => refreshDesk());
  await settled();
  expect(place.textContent).toBe('1 no_network');
});

test('what a draft begins with is not what was seen before', async () => {
  await show('/api/basis');
  act(() => unmount());
  let answer = () => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(Response.json({ count: 7 })))));
  await show('/api/basis', true);
  expect(place.textContent).toBe('none ');
  await act(async () => answer());
  await settled();
  expect(place.textContent).toBe('7 ');
});

test('an earlier answer stays while the next question is asked, and says that it is earlier', async () => {
  function Search({ q }: { q: string }) {
    const { data, isEarlier } = useDesk<{ count: number }>(`/api/search?q=${q}`, { stays: true });
    return `${data?.count ?? 'none'} ${isEarlier ? 'earlier' : 'now'}`;
  }
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => root.unmount();
  await act(async () => root.render(<Search q="а" />));
  await settled();
  expect(place.textContent).toBe('1 now');
  let answer = () => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(Response.json({ count: 2 })))));
  await act(async () => root.render(<Search q="аб" />));
  expect(place.textContent).toBe('1 earlier');
  await act(async () => answer());
  await settled();
  expect(place.textContent).toBe('2 now');
});
