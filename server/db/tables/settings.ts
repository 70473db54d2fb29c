import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the program stores about itself: the desk's token, whether the league is the demo. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
