import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import close from '@phosphor-icons/core/bold/x-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChatButtons } from '#desk/office/chat/chat-buttons.tsx';
import type { ChatNews } from '#desk/office/chat/chat-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import styles from './toast.module.css';

const UNDO_SECONDS = 8;
/** What failed has to be read. */
const BAD_SECONDS = 20;
/** Until it was copied for the chat, or the page was left. */
const CHAT_SECONDS = 60;

interface Toast {
  text: string;
  isBad?: boolean;
  undo?: () => void;
  /** Does what failed once more. */
  retry?: () => void;
  /** What others have to know of it. */
  news?: ChatNews;
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

/** `path` is the page on which one is. */
export function ToastArea({ path }: { path: string }) {
  const { t } = useTexts();
  const toast = useSyncExternalStore(subscribe, () => current);
  const [copied, setCopied] = useState<Toast | null>(null);
  const [shown, setShown] = useState({ toast, path });
  if (shown.toast !== toast) setShown({ toast, path });
  useEffect(() => {
    if (!toast) return;
    const waits = toast.news !== undefined && copied !== toast && shown.path === path;
    const seconds = waits ? CHAT_SECONDS : toast.isBad ? BAD_SECONDS : UNDO_SECONDS;
    const timer = setTimeout(() => showToast(null), seconds * 1000);
    return () => clearTimeout(timer);
  }, [toast, copied, shown, path]);
  if (!toast) return <output />;
  const { text, isBad = false, undo, retry, news } = toast;
  const act = undo ?? retry;
  return (
    <output className={styles.toast} data-tone={isBad ? 'bad' : undefined} data-news={news !== undefined || undefined}>
      <p>
        <Icon svg={isBad ? warning : check} className="icon" />
        <span>{text}</span>
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
        {news && (
          <button type="button" className={button.icon} aria-label={t('nav.close')} onClick={() => showToast(null)}>
            <Icon svg={close} className="icon" />
          </button>
        )}
      </p>
      {news && <ChatButtons news={news} onCopied={() => setCopied(toast)} />}
    </output>
  );
}
