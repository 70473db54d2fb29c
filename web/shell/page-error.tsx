import { useRouteError } from 'react-router';
import { useLanguage } from '#ui/language.ts';
import { CrashMessage } from './crash-page.tsx';
import { isNotFound } from './not-found-error.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Shown inside the shell instead of the page. */
export function PageError() {
  const { t } = useLanguage();
  return isNotFound(useRouteError()) ? <NotFoundPage /> : <CrashMessage t={t} />;
}
