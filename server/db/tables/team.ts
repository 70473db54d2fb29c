import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Position } from '#domain/lineup/position.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import type { TeamRank } from '#domain/team/rank.ts';
import { TEAM_RANKS } from '#domain/team/rank.ts';
import type { DeclarationType } from '#domain/player/declaration.ts';
import { bytes, id, instant, key, oneOf } from './columns.ts';
import { media } from './media.ts';

export const teams = pgTable('teams', {
  id: id(),
  key: key(),
  name: text().notNull(),
  nameLatin: text().notNull(),
  /** Names that it had before, so that older files find it. */
  formerNames: text().array().notNull().default([]),
  shortName: text().notNull(),
  badgeId: integer().references(() => media.id),
  city: text(),
  founded: integer(),
  stadium: text(),
  descriptionBg: text(),
  descriptionEn: text(),
  instagram: text(),
  facebook: text(),
  twitter: text(),
  website: text(),
  /** Of the whole team, for its page. */
  photoId: integer().references(() => media.id),
  /** Of its shirts, as #rrggbb. */
  firstColor: text(),
  secondColor: text(),
  /** The team wants its contact on its page; else it is for organisers alone. */
  contactPublic: boolean().notNull().default(false),
  contactName: text(),
  contactPhone: text(),
});

export const players = pgTable(
  'players',
  {
    id: id(),
    key: key(),
    name: text().notNull(),
    nameLatin: text().notNull(),
    birthdate: date(),
    /** ISO 3166 alpha-2, in capitals; the four nations of Britain as GB-ENG and so on. */
    nationality: text().notNull().default('BG'),
    position: text().$type<Position>(),
    pictureId: integer().references(() => media.id),
    /** A player who asked not to be shown: counts in every sum, appears in no list, has no page. */
    hidden: boolean().notNull().default(false),
    parentalDeclaration: boolean().notNull().default(false),
  },
  (t) => [
    check('player_position_known', oneOf(t.position, POSITIONS)),
    // They are few, and every list must leave them out.
    index('hidden_players')
      .on(t.id)
      .where(sql`${t.hidden}`),
    // Every picture that is served is looked up here.
    index().on(t.pictureId),
  ],
);

/** Numbers of records that became one with another: their pages lead to it. */
export const mergedPlayers = pgTable(
  'merged_players',
  {
    id: integer().primaryKey(),
    playerId: integer()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.playerId)],
);

/** What the parents of a minor signed, as it was uploaded. Neither public nor in the files of the league. */
export const declarations = pgTable('declarations', {
  playerId: integer()
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  type: text().$type<DeclarationType>().notNull(),
  bytes: bytes().notNull(),
  uploadedAt: instant().notNull(),
});

export const squadMemberships = pgTable(
  'squad_memberships',
  {
    id: id(),
    teamId: integer()
      .notNull()
      .references(() => teams.id),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    shirtNumber: integer(),
    rank: text().$type<TeamRank>().notNull().default('MAIN'),
    captain: boolean().notNull().default(false),
    /** The team that lent him. */
    loanFromId: integer().references(() => teams.id),
    joinedOn: date().notNull(),
    leftOn: date(),
  },
  (t) => [
    unique('membership_once').on(t.teamId, t.playerId, t.joinedOn),
    check('membership_rank_known', oneOf(t.rank, TEAM_RANKS)),
    check('membership_ends_after_it_starts', sql`${t.leftOn} >= ${t.joinedOn}`),
    check('nobody_lends_to_himself', sql`${t.loanFromId} <> ${t.teamId}`),
    check('shirt_number_fits_a_shirt', sql`${t.shirtNumber} between 1 and 99`),
    index().on(t.teamId),
    index().on(t.playerId),
  ],
);

export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    key: key(),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    fromTeamId: integer().references(() => teams.id),
    toTeamId: integer().references(() => teams.id),
    rank: text().$type<TeamRank>().notNull().default('MAIN'),
    movedOn: date().notNull(),
  },
  (t) => [
    check('transfer_rank_known', oneOf(t.rank, TEAM_RANKS)),
    check('transfer_goes_somewhere', sql`${t.fromTeamId} is distinct from ${t.toTeamId}`),
    index().on(t.playerId),
    index().on(t.fromTeamId),
    index().on(t.toTeamId),
  ],
);

/** Where pitches are, and Latin names of pitches and towns that are not simply transliterated. */
export const places = pgTable(
  'places',
  {
    id: id(),
    name: text().notNull().unique(),
    nameLatin: text().notNull(),
    address: text(),
    latitude: numeric({ precision: 8, scale: 6, mode: 'number' }),
    longitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
  },
  (t) => [
    check('place_on_the_map', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('place_on_the_globe', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
);

export const referees = pgTable('referees', {
  id: id(),
  key: key(),
  name: text().notNull(),
  nameLatin: text().notNull(),
  pictureId: integer().references(() => media.id),
});
