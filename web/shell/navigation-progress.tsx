import { useLanguage } from '#ui/language.ts';
import { useIsNavigating } from '#ui/router/hooks.ts';
import styles from './navigation-progress.module.css';

/** For a page whose script takes long; its data is waited for only briefly. */
export function NavigationProgress() {
  const { t } = useLanguage();
  if (!useIsNavigating()) return null;
  return <progress className={styles.progress} aria-label={t('state.loading')} />;
}
