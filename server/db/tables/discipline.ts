import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key } from './columns.ts';
import { competitions } from './competition.ts';
import { players } from './team.ts';

/** [SU9] Decisions of the disciplinary commission: until a day, or for a number of matches. */
export const bans = pgTable(
  'bans',
  {
    id: id(),
    key: key(),
    playerId: integer()
      .notNull()
      .references(() => players.id),
    /** Null: in every one. */
    competitionId: integer().references(() => competitions.id),
    startsOn: date().notNull(),
    endsOn: date(),
    matches: integer(),
    /** The number under which the commission decided it. */
    decision: text(),
    reasonBg: text().notNull(),
    reasonEn: text().notNull(),
    liftedOn: date(),
  },
  (t) => [
    check('ban_has_one_end', sql`(${t.endsOn} is null) <> (${t.matches} is null)`),
    check('ban_costs_matches', sql`${t.matches} between 1 and 99`),
    check('ban_ends_after_it_starts', sql`${t.endsOn} >= ${t.startsOn} and ${t.liftedOn} >= ${t.startsOn}`),
    index().on(t.playerId),
    index().on(t.competitionId),
  ],
);
