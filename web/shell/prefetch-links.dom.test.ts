import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import type { Route } from './route.ts';
import { notFoundPage } from './not-found-page.tsx';
import { prefetchLinks } from './prefetch-links.ts';

const load = vi.fn(async () => null);
const code = vi.fn(async () => notFoundPage);
const routes: Route[] = [{ id: 'team', paths: ['/team/:id'], load, page: code }];

beforeAll(() =>
  prefetchLinks(
    routes,
    createQueryClient(async () => null),
  ),
);
beforeEach(() => {
  vi.useFakeTimers();
  for (const called of [load, code]) called.mockClear();
});

/** A link that nothing was fetched for yet, and what happens to it. */
function touch(href: string, event: Event) {
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  document.querySelector('b')?.dispatchEvent(event);
  vi.advanceTimersByTime(1000);
}
const rest = () => Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' });

it.each([
  ['a mouse that rests on it', '/team/1', rest()],
  ['a finger that comes down', '/team/2', new Event('touchstart', { bubbles: true })],
  ['a keyboard that comes to it', '/team/3', new Event('focusin', { bubbles: true })],
])('fetches code and data of the page for %s', (_who, href, event) => {
  touch(href, event);
  expect([code, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('does not prefetch for a mouse that only passes over', () => {
  document.body.innerHTML = '<a href="/team/4">x</a><p>y</p>';
  document.querySelector('a')?.dispatchEvent(rest());
  vi.advanceTimersByTime(40);
  document.querySelector('p')?.dispatchEvent(rest());
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
});

it('fetches once, and nothing for other sites and files', () => {
  touch('/team/5', rest());
  touch('/team/5', rest());
  touch('https://example.com/team/6', rest());
  touch('/documents/doc1.pdf', rest());
  expect(load).toHaveBeenCalledTimes(1);
});
