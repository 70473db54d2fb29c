import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  /** `lit`: new or current; `live`: being played. */
  kind?: 'lit' | 'live';
  children: ReactNode;
}

export const Tag = ({ kind, children }: TagProps) => (
  <span className={styles.tag} data-kind={kind}>
    {children}
  </span>
);
