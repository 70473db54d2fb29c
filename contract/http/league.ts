import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { endpoint } from './endpoint.ts';

const leagueSchema = z.object({
  /** What the league records beyond its results; of anything else there is no number to show. */
  records: z.object(
    Object.fromEntries(RECORDS.map((record) => [record, z.boolean()])) as Record<keyof LeagueRecords, z.ZodBoolean>,
  ),
});

export const leagueEndpoints = {
  league: endpoint({ path: apiPaths.league, summary: 'What the league records', response: leagueSchema }),
};
