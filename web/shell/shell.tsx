import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { pageIn } from '#web/api/load.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CompetitionBar } from './competition-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RegistrationBanner } from './registration-banner.tsx';
import styles from './shell.module.css';
import { useDocumentTitle } from './use-document-title.ts';

/** What surrounds every page. */
export function Shell() {
  const { t } = useLanguage();
  const main = useFocusAfterNavigation();
  useDocumentTitle();
  return (
    <>
      <LoadingScreen />
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <RegistrationBanner />
      <Header />
      <CompetitionBar />
      <Breadcrumbs />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}

/** A navigation without a reload must still tell a screen reader that the page is another one. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const page = `${pathname} ${pageIn(new URLSearchParams(search))}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
