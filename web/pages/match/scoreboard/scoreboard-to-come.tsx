import { useLanguage } from '#web/ui/language.tsx';
import styles from './scoreboard-to-come.module.css';

/** As high as the scoreboard will be, and a ring that turns until it is there. */
export function ScoreboardToCome() {
  const { t } = useLanguage();
  return (
    <output className={styles.coming} data-theme="dark" aria-label={t('state.loading')}>
      <i />
    </output>
  );
}
