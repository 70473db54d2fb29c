import type { Score, Side } from './score.ts';
import type { MatchPhase } from './status.ts';

/** What can be recorded about a match. Score, clock and lists are folds over these entries in order of revision. */
export const LEDGER_KINDS = [
  'PHASE',
  'CLOCK_STOP',
  'CLOCK_START',
  'GOAL',
  'PENALTY_MISSED',
  'PENALTY_SAVED',
  'SHOOTOUT_SCORED',
  'SHOOTOUT_MISSED',
  'YELLOW_CARD',
  'SECOND_YELLOW',
  'RED_CARD',
  'SUBSTITUTION',
  'MAN_OF_THE_MATCH',
  'FINAL_WHISTLE',
  'RESULT',
  'HAND_IN',
  'AWARD',
  'POSTPONE',
  'ABANDON',
  'CANCEL',
  'RESCHEDULE',
  'LINEUP',
  'STATISTICS',
  'CORRECTION',
  'WITHDRAWAL',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Rules by which the program itself decides about a match. [ST18] */
export const LEDGER_RULES = ['TEAM_LEFT'] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

/** `Id` identifies teams and players: keys in league files, ids in the database. */
export interface LedgerEntry<Id> {
  revision: number;
  kind: LedgerKind;
  /** The phase that begins (for PHASE) or in which the act happened. */
  phase: MatchPhase;
  minute: number | null;
  /** Minutes of stoppage beyond `minute` (25+2). */
  extraTime: number | null;
  /** The scorer's own team, also for an own goal. */
  team: Id | null;
  player: Id | null;
  /** The assister of a goal, the player who leaves in a substitution. */
  otherPlayer: Id | null;
  ownGoal: boolean;
  /** A goal from a penalty during play. */
  penalty: boolean;
  /** The revision of the entry that a correction replaces or a withdrawal removes. */
  target: number | null;
  reason: string | null;
  recordedAt: string;
  /** What the other fields cannot hold; of a RESULT its PlayedResult. */
  details?: object | null;
}

/** The details of a RESULT: what is known of a match that nobody followed live, beyond its goals and cards. */
export interface PlayedResult<Id> {
  halfTime: Score | null;
  /** After the regular halves. */
  fullTime: Score | null;
  /** After extra time, if there was any. */
  extraTime: Score | null;
  penalties: Score | null;
  /** Numbers of an import that no entry explains. */
  players?: readonly {
    player: Id;
    side: Side;
    starter: boolean;
    minutes: number | null;
    assists: number;
    goalsConceded: number | null;
  }[];
}
