import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { LanguageProvider } from '#ui/language.ts';
import { LogoProvider } from '#ui/marks/league-mark.tsx';
import { RenderedAtProvider } from '#ui/now.ts';
import { leagueOf } from './api/league-queries.ts';
import { OwnBackendProvider } from './football/own-backend.ts';
import { SocketAddressProvider } from './live/socket-address.ts';
import { loadTranslate } from './shell/catalogues.ts';

interface AppProps {
  queryClient: QueryClient;
  language: Language;
  translate: Translate;
  renderedAt: Date;
  /** Of another backend. */
  apiUrl?: string | undefined;
  socketUrl?: string | undefined;
  children: ReactNode;
}

/** The providers around the router, the same on server and browser. */
export function App({ queryClient, language, translate, renderedAt, apiUrl, socketUrl, children }: AppProps) {
  const [current, setCurrent] = useState({ language, t: translate });
  const languageValue = useMemo(
    () => ({
      ...current,
      changeLanguage: async (next: Language) => setCurrent({ language: next, t: await loadTranslate(next) }),
    }),
    [current],
  );
  useEffect(() => {
    // Clicks work from here on; browser tests wait for it.
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedAtProvider value={renderedAt}>
        <SocketAddressProvider value={socketUrl}>
          <OwnBackendProvider value={apiUrl === undefined}>
            <LogoProvider value={leagueOf(queryClient).identity.logo}>
              <LanguageProvider value={languageValue}>{children}</LanguageProvider>
            </LogoProvider>
          </OwnBackendProvider>
        </SocketAddressProvider>
      </RenderedAtProvider>
    </QueryClientProvider>
  );
}
