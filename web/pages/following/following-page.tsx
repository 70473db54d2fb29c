import bell from '@phosphor-icons/core/bold/bell-ringing-bold.svg?raw';
import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import phone from '@phosphor-icons/core/bold/device-mobile-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import star from '@phosphor-icons/core/bold/star-bold.svg?raw';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Followed } from '#domain/following/following.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
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
import { Feed } from './feed.tsx';
import { FollowedDiscs } from './followed-discs.tsx';
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
      {isInBrowser ? (
        <Following />
      ) : (
        <>
          <h1>{t('following.title')}</h1>
          <SkeletonRows rows={6} label={t('state.loading')} />
        </>
      )}
    </div>
  );
}

function Following() {
  const { t } = useLanguage();
  const following = useFollowing();
  const isEmpty = following.length === 0;
  const [opened, setOpened] = useState<Setting | null>(null);
  const open = (setting: Setting) => {
    setOpened(setting);
    // It opens with the next frame.
    requestAnimationFrame(() => document.getElementById(setting)?.scrollIntoView({ block: 'start' }));
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{t('following.title')}</h1>
        {!isEmpty && (
          <button
            className={button.icon}
            type="button"
            aria-label={t('push.title')}
            onClick={() => open('notifications')}
          >
            <Icon svg={bell} />
          </button>
        )}
        {isEmpty && <p className="lede">{t('following.lede')}</p>}
      </header>
      <OfferedFollowing />
      {isEmpty ? (
        <>
          <EmptyState title={t('following.empty')} framed />
          <section>
            <div className="heading">
              <h2>{t('following.choose')}</h2>
            </div>
            <AllTeams />
          </section>
        </>
      ) : (
        <>
          <FollowedDiscs following={following} onAdd={() => open('choose')} />
          <div className={styles.columns}>
            <Feed following={following} />
            <Settings following={following} opened={opened} onToggle={setOpened} />
          </div>
        </>
      )}
    </>
  );
}

type Setting = 'notifications' | 'carry' | 'manage' | 'choose';

interface SettingsProps {
  following: Followed[];
  opened: Setting | null;
  onToggle(opened: Setting | null): void;
}

/** One is open at a time. */
function Settings({ following, opened, onToggle }: SettingsProps) {
  const { t } = useLanguage();
  const settings: { id: Setting; icon: string; title: string; text?: string; content: ReactNode }[] = [
    {
      id: 'notifications',
      icon: bell,
      title: t('push.title'),
      content: <NotificationSettings following={following} />,
    },
    {
      id: 'carry',
      icon: phone,
      title: t('following.carry'),
      text: t('following.carry.short'),
      content: <CarryOver following={following} />,
    },
    { id: 'manage', icon: star, title: t('following.manage'), content: <FollowedList following={following} /> },
    { id: 'choose', icon: plus, title: t('following.choose'), content: <AllTeams /> },
  ];
  return (
    <div className={`${card.card} ${styles.settings}`}>
      {settings.map(({ id, icon, title, text, content }) => (
        <section key={id} id={id}>
          <h2>
            <button type="button" aria-expanded={opened === id} onClick={() => onToggle(opened === id ? null : id)}>
              <Icon svg={icon} />
              <span>
                {title}
                {text && <small>{text}</small>}
              </span>
              <Icon svg={caretDown} size="0.875rem" />
            </button>
          </h2>
          {opened === id && <div>{content}</div>}
        </section>
      ))}
    </div>
  );
}
