import styles from './skeleton-rows.module.css';

/** Rows to come, as high as they will be. They breathe, and never shimmer. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <output className={styles.rows} aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row}>
          <span className={styles.round} />
          <span />
          <span />
        </span>
      ))}
    </output>
  );
}
