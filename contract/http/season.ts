import { z } from 'zod';
import { apiPaths } from '../paths.ts';
import { call } from './call.ts';
import { idSchema } from './shared.ts';

export const seasonSchema = z.object({ id: idSchema, year_start: z.int(), year_end: z.int() });
export type Season = z.infer<typeof seasonSchema>;

export const currentSeasonSchema = z.object({
  success: z.boolean(),
  data: seasonSchema.nullable(),
  message: z.string().optional(),
});

export const seasonCalls = {
  current: call({ path: apiPaths.currentSeason, summary: 'The current season', response: currentSeasonSchema }),
};
