import type { CSSProperties } from 'react';
import styles from './stat-duel.module.css';

interface StatDuelProps {
  label: string;
  /** null where nobody counted. */
  home: number | null;
  away: number | null;
  format?: (value: number) => string;
}

/** One figure of two teams, side by side: the higher one stronger, each bar its share of both. */
export function StatDuel({ label, home, away, format = String }: StatDuelProps) {
  const [ours, theirs] = [home ?? 0, away ?? 0];
  return (
    <div className={styles.duel}>
      <b data-best={ours > theirs || undefined}>{home === null ? '–' : format(home)}</b>
      <span>{label}</span>
      <b data-best={theirs > ours || undefined}>{away === null ? '–' : format(away)}</b>
      <div className={styles.bars} data-empty={ours + theirs === 0 || undefined}>
        <i style={{ '--share': ours } as CSSProperties} data-none={ours === 0 || undefined} />
        <i style={{ '--share': theirs } as CSSProperties} data-none={theirs === 0 || undefined} />
      </div>
    </div>
  );
}
