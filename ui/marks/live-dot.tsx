import styles from './live-dot.module.css';

export const LiveDot = () => <i className={styles.dot} />;
