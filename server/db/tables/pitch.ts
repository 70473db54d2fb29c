import { sql } from 'drizzle-orm';
import { check, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpeningHours } from '#domain/pitches/opening-hours.ts';
import { id } from './columns.ts';

/** Where matches are played. A match names its pitch; a trigger adds one that is new, and knows another spelling of one that is not. */
export const pitches = pgTable(
  'pitches',
  {
    id: id(),
    name: text().notNull().unique(),
    /** Null: the name is transliterated. */
    nameLatin: text(),
    address: text(),
    latitude: numeric({ precision: 8, scale: 6, mode: 'number' }),
    longitude: numeric({ precision: 9, scale: 6, mode: 'number' }),
    /** Null: at any time. */
    hours: jsonb().$type<OpeningHours>(),
    /** What it costs; of the office alone. */
    fee: text(),
    /** Lists and ledgers of earlier still have them. */
    formerNames: text().array().notNull().default([]),
  },
  (t) => [
    check('pitch_on_the_map', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('pitch_on_the_globe', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
);
