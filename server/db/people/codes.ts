import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { deskSessions, invitations, matchLinks, people } from '#server/db/tables/desk.ts';

const inviter = (personId: unknown) => sql<string | null>`(select i.name from people i where i.id = ${personId})`;

/** Codes are found by their hash: what the time of a search tells about a hash leads to no code. */
export async function findInvitation(db: Queryable, codeHash: string) {
  const rows = await db
    .select({
      id: invitations.id,
      personId: people.id,
      name: people.name,
      role: people.role,
      invitedBy: inviter(invitations.createdBy),
      expiresAt: invitations.expiresAt,
      usedAt: invitations.usedAt,
      endedAt: sql<string | null>`coalesce(${invitations.endedAt}, ${people.endedAt})`,
    })
    .from(invitations)
    .innerJoin(people, eq(people.id, invitations.personId))
    .where(eq(invitations.codeHash, codeHash));
  return rows[0] ?? null;
}

export async function findMatchLink(db: Queryable, codeHash: string) {
  const rows = await db
    .select({
      id: matchLinks.id,
      matchId: matchLinks.matchId,
      invitedBy: inviter(matchLinks.createdBy),
      endedAt: matchLinks.endedAt,
    })
    .from(matchLinks)
    .where(eq(matchLinks.codeHash, codeHash));
  return rows[0] ?? null;
}

/** How many devices are signed in by a match link. Whoever signs in after this waits, and counts this one too. */
export async function countLinkDevices(tx: Queryable, linkId: number, now: Date): Promise<number> {
  await tx.execute(sql`select from match_links where id = ${linkId} for no key update`);
  const rows = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(deskSessions)
    .where(and(eq(deskSessions.matchLinkId, linkId), isNull(deskSessions.endedAt), gt(deskSessions.expiresAt, now)));
  return rows[0]?.count ?? 0;
}

export async function insertInvitation(tx: Queryable, invitation: typeof invitations.$inferInsert): Promise<number> {
  const rows = await tx.insert(invitations).values(invitation).returning({ id: invitations.id });
  return rows[0]?.id ?? 0;
}

export async function insertMatchLink(tx: Queryable, link: typeof matchLinks.$inferInsert): Promise<number> {
  const rows = await tx.insert(matchLinks).values(link).returning({ id: matchLinks.id });
  return rows[0]?.id ?? 0;
}

/** Whether this call used it: of many at once only one does. The person's other open invitations end. */
export async function claimInvitation(tx: Queryable, id: number, personId: number, now: Date): Promise<boolean> {
  const open = and(isNull(invitations.usedAt), isNull(invitations.endedAt), gt(invitations.expiresAt, now));
  const rows = await tx
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.id, id), open))
    .returning({ id: invitations.id });
  if (rows.length === 0) return false;
  await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(and(eq(invitations.personId, personId), ne(invitations.id, id), open));
  return true;
}

/** Returns whose it was; null if there is none to end. */
export async function endInvitation(tx: Queryable, id: number, now: Date) {
  const rows = await tx
    .update(invitations)
    .set({ endedAt: now })
    .from(people)
    .where(
      and(
        eq(invitations.id, id),
        eq(people.id, invitations.personId),
        isNull(invitations.usedAt),
        isNull(invitations.endedAt),
      ),
    )
    .returning({ personId: people.id, name: people.name });
  return rows[0] ?? null;
}

export async function endMatchLink(tx: Queryable, id: number, now: Date) {
  const rows = await tx
    .update(matchLinks)
    .set({ endedAt: now })
    .where(and(eq(matchLinks.id, id), isNull(matchLinks.endedAt)))
    .returning({ matchId: matchLinks.matchId });
  return rows[0] ?? null;
}
