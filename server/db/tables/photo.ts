import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, key } from './columns.ts';
import { gameweeks } from './competition.ts';
import { people } from './desk.ts';
import { matches } from './match.ts';
import { media } from './media.ts';

/** [GA1] Of a match, of a gameweek, or of an event, which alone has a title and a day of its own. */
export const galleries = pgTable(
  'galleries',
  {
    id: id(),
    key: key(),
    matchId: integer()
      .unique('one_gallery_a_match')
      .references(() => matches.id),
    gameweekId: integer()
      .unique('one_gallery_a_gameweek')
      .references(() => gameweeks.id),
    titleBg: text(),
    titleEn: text(),
    heldOn: date(),
    /** Who took the photos, as the public reads it. */
    photographer: text(),
    /** Null for what came with files or was added by a program. */
    addedById: integer().references(() => people.id),
  },
  (t) => [
    check('gallery_of_one_subject', sql`num_nonnulls(${t.matchId}, ${t.gameweekId}, ${t.titleBg}) = 1`),
    check('event_has_a_day', sql`(${t.titleBg} is null) = (${t.heldOn} is null)`),
    check('only_an_event_has_a_title', sql`${t.titleEn} is null or ${t.titleBg} is not null`),
  ],
);

/** [GA2] A photo in the files that were made of it. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    key: key(),
    galleryId: integer()
      .notNull()
      .references(() => galleries.id),
    position: integer().notNull(),
    captionBg: text(),
    captionEn: text(),
    /** The largest. Those that came with files may have no others. */
    pictureId: integer()
      .notNull()
      .references(() => media.id),
    largeAvifId: integer().references(() => media.id),
    mediumId: integer().references(() => media.id),
    mediumAvifId: integer().references(() => media.id),
    smallId: integer().references(() => media.id),
    smallAvifId: integer().references(() => media.id),
    addedById: integer().references(() => people.id),
  },
  (t) => [
    unique('picture_once_a_gallery').on(t.galleryId, t.pictureId),
    check('photo_has_a_position', sql`${t.position} > 0`),
    index().on(t.galleryId, t.position),
  ],
);
