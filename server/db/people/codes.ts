import type { Role } from '#domain/desk/permissions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow } from '#server/db/rows.ts';
import { sql } from '#server/db/sql.ts';
import { rolesOf } from './roles.ts';
import { isActiveSession } from './sessions.ts';

const inviter = sql`(select i.name from people i where i.id = c.created_by) as "invitedBy"`;

interface InvitationRow {
  id: number;
  personId: number;
  name: string;
  roles: Role[];
  invitedBy: string | null;
  expiresAt: Date;
  usedAt: Date | null;
  endedAt: Date | null;
}

/** Codes are found by their hash: what the time of a search tells about a hash leads to no code. */
export const findInvitation = (db: Queryable, codeHash: string) =>
  db.maybe<InvitationRow>(sql`
    select c.id, p.id as "personId", p.name, ${rolesOf} as roles, ${inviter}, c.expires_at as "expiresAt", c.used_at as "usedAt",
      coalesce(c.ended_at, p.ended_at) as "endedAt"
    from invitations c join people p on p.id = c.person_id where c.code_hash = ${codeHash}`);

interface MatchLinkRow {
  id: number;
  matchId: number | null;
  invitedBy: string | null;
  endedAt: Date | null;
}

export const findMatchLink = (db: Queryable, codeHash: string) =>
  db.maybe<MatchLinkRow>(sql`
    select c.id, c.match_id as "matchId", ${inviter}, c.ended_at as "endedAt" from match_links c
    where c.code_hash = ${codeHash}`);

/** How many devices are signed in by a match link. Whoever signs in after this waits, and counts this one too. */
export async function countLinkDevices(tx: Queryable, linkId: number, now: Date): Promise<number> {
  await tx.run(sql`select from match_links where id = ${linkId} for no key update`);
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) from desk_sessions s where s.match_link_id = ${linkId} and ${isActiveSession(now)}`,
  );
  return count;
}

type NewCode = { codeHash: string; createdBy: number | null; createdAt: Date };

export const insertInvitation = (tx: Queryable, invitation: NewCode & { personId: number; expiresAt: Date }) =>
  insertRow(tx, 'invitations', invitation);

export const insertMatchLink = (tx: Queryable, link: NewCode & { matchId: number }) =>
  insertRow(tx, 'match_links', link);

/** Whether this call used it: of many at once only one does. The person's other open invitations end. */
export async function claimInvitation(tx: Queryable, id: number, personId: number, now: Date): Promise<boolean> {
  const isOpen = sql`used_at is null and ended_at is null and expires_at > ${now}`;
  if ((await tx.run(sql`update invitations set used_at = ${now} where id = ${id} and ${isOpen}`)) === 0) return false;
  await tx.run(sql`
    update invitations set ended_at = ${now} where person_id = ${personId} and id <> ${id} and ${isOpen}`);
  return true;
}

/** Returns whose it was; null if there is none to end. */
export const endInvitation = (tx: Queryable, id: number, now: Date) =>
  tx.maybe<{ personId: number; name: string }>(sql`
    update invitations c set ended_at = ${now} from people p
    where c.id = ${id} and p.id = c.person_id and c.used_at is null and c.ended_at is null
    returning p.id as "personId", p.name`);

export const endMatchLink = (tx: Queryable, id: number, now: Date) =>
  tx.maybe<{ matchId: number | null }>(sql`
    update match_links set ended_at = ${now} where id = ${id} and ended_at is null returning match_id as "matchId"`);
