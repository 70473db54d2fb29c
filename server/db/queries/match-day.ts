import { sql } from 'drizzle-orm';

const midnight = (day: string) => `(${day})::timestamp at time zone 'Europe/Sofia'`;

/** The day of match `m`; today while it has none. */
const MATCH_DAY = `(coalesce(m.start_time, now()) at time zone 'Europe/Sofia')::date`;
export const matchDay = sql.raw(MATCH_DAY);

/** Whether membership `s` holds on a day. */
export const memberOn = (day: ReturnType<typeof sql>) =>
  sql`s.joined_on <= ${day} and coalesce(s.left_on >= ${day}, true)`;

/** Whether membership `s` holds on the day of match `m`. */
export const MEMBER_ON_MATCH_DAY = `s.joined_on <= ${MATCH_DAY} and coalesce(s.left_on >= ${MATCH_DAY}, true)`;

/**
 * The matches `m` of the team of membership `s` while it holds. By the two indexes on teams and kick-offs: a join on either
 * side of a match compares every membership with all matches that its team ever played.
 */
export const MATCHES_OF_MEMBER = `lateral (
  select * from matches where home_team_id = s.team_id and start_time >= ${midnight('s.joined_on')} and start_time < ${midnight(`coalesce(s.left_on + 1, 'infinity')`)}
  union all
  select * from matches where away_team_id = s.team_id and start_time >= ${midnight('s.joined_on')} and start_time < ${midnight(`coalesce(s.left_on + 1, 'infinity')`)}) m`;
