import type { QueryClient } from '@tanstack/react-query';
import { fill, soon } from '#web/api/load.ts';
import { liveAndUpcoming } from '#web/api/queries.ts';

export const loadLive = (client: QueryClient): Promise<unknown> => soon(fill(client, liveAndUpcoming));
