import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Choices } from '#domain/messages/choices.ts';
import type { Audience, MessageKind } from '#domain/messages/kinds.ts';
import { competitionSeasons } from './competition.ts';
import { id, instant, oneOf } from './columns.ts';
import { people } from './desk.ts';
import { matches } from './match.ts';
import { teams } from './team.ts';

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
    /** The team that asks, or of which it tells. */
    teamId: integer().references(() => teams.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.sentAt), index().on(t.matchId), index().on(t.competitionSeasonId), index().on(t.teamId)],
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

/** [MS8] By which ways somebody wants to be told of what; who has no row has chosen nothing. */
export const messageChoices = pgTable(
  'message_choices',
  {
    personId: integer()
      .primaryKey()
      .references(() => people.id),
    choices: jsonb().$type<Choices>().notNull(),
    /** Minutes of the league's day; null: at any hour. */
    quietFrom: smallint(),
    quietUntil: smallint(),
  },
  (t) => [check('message_quiet_hours_have_an_end', sql`(${t.quietFrom} is null) = (${t.quietUntil} is null)`)],
);

/** [MS10] Where somebody gets e-mail. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    personId: integer()
      .primaryKey()
      .references(() => people.id),
    address: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Null until its owner has entered the code that was sent there. */
    confirmedAt: instant(),
    /** Of the code that was sent last. */
    codeHash: text(),
    codeSentAt: instant(),
    /** Wrong codes since then. */
    wrongCodes: smallint().notNull().default(0),
    /** When a mail server said that there is no such address, and its words. */
    refusedAt: instant(),
    refusal: text(),
  },
  (t) => [check('mail_language_known', oneOf(t.language, LANGUAGES))],
);

/** E-mail that waits to be sent; any node may claim one for a while. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    address: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Of somebody at the desk. */
    personId: integer().references(() => people.id),
    /** What of his inbox it tells. */
    messageId: integer().references(() => messages.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    sendAfter: instant().notNull(),
    expiresAt: instant().notNull(),
    claimedUntil: instant(),
  },
  (t) => [
    check('mail_language_known', oneOf(t.language, LANGUAGES)),
    index().on(t.sendAfter),
    index().on(t.expiresAt),
    index().on(t.messageId),
    index().on(t.personId),
  ],
);
