import { z } from 'zod';
import { apiPaths } from '#contract/paths.ts';
import { gameweekMatchSchema } from './competition.ts';
import { endpoint } from './endpoint.ts';
import { goalSchema } from './match-events.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import { daySchema, idSchema, instantSchema, listedCompetitionSchema, teamSchema, venueFields } from './shared.ts';

export const liveStatusSchema = z.object({ hasLiveMatches: z.boolean(), liveMatchCount: z.int() });
export type LiveStatus = z.infer<typeof liveStatusSchema>;

export const liveMatchSchema = z.object({
  id: idSchema,
  status: z.enum(['LIVE', 'UPCOMING']),
  isLive: z.boolean(),
  start_time: instantSchema.nullable(),
  /** When it really started. */
  kicked_off_at: instantSchema.nullable(),
  match_phase: z.enum(MATCH_PHASES),
  current_minute: z.int(),
  /** [MM1] The minute of the game, of which the first is 1; null while none runs. */
  running_minute: z.int().nullable(),
  current_second: z.int(),
  timer_running: z.boolean(),
  last_update: instantSchema,
  /** Grows with every entry of the match's ledger. */
  revision: z.int(),
  team1_score: z.int().nullable(),
  team2_score: z.int().nullable(),
  team1: teamSchema,
  team2: teamSchema,
  competition: listedCompetitionSchema,
  gameweek: z.object({ number: z.int(), elimination_round: z.string().nullable() }),
  ...venueFields,
  half_minutes: z.int(),
  /** In their order; none of a match that has not begun. */
  goals: z.array(goalSchema),
});
export type LiveMatchInfo = z.infer<typeof liveMatchSchema>;

export const liveAndUpcomingSchema = z.object({
  liveMatches: z.array(liveMatchSchema),
  upcomingMatches: z.array(liveMatchSchema),
  /** The rest of today's. */
  laterMatches: z.array(liveMatchSchema),
});
export type LiveAndUpcoming = z.infer<typeof liveAndUpcomingSchema>;

export const fixtureListMatchSchema = gameweekMatchSchema.extend({
  competition: listedCompetitionSchema,
  gameweek: z.object({ number: z.int(), elimination_round: z.enum(ELIMINATION_ROUNDS).nullable() }),
});
export type FixtureListMatch = z.infer<typeof fixtureListMatchSchema>;

export const weekendSchema = z.object({
  from: daySchema,
  to: daySchema,
  matches: z.array(fixtureListMatchSchema),
  /** Of the next days with matches, when the weekend has none. */
  next: z.array(fixtureListMatchSchema),
});

/** A day with matches. */
const matchDaySchema = z.object({
  date: daySchema,
  matches: z.int().min(1),
  live: z.boolean(),
  /** Who plays. */
  team_ids: z.array(idSchema),
});
export type MatchDayInfo = z.infer<typeof matchDaySchema>;

export const dayMatchesSchema = z.object({
  date: daySchema,
  /** [MD1] In the league's order, each with its matches in theirs. */
  competitions: z.array(z.object({ competition: listedCompetitionSchema, matches: z.array(fixtureListMatchSchema) })),
  /** The nearest days with matches. */
  previous: daySchema.nullable(),
  next: daySchema.nullable(),
  /** The days with matches in the week before, on the day and in the week after. */
  around: z.array(matchDaySchema),
});
export type DayMatches = z.infer<typeof dayMatchesSchema>;

export const matchDaysSchema = z.object({ days: z.array(matchDaySchema) });

/** No league is older, and addresses are not without end. */
const dayText = daySchema.regex(/^(19|20)/);
const monthText = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/);

export const liveEndpoints = {
  status: endpoint({
    path: apiPaths.liveStatus,
    summary: 'Whether and how many matches are live',
    response: liveStatusSchema,
  }),
  liveAndUpcoming: endpoint({
    path: apiPaths.liveAndUpcoming,
    summary: 'Live matches, those that start within the hour, and the rest of today’s',
    response: liveAndUpcomingSchema,
  }),
  weekend: endpoint({
    path: apiPaths.weekend,
    summary: 'All matches of this weekend, in every competition',
    response: weekendSchema,
  }),
  matchDay: endpoint({
    query: z.object({ date: dayText.optional() }),
    path: apiPaths.matchDay,
    summary:
      'All matches of a day, today unless a date is given, by competition, with the nearest days that have matches',
    response: dayMatchesSchema,
  }),
  matchDays: endpoint({
    query: z.object({ month: monthText.optional() }),
    path: apiPaths.matchDays,
    summary: 'The days with matches in a month such as 2026-03, the current one unless given, and who plays on them',
    response: matchDaysSchema,
  }),
};
