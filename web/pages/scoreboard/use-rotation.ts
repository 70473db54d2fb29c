import { useEffect, useState } from 'react';
import type { LiveListMatch } from '#web/football/model.ts';

const SHOWN_MS = 12_000;

interface Rotation {
  shown: LiveListMatch | undefined;
  /** The match in which a goal has just fallen: it is shown at once. */
  scored: boolean;
}

/** Shows one match after the other; a goal brings its match to the front. */
export function useRotation(matches: LiveListMatch[], paused: boolean): Rotation {
  const [shownId, setShownId] = useState<number | null>(null);
  const [known, setKnown] = useState(matches);
  const [scoredId, setScoredId] = useState<number | null>(null);
  const shown = matches.find(({ id }) => id === shownId) ?? matches[0];
  if (known !== matches) {
    setKnown(matches);
    const withGoal = matches.find((match) => goals(match) > goals(known.find(({ id }) => id === match.id) ?? match));
    if (withGoal) {
      setShownId(withGoal.id);
      setScoredId(withGoal.id);
    }
  }
  const ids = matches.map(({ id }) => id).join(' ');
  const current = shown?.id;
  useEffect(() => {
    if (paused || current === undefined) return;
    const timer = setTimeout(() => {
      const order = ids.split(' ').map(Number);
      setScoredId(null);
      setShownId(order[(order.indexOf(current) + 1) % order.length] ?? null);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a goal starts the time again
  }, [ids, current, paused, scoredId]);
  return { shown, scored: shown !== undefined && shown.id === scoredId };
}

const goals = ({ homeScore, awayScore }: LiveListMatch): number => (homeScore ?? 0) + (awayScore ?? 0);
