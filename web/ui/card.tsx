import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}

export function Card({ title, footer, children }: CardProps) {
  return (
    <section className={styles.card}>
      <header>
        <h3>{title}</h3>
      </header>
      {children}
      {footer && <footer>{footer}</footer>}
    </section>
  );
}
