import styles from './skeleton.module.css';

/** As high as the text that will replace it. */
export const Skeleton = ({ lines, size = '1rem' }: { lines: number; size?: string }) => (
  <span className={styles.lines} style={{ fontSize: size }}>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </span>
);
