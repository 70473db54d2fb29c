import { sql, type SQL } from 'drizzle-orm';

const midnight = (day: string) => `(${day})::timestamp at time zone 'Europe/Sofia'`;

/** The day of match `m`; today while it has none. */
const MATCH_DAY = `(coalesce(m.start_time, now()) at time zone 'Europe/Sofia')::date`;
export const matchDay = sql.raw(MATCH_DAY);

/**
 * Whether a membership holds on a day, its first and last included. The day is cast, because PostgreSQL also compares a date
 * with a timestamp: then the last day of a membership would end at midnight, before its matches begin.
 */
export const memberOnDay = (day: string, membership = 's') =>
  `(${membership}.joined_on <= (${day})::date and coalesce(${membership}.left_on >= (${day})::date, true))`;

/** The same with a day that may have parameters. */
export const memberOn = (day: SQL): SQL => {
  const parts = memberOnDay('\0')
    .split('\0')
    .map((part) => sql.raw(part));
  return sql.join(parts, day);
};

/** Whether membership `s` holds on the day of match `m`. */
export const MEMBER_ON_MATCH_DAY = memberOnDay(MATCH_DAY);

/**
 * The matches `m` of the team of membership `s` while it holds. By the two indexes on teams and kick-offs: a join on either
 * side of a match compares every membership with all matches that its team ever played.
 */
export const MATCHES_OF_MEMBER = `lateral (
  select * from matches where home_team_id = s.team_id and start_time >= ${midnight('s.joined_on')} and start_time < ${midnight(`coalesce(s.left_on + 1, 'infinity')`)}
  union all
  select * from matches where away_team_id = s.team_id and start_time >= ${midnight('s.joined_on')} and start_time < ${midnight(`coalesce(s.left_on + 1, 'infinity')`)}) m`;
