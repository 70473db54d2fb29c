import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useLanguage } from '#ui/language.ts';
import { pageFromQuery } from '#web/api/load.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CompetitionBar } from './competition-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RegistrationBanner } from './registration-banner.tsx';
import styles from './shell.module.css';

export function Shell() {
  const { t } = useLanguage();
  const main = useFocusAfterNavigation();
  return (
    <>
      <LoadingScreen />
      <NavigationProgress />
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

/** After a client-side navigation screen readers must learn that the page has changed. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const page = `${pathname} ${pageFromQuery(new URLSearchParams(search))}`;
  const focusedPage = useRef(page);
  useEffect(() => {
    if (focusedPage.current === page) return;
    focusedPage.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
