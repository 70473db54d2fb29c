import { z } from 'zod';
import { MATCH_STATUSES } from '#domain/match/status.ts';

/** Positive and within PostgreSQL's integer: anything else is a malformed id. */
export const idSchema = z.int().min(1).max(2147483647);

/** An id in an address: digits and nothing else, for "1e3", "0x10" and " 7" are not ids. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idSchema);

export const idParams = z.object({ id: idText });

/** A count in a query: from 1 up to the most that one answer holds. */
export const limitText = (most: number, usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .default(usual);

export const pageText = limitText(100_000, 1);

export const seasonQuery = z.object({ season: idText.optional() });

export const instantSchema = z.iso.datetime({ offset: true });
export const daySchema = z.iso.date();
export const statusSchema = z.enum(MATCH_STATUSES);

export const errorSchema = z.object({
  error: z.string(),
  /** A stable name for why, where a program may want to tell reasons apart. */
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

export const playerSchema = z.object({
  id: idSchema,
  name: z.string(),
  picture: z.string().nullable(),
});
export type Player = z.infer<typeof playerSchema>;

export const scoreSchema = z.object({ home: z.int(), away: z.int() });
