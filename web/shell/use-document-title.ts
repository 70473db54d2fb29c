import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '#ui/language.ts';
import { leagueOf } from '#web/api/league-queries.ts';
import { useRouterState } from '#ui/router/hooks.ts';
import { useTitle } from '#ui/use-title.ts';
import type { Route, RoutePage } from './route.ts';

/** Follows the page, the language, and data that may arrive later. */
export function useDocumentTitle(): void {
  const queryClient = useQueryClient();
  const { t, language } = useLanguage();
  const { page, params, query } = useRouterState<Route, RoutePage>();

  const currentTitle = () =>
    page?.head({ t, language, league: leagueOf(queryClient), queryClient, params, query }).title ?? null;
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const title = useSyncExternalStore(subscribe, currentTitle, currentTitle);
  useTitle(title);
}
