import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Audience, MessageKind } from '#domain/messages/kinds.ts';
import { competitionSeasons } from './competition.ts';
import { id, instant } from './columns.ts';
import { people } from './desk.ts';
import { matches } from './match.ts';

/** What people at the desk were told. The texts are as they were sent. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    kind: text().$type<MessageKind>().notNull(),
    sentAt: instant().notNull(),
    /** Null for what the program tells by itself, and for programs with the token. */
    senderId: integer().references(() => people.id),
    /** To whom a notice was written; null for everything else. */
    audience: text().$type<Audience>(),
    competitionSeasonId: integer().references(() => competitionSeasons.id, { onDelete: 'set null' }),
    titleBg: text().notNull(),
    titleEn: text().notNull(),
    textBg: text().notNull(),
    textEn: text().notNull(),
    matchId: integer().references(() => matches.id, { onDelete: 'set null' }),
    /** The number of a document of the league. */
    document: integer(),
  },
  (t) => [index().on(t.sentAt), index().on(t.matchId), index().on(t.competitionSeasonId)],
);

/** Whom a message was sent to, and when he opened it. */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id),
    readAt: instant(),
  },
  (t) => [
    primaryKey({ name: 'message_once_a_person', columns: [t.messageId, t.personId] }),
    index().on(t.personId, t.messageId.desc()),
  ],
);
