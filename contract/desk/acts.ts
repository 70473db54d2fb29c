import { z } from 'zod';
import { POSITIONS } from '#domain/lineup/position.ts';
import { BATCH_ACTS, PLAYER_COUNTS, TEAM_COUNTS, type DeskAct, type MatchAct } from '#domain/match/rules/act.ts';
import { MAX_STOPPAGE } from '#domain/match/match-minute.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import { idSchema, instantSchema, scoreSchema, statusSchema } from '#contract/http/shared.ts';
import { phaseSchema } from '#contract/http/match-events.ts';
import { deskEndpoints } from './endpoint.ts';
import { deskRoutes } from './paths.ts';
import { optionalText, text } from './text.ts';

export const side = z.enum(['home', 'away']).describe('Which of the two teams');
const player = idSchema.describe('The id of a player');
const count = z.int().min(0).max(1000);
export const reasonText = text(500);
export const minute = z.int().min(1).max(200).describe('If not now: the minute of the match, the first is 1');
export const extraTime = z.int().min(1).max(MAX_STOPPAGE).describe('Minutes of stoppage beyond `minute`: 25+2');

const counts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, count.optional()])) as Record<Name, z.ZodOptional<typeof count>>;

/** Checked here so that the response is a clear message and not a violated constraint. */
const countsAddUp = ({
  shots,
  shotsOnTarget = 0,
  shotsOffTarget = 0,
  shotsBlocked = 0,
  passes,
  passesCompleted = 0,
}: PlayerCounts) => shotsOnTarget + shotsOffTarget + shotsBlocked <= (shots ?? 0) && passesCompleted <= (passes ?? 0);
type PlayerCounts = Partial<Record<(typeof PLAYER_COUNTS)[number], number | undefined>>;

const lineupPlace = z.strictObject({
  player,
  shirtNumber: z.int().min(1).max(99).nullable().default(null),
  position: z.enum(POSITIONS).nullable().default(null),
});

export const lineupPlaces = z.strictObject({
  starters: z.array(lineupPlace).min(1).max(11),
  substitutes: z.array(lineupPlace).max(20).default([]),
  captain: player.nullable().default(null),
});

const plainAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('kick-off') }),
  z.strictObject({ act: z.literal('phase'), phase: z.enum(MATCH_PHASES) }),
  z.strictObject({ act: z.literal('stop-clock') }),
  z.strictObject({ act: z.literal('start-clock') }),
  z.strictObject({
    act: z.literal('goal'),
    team: side.describe("The scorer's own team, also for an own goal"),
    player: player.nullable().default(null),
    assist: player.nullable().default(null),
    ownGoal: z.boolean().default(false),
    penalty: z.boolean().default(false),
    minute: minute.optional(),
    extraTime: extraTime.optional(),
  }),
  z.strictObject({
    act: z.literal('card'),
    team: side,
    player,
    card: z.enum(['yellow', 'second-yellow', 'red']),
    minute: minute.optional(),
    extraTime: extraTime.optional(),
  }),
  z.strictObject({
    act: z.literal('penalty'),
    team: side,
    player,
    result: z.enum(['missed', 'saved']).describe('A penalty that is scored is a goal'),
    minute: minute.optional(),
    extraTime: extraTime.optional(),
  }),
  z.strictObject({
    act: z.literal('shoot-out-kick'),
    team: side,
    player: player.nullable().default(null),
    result: z.enum(['scored', 'missed']),
  }),
  z.strictObject({
    act: z.literal('substitution'),
    team: side,
    playerIn: player,
    playerOut: player,
    minute: minute.optional(),
    extraTime: extraTime.optional(),
  }),
  z.strictObject({ act: z.literal('man-of-the-match'), player }),
  lineupPlaces.extend({ act: z.literal('lineup'), team: side }),
  z.strictObject({
    act: z.literal('statistics'),
    teams: z
      .strictObject({
        home: z.strictObject(counts(TEAM_COUNTS)).optional(),
        away: z.strictObject(counts(TEAM_COUNTS)).optional(),
      })
      .refine(
        ({ home, away }) => (home?.possession ?? 0) <= 100 && (away?.possession ?? 0) <= 100,
        'possession is a share',
      )
      .default({}),
    players: z
      .array(
        z
          .strictObject({ player, rating: z.number().min(0).max(10).optional(), ...counts(PLAYER_COUNTS) })
          .refine(
            countsAddUp,
            'shots on and off target and blocked are more than shots, or completed passes more than passes',
          ),
      )
      .max(60)
      .default([]),
  }),
  z.strictObject({ act: z.literal('final-whistle') }),
  z.strictObject({ act: z.literal('hand-in') }),
  z.strictObject({
    act: z.literal('award'),
    home: z.int().min(0).max(99),
    away: z.int().min(0).max(99),
    reasonBg: reasonText,
    reasonEn: optionalText(500).describe('Empty: as in Bulgarian'),
  }),
  z.strictObject({ act: z.literal('postpone') }),
  z.strictObject({ act: z.literal('abandon') }),
  z.strictObject({ act: z.literal('cancel') }),
  z.strictObject({
    act: z.literal('reschedule'),
    startTime: instantSchema.regex(/^2\d{3}-/, 'a year of this millennium'),
    venue: text(200).nullable().default(null),
    quiet: z.boolean().optional().describe('The public is not told that the match was moved'),
  }),
]);

