import type { CSSProperties } from 'react';
import styles from './clock-progress.module.css';

/** Two halves of 25 minutes. Decorative: the clock is beside it. */
const MATCH_MINUTES = 50;

export function ClockProgress({ minute }: { minute: number }) {
  const now = Math.min(minute, MATCH_MINUTES);
  return (
    <span className={styles.line} style={{ '--now': now } as CSSProperties} aria-hidden="true">
      <span />
      <span />
    </span>
  );
}
