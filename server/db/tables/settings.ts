import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the program must remember about itself: the desk's token, where the demo league came from. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
