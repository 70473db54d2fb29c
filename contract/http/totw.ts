import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import {
  idParams,
  idSchema,
  idText,
  instantSchema,
  playerSchema,
  scoreSchema,
  seasonQuery,
  teamSchema,
} from './shared.ts';

const totwQuery = seasonQuery.extend({ gameweekId: idText.optional() });

const SECTIONS = ['gk', 'def', 'mid', 'fwd'] as const;

const compositionPlayerSchema = playerSchema.extend({
  number: z.int().nullable(),
  position: z.string().nullable(),
  section: z.enum(SECTIONS),
  team: teamSchema.nullable(),
});

/** Null is what nobody recorded. */
const performanceSchema = z.object({
  goals: z.int(),
  assists: z.int().nullable(),
  minutes_played: z.int().nullable(),
  rating: z.number().nullable(),
  shots: z.int().nullable(),
  shots_on_target: z.int().nullable(),
  passes: z.int().nullable(),
  pass_accuracy: z.number().nullable(),
  tackles: z.int().nullable(),
  saves: z.int().nullable(),
  yellow_cards: z.int().nullable(),
  red_cards: z.int().nullable(),
});

/** Either the player's figures, or a message that there are none. */
const matchStatsSchema = z.union([
  z.object({ played: z.literal(false), message: z.string() }),
  performanceSchema.extend({
    played: z.literal(true),
    match: z.object({
      id: idSchema,
      start_time: instantSchema.nullable(),
      opponent: teamSchema,
      /** Own goals first: home is the player's team. */
      score: scoreSchema,
      venue: z.enum(['home', 'away']),
    }),
    motm: z.boolean(),
    is_starter: z.boolean(),
    clean_sheet: z.boolean(),
  }),
]);

const seasonStatsSchema = z.union([
  z.object({ played: z.literal(false), message: z.string() }),
  performanceSchema.extend({ played: z.literal(true), matches_played: z.int() }),
]);

export const totwSchema = z.object({
  /** The last gameweek of the competition that has a team, in this season or an earlier one. */
  latest: z.object({ season: idSchema, number: z.int() }).nullable(),
  players: z.array(compositionPlayerSchema.extend({ matchStats: matchStatsSchema })),
});
export type Totw = z.infer<typeof totwSchema>;

export const totsSchema = z.object({
  players: z.array(compositionPlayerSchema.extend({ seasonStats: seasonStatsSchema })),
});
export type Tots = z.infer<typeof totsSchema>;

export const totwEndpoints = {
  teamOfTheWeek: endpoint({
    params: idParams,
    query: totwQuery,
    path: apiPaths.teamOfTheWeek(':id'),
    summary: 'Team of the week, each player with his match',
    response: totwSchema,
  }),
  teamOfTheSeason: endpoint({
    params: idParams,
    query: seasonQuery,
    path: apiPaths.teamOfTheSeason(':id'),
    summary: 'Team of the season, each player with his season',
    response: totsSchema,
  }),
};
