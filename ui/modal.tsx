import x from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useLightDismiss } from './use-light-dismiss.ts';
import button from './button.module.css';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  closeLabel: string;
  /** Called after it has closed and the focus is restored; the parent unmounts it. */
  onClose: () => void;
  /** It stands in a form: a click beside it does not throw away what was typed. */
  isForm?: true;
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Open while mounted. Closes on Escape, its button, a link inside it, or a click on the backdrop. */
export function Modal({ title, closeLabel, onClose, isForm, footer, className = '', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLightDismiss(dialog, !isForm);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      // What is behind it stays open.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button className={button.icon} type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon svg={x} />
        </button>
      </header>
      {/* A region that scrolls must be reachable by keyboard; fields in it already are. */}
      <div className={styles.scroll} tabIndex={isForm ? undefined : 0}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
