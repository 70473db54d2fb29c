import { act, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#contract/desk/people.ts';
import { pages } from './shell/navigation.ts';
import { routes } from './shell/routes.ts';

/** Who is signed in, and what befalls the screens. */
interface Stage {
  role: Session['role'] | null;
  renders: number;
  imports: number;
  late: (() => void) | null;
}
const { stage } = vi.hoisted(() => {
  const first: Stage = { role: 'organiser', renders: 0, imports: 0, late: null };
  return { stage: first };
});
const session = () => stage.role && { name: 'Мария', roles: [stage.role], league: { bg: 'Лигата', en: 'The League' } };

vi.mock('./shell/session.ts', () => ({ getSession: session, useSession: session }));
vi.mock('./shell/join-screen.tsx', () => ({ JoinScreen: () => 'join' }));
vi.mock('./pitch/today/today-screen.tsx', () => ({
  TodayScreen: () => (
    <main>
      <h1>today</h1>
      <a href={pages.people}>people</a>
    </main>
  ),
}));
vi.mock('./shell/me-screen.tsx', () => ({
  MeScreen: () => {
    if (stage.renders > 0) throw new Error('broken');
    return 'me';
  },
}));
vi.mock('./pitch/match/match-screen.tsx', () => ({
  get MatchScreen() {
    if ((stage.imports -= 1) >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'match';
  },
}));
vi.mock('./office/office-frame.tsx', () => ({
  OfficeFrame: ({ title, children }: { title: string; children: ReactNode }) => {
    const [opened] = useState(() => title);
    return (
      <div className="office" data-opened-at={opened}>
        <a href={pages.news}>news</a>
        {children}
      </div>
    );
  },
}));
vi.mock('./office/people/people-screen.tsx', () => ({
  PeopleScreen: () => {
    const [title, setTitle] = useState('…');
    stage.late = () => setTitle('Хора');
    return (
      <main>
        <h1 key={title}>{title}</h1>
      </main>
    );
  },
}));
vi.mock('./office/news/news-screen.tsx', () => ({
  NewsScreen: () => {
    if (stage.renders > 0) throw new Error('broken');
    return <main>news</main>;
  },
}));

vi.mock('./office/journal/journal-screen.tsx', () => ({
  get JournalScreen() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

let place: HTMLElement;
let unmount: () => void;
let go: (path: string, options?: { replace?: boolean }) => Promise<void>;

/** The app without the screens that were loaded before. */
async function open(path: string, language: 'bg' | 'en' = 'bg') {
  vi.resetModules();
  const [{ App }, { loadTexts }, { navigate, navigateBy }, { loadScreen }, { routes: table }, { createRouter }] =
    await Promise.all([
      import('./app.tsx'),
      import('./shell/texts.ts'),
      import('./shell/navigation.ts'),
      import('./shell/load-screen.tsx'),
      import('./shell/routes.ts'),
      import('#ui/router/router.ts'),
    ]);
  history.replaceState(null, '', path);
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => root.unmount();
  const texts = await loadTexts(language);
  const router = await createRouter(table, loadScreen);
  navigateBy(router);
  go = (to, options) =>
    act(async () => {
      navigate(to, options);
      await vi.waitFor(() => expect(location.pathname + location.search).toBe(to), 3000);
    });
  await act(async () => root.render(<App first={texts} router={router} />));
}

const scrolled = vi.fn(async () => {});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrolled.mockClear());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(stage, { role: 'organiser', renders: 0, imports: 0 });
});
afterEach(() => {
  act(() => unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a screen that fails', () => {
  test('says so, with ways on, and is tried again at the next visit', async () => {
    stage.renders = 1;
    await open(pages.me);
    expect(place.textContent).toMatch(/^Нещо се счупи.+запазено на това устройство\.Опитай пакКъм началото$/);
    expect(place.querySelector('a')?.getAttribute('href')).toBe(pages.today);
    await go(pages.today);
    expect(place.textContent).toBe('todaypeople');
    stage.renders = 0;
    await go(pages.me);
    expect(place.textContent).toBe('me');
  });

  test('is all the same if its script comes at the second try', async () => {
    stage.imports = 1;
    await open(pages.match(1));
    expect(place.textContent).toBe('match');
  });

  test('leaves the frame of the office in place, with its ways', async () => {
    await open(pages.people);
    stage.renders = 1;
    await go(pages.news);
    expect(place.querySelector('main')?.textContent).toMatch(/^Нещо се счупи/);
    expect(place.querySelector('[class*=office] > a')?.textContent).toBe('news');
    await go(pages.journal);
    expect(place.querySelector('main')?.textContent).toMatch(/^Екранът не се зареди/);
    expect(place.querySelector('[class*=office] > a')?.textContent).toBe('news');
  });

  test('says in English too that its script did not come, and fetches it again at the next visit', async () => {
    await open(pages.news, 'en');
    stage.imports = 2;
    await go(pages.match(1));
    expect(place.textContent).toMatch(/^The screen did not load.+kept on this device\.Try againTo the start$/);
    await go(pages.news);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await go(pages.match(1));
    expect(place.textContent).toBe('match');
  });
});

describe('the route table', () => {
  const addressOf = (path: string) => path.replaceAll(/:id\(.+?\)/g, '7').replace('*', 'nothing');

  test.each(['organiser', 'editor', 'photographer', 'scorer', 'manager', 'match-link'] as const)(
    'opens to a %s what is theirs',
    async (role) => {
      const { routeAt, officePage } = await import('./shell/routes.ts');
      const open = routes
        .flatMap(({ paths }) => paths)
        .filter((path) => routeAt(addressOf(path)).route.roles.includes(role))
        .map((path) => path.replaceAll(/\(.+?\)/g, ''));
      const ofEverybody = ['/join', '/me', '/*'];
      const ofPeople = role === 'match-link' ? [] : ['/inbox', '/inbox/:id', '/inbox/choices'];
      const ofPitch = ['/', '/match/:id', '/match/:id/lineups', '/match/:id/result'];
      const ofPhotographers = ['/photos', '/photos/:id'];
      const own: Partial<Record<typeof role, string[]>> = {
        editor: ['/news', '/news/new', '/news/:id', ...ofPhotographers],
        photographer: ofPhotographers,
        manager: ['/club', '/club/squad', '/club/page'],
      };
      const all = routes.flatMap(({ paths }) => paths);
      if (role === 'organiser') expect(open).toHaveLength(all.length - (own.manager?.length ?? 0));
      else
        expect(open.toSorted()).toEqual(
          [...ofEverybody, ...ofPeople, ...(role === 'manager' ? [] : ofPitch), ...(own[role] ?? [])].toSorted(),
        );
      expect(officePage({ roles: [role] })).toBe(
        { organiser: '/todo', editor: '/news', photographer: '/photos' }[role as string] ?? null,
      );
    },
  );

  test('begins with the club for somebody who is only a manager', async () => {
    const { routeAt, routeFor } = await import('./shell/routes.ts');
    const start = (...roles: Session['roles']) => routeFor({ roles }, routeAt('/').route).paths;
    expect([start('manager'), start('scorer', 'manager'), start('editor')]).toEqual([['/club'], ['/'], ['/']]);
    expect(routeFor({ roles: ['manager'] }, routeAt('/people').route).paths).toEqual(['/people']);
  });

  test('shows nothing of a screen that is not theirs, and the invitation to a stranger at every address', async () => {
    stage.role = 'scorer';
    await open(pages.people);
    expect(place.textContent).toBe('Тук няма нищоКъм началото');
    act(() => unmount());
    stage.role = null;
    await open(pages.people);
    expect(place.textContent).toBe('join');
  });
});

describe('after a navigation', () => {
  test('the frame is the same, and the document has the name of the screen', async () => {
    await open(pages.people);
    const frame = place.querySelector('[class*=office]');
    await go(pages.news);
    expect(place.querySelector('[class*=office]')).toBe(frame);
    expect(frame?.getAttribute('data-opened-at')).toBe('people.title');
    await go(pages.me);
    expect(document.title).toBe('Настройки | Лигата');
    await go(pages.today);
    expect(document.title).toBe('Мачове | Лигата');
  });

  test('the focus is on the heading, also if it comes with the data, but not on arrival', async () => {
    await open(pages.today);
    expect(document.activeElement).toBe(document.body);
    await go(pages.people);
    expect(document.activeElement).toBe(document.body);
    await act(async () => stage.late?.());
    expect(document.activeElement?.textContent).toBe('Хора');
    place.querySelector<HTMLElement>('[class*=office] > a')?.focus();
    await go(pages.today);
    expect(document.activeElement?.textContent).toBe('today');
  });

  test('whoever types meanwhile keeps the focus', async () => {
    await open(pages.news);
    await go(pages.people);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }));
    await act(async () => stage.late?.());
    expect(document.activeElement).toBe(document.body);
  });

  test('it begins at its top, another view of it stays, and back leads to where it was', async () => {
    await open(pages.people);
    vi.stubGlobal('scrollY', 700);
    await go(pages.news);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    scrolled.mockClear();
    await go(`${pages.news}?q=cup`, { replace: true });
    expect(scrolled).not.toHaveBeenCalled();
    await act(async () => {
      history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(scrolled).toHaveBeenLastCalledWith(0, 700);
  });
});
