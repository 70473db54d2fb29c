import { z } from 'zod';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import { daySchema, idSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import {
  competitionFieldsSchema,
  newSeasonRequestSchema,
  rulesFieldsSchema,
  seasonRecordSchema,
} from './competitions.ts';
import { deskTeamSchema } from './matches.ts';
import { deskRoutes } from './paths.ts';
import { plannedPitchSchema } from './pitches.ts';
import { text } from './text.ts';

const MOST_TEAMS = 64;
const place = z
  .int()
  .min(0)
  .max(MOST_TEAMS - 1)
  .nullable();
/** [BR10] Such as `2 А`. */
const origin = z
  .string()
  .regex(/^[1-9]\d? \S.{0,38}$/u)
  .nullable();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A competition with all its matches, as the organiser has seen them. Matches name teams by their places in the list. */
export const publishRequestSchema = z.strictObject({
  season: z.union([z.strictObject({ id: idSchema }), newSeasonRequestSchema]),
  competition: z.union([z.strictObject({ id: idSchema }), competitionFieldsSchema]),
  format: z.enum(COMPETITION_FORMATS),
  rules: rulesFieldsSchema,
  teams: z
    .array(
      z.strictObject({
        /** Null for a new team. */
        id: idSchema.nullable(),
        name: text(100),
        /** Of a new team; null: the name is transliterated. */
        nameLatin: text(100).nullable().default(null),
        group: text(40).nullable(),
        seed: z.int().min(1).max(999).nullable(),
      }),
    )
    .min(2)
    .max(MOST_TEAMS),
  rounds: z
    .array(
      z.strictObject({
        eliminationRound: z.enum(ELIMINATION_ROUNDS).nullable(),
        matches: z
          .array(
            z.strictObject({
              home: place,
              away: place,
              homeOrigin: origin,
              awayOrigin: origin,
              bracketSlot: z.int().min(1).max(64).nullable(),
              day: daySchema,
              time,
              pitch: text(100),
            }),
          )
          .min(1)
          .max(MOST_TEAMS),
      }),
    )
    .min(1)
    .max(200),
});
export type PublishRequest = z.infer<typeof publishRequestSchema>;

export const publishedSchema = z.object({ id: idSchema, competitionId: idSchema, matches: z.int() });
export type Published = z.infer<typeof publishedSchema>;

/** What a new competition is planned from: teams, pitches, and how the competitions were played last. */
export const competitionBasisSchema = z.object({
  seasons: z.array(seasonRecordSchema),
  teams: z.array(deskTeamSchema),
  pitches: z.array(plannedPitchSchema),
  /** Where matches of other competitions are to be played, from today on. */
  taken: z.array(z.object({ pitch: z.string(), day: daySchema, time, minutes: z.int(), competition: z.string() })),
  competitions: z.array(
    z.object({
      /** Of the competition itself. */
      id: idSchema,
      name: z.string(),
      nameLatin: z.string(),
      logo: z.string().nullable(),
      /** Its last season. */
      last: z.object({
        seasonId: idSchema,
        format: z.enum(COMPETITION_FORMATS),
        rules: rulesFieldsSchema,
        teams: z.array(idSchema),
        /** Whether everybody met twice. */
        twice: z.boolean(),
        groups: z.int(),
        /** 0 is Sunday. */
        weekdays: z.array(z.int()),
        times: z.array(z.string()),
        pitches: z.array(z.string()),
      }),
    }),
  ),
});
export type CompetitionBasis = z.infer<typeof competitionBasisSchema>;

export const publishEndpoints = deskEndpoints({
  getCompetitionBasis: {
    method: 'GET',
    path: deskRoutes.competitionBasis,
    response: competitionBasisSchema,
    summary: 'What a new competition is planned from: teams, pitches, and how competitions were played last',
  },
  publishCompetition: {
    method: 'POST',
    path: deskRoutes.competitions,
    body: publishRequestSchema,
    // More than thousands of matches have.
    bodyBytes: 1024 * 1024,
    response: publishedSchema,
    status: 201,
    summary: 'Publish a competition with its teams and all matches',
  },
});
