import type { QueryClient } from '@tanstack/react-query';
import { fill, idIn, pageIn, soon, type Asked } from '#web/api/load.ts';
import { referee, refereedMatches } from '#web/api/referee-queries.ts';

export async function loadReferee(client: QueryClient, { params, query }: Asked): Promise<unknown> {
  const id = idIn(params);
  if (id === null) return null;
  return soon(Promise.all([fill(client, referee(id)), fill(client, refereedMatches(id, pageIn(query)))]));
}
