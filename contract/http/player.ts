import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { endpoint } from './endpoint.ts';
import { pastMatchSchema } from './match-context.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { AWARD_TYPES, BEST_TEAM_TYPES } from '#domain/player/award.ts';
import { TEAM_RANKS } from '#domain/team/rank.ts';
import {
  competitionRefSchema,
  daySchema,
  idParams,
  idSchema,
  idText,
  instantSchema,
  limitText,
  namedSchema,
  pageText,
  personSchema,
  playerSchema,
  sideSchema,
  teamSchema,
} from './shared.ts';

const namedPicture = namedSchema.extend({ badge: z.string().nullable() });
const seasonRef = z.object({ id: idSchema, year_start: z.int(), year_end: z.int(), is_current: z.boolean() });

const playerTeamSchema = teamSchema.extend({ isCurrent: z.boolean(), number: z.int().nullable() });

export const awardSchema = z.object({
  id: idSchema,
  mainType: z.enum(AWARD_TYPES),
  subtype: z.string(),
  competition: competitionRefSchema.nullable(),
  season: seasonRef.nullable(),
  gameweek: z.int().nullable(),
  awardedDate: daySchema,
  pictureUrl: z.string().nullable(),
  notes: z.string().nullable(),
  notes_bg: z.string().nullable(),
});
export type Award = z.infer<typeof awardSchema>;

export const playerDetailsSchema = personSchema.extend({
  photo: z.string().nullable(),
  /** Absent for a player under 18, and for everybody where the league shows ages alone. */
  birthdate: daySchema.optional(),
  age: z.int().nullable(),
  nationality: z.string(),
  nationalityCode: z.string(),
  position: z.string().nullable(),
  currentTeam: teamSchema.nullable(),
  teams: z.array(playerTeamSchema),
  transfers: z.array(
    z.object({
      id: idSchema,
      fromTeam: namedPicture.nullable(),
      toTeam: namedPicture.nullable(),
      date: daySchema,
      teamRank: z.enum(TEAM_RANKS),
    }),
  ),
  awards: z.array(awardSchema),
});
export type PlayerDetails = z.infer<typeof playerDetailsSchema>;

/** Sums over the matches that have the number; null if none has. */
export const playerSummarySchema = z.object({
  stats: z.object({
    totalMatches: z.int(),
    totalGoals: z.int(),
    totalAssists: z.int().nullable(),
    totalShots: z.int().nullable(),
    shotsOnTarget: z.int().nullable(),
    shotsOffTarget: z.int().nullable(),
    minutesPlayed: z.int().nullable(),
    yellowCards: z.int().nullable(),
    redCards: z.int().nullable(),
    saves: z.int().nullable(),
    avgRating: z.number().nullable(),
  }),
});
export type PlayerSummary = z.infer<typeof playerSummarySchema>;

/** Oldest first, at most ten; `match` names the opponent. */
export const lastMatchesSchema = z.array(
  z.object({
    matchId: idSchema,
    match: z.string(),
    match_latin: z.string(),
    rating: z.number().nullable(),
    goals: z.int(),
    date: instantSchema.nullable(),
  }),
);
export type LastMatches = z.infer<typeof lastMatchesSchema>;

const seasonGoalsSchema = z.array(z.object({ season: z.string(), goals: z.int() }));

/** Sums over the matches that have the number; null if none has. */
export const playerStatsSchema = z.array(
  z.object({
    season: seasonRef,
    totals: z.object({
      matches: z.int(),
      goals: z.int(),
      assists: z.int().nullable(),
      minutes_played: z.int().nullable(),
      avg_rating: z.number().nullable(),
      yellow_cards: z.int().nullable(),
      red_cards: z.int().nullable(),
    }),
    competitions: z.array(
      z.object({
        competition: competitionRefSchema,
        team: namedPicture,
        stats: z.object({
          matches: z.int(),
          starts: z.int(),
          minutes_played: z.int().nullable(),
          goals: z.int(),
          assists: z.int().nullable(),
          avg_rating: z.number().nullable(),
          highest_rating: z.number().nullable(),
          shots: z.int().nullable(),
          shots_on_target: z.int().nullable(),
          yellow_cards: z.int().nullable(),
          red_cards: z.int().nullable(),
          motm_awards: z.int(),
          saves: z.int().nullable(),
          clean_sheets: z.int(),
          pass_accuracy: z.number().nullable(),
        }),
      }),
    ),
  }),
);
export type PlayerStats = z.infer<typeof playerStatsSchema>;

const playerMatchesQuery = z.object({ page: pageText, limit: limitText(100, 10), teamId: idText.optional() });
export const playerMatchSchema = z.object({
  matchId: idSchema,
  date: instantSchema.nullable(),
  playerTeam: sideSchema,
  opponent: sideSchema,
  score: z.object({ playerTeamScore: z.int(), opponentScore: z.int() }),
  competition: competitionRefSchema,
  playerStats: z.object({
    minutesPlayed: z.int().nullable(),
    goals: z.int(),
    assists: z.int().nullable(),
    rating: z.number().nullable(),
  }),
});
export const playerMatchesSchema = z.object({
  matches: z.array(playerMatchSchema),
  pagination: z.object({ currentPage: z.int(), hasMore: z.boolean() }),
});
export type PlayerMatches = z.infer<typeof playerMatchesSchema>;

