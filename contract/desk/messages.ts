import { z } from 'zod';
import { AUDIENCES, MESSAGE_KINDS } from '#domain/messages/kinds.ts';
import { idSchema, idText, instantSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { competitionSeasonIdSchema } from './ids.ts';
import { deskRoutes } from './paths.ts';
import { optionalLine, optionalText } from './text.ts';

const inBoth = z.object({ bg: z.string(), en: z.string() });
const named = z.object({ id: idSchema, name: z.string(), nameLatin: z.string().nullable() });
const linkedMatch = z.object({
  id: idSchema,
  home: z.object({ name: z.string(), nameLatin: z.string() }).nullable(),
  away: z.object({ name: z.string(), nameLatin: z.string() }).nullable(),
  startTime: instantSchema.nullable(),
});
const linkedDocument = z.object({ number: z.int(), title: inBoth });

const messageSchema = z.object({
  id: idSchema,
  kind: z.enum(MESSAGE_KINDS),
  sentAt: instantSchema,
  /** Of a notice; null for a program. */
  sender: z.string().nullable(),
  /** Of a notice: to whom it was written. */
  audience: z.enum(AUDIENCES).nullable(),
  competition: z.object({ name: z.string(), nameLatin: z.string() }).nullable(),
  /** Each in both languages; what was written in one alone is the same in both. */
  title: inBoth,
  text: inBoth,
  match: linkedMatch.nullable(),
  document: linkedDocument.nullable(),
});

export const inboxMessageSchema = messageSchema.extend({ isRead: z.boolean() });
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

export const inboxSchema = z.object({
  /** The newest first. */
  messages: z.array(inboxMessageSchema),
  unread: z.int(),
  /** Pass as `before` for the next page; null at the end. */
  next: z.string().nullable(),
});
export type Inbox = z.infer<typeof inboxSchema>;

export const unreadSchema = z.object({ unread: z.int() });
export type Unread = z.infer<typeof unreadSchema>;

/** What an organiser writes. [MS3] In one language or both. */
const noticeRequestSchema = z.strictObject({
  audience: z.enum(AUDIENCES),
  /** Of a competition. */
  competitionSeasonId: competitionSeasonIdSchema.nullable().default(null),
  /** Of chosen teams. */
  teamIds: z.array(idSchema).max(200).default([]),
  titleBg: optionalLine(120),
  textBg: optionalText(4000),
  titleEn: optionalLine(120).default(''),
  textEn: optionalText(4000).default(''),
  matchId: idSchema.nullable().default(null),
  document: z.int().min(1).max(99).nullable().default(null),
});
export type NoticeRequest = z.infer<typeof noticeRequestSchema>;

const noticeHeadSchema = messageSchema.extend({ recipients: z.int(), read: z.int() });
export type NoticeHead = z.infer<typeof noticeHeadSchema>;

export const noticeListSchema = z.object({ notices: z.array(noticeHeadSchema) });
export type NoticeList = z.infer<typeof noticeListSchema>;

export const noticeSchema = noticeHeadSchema.extend({
  people: z.array(z.object({ id: idSchema, name: z.string(), readAt: instantSchema.nullable() })),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Whom a notice can be written to, with how many people read it, and what it can lead to. */
export const audienceListSchema = z.object({
  managers: z.int(),
  volunteers: z.int(),
  /** Those that are not over, with how many of their teams nobody would read it. */
  competitions: z.array(named.extend({ id: competitionSeasonIdSchema, managers: z.int(), teamsWithout: z.int() })),
  teams: z.array(named.extend({ managers: z.int() })),
  matches: z.array(linkedMatch),
  documents: z.array(linkedDocument),
});
export type AudienceList = z.infer<typeof audienceListSchema>;

export const messageEndpoints = deskEndpoints({
  listInbox: {
    method: 'GET',
    path: deskRoutes.inbox,
    access: 'session',
    query: z.object({ before: idText.optional() }),
    response: inboxSchema,
    summary: 'What you were told, the newest first, thirty messages at a time',
  },
  countUnread: {
    method: 'GET',
    path: deskRoutes.unread,
    access: 'session',
    response: unreadSchema,
    summary: 'How many messages you have not opened',
  },
  getInboxMessage: {
    method: 'GET',
    path: deskRoutes.inboxMessage,
    access: 'session',
    response: inboxMessageSchema,
    summary: 'A message that was sent to you',
  },
  markRead: {
    method: 'PUT',
    path: deskRoutes.readMessage,
    access: 'session',
    key: 'none',
    summary: 'You opened a message',
  },
  listNotices: {
    method: 'GET',
    path: deskRoutes.notices,
    response: noticeListSchema,
    summary: 'Notices of organisers, the newest first',
  },
  sendNotice: {
    method: 'POST',
    path: deskRoutes.notices,
    body: noticeRequestSchema,
    response: noticeSchema,
    status: 201,
    summary: 'Write to managers or volunteers',
  },
  getNotice: {
    method: 'GET',
    path: deskRoutes.notice,
    response: noticeSchema,
    summary: 'A notice, and who has opened it',
  },
  listAudiences: {
    method: 'GET',
    path: deskRoutes.audiences,
    response: audienceListSchema,
    summary: 'Whom a notice can be written to, and what it can lead to',
  },
});
