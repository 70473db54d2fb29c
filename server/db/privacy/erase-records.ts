import { DELETED_KEY, DELETED_PERSON, DELETED_PLAYER } from '#domain/privacy/deleted.ts';
import { usesOfPictures } from '#server/db/pictures/pictures.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { updateRow } from '#server/db/rows.ts';
import { literally } from '#server/db/search/search-letters.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import type { Subject } from './personal-records.ts';

/** [PV4] What becomes of the rows that refer to somebody whose data is deleted: results stay, without his name. Every foreign key is here. */
export const REFERENCES: Record<'players' | 'people', Readonly<Record<string, 'goes' | 'stays'>>> = {
  players: {
    'lineups.player_id': 'stays',
    'player_match_stats.player_id': 'stays',
    'match_ledger.player_id': 'stays',
    'match_ledger.other_player_id': 'stays',
    'player_season_stats.player_id': 'stays',
    'player_competition_stats.player_id': 'stays',
    'player_team_stats.player_id': 'stays',
    'squad_memberships.player_id': 'stays',
    'transfers.player_id': 'stays',
    'awards.player_id': 'stays',
    'compositions.goalkeeper_id': 'stays',
    'compositions.first_defender_id': 'stays',
    'compositions.second_defender_id': 'stays',
    'compositions.midfielder_id': 'stays',
    'compositions.first_forward_id': 'stays',
    'compositions.second_forward_id': 'stays',
    /** The number of a page that leads nowhere now. */
    'merged_players.player_id': 'stays',
    'bans.player_id': 'goes',
    'requests.player_id': 'goes',
    'declarations.player_id': 'goes',
    'registrations.player_id': 'goes',
    'consents.player_id': 'goes',
  },
  people: {
    'journal.person_id': 'stays',
    'desk_sessions.person_id': 'stays',
    'invitations.created_by': 'stays',
    'match_links.created_by': 'stays',
    'galleries.added_by_id': 'stays',
    'photos.added_by_id': 'stays',
    'messages.sender_id': 'stays',
    'invitations.person_id': 'goes',
    'person_competitions.person_id': 'goes',
    'person_teams.person_id': 'goes',
    'message_recipients.person_id': 'goes',
    'message_choices.person_id': 'goes',
    'mail_addresses.person_id': 'goes',
    'mails.person_id': 'goes',
    'applications.person_id': 'goes',
  },
};

/** Deletes the rows that go. */
export async function deleteReferences(tx: Queryable, table: 'players' | 'people', id: number): Promise<void> {
  for (const [name, fate] of Object.entries(REFERENCES[table])) {
    const [from = '', column = ''] = name.split('.');
    if (fate === 'goes') await tx.run(sql`delete from ${sql.identifier(from)} where ${sql.identifier(column)} = ${id}`);
  }
}

/** Nothing but the number of the record is left. His squads end today. */
export async function blankPlayer(tx: Queryable, id: number, today: string): Promise<void> {
  await updateRow(tx, 'players', id, {
    key: DELETED_KEY + id,
    name: `${DELETED_PLAYER.bg} ${id}`,
    nameLatin: `${DELETED_PLAYER.en} ${id}`,
    birthdate: null,
    nationality: '',
    position: null,
    pictureId: null,
    hidden: true,
    parentalDeclaration: false,
  });
  await tx.run(sql`
    update squad_memberships set left_on = greatest(joined_on, ${today}::date), captain = false
    where player_id = ${id} and coalesce(left_on > ${today}::date, true)`);
}

/** His devices are signed out, get no messages, and no longer say what they are. */
export async function blankPerson(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.run(sql`
    delete from push_subscriptions where session_id in (select id from desk_sessions where person_id = ${id})`);
  await tx.run(sql`
    update people set name = ${`${DELETED_PERSON.bg} ${id}`}, ended_at = coalesce(ended_at, ${now}::timestamptz) where id = ${id}`);
  await tx.run(sql`
    update desk_sessions set device = '', ended_at = coalesce(ended_at, ${now}::timestamptz) where person_id = ${id}`);
}

/** A club asked for him, or he registered, before the league had a record of him. */
export async function deleteRequestsNaming(tx: Queryable, { name, birthdate }: Subject): Promise<void> {
  await tx.run(sql`
    delete from requests where kind = 'new-player' and payload ->> 'name' = ${name}
      and payload ->> 'birthdate' is not distinct from ${birthdate}::text`);
  await tx.run(
    sql`delete from registrations where name = ${name} and birthdate is not distinct from ${birthdate}::date`,
  );
}

