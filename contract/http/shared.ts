import { z } from 'zod';
import { MATCH_STATUSES } from '#domain/match/status.ts';

/** Positive and within PostgreSQL's integer. */
export const idSchema = z.int().min(1).max(2147483647);

/** An id in a URL: digits only, so that "1e3", "0x10" and " 7" are refused. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idSchema);

export const idParams = z.object({ id: idText });

/** A positive number in a query. */
export const limitText = (max: number, defaultValue: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .default(defaultValue);

export const pageText = limitText(100_000, 1);

export const seasonQuery = z.object({ season: idText.optional() });

export const instantSchema = z.iso.datetime({ offset: true });
export const daySchema = z.iso.date();
export const statusSchema = z.enum(MATCH_STATUSES);
/** Whether a POSTPONED match had begun; its score is that of the moment when it was abandoned. */
export const abandonedSchema = z.boolean();

export const errorSchema = z.object({
  error: z.string(),
  /** A stable id of the reason, for programs. */
  reason: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof errorSchema>;

export const teamSchema = z.object({
  id: idSchema,
  name: z.string(),
  short_name: z.string(),
  badge: z.string().nullable(),
});
export type Team = z.infer<typeof teamSchema>;

export const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  name_latin: z.string(),
  /** A minor without a parental declaration: the name says only that, and there is neither picture nor page. */
  private: z.literal(true).optional(),
});
export type Person = z.infer<typeof personSchema>;

export const playerSchema = personSchema.extend({
  picture: z.string().nullable(),
});
export type Player = z.infer<typeof playerSchema>;

export const scoreSchema = z.object({ home: z.int(), away: z.int() });
