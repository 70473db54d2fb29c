import { betterOf, sharesOf, type Better } from '#domain/compare/better.ts';
import { percentAttributes } from '#ui/percent-attributes.ts';
import styles from './stat-comparison.module.css';

interface StatComparisonProps {
  label: string;
  /** null if not counted. */
  home: number | null;
  away: number | null;
  better?: Better | undefined;
  format?: (value: number) => string;
}

/** One statistic of two sides; the better value is emphasised. */
export function StatComparison({ label, home, away, better, format = String }: StatComparisonProps) {
  // [UN4]
  const best = betterOf([home, away], better);
  const shares = sharesOf([home, away], better);
  return (
    <div className={styles.comparison}>
      <b data-best={best === 0 || undefined}>{home === null ? '–' : format(home)}</b>
      <span>{label}</span>
      <b data-best={best === 1 || undefined}>{away === null ? '–' : format(away)}</b>
      <div className={styles.bars} data-empty={shares.every((share) => share === 0) || undefined}>
        {shares.map((share, side) => (
          <i key={side} {...percentAttributes(share)} data-none={share === 0 || undefined} />
        ))}
      </div>
    </div>
  );
}
