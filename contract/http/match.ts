import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import {
  h2hSchema,
  matchNewsSchema,
  matchStandingsSchema,
  matchTopAssistersSchema,
  matchTopRatedSchema,
  matchTopScorersSchema,
  pastMatchesSchema,
  absencesSchema,
  previewSchema,
  penaltyScoreSchema,
  teamCompetitionsSchema,
} from './match-context.ts';
import { eventSchema, goalSchema, phaseSchema, substitutionSchema } from './match-events.ts';
import {
  abandonedSchema,
  idParams,
  idSchema,
  idText,
  instantSchema,
  limitText,
  listedCompetitionSchema,
  actPersonSchema,
  personSchema,
  playerSchema,
  statusSchema,
  teamSchema,
  venueFields,
} from './shared.ts';

export const lineupPlayerSchema = playerSchema.extend({
  jersey_number: z.int().nullable(),
  position: z.string().nullable(),
  captain: z.boolean(),
  matchplayerstats: z
    .object({
      rating: z.number().nullable(),
      /** Own goals included: the page shows goals minus own goals. */
      goals: z.int(),
      own_goals: z.int(),
      motm: z.boolean(),
    })
    .nullable(),
});
export type LineupPlayer = z.infer<typeof lineupPlayerSchema>;
const teamLineupSchema = z.object({ starters: z.array(lineupPlayerSchema), substitutes: z.array(lineupPlayerSchema) });

/** By team id. */
export const lineupsSchema = z.record(z.string(), teamLineupSchema);
export type Lineups = z.infer<typeof lineupsSchema>;

/** Null is what nobody recorded. */
const playerMatchStatsSchema = personSchema.extend({
  image_url: z.string().nullable(),
  team_id: idSchema,
  team_name: z.string(),
  team_name_latin: z.string(),
  position: z.string().nullable(),
  minutes_played: z.int().nullable(),
  rating: z.number().nullable(),
  goals: z.int(),
  assists: z.int().nullable(),
  shots: z.int().nullable(),
  shots_on_target: z.int().nullable(),
  shots_off_target: z.int().nullable(),
  passes: z.int().nullable(),
  key_passes: z.int().nullable(),
  pass_accuracy: z.number().nullable(),
  tackles: z.int().nullable(),
  interceptions: z.int().nullable(),
  clearances: z.int().nullable(),
  blocks: z.int().nullable(),
  fouls_committed: z.int().nullable(),
  yellow_cards: z.int().nullable(),
  red_cards: z.int().nullable(),
  gk_saves: z.int().nullable(),
  goals_conceded: z.int().nullable(),
  motm: z.boolean(),
});

/** Null is what nobody recorded. */
const teamMatchStatsSchema = z.object({
  possession: z.int().nullable(),
  shots: z.int().nullable(),
  shots_on_target: z.int().nullable(),
  shots_off_target: z.int().nullable(),
  shots_blocked: z.int().nullable(),
  corners: z.int().nullable(),
  fouls: z.int().nullable(),
  yellow_cards: z.int().nullable(),
  red_cards: z.int().nullable(),
  gk_saves: z.int().nullable(),
  goals: z.int(),
  goals_conceded: z.int(),
  woodwork: z.int().nullable(),
  avg_rating: z.number().nullable(),
});

export const matchStatsSchema = z.object({
  /** By team id. */
  teamStats: z.record(z.string(), teamMatchStatsSchema),
  playerStats: z.array(playerMatchStatsSchema),
});
export type MatchStats = z.infer<typeof matchStatsSchema>;

const timerSchema = z.object({
  current_minute: z.int(),
  /** [MM1] The minute of the game, of which the first is 1; null while none runs. */
  running_minute: z.int().nullable(),
  current_second: z.int(),
  match_phase: phaseSchema,
  timer_running: z.boolean(),
  last_update: instantSchema,
});

const matchTeamSchema = teamSchema.extend({ score: z.int().nullable() });

const matchInfoSchema = timerSchema.extend({
  id: idSchema,
  status: statusSchema,
  abandoned: abandonedSchema,
  isLive: z.boolean(),
  isFinished: z.boolean(),
  /** Grows with every entry of the match's ledger. */
  revision: z.int(),
  team1_id: idSchema.nullable(),
  team2_id: idSchema.nullable(),
  team1: matchTeamSchema.nullable(),
  team2: matchTeamSchema.nullable(),
  team1_score: z.int().nullable(),
  team2_score: z.int().nullable(),
  half_time_score: penaltyScoreSchema.nullable(),
  /** The goals of the first leg by the sides of this match, when it is a second leg. */
  first_leg_score: penaltyScoreSchema.nullable(),
  start_time: instantSchema.nullable(),
  previous_start_time: instantSchema.nullable(),
  /** When it really started. */
  kicked_off_at: instantSchema.nullable(),
  ...venueFields,
  /** Of its page; null where the pitch is not said. */
  pitch_id: idSchema.nullable(),
  half_minutes: z.int(),
  competition: listedCompetitionSchema.extend({ format: z.enum(COMPETITION_FORMATS) }),
  gameweek: z.object({ id: idSchema, number: z.int(), elimination_round: z.enum(ELIMINATION_ROUNDS).nullable() }),
  season: z.object({ id: idSchema, year_start: z.int(), year_end: z.int() }),
  referee: personSchema.nullable(),
  /** For whoever comes to the match, in the language of the league. */
  note: z.string().nullable(),
  /** Also where nobody recorded line-ups. */
  man_of_the_match: actPersonSchema.nullable(),
  extra_time_winner: idSchema.nullable(),
  penalty_score: penaltyScoreSchema.nullable(),
  penalty_winner: idSchema.nullable(),
  award_reason: z.string().nullable(),
  award_reason_bg: z.string().nullable(),
  yt_video_link: z.string().nullable(),
  yt_summary_link: z.string().nullable(),
  /** The newest article about the match. */
  article_id: idSchema.nullable(),
});

