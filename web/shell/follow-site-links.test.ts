// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSiteLinks } from './follow-site-links.ts';

const navigate = vi.fn(async () => {});

beforeAll(() => followSiteLinks({ navigate }));
beforeEach(() => {
  navigate.mockClear();
  window.history.replaceState(null, '', '/');
});

/** Clicks the link; true if the click is left to the browser. */
function click(markup: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup;
  let left = true;
  // After the document has heard of it; then stopped, for jsdom cannot follow links.
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  const target = document.querySelector('a b') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return left;
}

describe('a click on a plain link', () => {
  it('navigates without a reload', () => {
    expect(click('<a href="/team/3?tab=squad#top"><b>Балик</b></a>')).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/team/3?tab=squad#top', { preventScrollReset: false });
  });

  it('keeps the scroll position if the link says so', () => {
    click('<a href="/team/3?tab=squad" data-keep-scroll>Състав</a>');
    expect(navigate).toHaveBeenCalledWith('/team/3?tab=squad', { preventScrollReset: true });
  });

  it.each([
    ['to another site', '<a href="https://example.com/">x</a>', {}],
    ['to a new tab', '<a href="/news" target="_blank">x</a>', {}],
    ['to a file', '<a href="/documents/doc1.pdf">x</a>', {}],
    ['to a download', '<a href="/calendar" download>x</a>', {}],
    ['within the page', '<a href="#main">x</a>', {}],
    ['with a modifier', '<a href="/news">x</a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/news">x</a>', { button: 1 }],
  ])('%s is left to the browser', (_, markup, how) => {
    expect(click(markup, how)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});
