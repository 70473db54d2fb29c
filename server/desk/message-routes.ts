import type { FastifyInstance } from 'fastify';
import { messageEndpoints, type AudienceList, type Notice } from '#contract/desk/messages.ts';
import type { Who } from '#domain/desk/permissions.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { sendNotice } from '#server/commands/messages/send-notice.ts';
import {
  listAllManagers,
  listCompetitionAudiences,
  listTeamAudiences,
  listVolunteers,
} from '#server/db/messages/audiences.ts';
import {
  countUnread,
  findInboxMessage,
  findNotice,
  listInbox,
  listLinkedMatches,
  listNotices,
  listReaders,
  storeRead,
  type MessageRow,
} from '#server/db/messages/messages.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { dropWays } from '#server/messages/queue-by-ways.ts';
import { serveDesk } from './serve-desk.ts';

interface MessageOptions {
  db: Database;
  now: () => Date;
}

const IN_A_PAGE = 30;
const NOTICES_SHOWN = 100;
const MATCHES_OFFERED = 60;

/** What people were told: each sees his own; organisers see the notices, and who has opened them. */
export const messageRoutes = (app: FastifyInstance, { db, now }: MessageOptions) =>
  serveDesk(app, messageEndpoints, now, {
    listInbox: async ({ query, actor }) => {
      const personId = personOf(actor.who);
      if (personId === null) return { messages: [], unread: 0, next: null };
      const [rows, unread, present] = await Promise.all([
        listInbox(db, personId, query.before ?? null, IN_A_PAGE + 1),
        countUnread(db, personId),
        presenter(db),
      ]);
      const shown = rows.slice(0, IN_A_PAGE);
      return {
        messages: shown.map(({ isRead, ...row }) => ({ ...present(row), isRead })),
        unread,
        next: rows.length > shown.length ? String(shown.at(-1)?.id) : null,
      };
    },
    countUnread: async ({ actor }) => {
      const personId = personOf(actor.who);
      return { unread: personId === null ? 0 : await countUnread(db, personId) };
    },
    getInboxMessage: async ({ params, actor }) => {
      const personId = personOf(actor.who);
      const row = personId === null ? null : await findInboxMessage(db, personId, params.messageId);
      if (!row) throw noMessage(params.messageId);
      const { isRead, ...message } = row;
      return { ...(await presenter(db))(message), isRead };
    },
    markRead: async ({ params, actor }) => {
      const personId = personOf(actor.who);
      if (personId === null || !(await storeRead(db, personId, params.messageId, actor.at)))
        throw noMessage(params.messageId);
      await dropWays(db, personId, params.messageId);
    },
    listNotices: async () => {
      const [notices, present] = await Promise.all([listNotices(db, NOTICES_SHOWN), presenter(db)]);
      return { notices: notices.map(({ recipients, read, ...row }) => ({ ...present(row), recipients, read })) };
    },
    sendNotice: async ({ body, actor }) => readNotice(db, await sendNotice(db, actor, body)),
    getNotice: ({ params }) => readNotice(db, params.messageId),
    listAudiences: ({ actor }) => readAudiences(db, actor.at),
  });

/** Volunteers with a link and programs have no inbox. */
const personOf = (who: Who): number | null => (who.kind === 'session' ? who.personId : null);

/** The same for a message of somebody else: nobody learns what others were told. */
const noMessage = (id: number) => new ApiError('not_found', `There is no message ${id} for you`);

/** Rows as they are shown; a document is called as it is called now. */
async function presenter(db: Queryable) {
  const documents = await readLeagueDocuments(db);
  return ({ sentAt, titleBg, titleEn, textBg, textEn, match, document, sender, kind, ...row }: MessageRow) => ({
    ...row,
    kind,
    sender: kind === 'notice' ? sender : null,
    sentAt: sentAt.toISOString(),
    title: { bg: titleBg, en: titleEn },
    text: { bg: textBg, en: textEn },
    match: match && presentMatch(match),
    document: documents.find(({ number }) => number === document) ?? null,
  });
}

const presentMatch = <Match extends { startTime: string | Date | null }>(match: Match) => ({
  ...match,
  startTime: match.startTime === null ? null : new Date(match.startTime).toISOString(),
});

async function readNotice(db: Database, messageId: number): Promise<Notice> {
  const [notice, readers, present] = await Promise.all([
    findNotice(db, messageId),
    listReaders(db, messageId),
    presenter(db),
  ]);
  if (!notice) throw new ApiError('not_found', `There is no notice ${messageId}`);
  const { recipients, read, ...row } = notice;
  const people = readers.map(({ readAt, ...person }) => ({ ...person, readAt: readAt && readAt.toISOString() }));
  return { ...present(row), recipients, read, people };
}

async function readAudiences(db: Database, now: Date): Promise<AudienceList> {
  const [managers, volunteers, competitions, teams, matches, documents] = await Promise.all([
    listAllManagers(db),
    listVolunteers(db),
    listCompetitionAudiences(db, dayAt(now)),
    listTeamAudiences(db),
    listLinkedMatches(db, now, MATCHES_OFFERED),
    readLeagueDocuments(db),
  ]);
  return {
    managers: managers.length,
    volunteers: volunteers.length,
    competitions,
    teams,
    matches: matches.map(presentMatch),
    documents: documents.map(({ number, title }) => ({ number, title })),
  };
}
