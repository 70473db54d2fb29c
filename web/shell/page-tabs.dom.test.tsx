import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabPanel } from '#ui/tabs.tsx';
import { useSearchParams } from '#ui/router/hooks.ts';
import { RouterProvider } from '#ui/router/router-provider.tsx';
import { staticRouter } from '#ui/router/router.ts';
import { notFoundPage } from './not-found-page.tsx';
import { PageTabs, tabInQuery } from './page-tabs.tsx';

const ids = ['home', 'standings', 'news'] as const;
const labels = { home: 'Начало', standings: 'Класиране', news: 'Новини' };

function Page() {
  const chosen = tabInQuery(ids, useSearchParams());
  return (
    <>
      <PageTabs label="Състезание" tabs={ids.map((id) => ({ id, label: labels[id] }))} chosen={chosen} />
      <TabPanel tab={chosen}>{chosen}</TabPanel>
    </>
  );
}
const route = { id: 'competition', paths: ['/competition/:id'], page: async () => notFoundPage };
const pageAt = (address: string) => (
  <RouterProvider
    router={staticRouter(new URL(address, 'https://league.example'), { route, params: {} }, notFoundPage)}
  >
    <Page />
  </RouterProvider>
);

let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
  vi.unstubAllGlobals();
});

const serve = (address: string) => (place.innerHTML = renderToString(pageAt(address)));
function open(address: string) {
  serve(address);
  act(() => {
    root = hydrateRoot(place, pageAt(address));
  });
}
const tabs = () => [...place.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
const chosen = () =>
  tabs().filter((tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true');
const focused = () => document.activeElement?.textContent;
const reachable = () =>
  tabs()
    .filter((tab) => tab.tabIndex === 0)
    .map((tab) => tab.textContent);

function press(key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  act(() => {
    document.activeElement?.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

describe('the address', () => {
  it.each([
    ['/competition/3', 'home'],
    ['/competition/3?tab=standings', 'standings'],
    ['/competition/3?tab=no-such', 'home'],
    ['/competition/3?tab=toString', 'home'],
  ])('%s shows %s', (address, id) => {
    open(address);
    expect(chosen().map((tab) => tab.id)).toEqual([`tab-${id}`]);
    const panel = place.querySelector('[role=tabpanel]');
    expect(panel?.textContent).toBe(id);
    expect(panel?.getAttribute('aria-labelledby')).toBe(`tab-${id}`);
    expect(chosen()[0]?.getAttribute('aria-controls')).toBe(panel?.id);
  });

  it('of a tab keeps page parameters, and drops those of the previous tab', () => {
    open('/competition/3?tab=news&season=2&page=4&utm_source=x');
    expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
      '/competition/3?season=2',
      '/competition/3?tab=standings&season=2',
      '/competition/3?tab=news&season=2',
    ]);
  });
});

describe('the keyboard', () => {
  it('stops once in the bar, at the chosen tab', () => {
    open('/competition/3?tab=standings');
    expect(reachable()).toEqual(['Класиране']);
  });

  it('reaches every tab before hydration', () => {
    serve('/competition/3?tab=standings');
    expect(reachable()).toEqual(['Начало', 'Класиране', 'Новини']);
  });

  it('moves by arrows around the bar, and by Home and End to its ends, without opening anything', () => {
    open('/competition/3');
    tabs()[0]?.focus();
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'];
    expect(walk.map((key) => (press(key), focused()))).toEqual([
      'Класиране',
      'Новини',
      'Начало',
      'Новини',
      'Класиране',
      'Начало',
      'Новини',
    ]);
    expect(chosen().map((tab) => tab.textContent)).toEqual(['Начало']);
  });

  it('opens a tab by Space as by Enter', () => {
    open('/competition/3');
    const opened = vi.fn((event: Event) => event.preventDefault());
    tabs()[1]?.addEventListener('click', opened);
    tabs()[1]?.focus();
    expect(press(' ')).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    expect(press('Enter')).toBe(false);
  });

  it.each([
    ['ArrowLeft', { altKey: true }],
    ['End', { ctrlKey: true }],
    ['ArrowDown', {}],
    ['Tab', {}],
  ])('leaves %s %o to the browser', (key, held) => {
    open('/competition/3');
    tabs()[0]?.focus();
    expect(press(key, held)).toBe(false);
    expect(focused()).toBe('Начало');
  });
});

it('the chosen tab is centred in a bar that is too narrow', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  open('/competition/3?tab=news');
  expect(place.querySelector('[role=tablist]')?.scrollLeft).toBe(400);
  vi.restoreAllMocks();
});
