import type { ChatNews } from '#desk/office/chat/chat-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { refusalOf } from './refusal.ts';
import { wrongText } from './wrong-text.ts';

/** Null if there is no way back. With what others have to know of it. */
export type OfferUndo = (text: string, undo: ((key: string) => Promise<unknown>) | null, news?: ChatNews) => void;

/** Says what was done, with a way back. The way back says whether it worked; without a network it can be tried again. */
export function useUndo(): OfferUndo {
  const { t } = useTexts();
  return (text, undo, news) => {
    const said = { text, ...(news && { news }) };
    if (!undo) return showToast(said);
    const key = crypto.randomUUID();
    const run = async () => {
      try {
        await undo(key);
      } catch (error) {
        const { reason, about } = refusalOf(error);
        const failed = `${t('form.notUndone')} ${wrongText(t, reason, about)}`;
        return showToast({ text: failed, isBad: true, ...(reason === 'no_network' && { retry: () => void run() }) });
      }
      showToast({ text: t('form.undone') });
    };
    showToast({ ...said, undo: () => void run() });
  };
}
