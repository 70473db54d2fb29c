import type { ReactNode } from 'react';
import { FieldRow } from './field-row.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  why?: string;
  /** Of the fields in it; by default whatever it has stands in one. */
  columns?: number;
  children: ReactNode;
}

/** What it is for at the start, fields at the end. */
export const Section = ({ title, why, columns, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.why}>
      <h2>{title}</h2>
      {why !== undefined && <p>{why}</p>}
    </div>
    {columns === undefined ? (
      <div className={styles.body}>{children}</div>
    ) : (
      <FieldRow columns={columns}>{children}</FieldRow>
    )}
  </section>
);
