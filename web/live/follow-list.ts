import { hashKey, type QueryClient } from '@tanstack/react-query';
import { liveAndUpcoming } from '#web/api/queries.ts';
import type { LiveAndUpcoming } from '#web/api/read-matches.ts';
import { foldIntoList } from './fold-list.ts';
import { joinMatches } from './match-socket.ts';
import type { LiveSocket } from './open-socket.ts';
import { watchReturn } from './watch-return.ts';

interface FollowListOptions {
  client: QueryClient;
  matchIds: readonly number[];
  open: () => Promise<LiveSocket>;
}

/**
 * Brings every change of these matches into the list of live ones, as soon as it happens. Whoever shows the list asks for
 * it again now and then, which is all there is while the socket is gone.
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

/** Tells when a server that failed to give the list answers again. */
function watchServer(client: QueryClient, tell: () => void): () => void {
  let failed = false;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hashKey(liveAndUpcoming.queryKey)) return;
    if (failed && event.action.type === 'success') tell();
    if (event.action.type === 'success' || event.action.type === 'error') failed = event.action.type === 'error';
  });
}
