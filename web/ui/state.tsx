import wifiSlash from '@phosphor-icons/core/regular/wifi-slash.svg?raw';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import styles from './state.module.css';

interface RetryProps {
  label: string;
  onRetry: () => void;
}

interface StateProps {
  title: string;
  text?: string;
  retry?: RetryProps;
  /** Elsewhere, where it can be had. */
  link?: { label: string; href: string };
  /** Where no card is around it. */
  framed?: true;
}

/** Nothing to show, or a failure: what it is, and at most one thing to do about it. */
export function State({ title, text, retry, link, framed }: StateProps) {
  return (
    <div className={styles.state} data-framed={framed} role={retry || link ? 'alert' : undefined}>
      {retry ? <Icon svg={wifiSlash} size="4.5rem" /> : <Mark lit={false} />}
      <p>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {retry && (
        <button className={button.button} type="button" onClick={retry.onRetry}>
          {retry.label}
        </button>
      )}
      {link && (
        <a className={button.button} href={link.href} target="_blank" rel="noreferrer">
          {link.label}
        </a>
      )}
    </div>
  );
}
