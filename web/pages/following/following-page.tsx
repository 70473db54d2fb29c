import { useSyncExternalStore } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { neverChanges } from '#ui/ticker.ts';
import { isOwnBackend } from '#web/api/load.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useFollowing } from '#web/following/followed.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { notFoundHead, NotFoundPage } from '#web/shell/not-found-page.tsx';
import { AllTeams } from './all-teams.tsx';
import { CarryOver } from './carry-over.tsx';
import { FollowedList } from './followed-list.tsx';
import styles from './following-page.module.css';
import { NotificationSettings } from './notification-settings.tsx';
import { OfferedFollowing } from './offered-following.tsx';

export const head: HeadOf = (sources) => {
  const { t, language, league, queryClient } = sources;
  if (!isOwnBackend(queryClient)) return notFoundHead(sources);
  return {
    title: t('following.head.title', { league: league.name[language] }),
    description: t('following.head.description'),
    unlisted: true,
  };
};

/** Another backend cannot serve it. */
export function Page() {
  return useIsOwnBackend() ? <FollowingPage /> : <NotFoundPage />;
}

function FollowingPage() {
  const { t } = useLanguage();
  // The server does not know what this browser holds.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <div className={`wrap page ${styles.page}`}>
      <div>
        <h1>{t('following.title')}</h1>
        <p className="lede">{t('following.lede')}</p>
      </div>
      {isInBrowser ? <Following /> : <SkeletonRows rows={6} label={t('state.loading')} />}
    </div>
  );
}

function Following() {
  const { t } = useLanguage();
  const following = useFollowing();
  return (
    <>
      <h2 className="hidden">{t('following.manage')}</h2>
      <OfferedFollowing />
      {following.length > 0 ? (
        <div className={styles.columns}>
          <FollowedList following={following} />
          <div className="stack">
            <NotificationSettings following={following} />
            <CarryOver following={following} />
          </div>
        </div>
      ) : (
        <EmptyState title={t('following.empty')} framed />
      )}
      <AllTeams />
    </>
  );
}
