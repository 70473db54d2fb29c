import { z } from 'zod';

/** Positive and within PostgreSQL's integer: anything else is a malformed id. */
export const idSchema = z.int().min(1).max(2147483647);

export const idParams = z.object({ id: z.coerce.number().pipe(idSchema) });

export const instantSchema = z.iso.datetime({ offset: true });

export const errorSchema = z.object({ error: z.string() });
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