export const playerRatingsSchema = z.object({
  /** The last one in which he was rated. */
  season: seasonRef.nullable(),
  /** Newest first. */
  matches: z.array(
    playerMatchSchema.extend({
      gameweek: z.object({ number: z.int(), elimination_round: z.enum(ELIMINATION_ROUNDS).nullable() }),
      is_home: z.boolean(),
      rating: z.number(),
    }),
  ),
});
export type PlayerRatings = z.infer<typeof playerRatingsSchema>;

export const playerTeamsSchema = z.array(playerTeamSchema);
export type PlayerTeams = z.infer<typeof playerTeamsSchema>;

export const trendingSchema = z.array(
  playerSchema.extend({ team: teamSchema, goals: z.int(), assists: z.int(), avg_rating: z.number().nullable() }),
);
export type Trending = z.infer<typeof trendingSchema>;

const compositionsParams = z.object({ playerId: idText });
export const compositionsSchema = z.array(
  z.object({
    id: idSchema,
    compositionType: z.enum(BEST_TEAM_TYPES),
    competition: competitionRefSchema,
    season: seasonRef,
    createdDate: daySchema,
    pictureUrl: z.string().nullable(),
    notes: z.string().nullable(),
    notes_bg: z.string().nullable(),
    gameweek: z.object({ week_number: z.int() }).nullable(),
    goalkeeperId: idSchema,
    firstDefenderId: idSchema,
    secondDefenderId: idSchema,
    midfielderId: idSchema,
    firstForwardId: idSchema,
    secondForwardId: idSchema,
  }),
);
export type Compositions = z.infer<typeof compositionsSchema>;

export const playerBansSchema = z.object({
  bans: z.array(
    z.object({
      /** In which alone it holds; null: in every one. */
      competition: competitionRefSchema.nullable(),
      starts_on: daySchema,
      /** Still to be missed; null for a ban that ends on a day. */
      matches: z.int().nullable(),
      /** The last day of such a ban. */
      until: daySchema.nullable(),
      reason_bg: z.string(),
      reason_en: z.string(),
      decision: z.string().nullable(),
    }),
  ),
});
export type PlayerBans = z.infer<typeof playerBansSchema>;

/** Of two who played against each other, newest first. */
const playerMeetingsSchema = z.object({
  matches: z.array(pastMatchSchema.extend({ player_goals: z.int(), other_goals: z.int() })),
});

export const playerEndpoints = {
  trending: endpoint({
    path: apiPaths.trendingPlayers,
    summary: 'Who shone in the last three gameweeks',
    response: trendingSchema,
  }),
  one: endpoint({
    params: idParams,
    path: apiPaths.player(':id'),
    summary: 'One player',
    response: playerDetailsSchema,
  }),
  summary: endpoint({
    params: idParams,
    path: apiPaths.playerSummary(':id'),
    summary: 'Career sums of a player',
    response: playerSummarySchema,
  }),
  lastMatches: endpoint({
    params: idParams,
    path: apiPaths.playerLastMatches(':id'),
    summary: 'His last ten matches, oldest first',
    response: lastMatchesSchema,
  }),
  seasonGoals: endpoint({
    params: idParams,
    path: apiPaths.playerSeasonGoals(':id'),
    summary: 'His goals by season, oldest first',
    response: seasonGoalsSchema,
  }),
  stats: endpoint({
    params: idParams,
    path: apiPaths.playerStats(':id'),
    summary: 'His figures by season and competition, newest first',
    response: playerStatsSchema,
  }),
  matches: endpoint({
    params: idParams,
    query: playerMatchesQuery,
    path: apiPaths.playerMatches(':id'),
    summary: 'His matches, newest first, by pages',
    response: playerMatchesSchema,
  }),
  teams: endpoint({
    params: idParams,
    path: apiPaths.playerTeams(':id'),
    summary: 'Teams he has played for',
    response: playerTeamsSchema,
  }),
  ratings: endpoint({
    params: idParams,
    path: apiPaths.playerRatings(':id'),
    summary: 'His ratings match by match in the last season in which he was rated, newest first',
    response: playerRatingsSchema,
  }),
  meetings: endpoint({
    params: idParams.extend({ other: idText }),
    path: apiPaths.playerMeetings(':id', ':other'),
    summary: 'The latest matches in which two played against each other, with the goals of both',
    response: playerMeetingsSchema,
  }),
  bans: endpoint({
    params: idParams,
    path: apiPaths.playerBans(':id'),
    summary: 'Decisions of the disciplinary commission about him that are not over, the oldest first',
    response: playerBansSchema,
  }),
  compositions: endpoint({
    params: compositionsParams,
    path: apiPaths.playerCompositions(':playerId'),
    summary: 'Teams of the week, season and year that he was in',
    response: compositionsSchema,
  }),
};
