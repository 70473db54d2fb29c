import { MATCH_PHASES, type MatchPhase } from './status.ts';

/** [PH1] Comparator in the order of play. Both names of the shoot-out are one phase. */
export const byPhase = (a: MatchPhase, b: MatchPhase): number => placeOf(a) - placeOf(b);

const placeOf = (phase: MatchPhase) => MATCH_PHASES.indexOf(phase === 'PENALTY_SHOOTOUT' ? 'PENALTIES' : phase);

export interface Decider {
  /** Whether the match goes on while it is level. [PH3] [PH5] */
  knockout: boolean;
  /** A knockout match that is level: extra time first, or straight to penalties. */
  extraTime: boolean;
  level: boolean;
}

/** [PH2] [PH3] The phases that may follow. */
export function nextPhases(phase: MatchPhase, { knockout, extraTime, level }: Decider): readonly MatchPhase[] {
  const goesOn = knockout && level;
  switch (phase) {
    case 'NOT_STARTED':
      return ['FIRST_HALF'];
    case 'FIRST_HALF':
      return ['HALF_TIME'];
    case 'HALF_TIME':
      return ['SECOND_HALF'];
    case 'SECOND_HALF':
      return goesOn ? ['FULL_TIME_BREAK'] : ['FULL_TIME'];
    case 'FULL_TIME_BREAK':
      // A goal withdrawn or added during the break may decide the match.
      if (!goesOn) return ['FULL_TIME'];
      return extraTime ? ['EXTRA_TIME'] : SHOOTOUT;
    case 'EXTRA_TIME':
      return ['EXTRA_TIME_BREAK'];
    case 'EXTRA_TIME_BREAK':
      return ['SECOND_EXTRA_TIME'];
    case 'SECOND_EXTRA_TIME':
      return goesOn ? SHOOTOUT : ['FULL_TIME'];
    case 'PENALTIES':
    case 'PENALTY_SHOOTOUT':
      return ['FULL_TIME'];
    case 'FULL_TIME':
      return [];
  }
}

const SHOOTOUT: readonly MatchPhase[] = ['PENALTIES', 'PENALTY_SHOOTOUT'];

const PLAYED: readonly MatchPhase[] = ['FIRST_HALF', 'SECOND_HALF', 'EXTRA_TIME', 'SECOND_EXTRA_TIME'];

/** [PH4] */
export const isPlayed = (phase: MatchPhase): boolean => PLAYED.includes(phase);

export const isExtraTime = (phase: MatchPhase | null): boolean =>
  phase === 'EXTRA_TIME' || phase === 'EXTRA_TIME_BREAK' || phase === 'SECOND_EXTRA_TIME';
