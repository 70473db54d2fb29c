import { useSyncExternalStore } from 'react';
import { neverChanges, subscribeToTicks } from '#ui/ticker.ts';
import { serverNow } from '#desk/api/server-clock.ts';

/** Renders once a second, on the second of the server's clock. */
export const useTicks = (running: boolean): number =>
  useSyncExternalStore(running ? subscribeToTicks : neverChanges, () =>
    running ? Math.floor(serverNow().getTime() / 1000) : 0,
  );
