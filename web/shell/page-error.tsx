import { useRouteError } from 'react-router';
import { useLanguage } from '#web/ui/language.tsx';
import { CrashMessage } from './crash-page.tsx';
import { isNotFound } from './not-found-error.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Stands inside the shell, where the page would be. */
export function PageError() {
  const { t } = useLanguage();
  return isNotFound(useRouteError()) ? <NotFoundPage /> : <CrashMessage t={t} />;
}
