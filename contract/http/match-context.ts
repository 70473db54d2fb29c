import { z } from 'zod';
import { SUSPENSION_CAUSES } from '#domain/player/suspension.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import { adjustmentSchema, formSchema, tableZoneSchema, withdrawnSchema } from './competition.ts';
import { newsItemSchema } from './news.ts';
import {
  daySchema,
  idSchema,
  instantSchema,
  listedCompetitionSchema,
  playerSchema,
  statusSchema,
  teamSchema,
} from './shared.ts';

export const penaltyScoreSchema = z.object({ team1: z.int(), team2: z.int() });

export const pastMatchSchema = z.object({
  id: idSchema,
  status: statusSchema,
  start_time: instantSchema.nullable(),
  team1: teamSchema,
  team2: teamSchema,
  team1_score: z.int().nullable(),
  team2_score: z.int().nullable(),
  penalty_score: penaltyScoreSchema.nullable(),
  competition: listedCompetitionSchema,
});
export type PastMatch = z.infer<typeof pastMatchSchema>;
export const pastMatchesSchema = z.object({ matches: z.array(pastMatchSchema) });
export type PastMatches = z.infer<typeof pastMatchesSchema>;

/** The balance between the two teams over all their matches, from the first team's side. */
export const h2hSchema = z.object({
  total: z.int(),
  team1_wins: z.int(),
  team2_wins: z.int(),
  draws: z.int(),
  team1_goals: z.int(),
  team2_goals: z.int(),
  matches: z.array(pastMatchSchema),
});
export type H2h = z.infer<typeof h2hSchema>;

const matchStandingSchema = z.object({
  position: z.int(),
  previous_position: z.int().nullable(),
  team: teamSchema,
  group_name: z.string().nullable(),
  matches: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goals_scored: z.int(),
  goals_conceded: z.int(),
  goal_difference: z.int(),
  points: z.int(),
  points_adjustment: z.int(),
  form: formSchema,
  withdrawn: withdrawnSchema.nullable(),
});
export const matchStandingsSchema = z.object({
  standings: z.union([z.array(matchStandingSchema), z.record(z.string(), z.array(matchStandingSchema))]),
  format: z.enum(COMPETITION_FORMATS),
  zones: z.array(tableZoneSchema),
  adjustments: z.array(adjustmentSchema),
});
export type MatchStandings = z.infer<typeof matchStandingsSchema>;

const matchLeaderSchema = z.object({
  player_id: idSchema,
  player_name: z.string(),
  player_name_latin: z.string(),
  private: z.literal(true).optional(),
  player_picture: z.string().nullable(),
  team_id: idSchema,
  team_name: z.string(),
  team_name_latin: z.string(),
});
export const matchTopScorersSchema = z.object({ top_scorers: z.array(matchLeaderSchema.extend({ goals: z.int() })) });
export const matchTopAssistersSchema = z.object({
  top_assisters: z.array(matchLeaderSchema.extend({ assists: z.int() })),
});
export const matchTopRatedSchema = z.object({
  top_rated_players: z.array(matchLeaderSchema.extend({ averageRating: z.number() })),
});

const absentSchema = z.array(
  z.object({
    player: playerSchema,
    cause: z.enum(SUSPENSION_CAUSES),
    /** Still to be missed, this one included; null for a ban that ends on a day. */
    matches: z.int().nullable(),
    /** The last day of such a ban. */
    until: daySchema.nullable(),
    /** Of a ban: what the commission decided, and its number. Not of a minor whose name is not public. */
    reason_bg: z.string().nullable(),
    reason_en: z.string().nullable(),
    decision: z.string().nullable(),
  }),
);

export const absencesSchema = z.object({
  /** The next one of the team; null if none is planned. */
  match: z.object({ id: idSchema, start_time: instantSchema.nullable(), opponent: teamSchema.nullable() }).nullable(),
  absent: absentSchema,
});

const previewSideSchema = z.object({
  /** Of all competitions, oldest first. */
  form: formSchema,
  /** The best of the team in the competition of the match. */
  scorers: z.array(z.object({ player: playerSchema, goals: z.int() })),
  /** Who must miss the match, and how many matches in all. */
  absent: absentSchema,
});
export const previewSchema = z.object({
  /** null while the team is not known, and once the match has begun. */
  home: previewSideSchema.nullable(),
  away: previewSideSchema.nullable(),
  /** Where it is; null if neither the address nor the coordinates of the pitch are known, and once the match has begun. */
  venue: z
    .object({
      name: z.string(),
      name_latin: z.string(),
      address: z.string().nullable(),
      address_latin: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
});
export type Preview = z.infer<typeof previewSchema>;

export const teamCompetitionsSchema = z.object({
  competitions: z.array(listedCompetitionSchema),
});
export const matchNewsSchema = z.object({ news: z.array(newsItemSchema) });
