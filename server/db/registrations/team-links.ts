import type { Queryable } from '#server/db/queryable.ts';
import { insertRow } from '#server/db/rows.ts';
import { sql } from '#server/db/sql.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';

export interface LinkedTeam {
  id: number;
  name: string;
  nameLatin: string;
  shortName: string;
  crest: string | null;
}

export interface OpenLink {
  id: number;
  team: LinkedTeam;
}

/** Null for one that nobody made, or that has ended. */
export const findLink = (db: Queryable, code: string): Promise<OpenLink | null> =>
  db.maybe(sql`
    select l.id, ${teamRef(sql`t`)} as team from team_links l join teams t on t.id = l.team_id
    where l.code = ${code} and l.ended_at is null`);

/** The same for somebody who registers: whoever ends it waits until he has, or was first. */
export const lockLink = (tx: Queryable, code: string) =>
  tx.maybe<{ id: number; teamId: number }>(sql`
    select id, team_id as "teamId" from team_links where code = ${code} and ended_at is null for share`);

interface LinkOfTeam {
  id: number;
  code: string;
  createdAt: Date;
  registered: number;
}

export const findLinkOfTeam = (db: Queryable, teamId: number): Promise<LinkOfTeam | null> =>
  db.maybe(sql`
    select l.id, l.code, l.created_at as "createdAt",
      (select count(*)::int from registrations r where r.link_id = l.id) as registered
    from team_links l where l.team_id = ${teamId} and l.ended_at is null`);

export const insertLink = (
  tx: Queryable,
  link: { teamId: number; code: string; createdAt: Date; createdBy: number | null },
): Promise<number> => insertRow(tx, 'team_links', link);

/** False if there was none. */
export const endLinkOf = async (tx: Queryable, teamId: number, at: Date): Promise<boolean> =>
  (await tx.run(sql`update team_links set ended_at = ${at} where team_id = ${teamId} and ended_at is null`)) > 0;

/** The first of the team's managers who has signed in; whoever made the link comes before the others. */
export async function findInviter(db: Queryable, teamId: number): Promise<string | null> {
  const row = await db.maybe<{ name: string }>(sql`
    select p.name from person_teams t join people p on p.id = t.person_id
    where t.team_id = ${teamId} and p.ended_at is null
    order by exists (select from team_links l join desk_sessions s on s.id = l.created_by
      where l.team_id = t.team_id and l.ended_at is null and s.person_id = p.id) desc, t.since, p.id limit 1`);
  return row?.name ?? null;
}

/** Numbers in the squad of today, or of those who will come. */
export async function listTakenNumbers(db: Queryable, teamId: number, today: string): Promise<number[]> {
  const rows = await db.rows<{ shirtNumber: number }>(sql`
    select distinct shirt_number as "shirtNumber" from squad_memberships
    where team_id = ${teamId} and shirt_number is not null and (left_on is null or left_on >= ${today})`);
  return rows.map(({ shirtNumber }) => shirtNumber);
}
