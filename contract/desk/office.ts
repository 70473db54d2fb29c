import { z } from 'zod';
import { REQUEST_STATES } from '#domain/club/requests.ts';
import { errorSchema, instantSchema } from '#contract/http/shared.ts';

/** What is edited in the office, for the journal: its kind and its id, such as `team:7`. */
export const subjectSchema = z.union([
  z.templateLiteral([
    z.enum([
      'team',
      'player',
      'match',
      'referee',
      'pitch',
      'competition-season',
      'season',
      'article',
      'gallery',
      'photo',
      'document',
      'sponsor',
    ]),
    ':',
    z.string(),
  ]),
  z.enum(['league', 'files']),
]);
export type Subject = z.infer<typeof subjectSchema>;

/** Of the content that was read; a write sends it back. */
export const versionSchema = z.string().regex(/^[\w-]{22}$/);

export const versioned = <Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) =>
  record.extend({ version: versionSchema });

/** Somebody else changed it since it was read: what it is now, and who wrote it. */
export const conflictSchema = z.object({
  current: z.unknown(),
  version: versionSchema,
  by: z.string().nullable(),
  at: instantSchema.nullable(),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** [CB2] How a request ended, and who ended it when. */
export const requestOutcomeSchema = z.object({
  state: z.enum(REQUEST_STATES),
  /** Null for a program. */
  by: z.string().nullable(),
  at: instantSchema,
  reason: z.string().nullable(),
});
export type RequestOutcome = z.infer<typeof requestOutcomeSchema>;

export const deskErrorSchema = errorSchema.extend({
  /** The field of the form that is wrong, by its path in the request; `reason` says why. */
  field: z.string().optional(),
  /** Whom or what a refusal is about, in words. */
  about: z.string().optional(),
  conflict: conflictSchema.optional(),
  /** [CB2] Who has decided it meanwhile, and how. */
  outcome: requestOutcomeSchema.optional(),
  /** What still refers to something that cannot be deleted, counted. */
  uses: z.record(z.string(), z.int()).optional(),
});
export type DeskErrorResponse = z.infer<typeof deskErrorSchema>;

/** The `reason` of a field that does not fit its schema. */
export type FieldReason = 'required' | 'too_long' | 'too_large' | 'not_a_link' | 'invalid';
