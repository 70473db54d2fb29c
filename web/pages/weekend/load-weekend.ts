import type { QueryClient } from '@tanstack/react-query';
import { isOwnBackend, prefetchQuery } from '#web/api/load.ts';
import { weekend } from '#web/api/weekend-query.ts';
import { notFoundError } from '#web/shell/not-found-error.ts';

/** Another backend has no such list. */
export const loadWeekend = (client: QueryClient): Promise<unknown> => {
  if (!isOwnBackend(client)) throw notFoundError;
  return prefetchQuery(client, weekend);
};
