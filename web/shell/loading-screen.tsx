import { useLanguage } from '#ui/language.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { useLeague } from '#web/api/league-queries.ts';
import styles from './loading-screen.module.css';

/** Covers the page until the boot script has reached the API. */
export function LoadingScreen() {
  const { t, language } = useLanguage();
  const league = useLeague();
  return (
    <output className={styles.screen} data-theme="dark">
      <i className={styles.beam} />
      <svg className={styles.ground} viewBox="0 0 800 272" aria-hidden="true">
        <ellipse cx="400" cy="120" rx="250" ry="66" />
        <path d="M0 120h800" />
        <ellipse cx="400" cy="120" rx="5" ry="2" fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.mark}>
        <LeagueMark />
      </span>
      <span className={styles.name}>{league.name[language]}</span>
      <span className={styles.progress} />
      <span className={styles.words}>{t('shell.loading')}</span>
    </output>
  );
}
