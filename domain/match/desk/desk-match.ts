import type { MatchClock } from '../clock.ts';
import type { Lengths } from '../fold-clock.ts';
import type { FoldedMatch } from '../fold-ledger.ts';
import type { LedgerEntry } from '../ledger-entry.ts';
import type { Side, Sides } from '../score.ts';
import type { MatchPhase, MatchStatus } from '../status.ts';
import type { EntryDetails, MatchDate } from './act.ts';

/** All that decides whether an act can be. */
export interface DeskMatch {
  status: MatchStatus;
  /** Null while a knockout match waits for its teams. */
  sides: Sides<number> | null;
  knockout: boolean;
  /** A knockout match that is level: extra time first, or straight to penalties. */
  extraTime: boolean;
  lengths: Lengths;
  date: MatchDate;
  entries: readonly LedgerEntry<number>[];
  /** Who began, by the team sheets; empty while there is none. */
  starters: Readonly<Record<Side, readonly number[]>>;
  /** Who is on the team sheets; empty while there is none. */
  sheets: Readonly<Record<Side, readonly number[]>>;
  /** Who may be put on a team sheet. */
  squads: Readonly<Record<Side, readonly number[]>>;
}

/** What is appended; the ledger gives it a revision. */
export type NewEntry = Omit<LedgerEntry<number>, 'revision'> & { details: EntryDetails | null };

/** The same with what follows from its ledger, and with who speaks of it and when. */
export interface Desk extends DeskMatch {
  sides: Sides<number>;
  folded: FoldedMatch<number>;
  clock: MatchClock;
  /** Where the match was when it happened: not where it is now, if a phone was without a network. */
  atTheTime: { phase: MatchPhase; clock: MatchClock };
  at: Date;
  reason: string | null;
}
