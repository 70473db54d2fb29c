import type { MatchStatus } from './status.ts';

/** What a match may become. A finished one is corrected by entries in its ledger, not by going back. */
const TRANSITIONS: Record<MatchStatus, readonly MatchStatus[]> = {
  UPCOMING: ['LIVE', 'POSTPONED', 'CANCELLED', 'AWARDED'],
  POSTPONED: ['UPCOMING', 'CANCELLED', 'AWARDED'],
  LIVE: ['FINISHED', 'AWARDED', 'POSTPONED'],
  FINISHED: ['AWARDED'],
  AWARDED: [],
  CANCELLED: [],
};

export const mayBecome = (from: MatchStatus, to: MatchStatus): boolean => TRANSITIONS[from].includes(to);
