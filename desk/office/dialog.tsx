import type { ReactNode } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { Modal } from '#ui/modal.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** What follows from it, before the buttons. */
  note?: string;
  buttons: ReactNode;
  children: ReactNode;
}

/** For one decision with consequences. */
export function OfficeDialog({ note, buttons, onSubmit, ...modal }: DialogProps) {
  const { t } = useTexts();
  const footer = (
    <>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {buttons}
    </>
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Modal {...modal} isForm closeLabel={t('nav.close')} footer={footer} className={styles.dialog} />
    </form>
  );
}
