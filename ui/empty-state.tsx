import wifiSlash from '@phosphor-icons/core/regular/wifi-slash.svg?raw';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { LeagueMark } from './marks/league-mark.tsx';
import button from './button.module.css';
import styles from './empty-state.module.css';

interface RetryProps {
  label: string;
  onRetry: () => void;
}

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  retry?: RetryProps;
  /** Where else to find it; another site opens in a new window. */
  link?: { label: string; href: string };
  /** The button that fills it. */
  action?: ReactNode;
  /** In place of the league's mark. */
  icon?: string | undefined;
  /** With its own border, where it is not inside a card. */
  framed?: true;
}

/** For empty lists and failed queries, with at most one action. */
export function EmptyState({ title, text, retry, link, action, icon = retry && wifiSlash, framed }: EmptyStateProps) {
  const isElsewhere = link !== undefined && !link.href.startsWith('/');
  return (
    <div className={styles.state} data-framed={framed} role={retry || isElsewhere ? 'alert' : undefined}>
      {icon ? <Icon svg={icon} /> : <LeagueMark lit={false} />}
      <p>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {retry && (
        <button className={button.button} type="button" onClick={retry.onRetry}>
          {retry.label}
        </button>
      )}
      {link && (
        <a className={button.button} href={link.href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
          {link.label}
        </a>
      )}
      {action}
    </div>
  );
}
