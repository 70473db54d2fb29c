import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, key, oneOf } from './columns.ts';

export const MEDIA_TYPES = ['image/svg+xml', 'image/webp', 'image/png', 'image/jpeg', 'image/avif'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Pictures are in the database: one transaction with the rows that show them, and every node has them. */
export const media = pgTable(
  'media',
  {
    id: id(),
    key: key(),
    /** SHA-256 of the bytes. */
    digest: text().notNull(),
    type: text().$type<MediaType>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytes().notNull(),
    /** When an uploaded picture was last found to be used by nothing. */
    unusedSince: instant(),
    /** Where the picture is served: with the digest in it, browsers may cache it for ever. */
    address: text()
      .notNull()
      .generatedAlwaysAs(
        sql`'/media/' || left(digest, 24) || case type when 'image/svg+xml' then '.svg' else '.' || substr(type, 7) end`,
      ),
  },
  (t) => [
    check('media_type_known', oneOf(t.type, MEDIA_TYPES)),
    index().on(t.address),
    check('media_has_a_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);
