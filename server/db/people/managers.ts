import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';
import { isActiveSession } from './sessions.ts';

export interface ManagerRow {
  personId: number;
  name: string;
  lastUsedAt: Date | null;
  invitedUntil: Date | null;
  hasSignedIn: boolean;
}

/** [PM13] Of a team, in the order in which they came. */
export const listManagers = (db: Queryable, teamId: number, now: Date): Promise<ManagerRow[]> =>
  db.rows(sql`
    select p.id as "personId", p.name,
      (select max(s.last_used_at) from desk_sessions s where s.person_id = p.id and ${isActiveSession(now)}) as "lastUsedAt",
      (select max(i.expires_at) from invitations i
        where i.person_id = p.id and i.used_at is null and i.ended_at is null and i.expires_at > ${now}) as "invitedUntil",
      exists (select from desk_sessions s where s.person_id = p.id) as "hasSignedIn"
    from person_teams t join people p on p.id = t.person_id
    where t.team_id = ${teamId} and p.ended_at is null order by t.since, p.id`);

/** Two who invite at once would be one too many: the second waits, and counts the first. */
export const lockTeam = (tx: Queryable, teamId: number) =>
  tx.maybe<{ name: string }>(sql`select name from teams where id = ${teamId} for no key update`);

/** False if he was their manager already. */
export const insertManager = async (tx: Queryable, personId: number, teamId: number, since: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into person_teams ${sql.values({ personId, teamId, since })} on conflict do nothing`)) > 0;

export const deleteManager = (tx: Queryable, personId: number, teamId: number) =>
  tx.run(sql`delete from person_teams where person_id = ${personId} and team_id = ${teamId}`);
