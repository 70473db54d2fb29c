import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { COMPETITION_FORMATS, TIE_BREAKERS } from '#domain/standings/format.ts';
import { seasonSchema } from './season.ts';
import {
  abandonedSchema,
  cityFields,
  daySchema,
  idParams,
  idSchema,
  idText,
  instantSchema,
  limitText,
  listedCompetitionSchema,
  playerSchema,
  scoreSchema,
  seasonQuery,
  statusSchema,
  teamSchema,
  venueFields,
} from './shared.ts';

export const competitionSchema = listedCompetitionSchema.extend({
  ...cityFields,
  country: z.string(),
  current_gameweek: z.int().nullable(),
  format: z.enum(COMPETITION_FORMATS),
  start_date: daySchema,
  end_date: daySchema,
});
export type Competition = z.infer<typeof competitionSchema>;

export const activeCompetitionsSchema = z.array(competitionSchema);

export const competitionsByStatusSchema = z.object({
  active: z.array(competitionSchema),
  upcoming: z.array(competitionSchema),
  finished: z.array(competitionSchema),
  total_finished: z.int(),
});
export type CompetitionsByStatus = z.infer<typeof competitionsByStatusSchema>;

const competitionSeasonsSchema = z.array(seasonSchema.extend({ name: z.string(), is_current: z.boolean() }));

export const gameweekSchema = z.object({
  id: idSchema,
  number: z.int(),
  start_date: daySchema,
  end_date: daySchema,
  is_current: z.boolean(),
  iscurrent: z.boolean(),
  isprevious: z.boolean(),
  elimination_round: z.enum(ELIMINATION_ROUNDS).nullable(),
});
export type GameweekInfo = z.infer<typeof gameweekSchema>;
export const gameweeksSchema = z.object({ gameweeks: z.array(gameweekSchema) });
export type Gameweeks = z.infer<typeof gameweeksSchema>;

const gameweekParams = z.object({ id: idText, gameweekId: idText });

/** Lists of matches name the crest twice: existing clients know it under either name. */
const matchTeamSchema = teamSchema.extend({ logo_url: z.string().nullable() });

export const gameweekMatchSchema = z.object({
  id: idSchema,
  status: statusSchema,
  abandoned: abandonedSchema,
  start_time: instantSchema.nullable(),
  score: scoreSchema.nullable(),
  penalty_score: z.object({ team1: z.int(), team2: z.int() }).nullable(),
  home_team: matchTeamSchema.nullable(),
  away_team: matchTeamSchema.nullable(),
  ...venueFields,
});
export type GameweekMatch = z.infer<typeof gameweekMatchSchema>;
const gameweekMatchesSchema = z.array(gameweekMatchSchema);
const nextMatchesSchema = z.object({ matches: gameweekMatchesSchema });
export type NextMatches = z.infer<typeof nextMatchesSchema>;

const totalMatchesSchema = z.object({ totalMatches: z.int() });

const seededTeamSchema = teamSchema.extend({ seed: z.int().nullable() });
export const eliminationMatchSchema = z.object({
  id: idSchema,
  status: statusSchema,
  abandoned: abandonedSchema,
  start_time: instantSchema.nullable(),
  gameweek: z.object({ number: z.int(), elimination_round: z.enum(ELIMINATION_ROUNDS) }),
  /** Place in the round from the top of the bracket, from 1. */
  bracket_slot: z.int().nullable(),
  home_team: seededTeamSchema.nullable(),
  away_team: seededTeamSchema.nullable(),
  home_score: z.int().nullable(),
  away_score: z.int().nullable(),
  penalty_score: z.object({ team1: z.int(), team2: z.int() }).nullable(),
  ...venueFields,
});
export type EliminationMatch = z.infer<typeof eliminationMatchSchema>;
const eliminationMatchesSchema = z.object({ matches: z.array(eliminationMatchSchema) });

const competitionTeamSchema = teamSchema.extend({
  ...cityFields,
  founded: z.int().nullable(),
  seed: z.int().nullable(),
  group_name: z.string().nullable(),
  description: z.string().nullable(),
  description_bg: z.string().nullable(),
});
export const competitionTeamsSchema = z.object({
  teams: z.array(competitionTeamSchema),
  groupedTeams: z.record(z.string(), z.array(competitionTeamSchema)),
});
export type CompetitionTeams = z.infer<typeof competitionTeamsSchema>;

export const gameweekGoalsSchema = z.array(z.object({ gameweek: z.int(), goals: z.int() }));
export type GameweekGoals = z.infer<typeof gameweekGoalsSchema>;

export const tableZoneSchema = z.object({
  from: z.int(),
  to: z.int(),
  kind: z.enum(['title', 'playoff', 'drop']),
  label_bg: z.string(),
  label_en: z.string(),
});

