import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { EntryDetails } from '#domain/match/rules/act.ts';
import type { LedgerKind, LedgerRule } from '#domain/match/ledger-entry.ts';
import { LEDGER_KINDS, LEDGER_RULES } from '#domain/match/ledger-entry.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import { MATCH_PHASES } from '#domain/match/status.ts';
import { id, instant, oneOf } from './columns.ts';
import { deskSessions } from './desk.ts';
import { matches } from './match.ts';
import { players, teams } from './team.ts';

/** Append only: a later entry corrects or withdraws an earlier one, nothing is edited. */
export const matchLedger = pgTable(
  'match_ledger',
  {
    id: id(),
    matchId: integer()
      .notNull()
      .references(() => matches.id),
    revision: integer().notNull(),
    /** Chosen by the sender: an act with the same key counts once. */
    idempotencyKey: text().notNull(),
    /** Digest of what was sent under the key, to distinguish a repetition from a mistake. */
    bodyDigest: text(),
    kind: text().$type<LedgerKind>().notNull(),
    phase: text().$type<MatchPhase>().notNull(),
    minute: integer(),
    extraTime: integer(),
    teamId: integer().references(() => teams.id),
    playerId: integer().references(() => players.id),
    otherPlayerId: integer().references(() => players.id),
    ownGoal: boolean().notNull().default(false),
    penalty: boolean().notNull().default(false),
    targetRevision: integer(),
    reason: text(),
    /** The rule that it follows from; null where a person decided. */
    rule: text().$type<LedgerRule>(),
    /** What the columns cannot hold: a line-up, statistics, an award, a new date. */
    details: jsonb().$type<EntryDetails>(),
    recordedAt: instant().notNull().defaultNow(),
    /** The device that recorded it; null for programs and imports. */
    sessionId: integer().references(() => deskSessions.id),
  },
  (t) => [
    unique('one_ledger_revision').on(t.matchId, t.revision),
    unique('one_act_a_key').on(t.matchId, t.idempotencyKey),
    check('ledger_kind_known', oneOf(t.kind, LEDGER_KINDS)),
    check('ledger_rule_known', oneOf(t.rule, LEDGER_RULES)),
    check('ledger_phase_known', oneOf(t.phase, MATCH_PHASES)),
    check('ledger_revision_is_positive', sql`${t.revision} > 0`),
    check(
      'ledger_targets_the_past',
      sql`(${t.kind} in ('CORRECTION', 'WITHDRAWAL')) = (${t.targetRevision} is not null) and ${t.targetRevision} < ${t.revision}`,
    ),
    check('ledger_minute_makes_sense', sql`${t.minute} between 0 and 200 and ${t.extraTime} between 0 and 60`),
    check('goal_has_a_team', sql`${t.kind} <> 'GOAL' or ${t.teamId} is not null`),
    check('substitution_has_two_players', sql`${t.kind} <> 'SUBSTITUTION' or ${t.playerId} <> ${t.otherPlayerId}`),
    index().on(t.playerId),
  ],
);
