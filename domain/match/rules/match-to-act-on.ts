import type { MatchClock } from '#domain/match/clock.ts';
import type { Lengths } from '#domain/match/lengths.ts';
import type { FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Score, Side, Sides } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { EntryDetails, MatchDate } from './act.ts';

/** All that decides whether an act is allowed. */
export interface MatchToActOn {
  status: MatchStatus;
  /** Null while a knockout match waits for its teams. */
  sides: Sides<number> | null;
  /** Whether it goes on while it is level [PH3] [PH5]; the first of two legs does not. */
  knockout: boolean;
  /** The goals of the first leg by the sides of this one; null unless it is the second. [BR9] */
  firstLeg: Score | null;
  /** A knockout match that is level: extra time first, or straight to penalties. */
  extraTime: boolean;
  lengths: Lengths;
  date: MatchDate;
  /** [DK22] From then on changes need a reason. */
  handedIn: boolean;
  entries: readonly LedgerEntry<number>[];
  /** Empty while there is no line-up. */
  starters: Readonly<Record<Side, readonly number[]>>;
  /** Starters and substitutes; empty while there is no line-up. */
  lineups: Readonly<Record<Side, readonly number[]>>;
  /** The players that a line-up may name. */
  squads: Readonly<Record<Side, readonly number[]>>;
}

/** An entry before it gets its revision. */
export type NewLedgerEntry = Omit<LedgerEntry<number>, 'revision'> & { details: EntryDetails | null };

/** An entry with nothing in it but this. */
export const newLedgerEntry = (
  content: Pick<NewLedgerEntry, 'kind' | 'phase' | 'recordedAt'> & Partial<NewLedgerEntry>,
): NewLedgerEntry => ({
  minute: null,
  extraTime: null,
  team: null,
  player: null,
  otherPlayer: null,
  ownGoal: false,
  penalty: false,
  target: null,
  reason: null,
  details: null,
  ...content,
});

/** The match with what is derived from its ledger, and with the time and reason of the act. */
export interface ActContext extends MatchToActOn {
  sides: Sides<number>;
  folded: FoldedMatch<number>;
  clock: MatchClock;
  /** The state when the act happened, which may be earlier than now if the phone was offline. */
  atTheTime: { phase: MatchPhase; clock: MatchClock };
  at: Date;
  reason: string | null;
}
