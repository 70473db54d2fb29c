import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SEARCH_KINDS, type SearchKind } from '#domain/formatting/search-rank.ts';
import { oneOf } from './columns.ts';

/** Everything that has a name, under all its spellings; derived from the tables it points to, never edited. */
export const searchIndex = pgTable(
  'search_index',
  {
    kind: text().$type<SearchKind>().notNull(),
    itemId: integer().notNull(),
    /** The names that the keys were made from: where they differ from the item's, the entry is rebuilt. */
    name: text().notNull(),
    nameLatin: text().notNull(),
    /** One spelling a line. */
    keys: text().notNull(),
    slips: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId] }),
    check('search_kind_known', oneOf(t.kind, SEARCH_KINDS)),
    // Without fastupdate's pending list, which every search would scan after an import.
    index('search_by_letters').using('gin', t.keys.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('search_by_slips').using('gin', t.slips).with({ fastupdate: false }),
  ],
);
