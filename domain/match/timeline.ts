import { sectionOf, sectionScores, sectionsShown, type EventSection } from './event-section.ts';
import type { EventType } from './event-type.ts';
import {
  byMinute,
  creditGoal,
  runScore,
  scoreFrom,
  sideOf,
  type Goal,
  type Score,
  type Side,
  type Sides,
} from './score.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

interface Act<Id> {
  id: string | number | null;
  minute: number | null;
  extraTime: number | null;
  phase: MatchPhase | null;
  player: Id | null;
}

interface TimelineGoal<Id> extends Act<Id>, Goal<Id> {
  phase: MatchPhase | null;
  minute: number | null;
  extraTime: number | null;
  penalty: boolean;
}

interface TimelineEvent<Id> extends Act<Id> {
  type: EventType;
  team: Id | null;
}

interface TimelineMatch<Id, G, E> {
  status: ShownStatus;
  phase: MatchPhase | null;
  extraTimeWinner: Id | null;
  penalties: Score | null;
  score?: Score | null;
  halfTime?: Score | null;
  halfMinutes: number;
  goals: readonly G[];
  events: readonly E[];
}

/** [TL2] `side` is where a row is shown: a goal on the side that it counts for. */
export type TimelineRow<G, E> =
  | { kind: 'goal'; act: G; side: Side | null; scoreAfter: Score | null; fromTheSpot: boolean; isLatest: boolean }
  | { kind: 'kick'; act: E; side: Side | null; scoreAfter: Score; isScored: boolean }
  | { kind: 'event'; act: E; side: Side | null };

export interface TimelineSection<G, E> {
  section: EventSection;
  /** [UN8] Null if it is not known. */
  score: Score | null;
  rows: TimelineRow<G, E>[];
}

/** The events of a match by section and in order, each goal and each kick with the score after it. */
export function buildTimeline<Id, G extends TimelineGoal<Id>, E extends TimelineEvent<Id>>(
  match: TimelineMatch<Id, G, E>,
  sides: Sides<Id>,
): TimelineSection<G, E>[] {
  const { status, phase, extraTimeWinner, penalties, halfMinutes, goals, events } = match;
  const place = (act: Act<Id>) => sectionOf(act, status === 'LIVE', halfMinutes);
  const inPlay = goals.filter((goal) => place(goal) !== 'shootout');
  const isComplete = explainsScore(match, scoreFrom(inPlay, sides)) && inPlay.every(({ minute }) => minute !== null);
  const others = events.filter((event) => !isGoalEvent(event) || !inPlay.some((goal) => isOf(goal, event)));
  const kicks = runKicks(others.filter((event) => place(event) === 'shootout').toSorted(byMinute), sides);
  const rows = [
    ...goalRows(
      inPlay.filter(({ minute, player }) => minute !== null || player !== null),
      events,
      sides,
      isComplete,
    ),
    ...kicks,
    ...others
      .filter((event) => place(event) !== 'shootout')
      .map((act) => ({ kind: 'event' as const, act, side: sideOf(act.team, sides) })),
  ].toSorted((a, b) => byMinute(a.act, b.act) || byId(a.act, b.act));

  const kicked = penalties ?? kicks.at(-1)?.scoreAfter ?? null;
  const played = sectionScores(inPlay, sides, kicked, halfMinutes);
  const sections = sectionsShown(
    { status, phase, hasExtraTimeWinner: extraTimeWinner !== null, penalties, events: rows.map(({ act }) => act) },
    halfMinutes,
  );
  const scores = isComplete ? played : { ...halvesOf(match, sections), shootout: played.shootout };
  const shown = sections.map((section) => ({
    section,
    score: section === 'unknown' ? null : scores[section],
    rows: rows.filter(({ act }) => place(act) === section),
  }));
  // [EV9]
  const isOrdered = !sections.includes('unknown');
  return shown.filter(({ score, rows: listed }) => isOrdered || score !== null || listed.length > 0);
}

/** [UN8] Not of a match that was imported with a score alone; an awarded score has no goals of its own. */
const explainsScore = ({ status, score }: { status: ShownStatus; score?: Score | null }, goals: Score): boolean =>
  status !== 'FINISHED' || !score || (score.home === goals.home && score.away === goals.away);

/** [UN8] By the score at half-time. */
function halvesOf(
  { score, halfTime }: { score?: Score | null; halfTime?: Score | null },
  shown: readonly EventSection[],
): Record<Exclude<EventSection, 'shootout' | 'unknown'>, Score | null> {
  const isRegular = !shown.includes('extraTime1');
  const secondHalf =
    score && halfTime && isRegular ? { home: score.home - halfTime.home, away: score.away - halfTime.away } : null;
  return { firstHalf: halfTime ?? null, secondHalf, extraTime1: null, extraTime2: null };
}

function goalRows<Id, G extends TimelineGoal<Id>>(
  goals: readonly G[],
  events: readonly TimelineEvent<Id>[],
  sides: Sides<Id>,
  isComplete: boolean,
) {
  const penalties = events.filter(({ type }) => type === 'PENALTY_GOAL');
  return runScore(goals, sides).map((act, index) => ({
    kind: 'goal' as const,
    act,
    side: creditGoal(act, sides),
    scoreAfter: isComplete ? act.scoreAfter : null,
    fromTheSpot: act.penalty || penalties.some((event) => isOf(act, event)),
    isLatest: index === goals.length - 1,
  }));
}

function runKicks<Id, E extends TimelineEvent<Id>>(events: readonly E[], sides: Sides<Id>) {
  let scoreAfter: Score = { home: 0, away: 0 };
  return events.map((act) => {
    const side = sideOf(act.team, sides);
    const isScored = act.type === 'PENALTY_SCORED' || isGoalEvent(act);
    if (isScored && side) scoreAfter = { ...scoreAfter, [side]: scoreAfter[side] + 1 };
    return { kind: 'kick' as const, act, side, scoreAfter, isScored };
  });
}

const isGoalEvent = ({ type }: { type: EventType }) => type === 'GOAL' || type === 'PENALTY_GOAL';

/** [TL1] Our server gives a goal the same id in goals and events; another backend may list it in both without an id. */
const isOf = <Id>(goal: Act<Id>, event: Act<Id>): boolean =>
  (goal.id !== null && goal.id === event.id) ||
  (goal.minute !== null && byMinute(goal, event) === 0 && goal.player === event.player);

const byId = (a: { id: string | number | null }, b: { id: string | number | null }): number =>
  typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : 0;
