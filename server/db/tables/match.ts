import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Position } from '#domain/lineup/position.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import { MATCH_PHASES, MATCH_STATUSES } from '#domain/match/status.ts';
import { id, instant, key, oneOf } from './columns.ts';
import { competitionSeasons, gameweeks, groups } from './competition.ts';
import { pitches } from './pitch.ts';
import { players, referees, teams } from './team.ts';

const count = () => integer().notNull().default(0);

const bothOrNeither = (home: AnyPgColumn, away: AnyPgColumn) =>
  sql`(${home} is null) = (${away} is null) and ${home} >= 0 and ${away} >= 0`;

export const matches = pgTable(
  'matches',
  {
    id: id(),
    key: key(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    gameweekId: integer()
      .notNull()
      .references(() => gameweeks.id),
    groupId: integer().references(() => groups.id),
    /** Place in its knockout round from the top of the bracket, from 1. */
    bracketSlot: integer(),
    /** A knockout match may be known before its teams are. */
    homeTeamId: integer().references(() => teams.id),
    awayTeamId: integer().references(() => teams.id),
    /** The place of a group that the team comes from, such as `1 А`. [BR10] */
    homeOrigin: text(),
    awayOrigin: text(),
    startTime: instant(),
    /** The kick-off before the match was moved. */
    previousStartTime: instant(),
    /** How often date, place or cancellation changed, for calendars (SEQUENCE). */
    sequence: count(),
    venue: text().references(() => pitches.name, { onUpdate: 'cascade' }),
    refereeId: integer().references(() => referees.id),
    /** For whoever comes to the match, as the organiser wrote it. */
    note: text(),
    status: text().$type<MatchStatus>().notNull().default('UPCOMING'),
    phase: text().$type<MatchPhase>().notNull().default('NOT_STARTED'),
    /** Goals as they stand, extra time included, the shoot-out not: the fold of the ledger. */
    homeScore: integer(),
    awayScore: integer(),
    halfTimeHome: integer(),
    halfTimeAway: integer(),
    fullTimeHome: integer(),
    fullTimeAway: integer(),
    extraTimeHome: integer(),
    extraTimeAway: integer(),
    penaltiesHome: integer(),
    penaltiesAway: integer(),
    /** What counts in the table when it is not what was played. */
    officialHome: integer(),
    officialAway: integer(),
    officialReasonBg: text(),
    officialReasonEn: text(),
    /** The clock: seconds played when it last stopped, and since when it has been running. */
    clockSeconds: count(),
    clockRunningSince: instant(),
    revision: count(),
    changedAt: instant().notNull().defaultNow(),
    liveVideo: text(),
    summaryVideo: text(),
  },
  (t) => [
    check('no_match_of_a_team_with_itself', sql`${t.homeTeamId} <> ${t.awayTeamId}`),
    check('match_status_known', oneOf(t.status, MATCH_STATUSES)),
    check('match_phase_known', oneOf(t.phase, MATCH_PHASES)),
    check('score_of_both_or_neither', bothOrNeither(t.homeScore, t.awayScore)),
    check('half_time_of_both_or_neither', bothOrNeither(t.halfTimeHome, t.halfTimeAway)),
    check('full_time_of_both_or_neither', bothOrNeither(t.fullTimeHome, t.fullTimeAway)),
    check('extra_time_of_both_or_neither', bothOrNeither(t.extraTimeHome, t.extraTimeAway)),
    check('penalties_of_both_or_neither', bothOrNeither(t.penaltiesHome, t.penaltiesAway)),
    check('official_result_of_both_or_neither', bothOrNeither(t.officialHome, t.officialAway)),
    check(
      'played_match_has_teams',
      sql`${t.status} not in ('LIVE', 'FINISHED', 'AWARDED') or (${t.homeTeamId} is not null and ${t.awayTeamId} is not null)`,
    ),
    check('finished_match_has_a_score', sql`${t.status} not in ('LIVE', 'FINISHED') or ${t.homeScore} is not null`),
    check('awarded_match_has_a_result', sql`${t.status} <> 'AWARDED' or ${t.officialHome} is not null`),
    check(
      'half_time_is_part_of_the_score',
      sql`${t.halfTimeHome} <= ${t.homeScore} and ${t.halfTimeAway} <= ${t.awayScore}`,
    ),
    check('clock_runs_only_while_live', sql`${t.clockRunningSince} is null or ${t.status} = 'LIVE'`),
    index().on(t.competitionSeasonId, t.status, t.startTime),
    index().on(t.gameweekId),
    index('matches_by_day').on(t.startTime),
    index().on(t.homeTeamId, t.startTime),
    index().on(t.awayTeamId, t.startTime),
    index('refereed_matches').on(t.refereeId, t.startTime.desc().nullsLast(), t.id.desc()),
    index('matches_on_pitch').on(t.venue, t.startTime.desc().nullsLast(), t.id.desc()),
    index('meetings').on(t.homeTeamId, t.awayTeamId, t.startTime),
    index('matches_open')
      .on(t.startTime)
      .where(sql`${t.status} in ('UPCOMING', 'LIVE')`),
    index('matches_broadcast')
      .on(t.id)
      .where(sql`${t.liveVideo} is not null`),
    index('matches_with_highlights')
      .on(t.id)
      .where(sql`${t.summaryVideo} is not null`),
  ],
);

export const lineups = pgTable(
  'lineups',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    starter: boolean().notNull(),
    shirtNumber: integer(),
    position: text().$type<Position>(),
    /** Order in the line-up; decides who stands left of whom. */
    place: integer().notNull(),
    captain: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.playerId] }),
    unique('place_on_the_sheet_once').on(t.matchId, t.teamId, t.place),
    check('lineup_position_known', oneOf(t.position, POSITIONS)),
    index().on(t.playerId),
  ],
);

