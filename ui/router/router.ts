import { createMatcher, type AddressedRoute, type Match, type Params } from './match-route.ts';
import { savePosition } from './scroll-positions.ts';

export interface RouterState<Route = AddressedRoute, Page = unknown> {
  pathname: string;
  search: string;
  hash: string;
  query: URLSearchParams;
  params: Params;
  route: Route;
  /** Null if its code or data could not be loaded. */
  page: Page | null;
  error?: unknown;
  /** Of the entry in the browser's history. */
  key: string;
  keepsScroll: boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** To an address, or so many steps through the history. Resolves when the page is shown. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

export interface Router<Route = AddressedRoute, Page = unknown> {
  readonly state: RouterState<Route, Page>;
  navigate: Navigate;
  /** Calls the listener at once and after every change; `isPending` while a page is loaded. */
  subscribe(listener: (state: RouterState<Route, Page>, isPending: boolean) => void): () => void;
}

/** Without a promise the page is shown at once, in the event that asked for it. */
export type LoadPage<Route, Page> = (
  match: Match<Route>,
  query: URLSearchParams,
  isFirst: boolean,
) => Promise<Page> | Page;

/** The server renders one address and never navigates. */
export const staticRouter = <Route, Page>(url: URL, match: Match<Route>, page: Page): Router<Route, Page> => ({
  state: stateAt(url, match, { page, key: '', keepsScroll: true }),
  navigate: async () => {},
  subscribe: () => () => {},
});

/** Starts with the page in the address bar. */
export async function createRouter<Route extends AddressedRoute, Page>(
  routes: readonly Route[],
  load: LoadPage<Route, Page>,
): Promise<Router<Route, Page>> {
  type Loaded = Pick<RouterState<Route, Page>, 'page' | 'error'>;
  const match = createMatcher(routes);
  const listeners = new Set<Parameters<Router<Route, Page>['subscribe']>[0]>();
  const notify = (isPending: boolean) => listeners.forEach((listener) => listener(state, isPending));
  /** Counts navigations: a later one cancels those before it. */
  let navigations = 0;

  const first = new URL(location.href);
  const firstMatch = match(first.pathname);
  const page = await load(firstMatch, first.searchParams, true);
  let state: RouterState<Route, Page> = stateAt(first, firstMatch, { page, key: entryKey(), keepsScroll: true });

  /** Loads the page, then calls `enter`, which makes the address that of the page. */
  async function open(url: URL, enter: () => string, keepsScroll: boolean): Promise<void> {
    const turn = (navigations += 1);
    const next = match(url.pathname);
    const { redirect } = next.route;
    if (redirect !== undefined) return navigate(redirect, { preventScrollReset: keepsScroll });
    const show = ({ page, error }: Loaded) => {
      savePosition(state.key);
      state = stateAt(url, next, { page, error, key: enter(), keepsScroll });
      notify(false);
    };
    if (isSamePage(url)) return show(state);
    const page = load(next, url.searchParams, false);
    if (!(page instanceof Promise)) return show({ page });
    notify(true);
    const loaded = await page.then(
      (page) => ({ page }),
      (error: unknown) => ({ page: null, error }),
    );
    if (turn === navigations) show(loaded);
  }

  /** Only the fragment differs. */
  const isSamePage = ({ pathname, search, hash }: URL) =>
    pathname === state.pathname && search === state.search && hash !== state.hash;

  const navigate: Navigate = async (to, { replace = false, preventScrollReset = false } = {}) => {
    if (typeof to === 'number') return history.go(to);
    // A path may begin with two slashes.
    const url = new URL(to.startsWith('/') ? location.origin + to : to, location.href);
    await open(
      url,
      () => {
        const key = newKey();
        const method = replace || url.href === location.href ? 'replaceState' : 'pushState';
        history[method]({ key }, '', url);
        return key;
      },
      preventScrollReset,
    );
  };

  window.addEventListener('popstate', () => void open(new URL(location.href), entryKey, false));

  return {
    get state() {
      return state;
    },
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      // A link may have been followed during hydration.
      listener(state, false);
      return () => listeners.delete(listener);
    },
  };
}

const stateAt = <Route, Page>(
  { pathname, search, hash, searchParams }: URL,
  match: Match<Route>,
  rest: Pick<RouterState<Route, Page>, 'page' | 'error' | 'key' | 'keepsScroll'>,
): RouterState<Route, Page> => ({ pathname, search, hash, query: searchParams, ...match, ...rest });

const newKey = () => Math.random().toString(36).slice(2);

/** Entries that the browser has made, on arrival or for a fragment, get a key. */
function entryKey(): string {
  const { key } = (history.state ?? {}) as { key?: unknown };
  if (typeof key === 'string') return key;
  const made = newKey();
  history.replaceState({ key: made }, '');
  return made;
}
