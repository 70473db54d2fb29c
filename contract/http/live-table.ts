import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { standingsSchema } from './competition.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './shared.ts';

export const liveTableSchema = z.object({
  /** The matches that count here and not in the official table; none while nothing is played. */
  matches: z.array(
    z.object({
      id: idSchema,
      revision: z.int(),
      gameweek: z.int(),
      home_id: idSchema,
      away_id: idSchema,
      home_goals: z.int(),
      away_goals: z.int(),
    }),
  ),
  /** As of these scores; `previous_position` is the official one. Null while nothing is played. */
  standings: standingsSchema.nullable(),
});
export type LiveTable = z.infer<typeof liveTableSchema>;

export const liveTableEndpoints = {
  liveTable: endpoint({
    params: idParams,
    path: apiPaths.liveTable(':id'),
    summary: 'The table of the current season as it stands: live matches count as if they ended now',
    response: liveTableSchema,
  }),
};
