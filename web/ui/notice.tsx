import info from '@phosphor-icons/core/regular/info.svg?raw';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** What a visitor has to know of all that stands below. */
export const Notice = ({ text }: { text: string }) => (
  <p className={styles.notice}>
    <Icon svg={info} />
    {text}
  </p>
);
