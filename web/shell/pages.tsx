import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { useRouterState } from '#ui/router/hooks.ts';
import type { Route, RoutePage } from './route.ts';
import { CrashPage } from './crash-page.tsx';
import { PageError } from './page-error.tsx';
import { Shell } from './shell.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** The page of the address, in the shell or in a frame. */
export function Pages() {
  const { route, key } = useRouterState<Route, RoutePage>();
  if (route.framed) return <CurrentPage />;
  return (
    <ErrorBoundary Fallback={CrashPage} resetKey={key}>
      <Shell>
        <CurrentPage />
      </Shell>
    </ErrorBoundary>
  );
}

/** In case of an error the boundary takes its place, and gives the title. */
function CurrentPage() {
  const { page, error, key } = useRouterState<Route, RoutePage>();
  if (!page) return <PageError error={error} />;
  return (
    <ErrorBoundary Fallback={PageError} resetKey={key}>
      <Title />
      <page.Page />
    </ErrorBoundary>
  );
}

function Title() {
  useDocumentTitle();
  return null;
}
