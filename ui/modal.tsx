import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import styles from './modal.module.css';
import { useLightDismiss } from './use-light-dismiss.ts';

interface ModalProps {
  title: string;
  /** Called after it has closed and the focus is restored; the parent unmounts it. */
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** Open while mounted. Closes on Escape, its button, a link inside it, or a click on the backdrop. */
export function Modal({ title, onClose, footer, children }: ModalProps) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLightDismiss(dialog);
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
