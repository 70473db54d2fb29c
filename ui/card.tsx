import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** At the end of the title's line. */
  note?: ReactNode;
  /** A control at the end of the title's line. */
  control?: ReactNode;
  /** For children without padding. */
  padded?: true;
  footer?: ReactNode;
  children: ReactNode;
}

export function Card({ title, note, control, padded, footer, children }: CardProps) {
  return (
    <section className={styles.card}>
      <header>
        <h3>{title}</h3>
        {note !== undefined && <span className="label">{note}</span>}
        {control}
      </header>
      {padded ? <div className={styles.body}>{children}</div> : children}
      {footer && <footer>{footer}</footer>}
    </section>
  );
}
