import { callDesk } from '#desk/api/client.ts';
import type { Form } from './record-store.ts';
import type { Refusal } from './refusal.ts';
import { useDeed } from './use-deed.ts';
import { useUndo } from './use-undo.ts';

export interface RemovalOptions<Answer> {
  path: string;
  /** What is said afterwards. */
  said: string;
  /** How it comes back; null if it cannot. */
  undo:
    | { method: 'POST' | 'DELETE'; path: string; body?: object }
    | ((removed: Answer, key: string) => Promise<unknown>)
    | null;
  form?: Pick<Form<object>, 'revert'>;
  onRemoved: () => void;
}

export interface Removal {
  isBusy: boolean;
  refusal: Refusal | null;
  run: () => void;
}

/** Removes a record at once, with a way back. It is said to be removed only when it is. */
export function useRemoval<Answer = unknown>(options: RemovalOptions<Answer>): Removal {
  const { path, said, undo, form, onRemoved } = options;
  const { isBusy, refusal, send } = useDeed();
  const offerUndo = useUndo();
  async function run(): Promise<void> {
    const done = await send<Answer>({ method: 'DELETE', path });
    if (!done) return;
    form?.revert();
    offerUndo(
      said,
      undo &&
        ((key) => {
          if (typeof undo === 'function') return undo(done.answer, key);
          const { path: back, ...rest } = undo;
          return callDesk(back, { ...rest, key });
        }),
    );
    onRemoved();
  }
  return { isBusy, refusal, run: () => void run() };
}
