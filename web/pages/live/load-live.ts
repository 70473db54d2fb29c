import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '#web/api/load.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';

export const loadLive = (client: QueryClient): Promise<unknown> => prefetchQuery(client, liveAndUpcoming);
