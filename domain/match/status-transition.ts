import type { MatchStatus } from './status.ts';

/** [TR1] A finished match is corrected by ledger entries, not by changing its status back. */
const TRANSITIONS: Record<MatchStatus, readonly MatchStatus[]> = {
  UPCOMING: ['LIVE', 'POSTPONED', 'CANCELLED', 'AWARDED'],
  POSTPONED: ['UPCOMING', 'CANCELLED', 'AWARDED'],
  LIVE: ['FINISHED', 'AWARDED', 'POSTPONED'],
  FINISHED: ['AWARDED'],
  AWARDED: [],
  CANCELLED: [],
};

export const canTransition = (from: MatchStatus, to: MatchStatus): boolean => TRANSITIONS[from].includes(to);
