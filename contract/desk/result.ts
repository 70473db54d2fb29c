import { z } from 'zod';
import type { EnteredResult } from '#domain/match/rules/enter-result.ts';
import { idSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { actResponseSchema, extraTime, lineupPlaces, minute, reasonText, side } from './acts.ts';
import { deskRoutes } from './paths.ts';

const score = z.strictObject({ home: z.int().min(0).max(99), away: z.int().min(0).max(99) });
const moment = {
  revision: z.int().min(1).optional().describe('The entry of the ledger that it is; left out for a new one'),
  minute: minute.nullable(),
  extraTime: extraTime.nullable(),
};
const hasMinute = (act: { minute: number | null; extraTime: number | null }) =>
  act.extraTime === null || act.minute !== null;

/** The result of a match that was played, with all that is known of it. Its key is the header `Idempotency-Key`. */
export const resultRequestSchema = z.strictObject({
  score: score.describe('Extra time included, the shoot-out not'),
  penalties: score.nullable().default(null).describe('Of a level match that needs a winner'),
  halfTime: score.nullable().optional().describe('Left out: as it is; null: not known'),
  goals: z
    .array(
      z
        .strictObject({
          ...moment,
          team: side.describe("The scorer's own team, also for an own goal"),
          player: idSchema.nullable(),
          assist: idSchema.nullable(),
          ownGoal: z.boolean(),
          penalty: z.boolean(),
        })
        .refine(hasMinute, 'extraTime goes with a minute'),
    )
    .max(198)
    .describe('They may be fewer than the score'),
  cards: z
    .array(
      z
        .strictObject({ ...moment, team: side, player: idSchema, card: z.enum(['yellow', 'second-yellow', 'red']) })
        .refine(hasMinute, 'extraTime goes with a minute'),
    )
    .max(60),
  lineups: z
    .strictObject({ home: lineupPlaces.nullable(), away: lineupPlaces.nullable() })
    .default({ home: null, away: null })
    .describe('Null: as it is'),
  manOfTheMatch: idSchema.nullable().optional().describe('Left out: as it is; null: none'),
  reason: reasonText.optional().describe('Required once the match was handed in, if anything changes'),
}) satisfies z.ZodType<EnteredResult>;
export type ResultRequest = z.input<typeof resultRequestSchema>;

/** The match right after it; a repeated request gets the same revision unless others have changed the match. */
export const resultResponseSchema = actResponseSchema.omit({ id: true });
export type ResultResponse = z.infer<typeof resultResponseSchema>;

export const resultEndpoints = deskEndpoints({
  enterResult: {
    method: 'PUT',
    path: deskRoutes.result,
    access: 'score-match',
    body: resultRequestSchema,
    response: resultResponseSchema,
    key: 'required',
    summary: 'Enter or correct the result of a match that nobody followed live',
  },
});
