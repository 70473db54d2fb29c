import { percentAttributes } from '#ui/percent-attributes.ts';
import styles from './clock-progress.module.css';

/** Two halves. Decorative: the minute is beside it. */
export const ClockProgress = ({ minute, half }: { minute: number; half: number }) => (
  <span className={styles.line} aria-hidden="true">
    {[0, half].map((from) => (
      <span key={from}>
        <i {...percentAttributes(((minute - from) / half) * 100)} />
      </span>
    ))}
  </span>
);
