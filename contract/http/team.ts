import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import { adjustmentSchema, standingsSchema, tableZoneSchema } from './competition.ts';
import { pastMatchesSchema } from './match-context.ts';
import { newsItemSchema } from './news.ts';
import {
  abandonedSchema,
  cityFields,
  competitionRefSchema,
  daySchema,
  idParams,
  idSchema,
  idText,
  instantSchema,
  playerSchema,
  scoreSchema,
  sideSchema,
  statusSchema,
  teamSchema,
  venueFields,
} from './shared.ts';

export const teamsSchema = z.array(teamSchema);
export type Teams = z.infer<typeof teamsSchema>;

export const teamDetailsSchema = teamSchema.extend({
  ...cityFields,
  founded: z.int().nullable(),
  stadium: z.string().nullable(),
  stadium_latin: z.string().nullable(),
  description: z.string().nullable(),
  description_bg: z.string().nullable(),
  /** Those of the current season. */
  competitions: z.array(competitionRefSchema),
  socialMedia: z.object({
    instagram: z.string().nullable(),
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
  }),
  website: z.string().nullable(),
  /** Of the whole team. */
  photo: z.string().nullable(),
  /** Of its shirts, as #rrggbb. */
  colors: z.array(z.string()),
  /** Whom to call, if the team wants it to be known. */
  contact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
});
export type TeamDetails = z.infer<typeof teamDetailsSchema>;

const teamMatchSchema = z.object({
  id: idSchema,
  startTime: instantSchema.nullable(),
  gameweek: z.int(),
  status: statusSchema,
  abandoned: abandonedSchema,
  isHomeTeam: z.boolean(),
  /** Null while a knockout opponent is not decided. */
  homeTeam: sideSchema.nullable(),
  awayTeam: sideSchema.nullable(),
  ...venueFields,
  /** Of a live or abandoned match. */
  score: scoreSchema.nullable(),
});
const resultSchema = teamMatchSchema.extend({
  homeTeam: sideSchema,
  awayTeam: sideSchema,
  score: scoreSchema,
  /** By the score: a match decided on penalties is a draw. */
  result: z.enum(['W', 'L', 'D']),
});

const byCompetition = <Match extends z.ZodType>(match: Match) =>
  z.array(z.object({ competition: competitionRefSchema, matches: z.array(match) }));

export const fixturesSchema = z.object({ totalFixtures: z.int(), fixtures: byCompetition(teamMatchSchema) });
export type Fixtures = z.infer<typeof fixturesSchema>;

/** The current season's, or the latest season's that has any; newest first. */
export const resultsSchema = z.object({ totalResults: z.int(), results: byCompetition(resultSchema) });
export type Results = z.infer<typeof resultsSchema>;

const seasonChoice = z.object({ id: idSchema, name: z.string(), isCurrent: z.boolean() });

export const teamCompetitionsSchema = z.object({
  competitions: z.array(competitionRefSchema.extend({ seasons: z.array(seasonChoice) })),
});
export type TeamCompetitions = z.infer<typeof teamCompetitionsSchema>;

const teamTableQuery = z.object({ competition_id: idText.optional(), season_id: idText.optional() });
export const teamStandingsSchema = z.object({
  standings: standingsSchema,
  format: z.enum(COMPETITION_FORMATS).nullable(),
  zones: z.array(tableZoneSchema),
  adjustments: z.array(adjustmentSchema),
});
export type TeamStandings = z.infer<typeof teamStandingsSchema>;

const squadQuery = z.object({
  competition_id: idText.optional(),
  season_id: z.union([z.literal('all'), idText]).optional(),
});
const squadPlayerSchema = z.object({
  player: playerSchema.extend({
    /** Absent for a player under 18, and for everybody where the league shows ages alone. */
    dob: daySchema.optional(),
    age: z.int().nullable(),
    country: z.string(),
    countryCode: z.string(),
  }),
  shirtNumber: z.int().nullable(),
  stats: z.object({ matches: z.int(), goals: z.int(), assists: z.int().nullable(), avgRating: z.number().nullable() }),
});
export const squadSchema = z.object({
  competitions: z.array(competitionRefSchema),
  seasons: z.array(z.object({ id: idSchema, name: z.string() })),
  totalPlayers: z.int(),
  players: z.object({
    goalkeepers: z.array(squadPlayerSchema),
    defenders: z.array(squadPlayerSchema),
    midfielders: z.array(squadPlayerSchema),
    forwards: z.array(squadPlayerSchema),
  }),
});
export type Squad = z.infer<typeof squadSchema>;

