import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

interface Way {
  /** null where it leads nowhere: then it is only seen. */
  href: string | null;
  label: string;
}

interface PagerProps {
  label: string;
  /** Which page this is, in words. */
  here: string;
  previous: Way | null;
  next: Way | null;
}

/** The way to the pages before and after; nothing where there is but one. */
export function Pager({ label, here, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && (
        <a className={button.button} rel="prev" {...leadTo(previous)}>
          <Icon svg={arrowLeft} size="1rem" />
          {previous.label}
        </a>
      )}
      <span>{here}</span>
      {next && (
        <a className={button.button} rel="next" {...leadTo(next)}>
          {next.label}
          <Icon svg={arrowRight} size="1rem" />
        </a>
      )}
    </nav>
  );
}

const leadTo = ({ href }: Way) => (href === null ? ({ role: 'link', 'aria-disabled': true } as const) : { href });
