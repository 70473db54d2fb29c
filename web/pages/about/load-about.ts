import type { QueryClient } from '@tanstack/react-query';
import { leagueAbout } from '#web/api/league-queries.ts';
import { prefetchQuery } from '#web/api/load.ts';

export const loadAbout = (client: QueryClient): Promise<unknown> => prefetchQuery(client, leagueAbout);
