import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useLanguage } from '#web/ui/language.tsx';
import { pageAmong } from './head.ts';
import { notFoundHead } from './not-found-page.tsx';

/** The title follows the page, the language, and the data that the page is named after, which may come later. */
export function useDocumentTitle(): void {
  const queryClient = useQueryClient();
  const { t, language } = useLanguage();
  const matches = useMatches();
  const { search } = useLocation();
  const headOf = pageAmong(matches.map(({ handle }) => handle))?.head ?? notFoundHead;
  const params = matches.at(-1)?.params ?? {};

  const titleNow = () => headOf({ t, language, queryClient, params, query: new URLSearchParams(search) }).title;
  const watchData = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(tell)),
    [queryClient],
  );
  const title = useSyncExternalStore(watchData, titleNow, titleNow);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
