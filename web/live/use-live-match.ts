import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { matchDetails } from '#web/api/match-queries.ts';
import { importOnce, mayReload, reload } from '#ui/load-script.ts';
import type { OnGoal } from './follow-match.ts';
import type { Connection } from './match-socket.ts';
import { openSocket } from './open-socket.ts';
import { useSocketAddress } from './socket-address.ts';

interface LiveState {
  connection: Connection | 'off';
  /** Why it is not live; for developers, not shown to visitors. */
  problem: string | null;
}

const CONNECTING: LiveState = { connection: 'connecting', problem: null };
const OFF: LiveState = { connection: 'off', problem: null };

/** The source files that a live match needs, which most matches are not. */
export const FOLLOWING = ['web/live/follow-match.ts', 'web/live/live-socket.ts'];
const loadFollowing = importOnce(() => import('./follow-match.ts'));

/** While a match is live, applies every change to the query cache. `lastUpdated` is the time of the latest. */
export function useLiveMatch(matchId: number, live: boolean, onGoal: OnGoal): LiveState & { lastUpdated: number } {
  const client = useQueryClient();
  const address = useSocketAddress();
  const { dataUpdatedAt } = useQuery(matchDetails(matchId));
  const [state, setState] = useState(CONNECTING);
  const handleGoal = useEffectEvent(onGoal);

  useEffect(() => {
    if (!live) return;
    let unfollow: (() => void) | undefined;
    let isOver = false;
    loadFollowing().then(
      ({ followMatch }) => {
        if (isOver) return;
        unfollow = followMatch({
          client,
          matchId,
          open: () => openSocket(address),
          onConnection: (connection, problem) => setState({ connection, problem }),
          onGoal: (goal, score) => handleGoal(goal, score),
        });
      },
      // The match has begun since, and a new release has replaced the script.
      () => mayReload() && reload(),
    );
    return () => {
      isOver = true;
      unfollow?.();
      setState(CONNECTING);
    };
  }, [client, matchId, live, address]);

  return { ...(live ? state : OFF), lastUpdated: dataUpdatedAt };
}
