import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { liveStatus } from '#web/api/queries.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { LiveDot } from '#web/ui/live-dot.tsx';
import styles from './live-link.module.css';

const POLL_MS = 120_000;

/** There while a match is on; a poll that fails leaves it as it was. The server's answer is the first. */
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
