import styles from './skeleton-rows.module.css';

/** As high as the rows that will replace it. */
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
