import { createContext, use, useLayoutEffect } from 'react';
import type { AddressedRoute, Params } from './match-route.ts';
import type { Navigate, RouterState } from './router.ts';
import { positionOf } from './scroll-positions.ts';

export const RouterContext = createContext<{ state: RouterState; navigate: Navigate } | null>(null);
export const PendingContext = createContext(false);

function useRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no RouterProvider');
  return router;
}

/** Of the routes and pages with which the router was made. */
export const useRouterState = <Route = AddressedRoute, Page = unknown>() =>
  useRouter().state as RouterState<Route, Page>;
export const useNavigate = (): Navigate => useRouter().navigate;
export const useLocation = (): Pick<RouterState, 'pathname' | 'search' | 'hash'> => useRouterState();
export const useParams = (): Params => useRouterState().params;
export const useSearchParams = (): URLSearchParams => useRouterState().query;
/** Whether another page is being loaded. */
export const useIsNavigating = (): boolean => use(PendingContext);

/** A new page begins at its top; back and forward lead to where the visitor was. */
export function useScrollRestoration(): void {
  const { key, hash, keepsScroll } = useRouterState();
  useLayoutEffect(() => {
    const saved = positionOf(key);
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (saved !== undefined) scrollTo(0, saved);
    else if (!keepsScroll && target) target.scrollIntoView();
    else if (!keepsScroll) scrollTo(0, 0);
  }, [key, hash, keepsScroll]);
}
