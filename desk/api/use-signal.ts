import { useEffect, useEffectEvent } from 'react';
import type { DeskServerEvents } from '#contract/desk/socket.ts';
import { openDeskSocket } from './desk-socket.ts';

/** A match that is being played changes every few seconds. */
const LEAST_GAP = 400;

/** Calls `onSignal` soon after the server has said that something has changed. */
export function useSignal(signal: keyof DeskServerEvents, onSignal: () => void): void {
  const call = useEffectEvent(onSignal);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const socket = openDeskSocket({
      onOpen: () => undefined,
      onEvent: (name) => {
        if (name !== signal) return;
        clearTimeout(soon);
        soon = setTimeout(() => call(), LEAST_GAP);
      },
    });
    return () => {
      clearTimeout(soon);
      socket.close();
    };
  }, [signal]);
}
