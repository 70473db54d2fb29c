import { and, desc, eq, inArray, isNotNull, lt, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Subject } from '#contract/desk/office.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { deskSessions, journal, people } from '#server/db/tables/desk.ts';

export interface NewJournalEntry {
  at: Date;
  sessionId: number | null;
  what: string;
  personId?: number | null;
  /** What a match is called is looked up. */
  about?: string;
  matchId?: number | null;
  subject?: Subject;
  before?: unknown;
  after?: unknown;
}

/** In the transaction of the change. */
export async function writeJournal(tx: Queryable, entry: NewJournalEntry): Promise<void> {
  const { matchId = null } = entry;
  const about = entry.about ?? sql`coalesce(${matchName(sql`${matchId}::int`)}, '')`;
  await tx.insert(journal).values({ ...entry, about });
}

const matchName = (matchId: unknown) => sql<string | null>`(
  select concat(coalesce(h.name, '?'), ' – ', coalesce(a.name, '?')) from matches m
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id where m.id = ${matchId})`;

const playerName = (entry: AnyColumn) => sql`(select p.name from players p where p.id = (${entry} ->> 'player')::int)`;

export interface JournalFilter {
  /** Without what programs and the demo did. */
  onlyPeople?: boolean | undefined;
  /** Who did it, or whom it concerns. */
  personId?: number | undefined;
  matchId?: number | undefined;
  subject?: Subject | undefined;
  /** The id of a later entry. */
  before?: number | undefined;
}

/** The newest first. */
export const listJournal = (
  db: Queryable,
  { onlyPeople = false, personId, matchId, subject, before }: JournalFilter,
  limit: number,
) =>
  db
    .select({
      id: journal.id,
      at: journal.at,
      who: sql<string | null>`coalesce(${people.name}, ${deskSessions.name})`,
      device: deskSessions.device,
      what: journal.what,
      matchId: journal.matchId,
      subject: journal.subject,
      about: journal.about,
      players: sql<{ before: string | null; after: string | null }>`json_build_object(
        'before', ${playerName(journal.before)}, 'after', ${playerName(journal.after)})`,
      before: journal.before,
      after: journal.after,
    })
    .from(journal)
    .leftJoin(deskSessions, eq(deskSessions.id, journal.sessionId))
    .leftJoin(people, eq(people.id, deskSessions.personId))
    .where(
      and(
        onlyPeople ? isNotNull(journal.sessionId) : undefined,
        personId === undefined ? undefined : or(eq(deskSessions.personId, personId), eq(journal.personId, personId)),
        matchId === undefined ? undefined : eq(journal.matchId, matchId),
        subject === undefined ? undefined : isAbout(subject),
        before === undefined ? undefined : lt(journal.id, before),
      ),
    )
    .orderBy(desc(journal.id))
    .limit(limit);

/** The last of these changes. */
export async function findLastEntry(tx: Queryable, subject: Subject, whats: readonly string[]) {
  const [last] = await tx
    .select({ what: journal.what, before: journal.before, after: journal.after })
    .from(journal)
    .where(and(eq(journal.subject, subject), inArray(journal.what, [...whats])))
    .orderBy(desc(journal.id))
    .limit(1);
  return last;
}

/** A team's own changes, and those of everybody who is or was in its squad. */
function isAbout(subject: Subject) {
  const [, teamId] = /^team:(\d{1,9})$/.exec(subject) ?? [];
  if (teamId === undefined) return eq(journal.subject, subject);
  return sql`${journal.subject} in (select ${subject} union all
    select 'player:' || player_id from squad_memberships where team_id = ${Number(teamId)})`;
}

/** Who wrote it last, and when. */
export async function findLastChange(
  tx: Queryable,
  subject: Subject,
): Promise<{ by: string | null; at: Date } | undefined> {
  const [last] = await tx
    .select({ by: sql<string | null>`coalesce(${people.name}, ${deskSessions.name})`, at: journal.at })
    .from(journal)
    .leftJoin(deskSessions, eq(deskSessions.id, journal.sessionId))
    .leftJoin(people, eq(people.id, deskSessions.personId))
    .where(eq(journal.subject, subject))
    .orderBy(desc(journal.id))
    .limit(1);
  return last;
}
