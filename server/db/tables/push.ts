import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { AnnouncedMatch } from '#domain/notifications/announce.ts';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import { id, instant, oneOf } from './columns.ts';
import { deskSessions } from './desk.ts';
import { matches } from './match.ts';
import { news } from './press.ts';

/** A browser that wants notifications: of a fan nothing about whose it is. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    /** Whoever knows it may send to the device, so it is as good as a password. */
    endpoint: text().notNull().unique('push_endpoint_once'),
    /** Sixteen bits of a keyed digest of the address that it came from: they limit one address, and thousands share them. */
    network: integer(),
    /** Of the push service. */
    host: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<Language>().notNull(),
    teams: integer().array().notNull(),
    kinds: text().array().$type<NotificationKind[]>().notNull(),
    /** Minutes of the league's day. */
    quietFrom: smallint(),
    quietUntil: smallint(),
    /** How many were sent since then, to limit them. */
    minuteStartedAt: instant(),
    minuteCount: integer().notNull().default(0),
    /** Messages in a row that could not be delivered. */
    failures: integer().notNull().default(0),
    changedAt: instant().notNull(),
    /** [MS9] Of somebody at the desk, who gets his messages on this device and follows no teams. */
    sessionId: integer().references(() => deskSessions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('push_language_known', oneOf(t.language, LANGUAGES)),
    check('quiet_hours_have_an_end', sql`(${t.quietFrom} is null) = (${t.quietUntil} is null)`),
    index().using('gin', t.teams),
    index().on(t.sessionId),
  ],
);

/** Notifications that wait to be sent; any node may claim one for a while. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** One with the same tag replaces it. */
    tag: text().notNull(),
    payload: text().notNull(),
    urgent: boolean().notNull(),
    /** Grows when it is replaced, perhaps while the older one is being sent. */
    version: integer().notNull().default(1),
    attempts: integer().notNull().default(0),
    sendAfter: instant().notNull(),
    expiresAt: instant().notNull(),
    claimedUntil: instant(),
  },
  (t) => [unique('push_tag_once').on(t.subscriptionId, t.tag), index().on(t.sendAfter), index().on(t.expiresAt)],
);

/** What followers were told about a match. */
export const announcedMatches = pgTable('announced_matches', {
  matchId: integer()
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** Null until it was looked at. */
  state: jsonb().$type<AnnouncedMatch>(),
});

export const announcedNews = pgTable('announced_news', {
  articleId: integer()
    .primaryKey()
    .references(() => news.id, { onDelete: 'cascade' }),
});
