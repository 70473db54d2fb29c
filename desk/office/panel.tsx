import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { isCommand } from '#desk/office/command-key.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/office/texts.ts';
import button from '#ui/button.module.css';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  sub?: ReactNode | undefined;
  /** A face or a crest before the title. */
  mark?: ReactNode;
  onClose: () => void;
  onSubmit?: () => void;
  /** What is wrong with the whole, above the buttons. */
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Beside the list on a desk, over it on a phone. Escape closes it, Ctrl S saves. */
export function Panel({ title, sub, mark, onClose, onSubmit, notice, footer, children }: PanelProps) {
  const { t } = useTexts();
  const id = useId();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (onSubmit && isCommand(event, 'S')) {
      event.preventDefault();
      onSubmit();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <form
      className={`${styles.panel} ${styles.over}`}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <header className={mark ? styles.marked : undefined}>
        {mark}
        <div>
          <h2 id={id}>{title}</h2>
          {sub !== undefined && sub !== '' && <p>{sub}</p>}
        </div>
        <button type="button" className={button.icon} aria-label={t('nav.close')} onClick={onClose}>
          <Mark name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {notice && <div className={styles.notices}>{notice}</div>}
      {footer && <footer>{footer}</footer>}
    </form>
  );
}
