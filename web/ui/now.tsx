import { createContext, use, useSyncExternalStore } from 'react';
import { beatNow, watchNothing, watchSeconds } from './seconds.ts';

const RenderedAt = createContext(new Date(0));

export const RenderedAtProvider = RenderedAt.Provider;

/** The moment the page was rendered, the same on the server and on hydration; then the true one, to the minute. */
export function useNow(): Date {
  const renderedAt = use(RenderedAt);
  return new Date(useSyncExternalStore(watchNothing, thisMinute, () => renderedAt.getTime()));
}

/** The same, and true every second. */
export function useTickingNow(): Date {
  const renderedAt = use(RenderedAt);
  return new Date(useSyncExternalStore(watchSeconds, beatNow, () => renderedAt.getTime()));
}

const thisMinute = () => Math.floor(Date.now() / 60_000) * 60_000;
