import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { LiveAndUpcoming } from '#web/api/parse-matches.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { foldIntoList } from './fold-list.ts';
import { joinMatches } from './match-socket.ts';
import type { LiveSocket } from './live-socket.ts';
import { watchReturn } from './watch-return.ts';

interface FollowListOptions {
  client: QueryClient;
  matchIds: readonly number[];
  open: () => Promise<LiveSocket>;
}

/**
 * Applies every live message about these matches to the cached list. Components that show the list also refetch it at intervals,
 * which is the fallback while the socket is down.
 */
export function followList({ client, matchIds, open }: FollowListOptions): () => void {
  const { queryKey } = liveAndUpcoming;
  const socket = joinMatches({
    matchIds,
    open,
    onMessage: (name, payload) =>
      client.setQueryData<LiveAndUpcoming>(queryKey, (list) => list && foldIntoList(list, name, payload)),
  });
  const unwatchReturn = watchReturn(socket.retry);
  const unwatchServer = watchServer(client, socket.retry);
  return () => {
    unwatchReturn();
    unwatchServer();
    socket.leave();
  };
}

/** Calls back when a request for the list succeeds after a failed one. */
function watchServer(client: QueryClient, onBack: () => void): () => void {
  let failed = false;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hashKey(liveAndUpcoming.queryKey)) return;
    if (failed && event.action.type === 'success') onBack();
    if (event.action.type === 'success' || event.action.type === 'error') failed = event.action.type === 'error';
  });
}
