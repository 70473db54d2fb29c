import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { Side } from '#domain/match/score.ts';
import { Mark } from './mark.tsx';
import { useTexts } from './texts.ts';

interface DialogProps {
  title: ReactNode;
  small?: ReactNode;
  /** Whose it is: its band has the colour of the side. */
  side?: Side | undefined;
  crest?: ReactNode;
  closeName?: string;
  /** Instead of the cross. */
  action?: ReactNode;
  onClose: () => void;
  onTouch?: () => void;
  children: ReactNode;
}

/** A sheet that rises from the foot and never covers the score. Focus stays in it; Escape closes it. */
export function Dialog({ title, small, side, crest, closeName, action, onClose, onTouch, children }: DialogProps) {
  const { t } = useTexts();
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const touch = useEffectEvent(() => onTouch?.());
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      touch();
      if (event.key === 'Escape') close();
      else if (event.key === 'Tab') keepFocus(event, sheet.current);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      <div className="veil" onClick={onClose} aria-hidden="true" />
      {/* Not opened by showModal(), which would put it over the score. */}
      <dialog
        ref={sheet}
        open
        className="sheet"
        aria-modal="true"
        aria-labelledby={id}
        data-side={side}
        tabIndex={-1}
        onPointerDown={onTouch}
      >
        <header>
          {crest}
          <h2 id={id}>
            {title}
            {small && <small>{small}</small>}
          </h2>
          {action ?? (
            <button className="key" aria-label={closeName ?? t('nav.close')} onClick={onClose}>
              <Mark name="close" />
            </button>
          )}
        </header>
        <div className="inside">{children}</div>
      </dialog>
    </>
  );
}

function keepFocus(event: KeyboardEvent, sheet: HTMLElement | null): void {
  const inside = [...(sheet?.querySelectorAll<HTMLElement>('button, a, input, textarea, select') ?? [])].filter(
    (element) => !element.hasAttribute('disabled'),
  );
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  if (document.activeElement !== edge && document.activeElement !== sheet) return;
  event.preventDefault();
  (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
}
