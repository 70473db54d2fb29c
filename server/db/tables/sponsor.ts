import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key } from './columns.ts';
import { media } from './media.ts';

/** [LS8] Who supports the league, where that is shown, and from when to when. */
export const sponsors = pgTable(
  'sponsors',
  {
    id: id(),
    key: key(),
    name: text().notNull(),
    nameLatin: text().notNull(),
    logoId: integer().references(() => media.id),
    link: text(),
    /** In the foot of every page, on pages of competitions, on pages of teams, on pictures of matches. */
    inFooter: boolean().notNull().default(false),
    onCompetitions: boolean().notNull().default(false),
    onTeams: boolean().notNull().default(false),
    onMatchPictures: boolean().notNull().default(false),
    startsOn: date(),
    endsOn: date(),
    /** Lower ones stand first. */
    position: integer().notNull().default(1),
  },
  (t) => [
    check('sponsor_ends_after_it_starts', sql`${t.endsOn} >= ${t.startsOn}`),
    check('sponsor_has_a_position', sql`${t.position} between 1 and 99`),
  ],
);
