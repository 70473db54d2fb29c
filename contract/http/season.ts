import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './shared.ts';

export const seasonSchema = z.object({ id: idSchema, year_start: z.int(), year_end: z.int() });
export type Season = z.infer<typeof seasonSchema>;

export const currentSeasonSchema = z.object({
  success: z.boolean(),
  data: seasonSchema.nullable(),
  message: z.string().optional(),
});

export const seasonEndpoints = {
  current: endpoint({ path: apiPaths.currentSeason, summary: 'The current season', response: currentSeasonSchema }),
};
