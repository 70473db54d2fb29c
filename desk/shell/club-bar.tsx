import shield from '@phosphor-icons/core/bold/shield-bold.svg?raw';
import users from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
import tray from '@phosphor-icons/core/bold/tray-bold.svg?raw';
import { useLocation } from '#ui/router/hooks.ts';
import { Icon } from '#ui/icon.tsx';
import { pages } from './navigation.ts';
import { useTexts } from './texts.ts';
import styles from './club-bar.module.css';

interface BarProps {
  unread: number;
  /** Who has registered and waits for the manager, where the screen knows it. */
  waiting?: number;
}

/** The places of a manager, for the thumb. */
export function ClubBar({ unread, waiting = 0 }: BarProps) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const place = (path: string, text: string, icon: string, count: number) => (
    <a
      href={path}
      aria-current={pathname === path || (path === pages.club && pathname === pages.today) ? 'page' : undefined}
    >
      <Icon svg={icon} className="icon" />
      {text}
      {count > 0 && <b>{count > 99 ? '99+' : count}</b>}
    </a>
  );
  return (
    <nav className={styles.bar} data-theme="dark" aria-label={t('club.title')}>
      {place(pages.club, t('club.title'), shield, 0)}
      {place(pages.squad, t('club.squad'), users, waiting)}
      {place(pages.inbox, t('inbox.title'), tray, unread)}
    </nav>
  );
}
