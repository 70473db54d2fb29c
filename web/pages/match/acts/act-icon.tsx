import ball from '@phosphor-icons/core/fill/soccer-ball-fill.svg?raw';
import { Icon } from '#ui/icon.tsx';
import styles from './act-icon.module.css';
import type { ActKind } from './act.ts';
import missed from './penalty-missed.svg?raw';
import scored from './penalty-scored.svg?raw';

const PICTURES: Partial<Record<ActKind, string>> = {
  goal: ball,
  ownGoal: ball,
  penalty: scored,
  missed,
  saved: missed,
};

/** Decorative: the text beside it names the event. */
export function ActIcon({ kind }: { kind: ActKind }) {
  const svg = PICTURES[kind];
  return (
    <span className={styles.act} data-act={kind}>
      {svg === undefined ? <i /> : <Icon svg={svg} />}
    </span>
  );
}
