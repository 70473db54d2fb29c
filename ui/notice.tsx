import info from '@phosphor-icons/core/regular/info.svg?raw';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export const Notice = ({ text }: { text: string }) => (
  <p className={styles.notice}>
    <Icon svg={info} />
    {text}
  </p>
);
