import { EVENT_TYPES } from '#domain/match/event-type.ts';
import { z } from 'zod';
import { MATCH_PHASES } from '#domain/match/status.ts';
import { actPersonSchema, idSchema } from './shared.ts';

export const phaseSchema = z.enum(MATCH_PHASES);

export const goalSchema = z.object({
  id: idSchema,
  minute: z.int().nullable(),
  extra_time: z.int().nullable(),
  /** The scorer's own team, also for an own goal. */
  team_id: idSchema,
  scorer: actPersonSchema.nullable(),
  assister: actPersonSchema.nullable(),
  /** The score after this goal; null where a goal of the match has no minute, so that their order is not known. */
  team1_score: z.int().nullable(),
  team2_score: z.int().nullable(),
  is_own_goal: z.boolean(),
  is_penalty: z.boolean(),
  match_phase: phaseSchema,
});
export type Goal = z.infer<typeof goalSchema>;

/** Cards, penalties and goals in the order of the match; a goal has the same id as in the list of goals. */
export const eventSchema = z.object({
  id: idSchema,
  event_type: z.enum(EVENT_TYPES),
  minute: z.int().nullable(),
  extra_time: z.int().nullable(),
  team_id: idSchema,
  player_id: idSchema.nullable(),
  player: actPersonSchema.nullable(),
  match_phase: phaseSchema,
  card_type: z.enum(['YELLOW', 'SECOND_YELLOW', 'RED']).nullable(),
  penalty_result: z.enum(['SCORED', 'MISSED', 'SAVED']).nullable(),
});
export type MatchEvent = z.infer<typeof eventSchema>;

export const substitutionSchema = z.object({
  id: idSchema,
  minute: z.int().nullable(),
  extra_time: z.int().nullable(),
  team_id: idSchema,
  player_in: actPersonSchema,
  player_out: actPersonSchema,
  match_phase: phaseSchema,
});
export type Substitution = z.infer<typeof substitutionSchema>;
