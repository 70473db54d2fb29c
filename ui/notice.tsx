import info from '@phosphor-icons/core/regular/info.svg?raw';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** How serious it is; otherwise it only informs. */
  tone?: 'bad' | 'warn' | 'ok' | 'lit' | undefined;
  icon?: string | undefined;
  role?: 'alert' | 'status';
  /** For the control that it describes. */
  id?: string;
  /** It is read out when it appears or changes. */
  isLive?: true;
  children: ReactNode;
}

/** Something to know, with an icon before it. */
export const Notice = ({ tone, icon = info, role, id, isLive, children }: NoticeProps) => (
  <div className={styles.notice} data-tone={tone} role={role} id={id} aria-live={isLive && 'polite'}>
    <Icon svg={icon} />
    <div>{children}</div>
  </div>
);
