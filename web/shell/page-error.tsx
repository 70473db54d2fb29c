import { useRouteError } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { isNotFound } from './not-found-error.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Stands inside the shell, where the page would be. */
export function PageError() {
  return isNotFound(useRouteError()) ? <NotFoundPage /> : <CrashPage />;
}
