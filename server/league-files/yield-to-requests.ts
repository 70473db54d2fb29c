import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST = 20;

/** For long loops: lets requests be answered meanwhile. */
export function yieldToRequests(): () => Promise<void> | void {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST) return;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
