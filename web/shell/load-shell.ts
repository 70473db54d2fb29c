import type { QueryClient } from '@tanstack/react-query';
import { fill } from '#web/api/load.ts';
import { activeCompetitions, currentSeason, liveStatus } from '#web/api/queries.ts';

export const loadShell = (client: QueryClient): Promise<unknown> =>
  Promise.all([fill(client, activeCompetitions), fill(client, currentSeason), fill(client, liveStatus)]);
