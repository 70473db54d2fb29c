import { percentAttributes } from '#ui/percent-attributes.ts';
import styles from './clock-progress.module.css';

const HALF_MINUTES = 25;

/** Two halves of 25 minutes. Decorative: the clock is beside it. */
export const ClockProgress = ({ minute }: { minute: number }) => (
  <span className={styles.line} aria-hidden="true">
    {[0, HALF_MINUTES].map((from) => (
      <span key={from}>
        <i {...percentAttributes(((minute - from) / HALF_MINUTES) * 100)} />
      </span>
    ))}
  </span>
);
