import type { CSSProperties, ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  columns: number;
  /** Two columns on a phone; otherwise one. */
  isShort?: boolean;
  children: ReactNode;
}

/** Fields beside each other. */
export const FieldRow = ({ columns, isShort = false, children }: FieldRowProps) => (
  <div className={isShort ? `${styles.row} ${styles.keep}` : styles.row} style={{ '--cols': columns } as CSSProperties}>
    {children}
  </div>
);
