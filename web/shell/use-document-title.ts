import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '#ui/language.ts';
import { leagueOf } from '#web/api/league-queries.ts';
import { useRouterState } from '#web/router/hooks.ts';

/** Follows the page, the language, and data that may arrive later. */
export function useDocumentTitle(): void {
  const queryClient = useQueryClient();
  const { t, language } = useLanguage();
  const { page, params, query } = useRouterState();

  const currentTitle = () =>
    page?.head({ t, language, league: leagueOf(queryClient), queryClient, params, query }).title ?? null;
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const title = useSyncExternalStore(subscribe, currentTitle, currentTitle);
  useTitle(title);
}

/** For a page without a head of its own. null leaves the title as it is. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
