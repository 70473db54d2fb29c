import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  /** `lit` for what is new or current, `live` for what is on. */
  kind?: 'lit' | 'live';
  children: ReactNode;
}

/** A word about the thing beside it. */
export const Tag = ({ kind, children }: TagProps) => (
  <span className={styles.tag} data-kind={kind}>
    {children}
  </span>
);
