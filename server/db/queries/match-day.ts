import { sql } from 'drizzle-orm';

/** The day of match `m`; today while it has none. */
export const matchDay = sql.raw(`(coalesce(m.start_time, now()) at time zone 'Europe/Sofia')::date`);

/** Whether membership `s` holds on a day. */
export const memberOn = (day: ReturnType<typeof sql>) =>
  sql`s.joined_on <= ${day} and coalesce(s.left_on >= ${day}, true)`;
