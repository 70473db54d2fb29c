import { and, desc, eq, inArray, isNotNull, lt, or, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Subject } from '#contract/desk/office.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { inSearchLetters } from '#server/db/search/search-letters.ts';
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
  /** Words that are all in its texts, as `journalText` spells them. */
  words?: readonly string[] | undefined;
  /** The id of a later entry. */
  before?: number | undefined;
}

/** What the office calls each kind of change and each field, to be searched. */
export interface JournalNames {
  whats: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
}

/** The newest first. */
export const listJournal = (
  db: Queryable,
  { onlyPeople = false, personId, matchId, subject, words = [], before }: JournalFilter,
  names: JournalNames,
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
      revertible: isRevertible,
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
        words.length === 0 ? undefined : sql`${journalText(names)} like all(${sql.param(words.map(likeWord))}::text[])`,
      ),
    )
    .orderBy(desc(journal.id))
    .limit(limit);

/** Whose inverse can be made from what the journal has; `revertChange` knows how. */
export const REVERTIBLE = {
  records: [
    'edit_team',
    'edit_player',
    'edit_season',
    'edit_competition',
    'rename_referee',
    'edit_league',
    'edit_document',
  ],
  moves: ['add_to_squad', 'remove_from_squad', 'move_transfer', 'move_loan', 'move_release', 'move_return'],
  decisions: ['RESCHEDULE', 'POSTPONE', 'CANCEL'],
} as const;

/** A form that shows a player and his place in a squad writes both, and the entry does not name the squad. */
const OF_SQUADS = ['shirtNumber', 'captain', 'joinedOn', 'leftOn'];

const later = alias(journal, 'later');

/** Nothing of what it changed was changed again at the desk. */
const isRevertible = sql<boolean>`case
  when ${inArray(journal.what, Object.values(REVERTIBLE).flat())} and jsonb_typeof(${journal.after}) = 'object'
    and not (${journal.what} = 'edit_player' and ${journal.after} ?| ${sql.param(OF_SQUADS)}::text[])
  then not exists (select from ${journal} later where ${later.subject} = ${journal.subject} and ${later.id} > ${journal.id}
    and ${later.after} ?| array(select jsonb_object_keys(${journal.after})))
  else false end`;

export async function findEntry(tx: Queryable, id: number) {
  const { what, matchId, subject, before, after } = journal;
  const [found] = await tx
    .select({ what, matchId, subject, before, after, revertible: isRevertible })
    .from(journal)
    .where(eq(journal.id, id));
  return found;
}

/** Everything that an entry says, in the letters of a search key. */
const journalText = ({ whats, fields }: JournalNames) =>
  inSearchLetters(sql`concat_ws(' ',
  ${journal.about}, ${people.name}, ${deskSessions.name}, ${deskSessions.device},
  ${playerName(journal.before)}, ${playerName(journal.after)},
  ${JSON.stringify(whats)}::jsonb ->> ${journal.what},
  (select string_agg(${JSON.stringify(fields)}::jsonb ->> name, ' ')
    from jsonb_object_keys(case when jsonb_typeof(${journal.after}) = 'object' then ${journal.after} else '{}' end) name),
  ${valuesOf(journal.before)}, ${valuesOf(journal.after)})`);

const valuesOf = (entry: AnyColumn) =>
  sql`jsonb_path_query_array(${entry}, 'lax $.** ? (@.type() == "string" || @.type() == "number")')::text`;

const likeWord = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

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
