import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { SignedIn } from '#domain/desk/permissions.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deskSessions, matchLinks, people } from '#server/db/tables/desk.ts';

export interface StoredSession {
  who: SignedIn;
  device: string;
  lastUsedAt: Date;
  expiresAt: Date;
  /** Neither ended nor expired, nor its person or link. */
  isActive: boolean;
}

export const findSession = async (db: Queryable, tokenHash: string, now: Date): Promise<StoredSession | null> =>
  (await readSessions(db, eq(deskSessions.tokenHash, tokenHash), now))[0] ?? null;

/** The sessions of open sockets. */
export const listSessions = (db: Queryable, ids: readonly number[], now: Date): Promise<StoredSession[]> =>
  readSessions(db, inArray(deskSessions.id, [...ids]), now);

async function readSessions(db: Queryable, where: SQL, now: Date): Promise<StoredSession[]> {
  const rows = await db
    .select({
      sessionId: deskSessions.id,
      personId: deskSessions.personId,
      name: sql<string>`coalesce(${people.name}, ${deskSessions.name})`,
      role: people.role,
      matchId: matchLinks.matchId,
      // A deleted competition leaves a null, which is not "all".
      competitions: sql<
        (number | null)[] | null
      >`(select array_agg(competition_id) from person_competitions where person_id = ${people.id})`,
      device: deskSessions.device,
      lastUsedAt: deskSessions.lastUsedAt,
      expiresAt: deskSessions.expiresAt,
      isEnded: sql<boolean>`coalesce(${deskSessions.endedAt}, ${people.endedAt}, ${matchLinks.endedAt}) is not null
        or ${people.id} is null and ${matchLinks.matchId} is null`,
    })
    .from(deskSessions)
    .leftJoin(people, eq(people.id, deskSessions.personId))
    .leftJoin(matchLinks, eq(matchLinks.id, deskSessions.matchLinkId))
    .where(where);
  return rows.map(({ sessionId, personId, name, role, matchId, competitions, isEnded, ...session }) => ({
    ...session,
    who: {
      kind: 'session',
      sessionId,
      personId,
      name,
      role: role ?? 'match-link',
      competitionIds: competitions && competitions.filter((id) => id !== null),
      matchId,
    },
    isActive: !isEnded && session.expiresAt > now,
  }));
}

type NewSession = Omit<typeof deskSessions.$inferInsert, 'lastUsedAt' | 'endedAt'>;

export async function insertSession(tx: Queryable, session: NewSession): Promise<number> {
  const rows = await tx
    .insert(deskSessions)
    .values({ ...session, lastUsedAt: session.createdAt })
    .returning({ id: deskSessions.id });
  return rows[0]?.id ?? 0;
}

export async function prolongSession(db: Queryable, sessionId: number, now: Date, expiresAt: Date): Promise<void> {
  await db.update(deskSessions).set({ lastUsedAt: now, expiresAt }).where(eq(deskSessions.id, sessionId));
}

type SessionsOf = { sessionId: number } | { personId: number } | { matchLinkId: number };

/** Ends them and cuts their sockets on every node. Returns what was ended. */
export async function endSessions(tx: Queryable, of: SessionsOf, now: Date) {
  const where =
    'sessionId' in of
      ? eq(deskSessions.id, of.sessionId)
      : 'personId' in of
        ? eq(deskSessions.personId, of.personId)
        : eq(deskSessions.matchLinkId, of.matchLinkId);
  const ended = await tx
    .update(deskSessions)
    .set({ endedAt: now })
    .where(and(where, isNull(deskSessions.endedAt), gt(deskSessions.expiresAt, now)))
    .returning({ personId: deskSessions.personId, device: deskSessions.device, name: deskSessions.name });
  if (ended.length > 0) await announceChanges(tx, ['desk-sessions']);
  return ended;
}
