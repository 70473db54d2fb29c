import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

interface Way {
  href: string;
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
        <a className={button.button} rel="prev" href={previous.href}>
          <Icon svg={arrowLeft} size="1rem" />
          {previous.label}
        </a>
      )}
      <span>{here}</span>
      {next && (
        <a className={button.button} rel="next" href={next.href}>
          {next.label}
          <Icon svg={arrowRight} size="1rem" />
        </a>
      )}
    </nav>
  );
}
