import { useLanguage } from '#ui/language.ts';
import styles from './scoreboard-skeleton.module.css';

/** As high as the scoreboard. */
export function ScoreboardSkeleton() {
  const { t } = useLanguage();
  return (
    <output className={styles.skeleton} data-theme="dark" aria-label={t('state.loading')}>
      <i />
    </output>
  );
}
