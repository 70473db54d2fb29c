import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MAX_FOLLOWED } from '#contract/socket.ts';
import type { LiveListMatch } from '#web/football/model.ts';
import { followList } from './follow-list.ts';
import { openSocket } from './open-socket.ts';
import { useSocketAddress } from './socket-address.ts';

/** Applies live changes to the list of live matches, for as many matches as one connection may follow. */
export function useLiveList(matches: readonly LiveListMatch[]): void {
  const client = useQueryClient();
  const address = useSocketAddress();
  const live = matches.filter(({ status }) => status === 'LIVE').slice(0, MAX_FOLLOWED);
  const ids = live.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (ids === '') return;
    return followList({ client, matchIds: ids.split(' ').map(Number), open: () => openSocket(address) });
  }, [client, address, ids]);
}
