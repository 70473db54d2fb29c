import { index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { competitions, competitionSeasons, seasons } from './competition.ts';
import { players, referees, teams } from './team.ts';

/*
 * Read models: sums over finished matches that would otherwise be made again for every visitor. The transaction that
 * changes a match brings them up to date (see ../read-models.ts); nobody else writes them.
 */

const count = () => integer().notNull();

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
    minutesPlayed: count(),
    goals: count(),
    ownGoals: count(),
    assists: count(),
    shots: count(),
    shotsOnTarget: count(),
    shotsOffTarget: count(),
    passes: count(),
    passesCompleted: count(),
    tackles: count(),
    saves: count(),
    yellowCards: count(),
    redCards: count(),
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
  assists: count(),
  ratedMatches: count(),
  ratingSum: numeric({ precision: 10, scale: 1, mode: 'number' }).notNull(),
});

/** The all-time lists of a competition, ready in order. */
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

const sumsOfTeam = () => ({
  matches: count(),
  wins: count(),
  draws: count(),
  losses: count(),
  goalsFor: count(),
  goalsAgainst: count(),
  points: count(),
  cleanSheets: count(),
});

const ratingsOfTeam = () => ({
  ratedMatches: count(),
  ratingSum: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
});

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
    ...sumsOfTeam(),
    yellowCards: count(),
    redCards: count(),
    ...ratingsOfTeam(),
  },
  (t) => [primaryKey({ columns: [t.competitionSeasonId, t.teamId] }), index().on(t.teamId)],
);

/**
 * What a team did in a season, and the season word for word as the API tells it: a team may have a hundred, and to add up,
 * check and write them took most of the time that the answer took.
 */
export const teamSeasons = pgTable(
  'team_seasons',
  {
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    seasonId: integer()
      .notNull()
      .references(() => seasons.id),
    yearStart: integer().notNull(),
    ...sumsOfTeam(),
    ...ratingsOfTeam(),
    /** JSON, as `text`: nobody is to read and write it anew on its way. */
    told: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.seasonId] })],
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
    yellowCards: count(),
    redCards: count(),
  },
  (t) => [primaryKey({ columns: [t.competitionSeasonId, t.refereeId] }), index().on(t.refereeId)],
);
