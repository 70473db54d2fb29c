import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { liveStatus } from '#web/api/live-queries.ts';
import styles from './live-link.module.css';

const POLL_MS = 120_000;

/** Shown during live matches; a failed poll changes nothing. */
export function LiveLink() {
  const { t } = useLanguage();
  const { data } = useQuery({ ...liveStatus, refetchInterval: POLL_MS, staleTime: POLL_MS });
  if (!data?.hasLiveMatches) return null;
  return (
    <a className={styles.link} href={pagePaths.liveMatches}>
      <LiveDot />
      <span className={styles.label}>{t('shell.live')}</span>
      {data.liveMatchCount > 1 && <span>{data.liveMatchCount}</span>}
    </a>
  );
}
