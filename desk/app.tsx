import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import type { LeagueLogo } from '#domain/league/identity.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LogoProvider } from '#ui/marks/league-mark.tsx';
import { useIsNavigating, useRouterState, useScrollRestoration } from '#ui/router/hooks.ts';
import { RouterProvider } from '#ui/router/router-provider.tsx';
import type { Router } from '#ui/router/router.ts';
import { Crash } from './shell/crash.tsx';
import { focusHeading } from './shell/focus-heading.ts';
import type { DeskPage } from './shell/load-screen.tsx';
import { NotFound } from './shell/not-found.tsx';
import { MessageScreen } from './shell/message-screen.tsx';
import { isOpenTo, JOIN, type DeskRoute } from './shell/routes.ts';
import { useSession } from './shell/session.ts';
import { ChangeLanguage, loadTexts, rememberLanguage, TextsProvider, useTexts, type Texts } from './shell/texts.ts';

/** At once: a field whose text is in the address would lose what is typed in a transition. */
const updateAtOnce = (change: () => void) => change();

export function App({ first, router }: { first: Texts; router: Router<DeskRoute, DeskPage> }) {
  const [texts, setTexts] = useState(first);
  const change = async (language: Language) => {
    setTexts(await loadTexts(language));
    rememberLanguage(language);
    document.documentElement.lang = language;
  };
  return (
    <TextsProvider value={texts}>
      <ChangeLanguage value={change}>
        <RouterProvider router={router} update={updateAtOnce}>
          <LogoProvider value={useLook()}>
            <Current />
          </LogoProvider>
        </RouterProvider>
      </ChangeLanguage>
    </TextsProvider>
  );
}

/** The league's logo; its accent is set. A session that an older version kept has neither. */
function useLook(): LeagueLogo {
  const league = useSession()?.league;
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(league?.styles ?? '');
    document.adoptedStyleSheets = [sheet];
  }, [league?.styles]);
  return league?.logo ?? null;
}

/** The screen of the address in its frame, which stays while screens change. */
function Current() {
  const { page, error, key, pathname } = useRouterState<DeskRoute, DeskPage>();
  const session = useSession();
  const isLate = useIsLate();
  const screenKey = page?.route.isOneScreen ? page.route.title : pathname;
  useScrollRestoration();
  useFocusOnHeading(screenKey);
  const { t } = useTexts();
  if (!page) return <Crash error={error} />;
  const { route, Screen, frame } = page;
  const isOpen = route === JOIN || isOpenTo(session, route);
  const screen = (
    <ErrorBoundary Fallback={Crash} resetKey={key}>
      <Suspense fallback={<MessageScreen title={t('loading')} />}>
        {isLate ? <MessageScreen title={t('loading')} /> : <Screen key={screenKey} />}
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary Fallback={Crash} resetKey={key}>
      <Suspense fallback={<MessageScreen title={t('loading')} />}>{isOpen ? frame(screen) : <NotFound />}</Suspense>
    </ErrorBoundary>
  );
}

const PATIENCE = 300;

/** Whether another screen is on its way for so long that it has to be said. */
function useIsLate(): boolean {
  const isNavigating = useIsNavigating();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isNavigating]);
  return isLate;
}

/** Not on arrival, when the browser begins at the top. */
function useFocusOnHeading(screenKey: string): void {
  const focused = useRef(screenKey);
  useLayoutEffect(() => {
    if (focused.current === screenKey) return;
    focused.current = screenKey;
    return focusHeading();
  }, [screenKey]);
}
