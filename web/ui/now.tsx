import { createContext, use, useSyncExternalStore } from 'react';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { beatNow, watchNothing, watchSeconds } from './seconds.ts';

const RenderedAt = createContext(new Date(0));

export const RenderedAtProvider = RenderedAt.Provider;

/** The day on which the page was rendered, the same on the server and on hydration; then the true one. */
export function useToday(): string {
  const renderedAt = use(RenderedAt);
  return useSyncExternalStore(
    watchNothing,
    () => dayAt(new Date()),
    () => dayAt(renderedAt),
  );
}

/** The moment the page was rendered, likewise; then the true one, every second. */
export function useTickingNow(): Date {
  const renderedAt = use(RenderedAt);
  return new Date(useSyncExternalStore(watchSeconds, beatNow, () => renderedAt.getTime()));
}
