import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { tableFigures } from './competition.ts';
import { endpoint } from './endpoint.ts';
import { pastMatchSchema } from './match-context.ts';
import { seasonSchema } from './season.ts';
import { idParams, idSchema, instantSchema, listedCompetitionSchema, playerSchema, teamSchema } from './shared.ts';

const tableFields = {
  seasons: z.int(),
  titles: z.int(),
  ...tableFigures,
};

const runSchema = z.object({
  team: teamSchema,
  competition: listedCompetitionSchema,
  matches: z.int(),
  first_match_id: idSchema,
  last_match_id: idSchema,
  /** Kick-off of the first and the last match. */
  from: instantSchema.nullable(),
  to: instantSchema.nullable(),
  /** Whether the next match may make it longer. */
  going_on: z.boolean(),
});
export type RecordRun = z.infer<typeof runSchema>;

const shared = {
  scorers: z.array(z.object({ player: playerSchema, team: teamSchema, goals: z.int(), matches: z.int() })),
  appearances: z.array(z.object({ player: playerSchema, team: teamSchema, matches: z.int() })),
  biggest_wins: z.array(pastMatchSchema),
  /** Of both teams together. */
  most_goals: z.array(pastMatchSchema),
  /** The most goals of one player in one match. */
  player_goals: z.array(z.object({ player: playerSchema, team: teamSchema, goals: z.int(), match: pastMatchSchema })),
  /** The longest of each team in a competition, the longest first. */
  runs: z.object({
    unbeaten: z.array(runSchema),
    winning: z.array(runSchema),
    clean_sheets: z.array(runSchema),
  }),
};

const competitionRecordsSchema = z.object({
  /** Newest first; the champion is null until there is one. */
  seasons: z.array(seasonSchema.extend({ is_current: z.boolean(), champion: teamSchema.nullable() })),
  /** The tables of all seasons added up; empty for a pure knockout. */
  table: z.array(z.object({ position: z.int(), team: teamSchema, ...tableFields })),
  ...shared,
});
export type CompetitionRecords = z.infer<typeof competitionRecordsSchema>;

const teamRecordsSchema = z.object({
  /** Newest first; a place only where the season has one table. */
  seasons: z.array(
    seasonSchema.extend({
      is_current: z.boolean(),
      competition: listedCompetitionSchema,
      place: z.int().nullable(),
      champion: z.boolean(),
      /** Whether matches are left to be played. */
      open: z.boolean(),
    }),
  ),
  /** All seasons of each added up. */
  competitions: z.array(z.object({ competition: listedCompetitionSchema, ...tableFields })),
  ...shared,
  biggest_defeats: z.array(pastMatchSchema),
});
export type TeamRecords = z.infer<typeof teamRecordsSchema>;

export const competitionRecordEndpoints = {
  records: endpoint({
    params: idParams,
    path: apiPaths.competitionRecords(':id'),
    summary: 'Records of all seasons of a competition: champions, all-time table, players, matches and runs',
    response: competitionRecordsSchema,
  }),
};

export const teamRecordEndpoints = {
  records: endpoint({
    params: idParams,
    path: apiPaths.teamRecords(':id'),
    summary: 'Records of a team: its seasons, players, matches and runs',
    response: teamRecordsSchema,
  }),
};
