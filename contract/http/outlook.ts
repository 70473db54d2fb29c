import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { TIE_BREAKERS } from '#domain/standings/format.ts';
import { tablePointsSchema } from './competition.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, instantSchema, seasonQuery, teamSchema } from './shared.ts';

const chancesSchema = z.object({
  /** How often the rest of the season was played. */
  runs: z.int(),
  matches_counted: z.int(),
  matches_left: z.int(),
  /** One per group, in the order of the table; none before three matches of each team, or when nothing is left to play. */
  tables: z.array(
    z.object({
      group_name: z.string().nullable(),
      teams: z.array(
        z.object({
          team: teamSchema,
          /** At the end, on average. */
          points: z.number(),
          /** The share of seasons that ended at each place, from the first. */
          places: z.array(z.number()),
        }),
      ),
    }),
  ),
});
export type Chances = z.infer<typeof chancesSchema>;

const tableInputsSchema = z.object({
  points: tablePointsSchema,
  tie_breakers: z.array(z.enum(TIE_BREAKERS)),
  teams: z.array(
    z.object({
      team: teamSchema,
      group_name: z.string().nullable(),
      card_points: z.int(),
      points_adjustment: z.int(),
      withdrawn: z.boolean(),
      /** The number that it drew where lots part level teams. */
      lot: z.int().nullable(),
    }),
  ),
  /** Those that count, oldest first. */
  results: z.array(
    z.object({
      home_id: idSchema,
      away_id: idSchema,
      home_goals: z.int(),
      away_goals: z.int(),
      /** Of a draw. */
      shoot_out_winner: z.enum(['home', 'away']).nullable(),
      gameweek: z.int(),
    }),
  ),
  /** Those that will be played, in the order of the calendar. */
  remaining: z.array(
    z.object({
      id: idSchema,
      gameweek: z.int(),
      start_time: instantSchema.nullable(),
      home_id: idSchema,
      away_id: idSchema,
    }),
  ),
});
export type TableInputs = z.infer<typeof tableInputsSchema>;

const inSeason = { params: idParams, query: seasonQuery };

/** What the rest of a season may bring. */
export const outlookEndpoints = {
  chances: endpoint({
    ...inSeason,
    path: apiPaths.competitionChances(':id'),
    summary: 'The chances of each team for each place, by simulation of the matches that are left',
    response: chancesSchema,
  }),
  tableInputs: endpoint({
    ...inSeason,
    path: apiPaths.tableInputs(':id'),
    summary: 'What a table is made from: rules, teams, results, and the matches that are left',
    response: tableInputsSchema,
  }),
};
