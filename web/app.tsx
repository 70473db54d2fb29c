import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { SocketAddressProvider } from './live/socket-address.ts';
import { loadTranslate } from './shell/catalogues.ts';
import { LanguageProvider } from './ui/language.tsx';
import { RenderedAtProvider } from './ui/now.tsx';
import { OwnLeagueProvider } from './ui/own-league.ts';

interface AppProps {
  queryClient: QueryClient;
  language: Language;
  translate: Translate;
  renderedAt: Date;
  /** Where another backend's API and live socket are. */
  apiUrl?: string | undefined;
  socketUrl?: string | undefined;
  children: ReactNode;
}

/** What surrounds the router, alike on the server and in the browser. */
export function App({ queryClient, language, translate, renderedAt, apiUrl, socketUrl, children }: AppProps) {
  const [inUse, setInUse] = useState({ language, t: translate });
  const languageInUse = useMemo(
    () => ({
      ...inUse,
      changeLanguage: async (next: Language) => setInUse({ language: next, t: await loadTranslate(next) }),
    }),
    [inUse],
  );
  useEffect(() => {
    // From here on clicks are heard; whoever drives the page from outside can wait for it.
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedAtProvider value={renderedAt}>
        <SocketAddressProvider value={socketUrl}>
          <OwnLeagueProvider value={apiUrl === undefined}>
            <LanguageProvider value={languageInUse}>{children}</LanguageProvider>
          </OwnLeagueProvider>
        </SocketAddressProvider>
      </RenderedAtProvider>
    </QueryClientProvider>
  );
}
