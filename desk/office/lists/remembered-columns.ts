import { useEffect, useEffectEvent } from 'react';
import type { Upload, UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';

type Chosen = UploadOptions['columns'];

const KEY = 'desk.list-columns';
const MOST = 20;

/** What was chosen above the columns of earlier lists on this device, the newest first. */
function rememberedColumns(): Chosen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Chosen) : [];
  } catch {
    return [];
  }
}

export function rememberColumns(chosen: Chosen[number]): void {
  const others = rememberedColumns().filter(({ shape }) => shape !== chosen.shape);
  try {
    localStorage.setItem(KEY, JSON.stringify([chosen, ...others].slice(0, MOST)));
  } catch {
    // Without storage it is asked again the next time.
  }
}

/** Reads a list again as one of the same shape was read the last time. */
export function useRememberedColumns(
  { state, options }: Upload,
  list: ReadListPreview | null,
  readAgain: (options: Partial<UploadOptions>) => Promise<void>,
): void {
  const apply = useEffectEvent(() => {
    if (list === null || options.columns.length > 0) return;
    const columns = rememberedColumns().filter((kept) =>
      list.shapes.some(({ shape, kinds }) => shape === kept.shape && kinds.join() !== kept.kinds.join()),
    );
    if (columns.length > 0) void readAgain({ columns });
  });
  useEffect(() => {
    if (state === 'ready') apply();
  }, [state]);
}