/** [UN1] Null is what nobody recorded. */
export const playerMatchStats = pgTable(
  'player_match_stats',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    /** A copy of the match's kick-off, so that an index finds a player's latest matches. */
    playedAt: instant(),
    starter: boolean().notNull(),
    minutesPlayed: integer(),
    rating: numeric({ precision: 3, scale: 1, mode: 'number' }),
    manOfTheMatch: boolean().notNull().default(false),
    /** Goals for his own team; own goals are counted apart. */
    goals: count(),
    ownGoals: count(),
    assists: integer(),
    shots: integer(),
    shotsOnTarget: integer(),
    shotsOffTarget: integer(),
    shotsBlocked: integer(),
    woodwork: integer(),
    passes: integer(),
    passesCompleted: integer(),
    keyPasses: integer(),
    tackles: integer(),
    interceptions: integer(),
    clearances: integer(),
    blocks: integer(),
    fouls: integer(),
    yellowCards: integer(),
    redCards: integer(),
    saves: integer(),
    goalsConceded: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.playerId] }),
    check('rating_between_0_and_10', sql`${t.rating} between 0 and 10`),
    check('minutes_make_sense', sql`${t.minutesPlayed} between 0 and 200`),
    check(
      'on_target_within_shots',
      sql`coalesce(${t.shotsOnTarget}, 0) + coalesce(${t.shotsOffTarget}, 0) + coalesce(${t.shotsBlocked}, 0) <= ${t.shots}`,
    ),
    check('completed_within_passes', sql`${t.passesCompleted} <= ${t.passes}`),
    index('player_log').on(t.playerId, t.playedAt.desc(), t.matchId),
    index().on(t.teamId),
  ],
);

/** [UN1] Null is what nobody recorded. */
export const teamMatchStats = pgTable(
  'team_match_stats',
  {
    matchId: integer()
      .notNull()
      .references(() => matches.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    possession: integer(),
    shots: integer(),
    shotsOnTarget: integer(),
    shotsOffTarget: integer(),
    shotsBlocked: integer(),
    corners: integer(),
    fouls: integer(),
    yellowCards: integer(),
    redCards: integer(),
    saves: integer(),
    goals: count(),
    goalsConceded: count(),
    woodwork: integer(),
    averageRating: numeric({ precision: 4, scale: 2, mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.teamId] }),
    check('possession_is_a_share', sql`${t.possession} between 0 and 100`),
    index().on(t.teamId),
  ],
);
