import type { PersonalKind } from '#domain/privacy/kinds.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { listReferences, type Reference } from '#server/db/references.ts';
import { DELETED_KEY, DELETED_PERSON } from '#domain/privacy/deleted.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** What records of each kind are stored in. */
export const TABLE_OF = {
  player: 'players',
  person: 'people',
  applicant: 'applications',
  registration: 'registrations',
} as const satisfies Record<PersonalKind, string>;

/** Secrets are nobody's data: codes, tokens and the keys of a device. Files are added as files. */
const SECRET = /hash|^endpoint$|^p256dh$|^auth$|token/;

export type PersonalRecords = Record<string, unknown[]>;

/** [PV3] The record and every row of every table that refers to it, by table: whatever the schema has, also what a later version adds. */
export async function readPersonalRecords(db: Queryable, kind: PersonalKind, id: number): Promise<PersonalRecords> {
  const own = TABLE_OF[kind];
  const found: PersonalRecords = { [own]: await readRows(db, own, sql`id = ${id}`) };
  for (const [table, columns] of byTable(await listReferences(db, own)))
    found[table] = await readRows(
      db,
      table,
      sql.join(
        columns.map((column) => sql`${sql.identifier(column)} = ${id}`),
        ' or ',
      ),
    );
  if (kind === 'person') found.messages = await readMessages(db, id);
  found.journal = await readJournalOf(db, kind, id);
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
}

function byTable(references: readonly Reference[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const { table, column } of references) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

async function readRows(db: Queryable, table: string, where: Sql): Promise<unknown[]> {
  const columns = await db.rows<{ name: string }>(sql`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and atttypid <> 'bytea'::regtype order by attnum`);
  const shown = columns.filter(({ name }) => !SECRET.test(name)).map(({ name }) => sql.identifier(name));
  const rows = await db.rows<{ row: unknown }>(sql`
    select to_jsonb(r) as row from (select ${sql.join(shown)} from ${sql.identifier(table)} where ${where}) r limit 20000`);
  return rows.map(({ row }) => row);
}

/** What he was told. What he wrote himself is found by its column. */
const readMessages = (db: Queryable, personId: number) =>
  db.rows(sql`
    select m.kind, m.sent_at, m.title_bg, m.text_bg, m.title_en, m.text_en, m.sender_id = ${personId} as written from messages m
    where m.sender_id = ${personId} or m.id in (select message_id from message_recipients where person_id = ${personId})
    order by m.sent_at, m.id`);

/** What was changed about him, and what he did: of that without what it was, which is about others. */
function readJournalOf(db: Queryable, kind: PersonalKind, id: number): Promise<unknown[]> {
  if (kind === 'applicant' || kind === 'registration') return Promise.resolve([]);
  if (kind === 'player')
    return db.rows(
      sql`select at, what, about, before, after from journal where subject = ${`player:${id}`} order by id`,
    );
  return db.rows(sql`
    select j.at, j.what, s.device, j.person_id = ${id} as "isAboutHim" from journal j left join desk_sessions s on s.id = j.session_id
    where ${id} in (j.person_id, s.person_id) order by j.id`);
}

export interface Subject {
  id: number;
  name: string;
  nameLatin: string | null;
  birthdate: string | null;
  pictureId: number | null;
  isDeleted: boolean;
}

/** Somebody whose data was deleted is known by his key, or by what he is called since. */
const isDeletedPlayer = sql`(starts_with(key, ${sql.literal(DELETED_KEY)}) and hidden)`;
const isDeletedPerson = sql`(starts_with(name, ${sql.literal(DELETED_PERSON.bg)}) and ended_at is not null)`;

const NO_DETAILS = sql`null as "nameLatin", null as birthdate, null::int as "pictureId"`;
const COLUMNS = {
  player: sql`name, name_latin as "nameLatin", birthdate::text, picture_id as "pictureId", ${isDeletedPlayer} as "isDeleted"`,
  person: sql`name, ${NO_DETAILS}, ${isDeletedPerson} as "isDeleted"`,
  registration: sql`name, null as "nameLatin", birthdate::text, null::int as "pictureId", player_id is not null as "isDeleted"`,
  applicant: sql`contact_name as name, ${NO_DETAILS}, false as "isDeleted"`,
} as const satisfies Record<PersonalKind, Sql>;

export const findSubject = (db: Queryable, kind: PersonalKind, id: number, { lock = false } = {}) =>
  db.maybe<Subject>(sql`
    select id, ${COLUMNS[kind]} from ${sql.identifier(TABLE_OF[kind])} where id = ${id} ${lock ? sql`for update` : sql``}`);

export interface FoundSubject {
  kind: PersonalKind;
  id: number;
  name: string;
  nameLatin: string | null;
  /** The team of a player or applicant. */
  detail: string | null;
  /** At the desk no more. */
  hasEnded: boolean;
}

/** Whoever is called so: players, people who are or were at the desk, applicants, also by their contact, and who registered; first where a word of the name begins so. */
export const findSubjects = (db: Queryable, pattern: string, limit: number): Promise<FoundSubject[]> =>
  db.rows(sql`
    select * from (
      select 'player' as kind, p.id, p.name, p.name_latin as "nameLatin", (
          select t.name from squad_memberships s join teams t on t.id = s.team_id where s.player_id = p.id
          order by s.joined_on desc, s.id desc limit 1) as detail, false as "hasEnded"
      from players p where (p.name ilike ${pattern} or p.name_latin ilike ${pattern}) and not ${isDeletedPlayer}
      union all
      select 'person', id, name, null, null, ended_at is not null from people
      where name ilike ${pattern} and not ${isDeletedPerson}
      union all
      select 'applicant', id, contact_name, null, team_name, false from applications
      where contact_name ilike ${pattern} or contact ilike ${pattern}
      union all
      select 'registration', r.id, r.name, null, t.name, false from registrations r join teams t on t.id = r.team_id
      where r.name ilike ${pattern} and r.player_id is null) found
    order by concat(' ', name) ilike concat('% ', substr(${pattern}, 2)) desc, name collate "und-x-icu", kind, id limit ${limit}`);
