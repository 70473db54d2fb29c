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

/** `name_latin` is the name in Latin letters: the one that the league gives, else the official transliteration. */
export const namedSchema = z.object({ id: idSchema, name: z.string(), name_latin: z.string() });

export const teamSchema = namedSchema.extend({
  short_name: z.string(),
  badge: z.string().nullable(),
});
export type Team = z.infer<typeof teamSchema>;

/** Some endpoints have the short name in this spelling. */
export const sideSchema = namedSchema.extend({ shortName: z.string(), badge: z.string().nullable() });

export const competitionRefSchema = namedSchema.extend({ logo: z.string().nullable() });
export type CompetitionRef = z.infer<typeof competitionRefSchema>;

/** The same with the other name of the logo. */
export const listedCompetitionSchema = namedSchema.extend({ logo_url: z.string().nullable() });
export type ListedCompetition = z.infer<typeof listedCompetitionSchema>;

/** A pitch or a town, and its Latin name. */
export const venueFields = { venue: z.string().nullable(), venue_latin: z.string().nullable() };
export const cityFields = { city: z.string().nullable(), city_latin: z.string().nullable() };

export const personSchema = namedSchema.extend({
  /** A minor without a parental declaration: the name says only that, and there is neither picture nor page. */
  private: z.literal(true).optional(),
});
export type Person = z.infer<typeof personSchema>;

/** In lists of acts: without an id, the name says only that the player is not shown, or "–" that nobody recorded him. */
export const actPersonSchema = personSchema.extend({ id: idSchema.nullable() });
export type ActPerson = z.infer<typeof actPersonSchema>;

export const playerSchema = personSchema.extend({
  picture: z.string().nullable(),
});
export type Player = z.infer<typeof playerSchema>;

export const scoreSchema = z.object({ home: z.int(), away: z.int() });
