import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.tsx';
import styles from './modal.module.css';
import { useSideDialog } from './side-dialog.ts';

interface ModalProps {
  title: string;
  /** After it has closed: whoever shows it takes it away, and the focus is back where it was. */
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A window over the page, open as long as it is there. Escape, its button, a choice in it, or a click beside it closes it. */
export function Modal({ title, onClose, footer, children }: ModalProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useSideDialog(dialog);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button
          className={button.icon}
          type="button"
          aria-label={t('shell.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon svg={x} />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        {children}
      </div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
