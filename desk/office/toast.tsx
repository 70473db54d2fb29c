import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import styles from './toast.module.css';

const UNDO_SECONDS = 8;
/** What failed has to be read. */
const BAD_SECONDS = 20;

interface Toast {
  text: string;
  isBad?: boolean;
  undo?: () => void;
  /** Does what failed once more. */
  retry?: () => void;
}

let current: Toast | null = null;
const listeners = new Set<() => void>();
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Says what left the screen, with a way back for eight seconds. */
export function showToast(toast: Toast | null): void {
  current = toast;
  for (const notify of listeners) notify();
}

export function ToastArea() {
  const { t } = useTexts();
  const toast = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => showToast(null), (toast.isBad ? BAD_SECONDS : UNDO_SECONDS) * 1000);
    return () => clearTimeout(timer);
  }, [toast]);
  if (!toast) return <output />;
  const { text, isBad = false, undo, retry } = toast;
  const act = undo ?? retry;
  return (
    <output className={styles.toast} data-tone={isBad ? 'bad' : undefined}>
      <Icon svg={isBad ? warning : check} className="icon" />
      {text}
      {act && (
        <button
          className={button.button}
          data-kind="bare"
          data-size="small"
          onClick={() => {
            showToast(null);
            act();
          }}
        >
          {t(undo ? 'form.undo' : 'state.again')}
        </button>
      )}
    </output>
  );
}
