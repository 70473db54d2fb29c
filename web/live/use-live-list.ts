import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MOST_FOLLOWED } from '#contract/socket.ts';
import type { LiveMatch } from '#web/football/model.ts';
import { followList } from './follow-list.ts';
import { openSocket } from './open-socket.ts';
import { useSocketAddress } from './socket-address.ts';

/** While matches are live, brings every change of them into the list of live matches: of so many as one connection may follow. */
export function useLiveList(matches: readonly LiveMatch[]): void {
  const client = useQueryClient();
  const address = useSocketAddress();
  const live = matches.filter(({ status }) => status === 'LIVE').slice(0, MOST_FOLLOWED);
  const ids = live.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (ids === '') return;
    return followList({ client, matchIds: ids.split(' ').map(Number), open: () => openSocket(address) });
  }, [client, address, ids]);
}
