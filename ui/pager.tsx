import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

interface PagerLink {
  /** null: shown as disabled. */
  href: string | null;
  label: string;
}

interface PagerProps {
  label: string;
  /** Text for the current page. */
  currentLabel: string;
  previous: PagerLink | null;
  next: PagerLink | null;
}

/** Renders nothing if there is only one page. */
export function Pager({ label, currentLabel, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <a className={button.button} rel="prev" {...linkAttributes(previous)}>
          <Icon svg={arrowLeft} size="1rem" />
          {previous.label}
        </a>
      )}
      <span>{currentLabel}</span>
      {next && (
        <a className={button.button} rel="next" {...linkAttributes(next)}>
          {next.label}
          <Icon svg={arrowRight} size="1rem" />
        </a>
      )}
    </nav>
  );
}

const linkAttributes = ({ href }: PagerLink) =>
  href === null ? ({ role: 'link', 'aria-disabled': true } as const) : { href };