const transferSchema = z.object({
  id: idSchema,
  transferDate: daySchema,
  season: z.object({ id: idSchema, name: z.string(), yearStart: z.int() }).nullable(),
  player: playerSchema.extend({ position: z.string().nullable() }),
  fromTeam: teamSchema.nullable(),
  toTeam: teamSchema.nullable(),
});
export const teamTransfersSchema = z.object({
  transfersIn: z.array(transferSchema),
  transfersOut: z.array(transferSchema),
});
export type TeamTransfers = z.infer<typeof teamTransfersSchema>;

export const teamAwardsSchema = z.object({
  awards: z.array(
    z.object({
      id: idSchema,
      type: z.string(),
      competition: competitionRefSchema,
      season: seasonChoice,
      notes: z.string().nullable(),
      notes_bg: z.string().nullable(),
      awardedDate: daySchema,
      picture: z.string().nullable(),
    }),
  ),
});
export type TeamAwards = z.infer<typeof teamAwardsSchema>;

const recordSchema = z.object({
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  matchesPlayed: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  goalDifference: z.int(),
});
const periodSchema = recordSchema.extend({ cleanSheets: z.int(), avgRating: z.number().nullable() });
export const teamStatsSchema = z.object({
  currentSeason: periodSchema,
  allTime: periodSchema,
  competitions: z.array(competitionRefSchema),
  allSeasons: z.array(
    z.object({
      season: z.object({ id: idSchema, year_start: z.int(), year_end: z.int(), is_current: z.boolean() }),
      /** [ST29] Null where nothing gives points. */
      totals: recordSchema.extend({ points: z.int().nullable() }),
      competitions: z.array(
        z.object({
          competition: competitionRefSchema,
          stats: recordSchema.extend({
            points: z.int().nullable(),
            cleanSheets: z.int(),
            totalYellowCards: z.int().nullable(),
            totalRedCards: z.int().nullable(),
          }),
        }),
      ),
    }),
  ),
});
export type TeamStats = z.infer<typeof teamStatsSchema>;

export const teamNewsSchema = z.object({ news: z.array(newsItemSchema) });
export type TeamNews = z.infer<typeof teamNewsSchema>;

export const teamEndpoints = {
  list: endpoint({ path: apiPaths.teams, summary: 'All teams by name', response: teamsSchema }),
  one: endpoint({ params: idParams, path: apiPaths.team(':id'), summary: 'One team', response: teamDetailsSchema }),
  fixtures: endpoint({
    params: idParams,
    path: apiPaths.teamFixtures(':id'),
    summary: 'What a team has yet to play, by competition',
    response: fixturesSchema,
  }),
  results: endpoint({
    params: idParams,
    path: apiPaths.teamResults(':id'),
    summary: 'What a team has played this season, by competition',
    response: resultsSchema,
  }),
  competitions: endpoint({
    params: idParams,
    path: apiPaths.teamCompetitions(':id'),
    summary: 'Competitions of a team with their seasons',
    response: teamCompetitionsSchema,
  }),
  transfers: endpoint({
    params: idParams,
    path: apiPaths.teamTransfers(':id'),
    summary: 'Who came and who left',
    response: teamTransfersSchema,
  }),
  awards: endpoint({
    params: idParams,
    path: apiPaths.teamAwards(':id'),
    summary: 'Awards of a team',
    response: teamAwardsSchema,
  }),
  stats: endpoint({
    params: idParams,
    path: apiPaths.teamStats(':id'),
    summary: 'Figures of a team: this season, all time, by season',
    response: teamStatsSchema,
  }),
  meetings: endpoint({
    params: idParams.extend({ other: idText }),
    path: apiPaths.teamMeetings(':id', ':other'),
    summary: 'The latest matches between two teams',
    response: pastMatchesSchema,
  }),
  news: endpoint({
    params: idParams,
    path: apiPaths.teamNews(':id'),
    summary: 'News of a team',
    response: teamNewsSchema,
  }),
  standings: endpoint({
    params: idParams,
    query: teamTableQuery,
    path: apiPaths.teamStandings(':id'),
    summary: 'The table that a team stands in',
    response: teamStandingsSchema,
  }),
  squad: endpoint({
    params: idParams,
    query: squadQuery,
    path: apiPaths.teamSquad(':id'),
    summary: 'The squad of a team with its figures',
    response: squadSchema,
  }),
};
