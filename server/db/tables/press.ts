import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AwardSubtype, AwardType, BestTeamType } from '#domain/player/award.ts';
import { AWARD_TYPES, BEST_TEAM_TYPES } from '#domain/player/award.ts';
import { id, instant, key, oneOf } from './columns.ts';
import { competitions, competitionSeasons, gameweeks } from './competition.ts';
import { matches } from './match.ts';
import { media } from './media.ts';
import { players, teams } from './team.ts';

export const news = pgTable(
  'news',
  {
    id: id(),
    key: key(),
    titleBg: text().notNull(),
    titleEn: text().notNull(),
    /** Paragraphs, headings, lists, quotes and links as HTML; shown through an allow-list, never raw. */
    contentBg: text().notNull(),
    contentEn: text().notNull(),
    summaryBg: text(),
    summaryEn: text(),
    author: text().notNull(),
    tags: text().array().notNull().default([]),
    pictureId: integer().references(() => media.id),
    /** What the picture shows, for those who do not see it. */
    altBg: text(),
    altEn: text(),
    /** What must stay visible where the picture is cropped, in percent from the left and from the top; null means the middle. */
    focusX: integer(),
    focusY: integer(),
    competitionId: integer().references(() => competitions.id),
    teamId: integer().references(() => teams.id),
    secondTeamId: integer().references(() => teams.id),
    matchId: integer().references(() => matches.id),
    /** Null for a draft; in the future for an article that waits for its time. */
    publishedAt: instant(),
    /** Null for a draft that came with files and was not edited since. */
    updatedAt: instant(),
  },
  (t) => [
    check('published_news_has_dates', sql`${t.publishedAt} is null or ${t.updatedAt} is not null`),
    check('focus_is_a_point', sql`(${t.focusX} is null) = (${t.focusY} is null)`),
    check('focus_is_in_the_picture', sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
    index().on(t.publishedAt.desc(), t.id),
    index().on(t.competitionId, t.publishedAt.desc()),
    index().on(t.teamId, t.publishedAt.desc()),
    index().on(t.secondTeamId, t.publishedAt.desc()),
    index().on(t.matchId),
  ],
);

export const awards = pgTable(
  'awards',
  {
    id: id(),
    key: key(),
    type: text().$type<AwardType>().notNull(),
    subtype: text().$type<AwardSubtype>().notNull(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    gameweekId: integer().references(() => gameweeks.id),
    matchId: integer().references(() => matches.id),
    teamId: integer().references(() => teams.id),
    playerId: integer().references(() => players.id),
    awardedOn: date().notNull(),
    notesBg: text(),
    notesEn: text(),
    pictureId: integer().references(() => media.id),
  },
  (t) => [
    check('award_type_known', oneOf(t.type, AWARD_TYPES)),
    check('award_goes_to_somebody', sql`${t.teamId} is not null or ${t.playerId} is not null`),
    index().on(t.teamId),
    index().on(t.playerId),
    index().on(t.competitionSeasonId),
  ],
);

/** Team of the week, of the season, of the year: six players in their slots. */
export const compositions = pgTable(
  'compositions',
  {
    id: id(),
    key: key(),
    type: text().$type<BestTeamType>().notNull(),
    competitionSeasonId: integer()
      .notNull()
      .references(() => competitionSeasons.id),
    gameweekId: integer()
      .unique('one_team_a_gameweek')
      .references(() => gameweeks.id),
    goalkeeperId: integer()
      .notNull()
      .references(() => players.id),
    firstDefenderId: integer()
      .notNull()
      .references(() => players.id),
    secondDefenderId: integer()
      .notNull()
      .references(() => players.id),
    midfielderId: integer()
      .notNull()
      .references(() => players.id),
    firstForwardId: integer()
      .notNull()
      .references(() => players.id),
    secondForwardId: integer()
      .notNull()
      .references(() => players.id),
    notesBg: text(),
    notesEn: text(),
    pictureId: integer().references(() => media.id),
    createdOn: date().notNull(),
  },
  (t) => [
    check('composition_type_known', oneOf(t.type, BEST_TEAM_TYPES)),
    check('weekly_team_has_its_week', sql`(${t.type} = 'TEAM_OF_THE_WEEK') = (${t.gameweekId} is not null)`),
    index().on(t.competitionSeasonId),
    index('composition_places').using(
      'gin',
      sql`(array[${t.goalkeeperId}, ${t.firstDefenderId}, ${t.secondDefenderId}, ${t.midfielderId}, ${t.firstForwardId}, ${t.secondForwardId}])`,
    ),
  ],
);
