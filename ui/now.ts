import { createContext, use, useSyncExternalStore } from 'react';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { lastTick, neverChanges, subscribeToTicks } from './ticker.ts';

const RenderedAt = createContext(new Date(0));

export const RenderedAtProvider = RenderedAt.Provider;

/** During hydration the day of the server's rendering, so that the markup matches; then today. */
export function useToday(): string {
  const renderedAt = use(RenderedAt);
  return useSyncExternalStore(
    neverChanges,
    () => dayAt(new Date()),
    () => dayAt(renderedAt),
  );
}

/** During hydration the time of the server's rendering; then now, every second. */
export function useTickingNow(): Date {
  const renderedAt = use(RenderedAt);
  return new Date(useSyncExternalStore(subscribeToTicks, lastTick, () => renderedAt.getTime()));
}
