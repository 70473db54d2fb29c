import styles from './skeleton.module.css';

interface SkeletonProps {
  lines: number;
  size?: 'text-sm' | 'text-lg' | '1.375rem' | 'text-3xl';
}

/** As high as the text that will replace it. */
export const Skeleton = ({ lines, size }: SkeletonProps) => (
  <span className={styles.lines} data-size={size}>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </span>
);
