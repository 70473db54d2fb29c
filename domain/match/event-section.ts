import { HALF_MINUTES } from './lengths.ts';
import { isExtraTime } from './phase.ts';
import { isShootout, scoreFrom, type Goal, type Score, type Sides } from './score.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

/** [EV2] The last minute of each section when the phase is not known. */
const LAST_MINUTES = { firstHalf: 45, secondHalf: 90, extraTime1: 105, extraTime2: 120 } as const;

/** [EV9] `unknown` has what happened at no known minute. */
export const EVENT_SECTIONS = ['firstHalf', 'secondHalf', 'extraTime1', 'extraTime2', 'unknown', 'shootout'] as const;
export type EventSection = (typeof EVENT_SECTIONS)[number];

export interface Moment {
  phase: MatchPhase | null;
  minute: number | null;
}

/** [EV1] */
const SECTION_OF_PHASE: Record<MatchPhase, EventSection> = {
  NOT_STARTED: 'firstHalf',
  FIRST_HALF: 'firstHalf',
  HALF_TIME: 'firstHalf',
  SECOND_HALF: 'secondHalf',
  FULL_TIME_BREAK: 'secondHalf',
  FULL_TIME: 'secondHalf',
  EXTRA_TIME: 'extraTime1',
  EXTRA_TIME_BREAK: 'extraTime1',
  SECOND_EXTRA_TIME: 'extraTime2',
  PENALTIES: 'shootout',
  PENALTY_SHOOTOUT: 'shootout',
};

export function sectionOf({ phase, minute }: Moment, live: boolean, halfMinutes = HALF_MINUTES): EventSection {
  if (minute === null && (phase === null || phase === 'FULL_TIME')) return 'unknown';
  const at = minute ?? 0;
  const section = phase === null ? sectionByMinute(at) : SECTION_OF_PHASE[phase];
  return live && section === 'firstHalf' && at > halfMinutes ? 'secondHalf' : section;
}

function sectionByMinute(minute: number): EventSection {
  if (minute <= LAST_MINUTES.firstHalf) return 'firstHalf';
  if (minute <= LAST_MINUTES.secondHalf) return 'secondHalf';
  if (minute <= LAST_MINUTES.extraTime1) return 'extraTime1';
  return minute <= LAST_MINUTES.extraTime2 ? 'extraTime2' : 'shootout';
}

/** [EV7] */
export const halfOf = (minute: number | null, halfMinutes = HALF_MINUTES): 'firstHalf' | 'secondHalf' =>
  (minute ?? 0) <= halfMinutes ? 'firstHalf' : 'secondHalf';

interface SectionsInput {
  status: ShownStatus;
  /** Of a live match. */
  phase: MatchPhase | null;
  hasExtraTimeWinner: boolean;
  penalties: Score | null;
  events: readonly Moment[];
}

export function sectionsShown(
  { status, phase, hasExtraTimeWinner, penalties, events }: SectionsInput,
  halfMinutes = HALF_MINUTES,
): EventSection[] {
  const live = status === 'LIVE';
  const filled = new Set(events.map((event) => sectionOf(event, live, halfMinutes)));
  const livePhase = live ? phase : null;
  const extraTime =
    hasExtraTimeWinner || filled.has('extraTime1') || filled.has('extraTime2') || isExtraTime(livePhase);
  const shown: Record<EventSection, boolean> = {
    firstHalf: true,
    secondHalf: (live && !isBeforeSecondHalf(phase)) || status === 'FINISHED' || filled.has('secondHalf'),
    extraTime1: extraTime,
    extraTime2: extraTime,
    unknown: filled.has('unknown'),
    shootout: penalties !== null || filled.has('shootout') || isShootout(livePhase),
  };
  return EVENT_SECTIONS.filter((section) => shown[section]);
}

/** [EV4] Another backend may not say the phase. */
const isBeforeSecondHalf = (phase: MatchPhase | null) =>
  phase === 'NOT_STARTED' || phase === 'FIRST_HALF' || phase === 'HALF_TIME';

/** [EV8] */
export function sectionScores<Id>(
  goals: readonly Goal<Id>[],
  sides: Sides<Id>,
  penalties: Score | null,
  halfMinutes = HALF_MINUTES,
): Record<Exclude<EventSection, 'unknown'>, Score> {
  const within = (section: EventSection) =>
    scoreFrom(
      goals.filter((goal) => scoringSection(goal, halfMinutes) === section),
      sides,
    );
  return {
    firstHalf: within('firstHalf'),
    secondHalf: within('secondHalf'),
    extraTime1: within('extraTime1'),
    extraTime2: within('extraTime2'),
    shootout: penalties ?? { home: 0, away: 0 },
  };
}

function scoringSection(goal: Moment, halfMinutes: number): EventSection {
  const section = sectionOf(goal, false, halfMinutes);
  return section === 'firstHalf' || section === 'secondHalf' ? halfOf(goal.minute, halfMinutes) : section;
}