export const formSchema = z.array(z.enum(['W', 'D', 'L'])).max(5);

export const withdrawnSchema = z.object({
  on: daySchema,
  annulled: z.boolean(),
  /** [ST23] In each match that is left. */
  goals_awarded: z.int(),
});

/** Of a row of a table. */
export const tableFigures = {
  matches_played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goals_scored: z.int(),
  goals_conceded: z.int(),
  goal_difference: z.int(),
  points: z.int(),
};

export const standingSchema = z.object({
  position: z.int(),
  /** Where the team stood before the last gameweek; null when there was none. */
  previous_position: z.int().nullable(),
  team: teamSchema,
  group_name: z.string().nullable(),
  ...tableFigures,
  points_adjustment: z.int(),
  form: formSchema,
  /** [ST15] Of a team that left: when, and whether its results are annulled. */
  withdrawn: withdrawnSchema.nullable(),
});
export type Standing = z.infer<typeof standingSchema>;

/** One table for a league, one per group for group formats. */
export const standingsSchema = z.union([z.array(standingSchema), z.record(z.string(), z.array(standingSchema))]);
export type Standings = z.infer<typeof standingsSchema>;

export const adjustmentSchema = z.object({
  team: teamSchema,
  points: z.int(),
  reason_bg: z.string(),
  reason_en: z.string(),
});

const leaderSchema = z.object({ player: playerSchema, team: teamSchema });
export const topScorerSchema = leaderSchema.extend({ goals: z.int() });
export const topAssisterSchema = leaderSchema.extend({ assists: z.int() });
const topRatedSchema = leaderSchema.extend({ avg_rating: z.number() });
export type TopScorer = z.infer<typeof topScorerSchema>;
export type TopAssister = z.infer<typeof topAssisterSchema>;

export const featuredSchema = z.object({
  competition: competitionSchema.extend({
    season: seasonSchema,
    /** A gameweek is left to be played. */
    has_fixtures: z.boolean(),
    zones: z.array(tableZoneSchema),
    adjustments: z.array(adjustmentSchema),
  }),
  /** Of a past season that is shown in place of the one that has not begun. */
  champion: teamSchema.nullable(),
  standings: standingsSchema,
  topScorers: z.object({ top_scorers: z.array(topScorerSchema) }),
  topAssisters: z.object({ top_assisters: z.array(topAssisterSchema) }),
  topRatedPlayers: z.array(topRatedSchema),
});
export type Featured = z.infer<typeof featuredSchema>;

export const statisticsQuery = seasonQuery.extend({
  type: z.enum(['season', 'alltime']).default('season'),
  limit: limitText(1000, 10),
});
const topScorersSchema = z.array(topScorerSchema);
const topAssistersSchema = z.array(topAssisterSchema);
const topRatedListSchema = z.array(leaderSchema.extend({ rating: z.number() }));

const chartsSchema = z.object({
  /** The gameweeks that have a result and are over. */
  gameweeks: z.array(z.int()),
  /** The last one that has a result, while it is not over. */
  running_gameweek: z.int().nullable(),
  /** One per group; the places of a team are those after each of the gameweeks. */
  places: z.array(
    z.object({
      group_name: z.string().nullable(),
      teams: z.array(z.object({ team: teamSchema, places: z.array(z.int()) })),
    }),
  ),
  /** Empty if no goal has a minute. */
  goal_quarters: z.array(z.object({ from: z.int(), to: z.int(), goals: z.int() })),
});

export const tablePointsSchema = z.object({
  win: z.int(),
  draw: z.int(),
  loss: z.int(),
  /** Where draws are decided on penalties. */
  shoot_out: z.object({ win: z.int(), loss: z.int() }).nullable(),
});

const rulesSchema = z.object({
  season: seasonSchema,
  format: z.enum(COMPETITION_FORMATS),
  start_date: daySchema,
  end_date: daySchema,
  teams: z.int(),
  matches: z.int(),
  matches_played: z.int(),
  half_minutes: z.int(),
  /** Whether a knockout match that is level goes to extra time before penalties. */
  extra_time: z.boolean(),
  points: tablePointsSchema,
  /** In their order; goal difference and goals scored come first unless one of them is listed. */
  tie_breakers: z.array(z.enum(TIE_BREAKERS)),
  suspensions: z.object({
    /** How many yellow cards cost a match; 0 if they never do. */
    yellow_cards: z.int(),
    /** How many matches a red card costs. */
    matches_per_red_card: z.int(),
    /** Whether a second yellow card counts as a yellow and a red one. */
    second_yellow_is_red: z.boolean(),
  }),
  zones: z.array(tableZoneSchema),
  adjustments: z.array(adjustmentSchema),
});

