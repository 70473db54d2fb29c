import { z } from 'zod';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import { idSchema, instantSchema, playerSchema, teamSchema } from './shared.ts';

export const competitionSchema = z.object({
  id: idSchema,
  name: z.string(),
  logo_url: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  current_gameweek: z.int().nullable(),
});
export type Competition = z.infer<typeof competitionSchema>;

export const activeCompetitionsSchema = z.array(competitionSchema);

const tableZoneSchema = z.object({
  from: z.int(),
  to: z.int(),
  kind: z.enum(['title', 'playoff', 'drop']),
  label_bg: z.string(),
  label_en: z.string(),
});

export const standingSchema = z.object({
  position: z.int(),
  /** Where the team stood before the last gameweek; null when there was none. */
  previous_position: z.int().nullable(),
  team: teamSchema,
  group_name: z.string().nullable(),
  matches_played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goals_scored: z.int(),
  goals_conceded: z.int(),
  goal_difference: z.int(),
  points: z.int(),
  points_adjustment: z.int(),
  form: z.array(z.enum(['W', 'D', 'L'])),
});
export type Standing = z.infer<typeof standingSchema>;

/** One table for a league, one a group for group formats. */
export const standingsSchema = z.union([z.array(standingSchema), z.record(z.string(), z.array(standingSchema))]);
export type Standings = z.infer<typeof standingsSchema>;

const leaderSchema = z.object({ player: playerSchema, team: teamSchema });
const topScorerSchema = leaderSchema.extend({ goals: z.int() });
const topAssisterSchema = leaderSchema.extend({ assists: z.int() });
const topRatedSchema = leaderSchema.extend({ avg_rating: z.number() });

export const featuredSchema = z.object({
  competition: competitionSchema.extend({
    format: z.enum(COMPETITION_FORMATS),
    zones: z.array(tableZoneSchema),
    adjustments: z.array(z.object({ team: teamSchema, points: z.int(), reason_bg: z.string(), reason_en: z.string() })),
  }),
  standings: standingsSchema,
  topScorers: z.object({ top_scorers: z.array(topScorerSchema) }),
  topAssisters: z.object({ top_assisters: z.array(topAssisterSchema) }),
  topRatedPlayers: z.array(topRatedSchema),
});
export type Featured = z.infer<typeof featuredSchema>;

export const recentMatchSchema = z.object({
  id: idSchema,
  status: z.enum(['FINISHED', 'AWARDED']),
  start_time: instantSchema.nullable(),
  team1_score: z.int(),
  team2_score: z.int(),
  home_team: teamSchema,
  away_team: teamSchema,
});
export type RecentMatch = z.infer<typeof recentMatchSchema>;

export const recentMatchesSchema = z.object({ matches: z.array(recentMatchSchema) });
export type RecentMatches = z.infer<typeof recentMatchesSchema>;