export type MatchTimer = z.infer<typeof timerSchema>;
export type MatchInfo = z.infer<typeof matchInfoSchema>;

const liveDataSchema = z.object({
  matchInfo: matchInfoSchema,
  matchGoals: z.array(goalSchema),
  matchEvents: z.array(eventSchema),
  matchSubstitutions: z.array(substitutionSchema),
  matchSquads: lineupsSchema,
  teamStats: matchStatsSchema.shape.teamStats,
  playerStats: matchStatsSchema.shape.playerStats,
  timer: timerSchema,
});

export const matchSchema = matchInfoSchema.extend({
  goals: z.array(goalSchema),
  events: z.array(eventSchema),
  substitutions: z.array(substitutionSchema),
  squads: lineupsSchema,
  /** Only while the match is live. */
  liveData: liveDataSchema.nullable(),
});
export type Match = z.infer<typeof matchSchema>;

export const matchDetailsSchema = z.object({ details: z.object({ match: matchSchema }) });
export type MatchDetails = z.infer<typeof matchDetailsSchema>;

const matchParams = z.object({ matchId: idText });
const sideParams = matchParams.extend({ side: z.enum(['home', 'away']) });
const teamMatchesQuery = z.object({
  limit: limitText(100, 5),
  competitionId: z.union([z.literal('all'), idText]).optional(),
});
const headToHeadQuery = z.object({ limit: limitText(100, 5) });

export const absenceEndpoints = {
  ofTeam: endpoint({
    params: idParams,
    path: apiPaths.teamAbsences(':id'),
    summary: 'Who is suspended for the next match of a team',
    response: absencesSchema,
  }),
};

export const matchEndpoints = {
  details: endpoint({
    params: matchParams,
    path: apiPaths.matchDetails(':matchId'),
    summary: 'All about one match',
    response: matchDetailsSchema,
  }),
  stats: endpoint({
    params: matchParams,
    path: apiPaths.matchStats(':matchId'),
    summary: 'Statistics of both teams and of the players',
    response: matchStatsSchema,
  }),
  lineups: endpoint({
    params: matchParams,
    path: apiPaths.matchLineups(':matchId'),
    summary: 'Starters and substitutes',
    response: lineupsSchema,
  }),
  h2h: endpoint({
    params: matchParams,
    path: apiPaths.matchH2h(':matchId'),
    summary: 'The balance between the two teams',
    response: h2hSchema,
  }),
  preview: endpoint({
    params: matchParams,
    path: apiPaths.matchPreview(':matchId'),
    summary: 'Before a match: form, best scorers, who is suspended, and where it is',
    response: previewSchema,
  }),
  standings: endpoint({
    params: matchParams,
    path: apiPaths.matchStandings(':matchId'),
    summary: 'The table of the competition of a match',
    response: matchStandingsSchema,
  }),
  topScorers: endpoint({
    params: matchParams,
    path: apiPaths.matchTopScorers(':matchId'),
    summary: 'Top scorers of its competition',
    response: matchTopScorersSchema,
  }),
  topAssisters: endpoint({
    params: matchParams,
    path: apiPaths.matchTopAssisters(':matchId'),
    summary: 'Top assisters of its competition',
    response: matchTopAssistersSchema,
  }),
  topRated: endpoint({
    params: matchParams,
    path: apiPaths.matchTopRated(':matchId'),
    summary: 'Top rated players of its competition',
    response: matchTopRatedSchema,
  }),
  teamMatches: endpoint({
    params: sideParams,
    query: teamMatchesQuery,
    path: apiPaths.teamMatches(':matchId', ':side'),
    summary: 'The latest matches of one of the teams',
    response: pastMatchesSchema,
  }),
  teamCompetitions: endpoint({
    params: sideParams,
    path: apiPaths.sideCompetitions(':matchId', ':side'),
    summary: 'Competitions of one of the teams',
    response: teamCompetitionsSchema,
  }),
  headToHeadMatches: endpoint({
    params: matchParams,
    query: headToHeadQuery,
    path: apiPaths.headToHeadMatches(':matchId'),
    summary: 'The latest matches between the two',
    response: pastMatchesSchema,
  }),
  news: endpoint({
    params: matchParams,
    path: apiPaths.matchNews(':matchId'),
    summary: 'News about a match and its teams',
    response: matchNewsSchema,
  }),
};
