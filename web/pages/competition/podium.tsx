import type { ReactNode } from 'react';
import styles from './podium.module.css';

/** Three side by side: a mark, a number or a name, and what it is. */
export const Podium = ({ children }: { children: ReactNode }) => <div className={styles.podium}>{children}</div>;
