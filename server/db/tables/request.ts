import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind, type RequestState } from '#domain/club/requests.ts';
import { id, instant, oneOf } from './columns.ts';
import { deskSessions } from './desk.ts';
import { media } from './media.ts';
import { players, teams } from './team.ts';

/** [CB2] What clubs ask of the league. Neither public nor in the files of the league: it has birth dates and contacts. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    kind: text().$type<RequestKind>().notNull(),
    teamId: integer()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The old club of a transfer. */
    otherTeamId: integer().references(() => teams.id, { onDelete: 'cascade' }),
    /** Whom it is about; in no payload, so that it follows when two records become one. */
    playerId: integer().references(() => players.id, { onDelete: 'cascade' }),
    /** A photo that it brings, which nobody else uses before it is accepted. */
    pictureId: integer().references(() => media.id),
    /** Of somebody who registered himself: refused, it leads back to his registration. */
    fromRegistration: boolean().notNull().default(false),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of team data: what the fields were when it was sent. */
    before: jsonb(),
    state: text().$type<RequestState>().notNull().default('open'),
    sentAt: instant().notNull(),
    sentBy: integer().references(() => deskSessions.id),
    /** [CB8] The last day on which the old club may answer. */
    answerUntil: date(),
    agreed: boolean(),
    answerReason: text(),
    decidedAt: instant(),
    /** Null for programs too. */
    decidedBy: integer().references(() => deskSessions.id),
    reason: text(),
  },
  (t) => [
    check('request_kind_known', oneOf(t.kind, REQUEST_KINDS)),
    check('request_state_known', oneOf(t.state, REQUEST_STATES)),
    check('request_decided_once', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('refusal_has_a_reason', sql`${t.state} <> 'refused' or ${t.reason} is not null`),
    check('only_transfers_have_an_old_club', sql`(${t.kind} = 'transfer') = (${t.otherTeamId} is not null)`),
    index('open_requests')
      .on(t.teamId)
      .where(sql`${t.state} = 'open'`),
    index().on(t.teamId, t.sentAt),
    index().on(t.otherTeamId),
    index().on(t.playerId),
    index().on(t.pictureId),
    index().on(t.decidedAt),
  ],
);
