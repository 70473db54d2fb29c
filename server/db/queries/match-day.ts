import { sql } from 'drizzle-orm';

/** The day of match `m`; today while it has none. */
const MATCH_DAY = `(coalesce(m.start_time, now()) at time zone 'Europe/Sofia')::date`;
export const matchDay = sql.raw(MATCH_DAY);

/** Whether membership `s` holds on a day. */
export const memberOn = (day: ReturnType<typeof sql>) =>
  sql`s.joined_on <= ${day} and coalesce(s.left_on >= ${day}, true)`;

/** Whether membership `s` holds on the day of match `m`. */
export const MEMBER_ON_MATCH_DAY = `s.joined_on <= ${MATCH_DAY} and coalesce(s.left_on >= ${MATCH_DAY}, true)`;
