import { z } from 'zod';
import { BEST_TEAM_SLOTS } from '#domain/lineup/team-of-the-week.ts';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS, type AwardSubtype } from '#domain/player/award.ts';
import { daySchema, idSchema, idText } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { competitionSeasonIdText } from './ids.ts';
import { deskTeamSchema } from './matches.ts';
import { versioned, versionSchema } from './office.ts';
import { deskRoutes } from './paths.ts';
import { pictureSchema } from './players.ts';
import { text } from './text.ts';

/** Of a gameweek by its number, of the season or of the year. */
export const bestTeamOfSchema = z.union([z.enum(['season', 'year']), idText]);
export type BestTeamOf = z.infer<typeof bestTeamOfSchema>;

const notes = { notesBg: text(500).nullable(), notesEn: text(500).nullable() };
const slots = Object.fromEntries(BEST_TEAM_SLOTS.map((slot) => [slot, idSchema.nullable()])) as Record<
  (typeof BEST_TEAM_SLOTS)[number],
  z.ZodNullable<typeof idSchema>
>;

/** Six players in their places; all places are empty while nobody has chosen. */
export const bestTeamFieldsSchema = z.strictObject({ ...slots, ...notes });
export type BestTeamFields = z.infer<typeof bestTeamFieldsSchema>;
const saveBestTeamSchema = versioned(bestTeamFieldsSchema);
export const savedBestTeamSchema = versioned(bestTeamFieldsSchema);
export type SavedBestTeam = z.infer<typeof savedBestTeamSchema>;

/** A player of the competition, and what he did in the gameweek or the season. */
const candidateSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLatin: z.string(),
  picture: pictureSchema.nullable(),
  team: deskTeamSchema,
  shirtNumber: z.int().nullable(),
  position: z.string().nullable(),
  matches: z.int(),
  minutes: z.int().nullable(),
  rating: z.number().nullable(),
  manOfTheMatch: z.int(),
  goals: z.int(),
  assists: z.int().nullable(),
  saves: z.int().nullable(),
  cleanSheets: z.int(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const bestTeamSchema = z.object({
  isChosen: z.boolean(),
  chosen: savedBestTeamSchema,
  /** Whom the figures name. */
  proposed: z.strictObject(slots),
  candidates: z.array(candidateSchema),
});
export type BestTeam = z.infer<typeof bestTeamSchema>;

const subtype = z.enum([...TEAM_AWARDS, ...SEASON_AWARDS, ...OCCASION_AWARDS]) satisfies z.ZodType<AwardSubtype>;

/** A team or a player has won it, never both. */
export const awardFieldsSchema = z.strictObject({
  subtype,
  playerId: idSchema.nullable(),
  teamId: idSchema.nullable(),
  /** Its number, for awards of a gameweek. */
  gameweek: z.int().min(1).max(999).nullable(),
  awardedOn: daySchema.refine((day) => day >= '1900-01-01' && day <= '2100-12-31'),
  ...notes,
  /** Of the ceremony; without one the site shows a sign of the award. */
  picture: pictureSchema.nullable().default(null),
});
export type AwardFields = z.infer<typeof awardFieldsSchema>;
const editAwardSchema = versioned(awardFieldsSchema);
export const awardSchema = versioned(awardFieldsSchema).extend({
  id: idSchema,
  /** Null for the award of a team. */
  player: z
    .object({ id: idSchema, name: z.string(), nameLatin: z.string(), picture: pictureSchema.nullable() })
    .nullable(),
  /** The team that has won it, or the player's. */
  team: deskTeamSchema.nullable(),
});
export type Award = z.infer<typeof awardSchema>;

export const awardListSchema = z.object({
  awards: z.array(awardSchema),
  /** Who may win a player's award. */
  candidates: z.array(candidateSchema),
  /** Whom the figures name for an award, the best first. */
  leaders: z.array(z.object({ subtype, winners: z.array(z.object({ id: idSchema, value: z.number().nullable() })) })),
});
export type AwardList = z.infer<typeof awardListSchema>;

const versionQuerySchema = z.object({ version: versionSchema });

const occasion = z.object({ competitionSeasonId: competitionSeasonIdText, of: bestTeamOfSchema });

export const honourEndpoints = deskEndpoints({
  getBestTeam: {
    method: 'GET',
    path: deskRoutes.bestTeam,
    params: occasion,
    response: bestTeamSchema,
    summary:
      'The team of a gameweek (its number), of the `season` or of the `year`: chosen, proposed, and who could be in it',
  },
  chooseBestTeam: {
    method: 'PUT',
    path: deskRoutes.bestTeam,
    params: occasion,
    body: saveBestTeamSchema,
    response: savedBestTeamSchema,
    summary: 'Choose its six players',
  },
  dropBestTeam: {
    method: 'DELETE',
    path: deskRoutes.bestTeam,
    params: occasion,
    query: versionQuerySchema,
    summary: 'Have no such team any more',
  },
  listAwards: {
    method: 'GET',
    path: deskRoutes.awards,
    response: awardListSchema,
    summary: 'The awards of a competition in its season, and whom the figures name',
  },
  giveAward: {
    method: 'POST',
    path: deskRoutes.awards,
    body: awardFieldsSchema,
    response: awardSchema,
    status: 201,
    summary: 'Give an award',
  },
  editAward: {
    method: 'PUT',
    path: deskRoutes.award,
    body: editAwardSchema,
    response: awardSchema,
    summary: 'Change an award',
  },
  takeAwardBack: {
    method: 'DELETE',
    path: deskRoutes.award,
    summary: 'Take an award back',
  },
});
