import type { Queryable } from '#server/db/queryable.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import { findNamed } from './competition-of.ts';

/** What an address may name of a team, by its parameter. */
const NAMED: Record<string, (id: number) => Sql> = {
  // Whoever has asked.
  requestId: (id) => sql`select r.team_id as id from requests r where r.id = ${id}`,
  // The old club, which is asked.
  transferRequestId: (id) =>
    sql`select r.other_team_id as id from requests r where r.id = ${id} and r.kind = 'transfer'`,
  registrationId: (id) => sql`select r.team_id as id from registrations r where r.id = ${id}`,
  teamId: (id) => sql`select t.id from teams t where t.id = ${id}`,
};

/** [PM13] The team that an address is about; null if it names none. */
export const findTeamOf = (db: Queryable, params: Readonly<Record<string, string>>): Promise<number | null> =>
  findNamed(db, NAMED, params);
