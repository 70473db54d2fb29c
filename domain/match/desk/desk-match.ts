import type { MatchClock } from '../clock.ts';
import type { Lengths } from '../fold-clock.ts';
import type { FoldedMatch } from '../fold-ledger.ts';
import type { LedgerEntry } from '../ledger-entry.ts';
import type { Side, Sides } from '../score.ts';
import type { MatchStatus } from '../status.ts';
import type { EntryDetails } from './act.ts';

/** All that decides whether an act can be. */
export interface DeskMatch {
  status: MatchStatus;
  /** Null while a knockout match waits for its teams. */
  sides: Sides<number> | null;
  knockout: boolean;
  /** A knockout match that is level: extra time first, or straight to penalties. */
  extraTime: boolean;
  lengths: Lengths;
  entries: readonly LedgerEntry<number>[];
  /** Who began, by the team sheets; empty while there is none. */
  starters: Readonly<Record<Side, readonly number[]>>;
  /** Who may play: those on the team sheet, or while there is none the squad. */
  eligible: Readonly<Record<Side, readonly number[]>>;
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
  at: Date;
  reason: string | null;
}
