import { sectionOf, sectionScores, sectionsShown, type EventSection } from './event-section.ts';
import type { EventType } from './fold-ledger.ts';
import { byMinute, creditGoal, runScore, sideOf, type Goal, type Score, type Side, type Sides } from './score.ts';
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
  halfMinutes: number;
  goals: readonly G[];
  events: readonly E[];
}

/** [TL2] `side` is where a row is shown: a goal on the side that it counts for. */
export type TimelineRow<G, E> =
  | { kind: 'goal'; act: G; side: Side | null; scoreAfter: Score; fromTheSpot: boolean; isLatest: boolean }
  | { kind: 'kick'; act: E; side: Side | null; scoreAfter: Score; isScored: boolean }
  | { kind: 'event'; act: E; side: Side | null };

export interface TimelineSection<G, E> {
  section: EventSection;
  score: Score;
  rows: TimelineRow<G, E>[];
}

/** The events of a match by section and in order, each goal and each kick with the score after it. */
export function buildTimeline<Id, G extends TimelineGoal<Id>, E extends TimelineEvent<Id>>(
  { status, phase, extraTimeWinner, penalties, halfMinutes, goals, events }: TimelineMatch<Id, G, E>,
  sides: Sides<Id>,
): TimelineSection<G, E>[] {
  const place = (act: Act<Id>) => sectionOf(act, status === 'LIVE', halfMinutes);
  const inPlay = goals.filter((goal) => place(goal) !== 'shootout');
  const others = events.filter((event) => !isGoalEvent(event) || !inPlay.some((goal) => isOf(goal, event)));
  const kicks = runKicks(others.filter((event) => place(event) === 'shootout').toSorted(byMinute), sides);
  const rows = [
    ...goalRows(inPlay, events, sides),
    ...kicks,
    ...others
      .filter((event) => place(event) !== 'shootout')
      .map((act) => ({ kind: 'event' as const, act, side: sideOf(act.team, sides) })),
  ].toSorted((a, b) => byMinute(a.act, b.act) || byId(a.act, b.act));

  const kicked = penalties ?? kicks.at(-1)?.scoreAfter ?? null;
  const scores = sectionScores(inPlay, sides, kicked, halfMinutes);
  const shown = sectionsShown(
    { status, phase, hasExtraTimeWinner: extraTimeWinner !== null, penalties, events: rows.map(({ act }) => act) },
    halfMinutes,
  );
  return shown.map((section) => ({
    section,
    score: scores[section],
    rows: rows.filter(({ act }) => place(act) === section),
  }));
}

function goalRows<Id, G extends TimelineGoal<Id>>(
  goals: readonly G[],
  events: readonly TimelineEvent<Id>[],
  sides: Sides<Id>,
) {
  const penalties = events.filter(({ type }) => type === 'PENALTY_GOAL');
  return runScore(goals, sides).map((act, index) => ({
    kind: 'goal' as const,
    act,
    side: creditGoal(act, sides),
    scoreAfter: act.scoreAfter,
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
  (goal.id !== null && goal.id === event.id) || (byMinute(goal, event) === 0 && goal.player === event.player);

const byId = (a: { id: string | number | null }, b: { id: string | number | null }): number =>
  typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : 0;
