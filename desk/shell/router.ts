import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
    window.removeEventListener('hashchange', notify);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
/** Changes alone when somebody who is at the join screen opens another invitation. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);

const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search);

/** The filters and the open panel of a screen; null takes one out. `push` makes a step of the browser's history. */
export function useQuery(): [
  URLSearchParams,
  (changes: Record<string, string | null>, options?: { push?: boolean }) => void,
] {
  const search = useSearch();
  return [
    new URLSearchParams(search),
    (changes, { push = false } = {}) => {
      const query = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') query.delete(name);
        else query.set(name, value);
      }
      const text = query.toString();
      navigate(location.pathname + (text && `?${text}`), { replace: !push });
    },
  ];
}

export function navigate(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  for (const notify of listeners) notify();
}

/** Ordinary links move within the app; modified clicks and other origins are left to the browser. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

export const pages = {
  today: '/',
  join: '/join',
  me: '/me',
  todo: '/todo',
  calendar: '/calendar',
  teams: '/teams',
  players: '/teams/players',
  player: (id: number) => `/teams/players?player=${id}`,
  team: (id: number) => `/teams/${id}`,
  competitions: '/competitions',
  competition: (id: number) => `/competitions/${id}`,
  newCompetition: '/competitions/new',
  news: '/news',
  newArticle: '/news/new',
  article: (id: number) => `/news/${id}`,
  league: '/league',
  files: '/files',
  people: '/people',
  journal: '/journal',
  match: (id: number) => `/match/${id}`,
  lineups: (id: number) => `/match/${id}/lineups`,
  result: (id: number) => `/match/${id}/result`,
} as const;
