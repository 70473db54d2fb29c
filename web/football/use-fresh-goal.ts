import { useEffect, useState } from 'react';
import type { Side } from '#domain/match/score.ts';

interface Goals {
  homeScore: number | null;
  awayScore: number | null;
}

/** The side whose score has just grown. */
export function useFreshGoal({ homeScore, awayScore }: Goals, milliseconds: number): Side | null {
  const [shown, setShown] = useState({ homeScore, awayScore });
  // An object, so that a second goal of the same side starts the time again.
  const [fresh, setFresh] = useState<{ side: Side } | null>(null);
  if (shown.homeScore !== homeScore || shown.awayScore !== awayScore) {
    setShown({ homeScore, awayScore });
    const hasGrown = (before: number | null, now: number | null) => before !== null && now !== null && now > before;
    if (hasGrown(shown.homeScore, homeScore)) setFresh({ side: 'home' });
    else if (hasGrown(shown.awayScore, awayScore)) setFresh({ side: 'away' });
  }
  useEffect(() => {
    if (fresh === null) return;
    const timer = setTimeout(() => setFresh(null), milliseconds);
    return () => clearTimeout(timer);
  }, [fresh, milliseconds]);
  return fresh?.side ?? null;
}
