import type { Subject } from '#contract/desk/office.ts';
import { sessionName } from '#server/db/people/sessions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { inSearchLetters, literally } from '#server/db/search/search-letters.ts';
import { sql, type Sql } from '#server/db/sql.ts';

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
export async function writeJournal(tx: Queryable, { before, after, ...entry }: NewJournalEntry): Promise<void> {
  const about = entry.about ?? sql`coalesce(${matchName(entry.matchId ?? null)}, '')`;
  const row = { ...entry, about, before: sql.json(before), after: sql.json(after) };
  await tx.run(sql`insert into journal ${sql.values(row)}`);
}

const matchName = (matchId: number | null) => sql`(
  select concat(coalesce(h.name, '?'), ' – ', coalesce(a.name, '?')) from matches m
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id where m.id = ${matchId}::int)`;

const playerName = (entry: Sql) => sql`(select x.name from players x where x.id = (${entry} ->> 'player')::int)`;

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

/** What an entry changed, before and after. */
interface Changed {
  what: string;
  before: unknown;
  after: unknown;
}

export interface JournalRow extends Changed {
  id: number;
  at: Date;
  who: string | null;
  device: string | null;
  matchId: number | null;
  subject: Subject | null;
  about: string;
  players: { before: string | null; after: string | null };
  revertible: boolean;
}

/** Entries `j` with who wrote them. */
const journalWithPeople = sql`journal j left join desk_sessions s on s.id = j.session_id left join people p on p.id = s.person_id`;

/** The newest first. */
export function listJournal(
  db: Queryable,
  { onlyPeople = false, personId, matchId, subject, words = [], before }: JournalFilter,
  names: JournalNames,
  limit: number,
): Promise<JournalRow[]> {
  const conditions = [
    onlyPeople && sql`j.session_id is not null`,
    personId !== undefined && sql`${personId} in (s.person_id, j.person_id)`,
    matchId !== undefined && sql`j.match_id = ${matchId}`,
    subject !== undefined && isAbout(subject),
    before !== undefined && sql`j.id < ${before}`,
    words.length > 0 && sql`${journalText(names)} like all(${words.map((word) => `%${literally(word)}%`)}::text[])`,
    sql`true`,
  ].filter((condition) => condition !== false);
  return db.rows(sql`
    select j.id, j.at, ${sessionName} as who, s.device, j.what, j.match_id as "matchId", j.subject, j.about,
      json_build_object('before', ${playerName(sql`j.before`)}, 'after', ${playerName(sql`j.after`)}) as players,
      -- What takes an import back is long, and nobody reads it.
      case when j.what = 'import_files' then null else j.before end as before, j.after, ${isRevertible} as revertible
    from ${journalWithPeople} where ${sql.join(conditions, ' and ')} order by j.id desc limit ${limit}`);
}

/** Whose inverse can be made from what the journal has; `revertChange` knows how. */
export const REVERTIBLE = {
  records: [
    'edit_team',
    'edit_player',
    'edit_season',
    'edit_competition',
    'rename_referee',
    'edit_pitch',
    'edit_league',
    'edit_document',
    'edit_sponsor',
    'edit_gallery',
    'edit_photo',
  ],
  moves: ['add_to_squad', 'remove_from_squad', 'move_transfer', 'move_loan', 'move_release', 'move_return'],
  decisions: ['RESCHEDULE', 'POSTPONE', 'CANCEL'],
  imports: ['import_files'],
} as const;

/** A form that shows a player and his place in a squad writes both, and the entry does not name the squad. */
const OF_SQUADS = ['shirtNumber', 'captain', 'joinedOn', 'leftOn'];

/** Nothing of what it changed was changed again at the desk. An import says so itself, and is taken back once. */
const isRevertible = sql`case
  when j.what = 'import_files' then coalesce(j.before ? 'rows', false) and not exists (
    select from journal later where later.what = 'take_back_import' and later.after ->> 'entry' = j.id::text)
  when j.what = any(${Object.values(REVERTIBLE).flat()}::text[]) and jsonb_typeof(j.after) = 'object'
    and not (j.what = 'edit_player' and j.after ?| ${OF_SQUADS}::text[])
  then not exists (select from journal later where later.subject = j.subject and later.id > j.id
    and later.after ?| array(select jsonb_object_keys(j.after)))
  else false end`;

type RevertibleEntry = Omit<JournalRow, 'id' | 'at' | 'who' | 'device' | 'players'>;

export const findJournalEntry = (tx: Queryable, id: number) =>
  tx.maybe<RevertibleEntry>(sql`
    select j.what, j.about, j.match_id as "matchId", j.subject, j.before, j.after, ${isRevertible} as revertible
    from journal j where j.id = ${id}`);

/** Everything that an entry says, in the letters of a search key. */
const journalText = ({ whats, fields }: JournalNames) =>
  inSearchLetters(sql`concat_ws(' ', j.about, p.name, s.name, s.device, ${playerName(sql`j.before`)}, ${playerName(sql`j.after`)},
  ${sql.json(whats)}::jsonb ->> j.what,
  (select string_agg(${sql.json(fields)}::jsonb ->> name, ' ')
    from jsonb_object_keys(case when jsonb_typeof(j.after) = 'object' then j.after else '{}' end) name),
  ${valuesOf(sql`j.before`)}, ${valuesOf(sql`j.after`)})`);

const valuesOf = (entry: Sql) =>
  sql`jsonb_path_query_array(${entry}, 'lax $.** ? (@.type() == "string" || @.type() == "number")')::text`;

/** The last of these changes. */
export const findLastJournalEntry = (tx: Queryable, subject: Subject, whats: readonly string[]) =>
  tx.maybe<Changed>(sql`
    select what, before, after from journal where subject = ${subject} and what = any(${whats}::text[])
    order by id desc limit 1`);

/** A team's own changes, and those of everybody who is or was in its squad. */
function isAbout(subject: Subject) {
  const [, teamId] = /^team:(\d{1,9})$/.exec(subject) ?? [];
  if (teamId === undefined) return sql`j.subject = ${subject}`;
  return sql`j.subject in (select ${subject} union all
    select 'player:' || player_id from squad_memberships where team_id = ${Number(teamId)})`;
}

/** Who wrote it last, and when. */
export const findLastChange = (tx: Queryable, subject: Subject) =>
  tx.maybe<{ by: string | null; at: Date }>(sql`
    select ${sessionName} as by, j.at from ${journalWithPeople} where j.subject = ${subject} order by j.id desc limit 1`);
