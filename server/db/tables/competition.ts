import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EliminationRound } from '#domain/match/round.ts';
import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import type { CompetitionFormat, TableZone, TieBreaker } from '#domain/standings/format.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import { LEAVING_RESULTS, type LeavingRule } from '#domain/standings/settle-results.ts';
import { id, key, oneOf } from './columns.ts';
import { media } from './media.ts';
import { teams } from './team.ts';

export const seasons = pgTable(
  'seasons',
  {
    id: id(),
    key: key(),
    yearStart: integer().notNull(),
    yearEnd: integer().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    isCurrent: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('one_current_season')
      .on(t.isCurrent)
      .where(sql`${t.isCurrent}`),
    check('season_ends_after_it_starts', sql`${t.endsOn} > ${t.startsOn} and ${t.yearEnd} >= ${t.yearStart}`),
  ],
);

export const competitions = pgTable('competitions', {
  id: id(),
  key: key(),
  name: text().notNull(),
  nameLatin: text().notNull(),
  logoId: integer().references(() => media.id),
  city: text(),
  country: text().notNull().default('BG'),
  /** Order in bars and menus; the home league comes first. */
  rank: integer().notNull().default(100),
});

/** A competition as it is played in one season: its rules may change from year to year. */
export const competitionSeasons = pgTable(
  'competition_seasons',
  {
    id: id(),
    competitionId: integer()
      .notNull()
      .references(() => competitions.id),
    seasonId: integer()
      .notNull()
      .references(() => seasons.id),
    format: text().$type<CompetitionFormat>().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    pointsWin: integer().notNull().default(3),
    pointsDraw: integer().notNull().default(1),
    pointsLoss: integer().notNull().default(0),
    /** [ST19] Whether draws of the table are decided on penalties. */
    shootOuts: boolean().notNull().default(false),
    pointsShootOutWin: integer().notNull().default(2),
    pointsShootOutLoss: integer().notNull().default(1),
    tieBreakers: text().array().$type<TieBreaker[]>().notNull().default(['head_to_head']),
    /** A knockout match that is level: extra time first, or straight to penalties. */
    extraTime: boolean().notNull().default(true),
    halfMinutes: integer().notNull().default(25),
    /** [SU1] 0 for none. */
    yellowsPerSuspension: integer().notNull().default(3),
    /** [SU3] */
    matchesPerRed: integer().notNull().default(1),
    /** [SU2] */
    secondYellowIsRed: boolean().notNull().default(false),
    /** [SU7] Null: suspensions hold in this competition alone. */
    sharesWith: integer('shares_with_id').references(() => competitions.id),
    /** [SU8] */
    sharesYellows: boolean().notNull().default(false),
    zones: jsonb().$type<TableZone[]>().notNull().default([]),
    /** [ST23] */
    leavingResults: text().$type<LeavingRule['leavingResults']>().notNull().default('half'),
    leavingGoals: integer().notNull().default(3),
    /** [CB1] The last day on which clubs change their squads by themselves. */
    registrationUntil: date(),
  },
  (t) => [
    unique('competition_once_a_season').on(t.competitionId, t.seasonId),
    check('competition_format_known', oneOf(t.format, COMPETITION_FORMATS)),
    check('competition_ends_after_it_starts', sql`${t.endsOn} >= ${t.startsOn}`),
    check(
      'competition_points_make_sense',
      sql`${t.pointsWin} >= ${t.pointsDraw} and ${t.pointsDraw} >= ${t.pointsLoss}`,
    ),
    check(
      'shoot_out_points_make_sense',
      sql`not ${t.shootOuts} or (${t.pointsShootOutWin} <= ${t.pointsWin}
        and ${t.pointsShootOutLoss} between ${t.pointsLoss} and ${t.pointsShootOutWin})`,
    ),
    check('red_card_has_matches', sql`${t.matchesPerRed} between 0 and 20`),
    check('leaving_results_known', oneOf(t.leavingResults, LEAVING_RESULTS)),
    check('leaving_has_goals', sql`${t.leavingGoals} between 1 and 20`),
    check('competition_half_has_minutes', sql`${t.halfMinutes} between 1 and 45`),
    check('suspension_has_a_count', sql`${t.yellowsPerSuspension} between 0 and 20`),
    check('competition_shares_with_another', sql`${t.sharesWith} <> ${t.competitionId}`),
    check('yellows_are_shared_with_somebody', sql`${t.sharesWith} is not null or not ${t.sharesYellows}`),
    index().on(t.seasonId),
  ],
);

export const groups = pgTable(
  'groups',
  {
    id: id(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    name: text().notNull(),
  },
  (t) => [unique('group_name_once').on(t.competitionSeasonId, t.name)],
);

export const competitionTeams = pgTable(
  'competition_teams',
  {
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    groupId: integer().references(() => groups.id),
    seed: integer(),
    /** [ST20] The number that it drew. */
    lot: integer(),
    withdrawnOn: date(),
    /** The organiser's choice for a team that left; null leaves it to the rules of the tables. */
    resultsAnnulled: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.competitionSeasonId, t.teamId] }),
    unique('seed_once').on(t.competitionSeasonId, t.seed),
    check('seed_is_positive', sql`${t.seed} > 0`),
    check('lot_is_positive', sql`${t.lot} > 0`),
    check('only_withdrawn_results_are_annulled', sql`${t.resultsAnnulled} is null or ${t.withdrawnOn} is not null`),
    index().on(t.teamId),
  ],
);

export const pointAdjustments = pgTable(
  'point_adjustments',
  {
    id: id(),
    key: key(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    points: integer().notNull(),
    reasonBg: text().notNull(),
    reasonEn: text().notNull(),
    decidedOn: date().notNull(),
  },
  (t) => [check('adjustment_changes_points', sql`${t.points} <> 0`), index().on(t.competitionSeasonId)],
);

export const gameweeks = pgTable(
  'gameweeks',
  {
    id: id(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    number: integer().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    eliminationRound: text().$type<EliminationRound>(),
  },
  (t) => [
    unique('gameweek_number_once').on(t.competitionSeasonId, t.number),
    check('gameweek_ends_after_it_starts', sql`${t.endsOn} >= ${t.startsOn}`),
    check('gameweek_number_is_positive', sql`${t.number} > 0`),
    check('gameweek_round_known', oneOf(t.eliminationRound, ELIMINATION_ROUNDS)),
  ],
);
