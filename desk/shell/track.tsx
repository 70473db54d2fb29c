import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import cross from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import styles from './track.module.css';

export interface TrackStep {
  state: 'done' | 'now' | 'todo' | 'bad';
  title: string;
  text?: string | null;
  /** What somebody has written who refused it. */
  reason?: string | null;
  /** In place of the mark of its state. */
  icon?: string;
}

const ICONS = { done: check, now: clock, todo: null, bad: cross };

/** Where something stands, as the same spine everywhere: done, waiting, to come. */
export const Track = ({ steps }: { steps: readonly TrackStep[] }) => (
  <ol className={styles.track}>
    {steps.map(({ state, title, text, reason, icon = ICONS[state] }) => (
      <li key={title} data-step={state}>
        <i>{icon && <Icon svg={icon} className="icon" />}</i>
        <span>{title}</span>
        {text && <small>{text}</small>}
        {reason && <small className={styles.reason}>{reason}</small>}
      </li>
    ))}
  </ol>
);
