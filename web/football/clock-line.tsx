import type { CSSProperties } from 'react';
import styles from './clock-line.module.css';

/** Two halves of 25 minutes, filled as far as the match has come. The clock beside it says the same in figures. */
const MATCH_MINUTES = 50;

export function ClockLine({ minute }: { minute: number }) {
  const now = Math.min(minute, MATCH_MINUTES);
  return (
    <span className={styles.line} style={{ '--now': now } as CSSProperties} aria-hidden="true">
      <span />
      <span />
    </span>
  );
}
