import { deskPagePaths } from '#contract/desk/paths.ts';
import { followLinks } from '#ui/router/follow-links.ts';
import { useLocation, useParams } from '#ui/router/hooks.ts';
import type { Router } from '#ui/router/router.ts';
import { restorePositions } from '#ui/router/scroll-positions.ts';

let router: Router | undefined;

/** From here on addresses and links lead through this router. */
export function navigateBy(made: Router): void {
  router = made;
  restorePositions(() => made.state.key);
  followLinks((target) => {
    navigate(target);
    return true;
  });
}

/** Another view of the same screen stays where it is scrolled to. */
export function navigate(path: string, { replace = false } = {}): void {
  const { pathname } = new URL(path, location.href);
  void router?.navigate(path, { replace, preventScrollReset: pathname === location.pathname });
}

/** As the browser's own button does. */
export const goBack = (): void => void router?.navigate(-1);

/** Whose screen it is. */
export const useIdInPath = (): number => Number(useParams()['id']);

/** The filters and the open panel of a screen; null takes one out. `push` makes a step of the browser's history. */
export function useQuery(): [
  URLSearchParams,
  (changes: Record<string, string | null>, options?: { push?: boolean }) => void,
] {
  const { search } = useLocation();
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

export const pages = {
  today: '/',
  join: '/join',
  me: '/me',
  club: '/club',
  squad: '/club/squad',
  teamPage: '/club/page',
  inbox: '/inbox',
  ...deskPagePaths,
  notices: '/notices',
  requests: '/requests',
  todo: '/todo',
  calendar: '/calendar',
  results: '/calendar/results',
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
  photos: '/photos',
  gallery: (id: number) => `/photos/${id}`,
  league: '/league',
  files: '/files',
  people: '/people',
  privacy: '/people/privacy',
  /** What the league keeps about a player or somebody at the desk. */
  personalData: (kind: string, id: number) => `/people/privacy?of=${kind}:${id}`,
  journal: '/journal',
  match: (id: number) => `/match/${id}`,
  lineups: (id: number) => `/match/${id}/lineups`,
  result: (id: number) => `/match/${id}/result`,
} as const;
