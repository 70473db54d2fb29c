import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { Mark } from '#desk/shell/mark.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** For one decision with consequences. Open while mounted; Escape and the cross close it. */
export function OfficeDialog({ title, onClose, onSubmit, footer, children }: DialogProps) {
  const { t } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      // The panel behind it stays open.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <header>
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('nav.close')}
            onClick={() => dialog.current?.close()}
          >
            <Mark name="close" />
          </button>
        </header>
        <div className="scroll">{children}</div>
        <footer>{footer}</footer>
      </form>
    </dialog>
  );
}
