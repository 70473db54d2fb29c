import { sql, type Sql } from '#server/db/sql.ts';
import { timeZone } from '#server/db/fragments.ts';

const midnight = (day: Sql) => sql`(${day})::timestamp at time zone ${timeZone}`;

/** The day of match `m`; today while it has none. */
export const matchDay = sql`(coalesce(m.start_time, now()) at time zone ${timeZone})::date`;

/**
 * Whether a membership holds on a day, its first and last included. The day is cast, because PostgreSQL also compares a date
 * with a timestamp: then the last day of a membership would end at midnight, before its matches begin.
 */
export const memberOn = (day: Sql | string, membership = sql`s`) =>
  sql`(${membership}.joined_on <= (${day})::date and coalesce(${membership}.left_on >= (${day})::date, true))`;

const matchesWhile = (side: Sql) => sql`
  select * from matches where ${side}_team_id = s.team_id and start_time >= ${midnight(sql`s.joined_on`)}
    and start_time < ${midnight(sql`coalesce(s.left_on + 1, 'infinity')`)}`;

/**
 * The matches `m` of the team of membership `s` while it holds. By the two indexes on teams and kick-offs: a join on either
 * side of a match compares every membership with all matches that its team ever played.
 */
export const MATCHES_OF_MEMBER = sql`lateral (${matchesWhile(sql`home`)} union all ${matchesWhile(sql`away`)}) m`;
