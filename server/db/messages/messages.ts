import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Audience, MessageKind } from '#domain/messages/kinds.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow } from '#server/db/rows.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface StoredMessage {
  kind: MessageKind;
  sentAt: Date;
  senderId: number | null;
  audience: Audience | null;
  competitionSeasonId: CompetitionSeasonId | null;
  titleBg: string;
  titleEn: string;
  textBg: string;
  textEn: string;
  matchId: number | null;
  document: number | null;
  teamId: number | null;
}

export async function insertMessage(tx: Queryable, message: StoredMessage, people: readonly number[]): Promise<number> {
  const id = await insertRow(tx, 'messages', message);
  await tx.run(sql`
    insert into message_recipients (message_id, person_id) select ${id}, person from unnest(${people}::int[]) person`);
  return id;
}

/** [MS6] Who has not opened what he was told last about this. */
export const listWaiting = async (db: Queryable, kind: MessageKind, teamId: number): Promise<number[]> =>
  (
    await db.rows<{ personId: number }>(sql`
      select distinct r.person_id as "personId" from messages m join message_recipients r on r.message_id = m.id
      where m.kind = ${kind} and m.team_id = ${teamId} and r.read_at is null`)
  ).map(({ personId }) => personId);

export interface MessageRow extends Omit<StoredMessage, 'senderId' | 'competitionSeasonId' | 'matchId' | 'teamId'> {
  id: number;
  sender: string | null;
  competition: { name: string; nameLatin: string } | null;
  match: LinkedMatchRow | null;
}

interface LinkedMatchRow {
  id: number;
  home: { name: string; nameLatin: string } | null;
  away: { name: string; nameLatin: string } | null;
  startTime: string | null;
}

const named = (table: string) => {
  const name = sql.identifier(table);
  return sql`case when ${name}.id is not null then json_build_object('name', ${name}.name, 'nameLatin', ${name}.name_latin) end`;
};

const linkedMatch = sql`json_build_object('id', lm.id, 'home', ${named('h')}, 'away', ${named('a')}, 'startTime', lm.start_time)`;
const teamsOfMatch = sql`left join teams h on h.id = lm.home_team_id left join teams a on a.id = lm.away_team_id`;

/** Of message `m`. */
const columns = sql`
  m.id, m.kind, m.sent_at as "sentAt", s.name as sender, m.audience, m.title_bg as "titleBg", m.title_en as "titleEn",
  m.text_bg as "textBg", m.text_en as "textEn", m.document, ${named('c')} as competition,
  case when lm.id is not null then ${linkedMatch} end as match`;
const joins = sql`
  left join people s on s.id = m.sender_id
  left join competition_seasons cs on cs.id = m.competition_season_id left join competitions c on c.id = cs.competition_id
  left join matches lm on lm.id = m.match_id ${teamsOfMatch}`;

export type InboxRow = MessageRow & { isRead: boolean };

const inbox = (personId: number, which: Sql) => sql`
  select ${columns}, r.read_at is not null as "isRead"
  from message_recipients r join messages m on m.id = r.message_id ${joins}
  where r.person_id = ${personId} and ${which}`;

/** The newest first. */
export const listInbox = (db: Queryable, personId: number, before: number | null, limit: number): Promise<InboxRow[]> =>
  db.rows(sql`
    ${inbox(personId, sql`(${before}::int is null or m.id < ${before})`)} order by m.id desc limit ${limit}`);

export const findInboxMessage = (db: Queryable, personId: number, messageId: number): Promise<InboxRow | null> =>
  db.maybe(inbox(personId, sql`m.id = ${messageId}`));

export const countUnread = async (db: Queryable, personId: number): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from message_recipients where person_id = ${personId} and read_at is null`)
  ).count;

/** False if it was not sent to him. The first time counts. */
export const storeRead = async (db: Queryable, personId: number, messageId: number, at: Date): Promise<boolean> =>
  (await db.run(sql`
    update message_recipients set read_at = coalesce(read_at, ${at})
    where person_id = ${personId} and message_id = ${messageId}`)) > 0;

export type NoticeRow = MessageRow & { recipients: number; read: number };

const notices = (which: Sql) => sql`
  select ${columns},
    (select count(*)::int from message_recipients r where r.message_id = m.id) as recipients,
    (select count(*)::int from message_recipients r where r.message_id = m.id and r.read_at is not null) as read
  from messages m ${joins} where m.kind = 'notice' and ${which}`;

/** The newest first. */
export const listNotices = (db: Queryable, limit: number): Promise<NoticeRow[]> =>
  db.rows(sql`${notices(sql`true`)} order by m.id desc limit ${limit}`);

export const findNotice = (db: Queryable, messageId: number): Promise<NoticeRow | null> =>
  db.maybe(notices(sql`m.id = ${messageId}`));

/** Who has not opened it comes first. */
export const listReaders = (db: Queryable, messageId: number) =>
  db.rows<{ id: number; name: string; readAt: Date | null }>(sql`
    select p.id, p.name, r.read_at as "readAt" from message_recipients r join people p on p.id = r.person_id
    where r.message_id = ${messageId} order by r.read_at desc nulls first, p.name collate "und-x-icu", p.id`);

/** [MS5] */
export const deleteOldMessages = (db: Queryable, before: Date): Promise<number> =>
  db.run(sql`delete from messages where sent_at < ${before}`);

/** What a notice can lead to: what is played next, and what was played last. */
export const listLinkedMatches = (db: Queryable, now: Date, limit: number): Promise<LinkedMatchRow[]> =>
  db.rows(sql`
    select lm.id, ${named('h')} as home, ${named('a')} as away, lm.start_time as "startTime"
    from matches lm ${teamsOfMatch}
    where lm.start_time > ${now}::timestamptz - interval '7 days' and lm.status <> 'CANCELLED'
    order by lm.start_time, lm.id limit ${limit}`);
