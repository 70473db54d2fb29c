import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Position } from '#domain/lineup/position.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { bytes, id, instant, oneOf } from './columns.ts';
import { deskSessions } from './desk.ts';
import { requests } from './request.ts';
import { players, teams } from './team.ts';

/**
 * By whom players register themselves in a team. The code is stored as it is, so that a manager can show the same QR code in
 * autumn and in spring: it opens nothing but an empty form (decision 098).
 */
export const teamLinks = pgTable(
  'team_links',
  {
    id: id(),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    code: text().notNull().unique('team_link_code_once'),
    createdAt: instant().notNull(),
    createdBy: integer().references(() => deskSessions.id),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('one_link_a_team')
      .on(t.teamId)
      .where(sql`${t.endedAt} is null`),
    index().on(t.teamId),
  ],
);

/** Each edition of the text that players and parents agree to. */
export const consentTexts = pgTable('consent_texts', {
  id: id(),
  since: date().notNull(),
  textBg: text().notNull(),
  textEn: text().notNull(),
});

/** What a player agreed to, or a parent for him. Neither public nor in the files of the league. */
export const consents = pgTable(
  'consents',
  {
    playerId: integer()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    consentId: integer()
      .notNull()
      .references(() => consentTexts.id),
    givenAt: instant().notNull(),
    byParent: boolean().notNull(),
  },
  (t) => [primaryKey({ name: 'consent_once', columns: [t.playerId, t.consentId] }), index().on(t.consentId)],
);

/** Who registered by a team's link. Private, and forgotten soon. [RG5] */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    linkId: integer().references(() => teamLinks.id, { onDelete: 'cascade' }),
    /** Of the secret of the phone that sent it. */
    tokenHash: text().notNull().unique('registration_token_once'),
    state: text().$type<'waiting' | 'confirmed' | 'refused'>().notNull().default('waiting'),
    name: text().notNull(),
    /** Null once he is a player, like the photo, the parent and the declaration. */
    birthdate: date(),
    position: text().$type<Position>(),
    shirtNumber: integer(),
    photo: bytes(),
    photoWidth: integer(),
    photoHeight: integer(),
    consentId: integer()
      .notNull()
      .references(() => consentTexts.id),
    consentedAt: instant().notNull(),
    parentName: text(),
    parentContact: text(),
    /** The signed declaration as PDF. */
    declaration: bytes(),
    sentAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** One more with each correction: a manager confirms what he has seen. */
    revision: integer().notNull().default(1),
    decidedAt: instant(),
    decidedBy: integer().references(() => deskSessions.id),
    reason: text(),
    /** What the league decides of it. */
    requestId: integer().references(() => requests.id, { onDelete: 'set null' }),
    /** Who he became. */
    playerId: integer().references(() => players.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('registration_state_known', oneOf(t.state, ['waiting', 'confirmed', 'refused'])),
    check('registration_position_known', oneOf(t.position, POSITIONS)),
    check('registration_decided_once', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    index('waiting_registrations')
      .on(t.teamId)
      .where(sql`${t.state} = 'waiting'`),
    index().on(t.teamId),
    index().on(t.linkId, t.sentAt),
    index().on(t.consentId),
    uniqueIndex('one_registration_a_request').on(t.requestId),
    index().on(t.playerId),
    index().on(t.decidedAt),
  ],
);
