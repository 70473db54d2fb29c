import wifiSlash from '@phosphor-icons/core/regular/wifi-slash.svg?raw';
import type { ReactNode } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import styles from './state.module.css';

interface RetryProps {
  label: string;
  onRetry: () => void;
}

/** Nothing to show, or a failure: what it is, and at most one thing to do about it. */
export function State({ title, text, retry }: { title: string; text?: ReactNode; retry?: RetryProps }) {
  return (
    <div className={styles.state} role={retry ? 'alert' : undefined}>
      {retry ? <Icon svg={wifiSlash} size="4.5rem" /> : <Mark lit={false} />}
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {retry && (
        <button className={button.button} type="button" onClick={retry.onRetry}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
