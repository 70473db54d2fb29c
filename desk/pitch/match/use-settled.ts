import { useEffect, useState } from 'react';
import { SETTLE_MILLISECONDS } from '#domain/match/rules/next-act.ts';

/** [DK26] Whether what is asked for has stood on the screen long enough to be meant by a tap. What stands there from the start may be. */
export function useSettled(shown: string, atFirst = shown): boolean {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    if (settled === shown) return;
    const timer = setTimeout(() => setSettled(shown), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [settled, shown]);
  return settled === shown;
}