export const historySchema = z.array(
  listedCompetitionSchema.extend({
    /** Of its latest season. */
    format: z.enum(COMPETITION_FORMATS),
    /** Newest first; the champion is null until there is one. */
    seasons: z.array(
      seasonSchema.extend({
        is_current: z.boolean(),
        start_date: daySchema,
        end_date: daySchema,
        champion: teamSchema.nullable(),
      }),
    ),
  }),
);
export type History = z.infer<typeof historySchema>;

export const recentMatchSchema = z.object({
  id: idSchema,
  status: z.enum(['FINISHED', 'AWARDED']),
  start_time: instantSchema.nullable(),
  team1_score: z.int(),
  team2_score: z.int(),
  home_team: matchTeamSchema,
  away_team: matchTeamSchema,
});
export type RecentMatch = z.infer<typeof recentMatchSchema>;

export const recentMatchesSchema = z.object({ matches: z.array(recentMatchSchema) });

const byId = { params: idParams };
const inSeason = { params: idParams, query: seasonQuery };
/** `played=true`: while the season waits for its first match, the last one that had any. */
const featuredQuery = seasonQuery.extend({ played: z.literal('true').optional() });

export const competitionEndpoints = {
  active: endpoint({
    path: apiPaths.activeCompetitions,
    summary: 'Competitions that are being played today; between two seasons those of the next, else of the last',
    response: activeCompetitionsSchema,
  }),
  byStatus: endpoint({
    path: apiPaths.competitionsByStatus,
    summary: 'All competitions: active, upcoming, finished',
    response: competitionsByStatusSchema,
  }),
  history: endpoint({
    path: apiPaths.competitionHistory,
    summary: 'All competitions with their seasons and champions',
    response: historySchema,
  }),
  rules: endpoint({
    ...inSeason,
    path: apiPaths.competitionRules(':id'),
    summary: 'Facts and rules of a competition season',
    response: rulesSchema,
  }),
  charts: endpoint({
    ...inSeason,
    path: apiPaths.competitionCharts(':id'),
    summary: 'Places by gameweek and goals by quarter of an hour',
    response: chartsSchema,
  }),
  one: endpoint({
    ...byId,
    path: apiPaths.competition(':id'),
    summary: 'One competition',
    response: competitionSchema,
  }),
  featured: endpoint({
    params: idParams,
    query: featuredQuery,
    path: apiPaths.featured(':id'),
    summary: 'Table and leaders of a competition',
    response: featuredSchema,
  }),
  seasons: endpoint({
    ...byId,
    path: apiPaths.competitionSeasons(':id'),
    summary: 'Seasons in which a competition was played, newest first',
    response: competitionSeasonsSchema,
  }),
  gameweeks: endpoint({
    ...inSeason,
    path: apiPaths.gameweeks(':id'),
    summary: 'Gameweeks of a competition season',
    response: gameweeksSchema,
  }),
  gameweekMatches: endpoint({
    params: gameweekParams,
    path: apiPaths.gameweekMatches(':id', ':gameweekId'),
    summary: 'Matches of a gameweek',
    response: gameweekMatchesSchema,
  }),
  recentMatches: endpoint({
    ...byId,
    path: apiPaths.recentMatches(':id'),
    summary: 'The latest results of a competition',
    response: recentMatchesSchema,
  }),
  nextMatches: endpoint({
    ...byId,
    path: apiPaths.nextMatches(':id'),
    summary: 'The next matches of a competition',
    response: nextMatchesSchema,
  }),
  totalMatches: endpoint({
    ...inSeason,
    path: apiPaths.totalMatchesPlayed(':id'),
    summary: 'How many matches have been played',
    response: totalMatchesSchema,
  }),
  eliminationMatches: endpoint({
    ...inSeason,
    path: apiPaths.eliminationMatches(':id'),
    summary: 'The knockout bracket',
    response: eliminationMatchesSchema,
  }),
  teams: endpoint({
    ...inSeason,
    path: apiPaths.competitionTeams(':id'),
    summary: 'Teams of a competition season',
    response: competitionTeamsSchema,
  }),
  gameweekGoals: endpoint({
    ...inSeason,
    path: apiPaths.gameweekGoals(':id'),
    summary: 'Goals by gameweek',
    response: gameweekGoalsSchema,
  }),
  topScorers: endpoint({
    ...byId,
    query: statisticsQuery,
    path: apiPaths.topScorers(':id'),
    summary: 'Top scorers of a season or of all time',
    response: topScorersSchema,
  }),
  topAssisters: endpoint({
    ...byId,
    query: statisticsQuery,
    path: apiPaths.topAssisters(':id'),
    summary: 'Top assisters of a season or of all time',
    response: topAssistersSchema,
  }),
  topRated: endpoint({
    ...byId,
    query: statisticsQuery,
    path: apiPaths.topRated(':id'),
    summary: 'Top rated players of a season or of all time',
    response: topRatedListSchema,
  }),
};
