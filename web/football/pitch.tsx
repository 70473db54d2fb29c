import type { ReactNode } from 'react';
import styles from './pitch.module.css';

interface PitchProps {
  label: string;
  /** Only the attacking half, goal on top. */
  half?: true;
  children: ReactNode;
}

/** Horizontal on wide screens, upright on narrow ones. */
export const Pitch = ({ label, half, children }: PitchProps) => (
  <section className={styles.pitch} aria-label={label}>
    <div className={styles.ground} data-half={half}>
      {children}
    </div>
  </section>
);
