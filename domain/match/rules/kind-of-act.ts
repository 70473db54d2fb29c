import type { LedgerKind } from '#domain/match/ledger-entry.ts';
import type { MatchAct } from './act.ts';

const KIND_OF_ACT = {
  'kick-off': 'PHASE',
  phase: 'PHASE',
  'stop-clock': 'CLOCK_STOP',
  'start-clock': 'CLOCK_START',
  goal: 'GOAL',
  substitution: 'SUBSTITUTION',
  'man-of-the-match': 'MAN_OF_THE_MATCH',
  'final-whistle': 'FINAL_WHISTLE',
  'hand-in': 'HAND_IN',
  lineup: 'LINEUP',
  statistics: 'STATISTICS',
  award: 'AWARD',
  postpone: 'POSTPONE',
  abandon: 'ABANDON',
  cancel: 'CANCEL',
  reschedule: 'RESCHEDULE',
} as const satisfies Partial<Record<MatchAct['act'], LedgerKind>>;

const CARD_KINDS = { yellow: 'YELLOW_CARD', 'second-yellow': 'SECOND_YELLOW', red: 'RED_CARD' } as const;

/** The kind of ledger entry that an act makes. */
export function kindOf(act: MatchAct): LedgerKind {
  switch (act.act) {
    case 'card':
      return CARD_KINDS[act.card];
    case 'penalty':
      return act.result === 'saved' ? 'PENALTY_SAVED' : 'PENALTY_MISSED';
    case 'shoot-out-kick':
      return act.result === 'scored' ? 'SHOOTOUT_SCORED' : 'SHOOTOUT_MISSED';
    case 'phase':
      return act.phase === 'FULL_TIME' ? 'FINAL_WHISTLE' : 'PHASE';
    default:
      return KIND_OF_ACT[act.act];
  }
}