/** An application with its mail. The team that it made stays: it is no person. */
export async function deleteApplication(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from mails where address = (select contact from applications where id = ${id})`);
  await tx.run(sql`delete from applications where id = ${id}`);
}

/** A picture that was only his, whether it was uploaded or came with files. */
export async function deletePictureIfUnused(tx: Queryable, id: number): Promise<void> {
  const isUsed = await usesOfPictures(tx);
  await tx.run(sql`delete from media m where m.id = ${id} and not ${isUsed}`);
}

/** Whether somebody else is called so: then a text does not say which of them it means. */
export const hasNamesake = (tx: Queryable, { id, name }: Subject, table: string): Promise<boolean> =>
  tx.exists(sql`
    select from players where name = ${name} and not (${table === 'players'} and id = ${id})
    union all select from people where name = ${name} and not (${table === 'people'} and id = ${id}) limit 1`);

const TEXTS = ['title_bg', 'title_en', 'text_bg', 'text_en'] as const;

/** In the journal and in messages another name in place of his. `subject` is what the journal calls the record. */
export async function renameInTexts(
  tx: Queryable,
  { name, nameLatin, birthdate }: Subject,
  {
    subject,
    personId,
    deleted,
    isUnique,
  }: { subject: string | null; personId: number | null; deleted: string; isUnique: boolean },
): Promise<void> {
  // What was changed about him was his data; without it nobody can bring it back by reverting a change.
  await tx.run(sql`
    update journal set about = ${deleted}, before = null, after = null
    where subject = ${subject} or person_id = ${personId}`);
  if (!isUnique) return;
  const names = [name, ...(nameLatin === null ? [] : [nameLatin])];
  const inDocument = (column: Sql) => {
    let text = sql`${column}::text`;
    for (const one of [...names, ...(birthdate === null ? [] : [birthdate])])
      text = sql`replace(${text}, ${JSON.stringify(one)}, ${JSON.stringify(names.includes(one) ? deleted : '')})`;
    for (const one of names) text = sql`replace(${text}, ${JSON.stringify(one).slice(1, -1)}, ${deleted})`;
    return sql`(${text})::jsonb`;
  };
  const pattern = `%${literally(name)}%`;
  await tx.run(sql`
    update journal set about = replace(about, ${name}, ${deleted}),
      before = ${inDocument(sql`(case when what = 'import_files' then before - 'rows' else before end)`)}, after = ${inDocument(sql`after`)}
    where about like ${pattern} or before::text like ${pattern} or after::text like ${pattern}`);
  const replaced = TEXTS.map((column) => {
    const of = sql.identifier(column);
    return sql`${of} = ${names.reduce((text, one) => sql`replace(${text}, ${one}, ${deleted})`, of)}`;
  });
  const named = TEXTS.map((column) => sql`${sql.identifier(column)} like ${pattern}`);
  await tx.run(sql`update messages set ${sql.join(replaced)} where ${sql.join(named, ' or ')}`);
}

export interface NamingText {
  kind: 'article' | 'caption' | 'award' | 'team';
  id: number;
  title: string;
}

/** Texts that people wrote and only people should change, which name somebody in either alphabet. */
export async function listTextsNaming(db: Queryable, { name, nameLatin }: Pick<Subject, 'name' | 'nameLatin'>) {
  const patterns = [name, ...(nameLatin === null ? [] : [nameLatin])].map((one) => `%${literally(one)}%`);
  const names = (...columns: string[]) =>
    sql.join(
      columns.map((column) => sql`${sql.identifier(column)} ilike any(${patterns}::text[])`),
      ' or ',
    );
  return db.rows<NamingText>(sql`
    select 'article' as kind, id, coalesce(nullif(title_bg, ''), title_en) as title from news
    where ${names('title_bg', 'title_en', 'summary_bg', 'summary_en', 'content_bg', 'content_en')}
    union all select 'caption', gallery_id, coalesce(caption_bg, caption_en) from photos where ${names('caption_bg', 'caption_en')}
    union all select 'award', id, coalesce(notes_bg, notes_en) from awards where ${names('notes_bg', 'notes_en')}
    union all select 'team', id, name from teams where ${names('contact_name', 'description_bg', 'description_en')}
    order by 1, 2 limit 50`);
}

export interface ErasureCounts {
  matches: number;
  goals: number;
  awards: number;
  declarations: number;
  bans: number;
  requests: number;
  messages: number;
  acts: number;
}

export const countOfPlayer = (db: Queryable, id: number): Promise<Partial<ErasureCounts>> =>
  db.one(sql`
    select (select count(*)::int from player_match_stats where player_id = ${id}) as matches,
      (select coalesce(sum(goals), 0)::int from player_match_stats where player_id = ${id}) as goals,
      (select count(*)::int from awards where player_id = ${id}) as awards,
      (select count(*)::int from declarations where player_id = ${id}) as declarations,
      (select count(*)::int from bans where player_id = ${id}) as bans,
      (select count(*)::int from requests where player_id = ${id}) as requests`);

export const countOfPerson = (db: Queryable, id: number): Promise<Partial<ErasureCounts>> =>
  db.one(sql`
    select (select count(*)::int from message_recipients where person_id = ${id}) as messages,
      (select count(*)::int from journal j join desk_sessions s on s.id = j.session_id where s.person_id = ${id}) as acts`);
