import { index, integer, jsonb, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { TeamRecord } from '#domain/records/team-record.ts';
import { instant } from './columns.ts';
import { competitions, competitionSeasons } from './competition.ts';
import { players, referees, teams } from './team.ts';

/*
 * Read models: sums over finished matches, so that no request has to add them up. The transaction that changes a match
 * refreshes them (../sums.ts).
 */

const count = () => integer().notNull();
/** [UN3] Null when no match has it. */
const knownSum = () => integer();

/** What a player did for one team in one season of a competition. */
export const playerSeasonStats = pgTable(
  'player_season_stats',
  {
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    matches: count(),
    starts: count(),
    minutesPlayed: knownSum(),
    goals: count(),
    ownGoals: count(),
    assists: knownSum(),
    shots: knownSum(),
    shotsOnTarget: knownSum(),
    shotsOffTarget: knownSum(),
    passes: knownSum(),
    passesCompleted: knownSum(),
    tackles: knownSum(),
    saves: knownSum(),
    yellowCards: knownSum(),
    redCards: knownSum(),
    manOfTheMatch: count(),
    cleanSheets: count(),
    ratedMatches: count(),
    ratingSum: numeric({ precision: 10, scale: 1, mode: 'number' }).notNull(),
    highestRating: numeric({ precision: 3, scale: 1, mode: 'number' }),
    lastPlayedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.competitionSeasonId, t.playerId, t.teamId] }),
    index().on(t.playerId),
    index().on(t.teamId, t.competitionSeasonId),
  ],
);

const sumsOfAllSeasons = () => ({
  matches: count(),
  goals: count(),
  assists: knownSum(),
  ratedMatches: count(),
  ratingSum: numeric({ precision: 10, scale: 1, mode: 'number' }).notNull(),
});

/** The all-time lists of a competition, with an index for each order. */
export const playerCompetitionStats = pgTable(
  'player_competition_stats',
  {
    competitionId: integer()
      .notNull()
      .references(() => competitions.id),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    /** The team he last played for. */
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    ...sumsOfAllSeasons(),
    averageRating: numeric({ precision: 4, scale: 2, mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.competitionId, t.playerId] }),
    index('all_time_scorers').on(t.competitionId, t.goals.desc(), t.matches),
    index('all_time_assisters').on(t.competitionId, t.assists.desc(), t.matches),
    index('all_time_rated').on(t.competitionId, t.averageRating.desc(), t.matches),
    index('all_time_appearances').on(t.competitionId, t.ratedMatches.desc()),
    index('most_appearances').on(t.competitionId, t.matches.desc()),
  ],
);

/** What a player did for a team in all seasons of a competition. */
export const playerTeamStats = pgTable(
  'player_team_stats',
  {
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    competitionId: integer()
      .notNull()
      .references(() => competitions.id),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    ...sumsOfAllSeasons(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.competitionId, t.playerId] })],
);

/** What a team did in one season of a competition, awarded matches and point adjustments included. */
export const teamSeasonStats = pgTable(
  'team_season_stats',
  {
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    matches: count(),
    wins: count(),
    draws: count(),
    losses: count(),
    goalsFor: count(),
    goalsAgainst: count(),
    points: count(),
    cleanSheets: count(),
    yellowCards: knownSum(),
    redCards: knownSum(),
    ratedMatches: count(),
    ratingSum: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.competitionSeasonId, t.teamId] }), index().on(t.teamId)],
);

/** What a referee did in one season of a competition: matches that are over and were played, and the cards he showed. */
export const refereeSeasonStats = pgTable(
  'referee_season_stats',
  {
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    refereeId: integer()
      .notNull()
      .references(() => referees.id),
    matches: count(),
    yellowCards: knownSum(),
    redCards: knownSum(),
  },
  (t) => [primaryKey({ columns: [t.competitionSeasonId, t.refereeId] }), index().on(t.refereeId)],
);

/** [RE1] What a team did in one season of a competition, from which records are made; of teams that have a result. */
export const teamSeasonRecords = pgTable(
  'team_season_records',
  {
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /** Where the season has one table. */
    place: integer(),
    record: jsonb().$type<TeamRecord>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.competitionSeasonId, t.teamId] }), index().on(t.teamId)],
);

/** The same of all seasons joined, so that no request has to read them all. */
export const teamRecords = pgTable(
  'team_records',
  {
    competitionId: integer()
      .notNull()
      .references(() => competitions.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    record: jsonb().$type<TeamRecord>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.competitionId, t.teamId] }), index().on(t.teamId)],
);
