import styles from './skeleton.module.css';

/** Lines of words to come, as high as they will be. They breathe, and never shimmer. */
export const Skeleton = ({ lines, size = '1rem' }: { lines: number; size?: string }) => (
  <span className={styles.lines} style={{ fontSize: size }}>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </span>
);
