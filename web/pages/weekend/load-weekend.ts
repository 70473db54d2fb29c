import type { QueryClient } from '@tanstack/react-query';
import { prefetchOwn } from '#web/api/load.ts';
import { weekend } from '#web/api/match-day-queries.ts';

/** Another backend has no such list. */
export const loadWeekend = (client: QueryClient): Promise<unknown> => prefetchOwn(client, weekend);
