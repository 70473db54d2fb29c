import { useEffect } from 'react';

/** Keeps the screen on. A browser gives the lock back when the page is hidden; it is taken again when it is shown. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    async function take() {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: the match goes on without it.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) void lock?.release();
    }
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
}
