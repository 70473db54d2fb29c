import { z } from 'zod';
import { teamSchema } from './shared.ts';

export const teamsSchema = z.array(teamSchema);
export type Teams = z.infer<typeof teamsSchema>;
