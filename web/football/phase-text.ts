import type { MatchPhase } from '#domain/match/status.ts';
import type { publicBg } from '#i18n/public/bg.ts';

export const phaseKey: Record<MatchPhase, Extract<keyof typeof publicBg, `phase.${string}`>> = {
  NOT_STARTED: 'phase.notStarted',
  FIRST_HALF: 'phase.firstHalf',
  HALF_TIME: 'phase.halfTime',
  SECOND_HALF: 'phase.secondHalf',
  FULL_TIME_BREAK: 'phase.fullTimeBreak',
  EXTRA_TIME: 'phase.extraTime',
  EXTRA_TIME_BREAK: 'phase.extraTimeBreak',
  SECOND_EXTRA_TIME: 'phase.secondExtraTime',
  PENALTIES: 'phase.penalties',
  PENALTY_SHOOTOUT: 'phase.penalties',
  FULL_TIME: 'phase.fullTime',
};
