import type { CSSProperties } from 'react';
import styles from './stat-duel.module.css';

interface StatDuelProps {
  label: string;
  home: number;
  away: number;
  format?: (value: number) => string;
}

/** One figure of two teams, side by side: the higher one stronger, the bars in proportion. */
export function StatDuel({ label, home, away, format = String }: StatDuelProps) {
  return (
    <div className={styles.duel}>
      <b data-best={home > away || undefined}>{format(home)}</b>
      <span>{label}</span>
      <b data-best={away > home || undefined}>{format(away)}</b>
      <div className={styles.bars}>
        <i style={{ '--share': home } as CSSProperties} />
        <i style={{ '--share': away } as CSSProperties} />
      </div>
    </div>
  );
}
