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
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, [wanted]);
}
