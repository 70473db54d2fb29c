import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pages } from './shell/router.ts';

/** What befalls the screens of this test. */
const { trouble } = vi.hoisted(() => ({ trouble: { renders: 0, imports: 0 } }));

vi.mock('./shell/session.ts', () => ({ useSession: () => ({ name: 'Мария', role: 'scorer', league: {} }) }));
vi.mock('./pitch/today/today-screen.tsx', () => ({ TodayScreen: () => 'today' }));
vi.mock('./shell/me-screen.tsx', () => ({
  MeScreen: () => {
    if (trouble.renders > 0) throw new Error('broken');
    return 'me';
  },
}));
vi.mock('./pitch/match/match-screen.tsx', () => ({
  get MatchScreen() {
    if ((trouble.imports -= 1) >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'match';
  },
}));

let place: HTMLElement;
let unmount: () => void;
let go: (path: string) => Promise<void>;

/** The app without the screens that were loaded before. */
async function open(path: string, language: 'bg' | 'en' = 'bg') {
  vi.resetModules();
  const [{ App }, { loadTexts }, { navigate }] = await Promise.all([
    import('./app.tsx'),
    import('./shell/texts.ts'),
    import('./shell/router.ts'),
  ]);
  go = (to) => act(async () => navigate(to));
  history.replaceState(null, '', path);
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => root.unmount();
  const texts = await loadTexts(language);
  vi.useFakeTimers();
  await act(async () => root.render(<App first={texts} />));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(trouble, { renders: 0, imports: 0 });
});
afterEach(() => {
  act(() => unmount());
  place.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a screen that fails says so, with ways on, and is tried again at the next visit', async () => {
  trouble.renders = 1;
  await open(pages.me);
  expect(place.textContent).toMatch(/^Нещо се счупи.+запазено на това устройство\.Опитай пакКъм мачовете$/);
  expect(place.querySelector('a')?.getAttribute('href')).toBe(pages.today);
  await go(pages.today);
  expect(place.textContent).toBe('today');
  trouble.renders = 0;
  await go(pages.me);
  expect(place.textContent).toBe('me');
});

test('a script that comes at the second try is all the same', async () => {
  trouble.imports = 1;
  await open(pages.match(1));
  expect(place.textContent).toBe('Зарежда се …');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(place.textContent).toBe('match');
});

test('a script that does not come says so in English too, and is fetched again at the next visit', async () => {
  trouble.imports = 2;
  await open(pages.match(1), 'en');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(place.textContent).toMatch(/^The screen did not load.+kept on this device\.Try againTo the matches$/);
  await go(pages.today);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await go(pages.match(1));
  expect(place.textContent).toBe('match');
});
