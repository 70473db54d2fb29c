import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '#ui/language.ts';
import { pageFromQuery } from '#web/api/load.ts';
import { StarPlace } from '#web/following/star-place.tsx';
import { useLocation, useScrollRestoration, useSearchParams } from '#ui/router/hooks.ts';
import { CompetitionBar } from './competition-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RegistrationBanner } from './registration-banner.tsx';
import styles from './shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const main = useFocusAfterNavigation();
  useScrollRestoration();
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
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <StarPlace />
    </>
  );
}

/** After a client-side navigation screen readers must learn that the page has changed. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const page = `${useLocation().pathname} ${pageFromQuery(useSearchParams())}`;
  const focusedPage = useRef(page);
  useEffect(() => {
    if (focusedPage.current === page) return;
    focusedPage.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
