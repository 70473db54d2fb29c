import { percentAttributes } from '#ui/percent-attributes.ts';
import styles from './stat-comparison.module.css';

interface StatComparisonProps {
  label: string;
  /** null if not counted. */
  home: number | null;
  away: number | null;
  format?: (value: number) => string;
}

/** One statistic of both teams; the higher value is emphasised. */
export function StatComparison({ label, home, away, format = String }: StatComparisonProps) {
  // [UN4]
  const [homeValue, awayValue] = home === null || away === null ? [0, 0] : [home, away];
  const total = homeValue + awayValue;
  return (
    <div className={styles.comparison}>
      <b data-best={homeValue > awayValue || undefined}>{home === null ? '–' : format(home)}</b>
      <span>{label}</span>
      <b data-best={awayValue > homeValue || undefined}>{away === null ? '–' : format(away)}</b>
      <div className={styles.bars} data-empty={total === 0 || undefined}>
        {[homeValue, awayValue].map((value, side) => (
          <i key={side} {...percentAttributes((value / (total || 1)) * 100)} data-none={value === 0 || undefined} />
        ))}
      </div>
    </div>
  );
}
