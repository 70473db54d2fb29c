import type { z } from 'zod';
import { idSchema, idText } from '#contract/http/shared.ts';

/** A competition in all its seasons. */
export const competitionIdSchema = idSchema.brand<'CompetitionId'>();
export type CompetitionId = z.infer<typeof competitionIdSchema>;

/** A competition in one season: what the office plans and edits. No number and no other id passes for it. */
export const competitionSeasonIdSchema = idSchema.brand<'CompetitionSeasonId'>();
export type CompetitionSeasonId = z.infer<typeof competitionSeasonIdSchema>;
/** In an address. */
export const competitionSeasonIdText = idText.pipe(competitionSeasonIdSchema);