const matchAct = plainAct.refine(
  (act) => !('extraTime' in act && act.extraTime !== undefined && act.minute === undefined),
  'extraTime goes with a minute',
) satisfies z.ZodType<MatchAct>;

const deskAct = z.discriminatedUnion('act', [
  matchAct,
  z.strictObject({ act: z.literal('correct'), revision: z.int().min(1), to: matchAct }),
  z.strictObject({ act: z.literal('withdraw'), revision: z.int().min(1) }),
]) satisfies z.ZodType<DeskAct>;

/** The body of an act. Its key is the header `Idempotency-Key`. */
export const actRequestSchema = z.strictObject({
  act: deskAct,
  at: instantSchema.optional().describe('When it happened, if not now: a phone may have been without a network'),
  reason: reasonText.optional().describe('Required once the match was handed in, to add, correct or withdraw'),
});
export type ActRequest = z.input<typeof actRequestSchema>;

export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,100}$/);

export const actResponseSchema = z.object({
  id: idSchema,
  matchId: idSchema,
  revision: z.int(),
  status: statusSchema,
  phase: phaseSchema,
  score: scoreSchema.nullable(),
  penalties: scoreSchema.nullable(),
});
export type ActResponse = z.infer<typeof actResponseSchema>;

/** Acts that waited on a phone, in their order. Each has the key that a single one has in its header. */
export const actBatchRequestSchema = z.strictObject({
  acts: z
    .array(actRequestSchema.extend({ key: idempotencyKeySchema }))
    .min(1)
    .max(BATCH_ACTS),
});
export type ActBatchRequest = z.input<typeof actBatchRequestSchema>;

/** Each act of a batch is checked for itself: one that this server does not know must not hold up the others. */
const uncheckedBatchSchema = z.strictObject({
  acts: z
    .array(z.looseObject({ key: idempotencyKeySchema }))
    .min(1)
    .max(BATCH_ACTS),
});

export const actBatchResponseSchema = z.object({
  answers: z
    .array(
      z.union([
        z.object({ key: idempotencyKeySchema, recorded: actResponseSchema }),
        z.object({
          key: idempotencyKeySchema,
          refused: z
            .object({ status: z.int(), error: z.string(), reason: z.string().optional() })
            .describe('What the act would have been answered by itself'),
        }),
      ]),
    )
    .describe('For each act in its order. The last ones may be missing: send them again'),
});
export type ActBatchResponse = z.infer<typeof actBatchResponseSchema>;

export const actEndpoints = deskEndpoints({
  recordAct: {
    method: 'POST',
    path: deskRoutes.acts,
    access: 'score-match',
    body: actRequestSchema,
    response: actResponseSchema,
    key: 'required',
    summary: 'Record an act of a match',
  },
  recordActs: {
    method: 'POST',
    path: deskRoutes.actBatch,
    access: 'score-match',
    // Each act is read for itself, so that a refused one holds up no other.
    body: uncheckedBatchSchema,
    describedBody: actBatchRequestSchema,
    // A batch of line-ups and of all statistics fits.
    bodyBytes: 512 * 1024,
    response: actBatchResponseSchema,
    key: 'none',
    summary: 'Record acts that waited for a network, in their order; each is answered for itself',
  },
});
