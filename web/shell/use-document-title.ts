import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useLanguage } from '#ui/language.ts';
import { findPageHandle } from './head.ts';
import { notFoundHead } from './not-found-page.tsx';

/** Follows the page, the language, and data that may arrive later. */
export function useDocumentTitle(): void {
  const queryClient = useQueryClient();
  const { t, language } = useLanguage();
  const matches = useMatches();
  const { search } = useLocation();
  const headOf = findPageHandle(matches.map(({ handle }) => handle))?.head ?? notFoundHead;
  const params = matches.at(-1)?.params ?? {};

  const currentTitle = () => headOf({ t, language, queryClient, params, query: new URLSearchParams(search) }).title;
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const title = useSyncExternalStore(subscribe, currentTitle, currentTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
