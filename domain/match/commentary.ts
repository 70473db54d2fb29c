import { EVENT_SECTIONS, sectionOf, type EventSection } from './event-section.ts';
import type { EventType } from './event-type.ts';
import { byMinute, otherSide, sideOf, type Goal, type Score, type Side, type Sides } from './score.ts';
import type { MatchPhase, ShownStatus } from './status.ts';
import { buildTimeline, type TimelineRow } from './timeline.ts';

interface Act<Id> {
  id: string | number | null;
  minute: number | null;
  extraTime: number | null;
  phase: MatchPhase | null;
  team: Id | null;
}

interface CommentaryGoal<Id> extends Goal<Id> {
  id: string | number | null;
  player: Id | null;
  penalty: boolean;
}

interface CommentaryEvent<Id> extends Act<Id> {
  type: EventType;
  player: Id | null;
}

interface CommentaryMatch<Id, G, E, S> {
  status: ShownStatus;
  phase: MatchPhase | null;
  kickedOffAt: string | null;
  extraTimeWinner: Id | null;
  score: Score | null;
  halfTime: Score | null;
  penalties: Score | null;
  halfMinutes: number;
  goals: readonly G[];
  events: readonly E[];
  substitutions: readonly S[];
}

/** What a goal did to the score; `scores` where the score after it is not known. */
export type GoalEffect = 'opens' | 'levels' | 'leads' | 'extends' | 'reduces' | 'scores';

export type Period = Exclude<EventSection, 'unknown' | 'shootout'>;

export type CommentaryLine<G, E, S> =
  | { kind: 'kickOff' }
  | (Extract<TimelineRow<G, E>, { kind: 'goal' }> & {
      effect: GoalEffect;
      /** How many the scorer has in this match; null if it is not known who scored, or for an own goal. */
      tally: number | null;
    })
  | Exclude<TimelineRow<G, E>, { kind: 'goal' }>
  | { kind: 'substitution'; act: S; side: Side | null }
  /** A period is over; the others are the end of the match. */
  | { kind: 'pause'; after: Period | 'match' | 'abandoned' | 'awarded'; score: Score | null };

/** [CY1] A line for each act that the public may see, oldest first. */
export function buildCommentary<Id, G extends CommentaryGoal<Id>, E extends CommentaryEvent<Id>, S extends Act<Id>>(
  match: CommentaryMatch<Id, G, E, S>,
  sides: Sides<Id>,
): CommentaryLine<G, E, S>[] {
  const { status, halfMinutes, kickedOffAt } = match;
  const timeline = buildTimeline<Id, G, E>(match, sides);
  const place = (act: S) => sectionOf(act, status === 'LIVE', halfMinutes);
  const tally = countGoals<Id>();
  const lines: CommentaryLine<G, E, S>[] = kickedOffAt === null ? [] : [{ kind: 'kickOff' }];
  let score: Score | null = { home: 0, away: 0 };
  for (const section of EVENT_SECTIONS) {
    const shown = timeline.find((one) => one.section === section);
    const substitutions = match.substitutions
      .filter((change) => place(change) === section)
      .map((act) => ({ kind: 'substitution' as const, act, side: sideOf(act.team, sides) }));
    const rows = [...(shown?.rows ?? []), ...substitutions].toSorted((a, b) => inOrder(a.act, b.act));
    lines.push(
      ...rows.map((row) => (row.kind === 'goal' ? { ...row, effect: effectOf(row), tally: tally(row.act) } : row)),
    );
    if (!shown || section === 'unknown' || section === 'shootout') continue;
    score = score && shown.score && add(score, shown.score);
    if (isOver(section, match, timeline)) lines.push({ kind: 'pause', after: section, score });
  }
  const end = endOf(match);
  return end === null ? lines : [...lines, { kind: 'pause', after: end, score: match.score }];
}

/** [CY2] */
export function isKeyMoment(line: CommentaryLine<unknown, { type: EventType }, unknown>): boolean {
  switch (line.kind) {
    case 'goal':
    case 'kick':
    case 'pause':
      return true;
    case 'event':
      return line.act.type !== 'YELLOW_CARD';
    default:
      return false;
  }
}

/** [CY3] By the act's own id, so that a line keeps its words wherever and whenever it is shown. */
export function wordingOf<Wording>(
  act: { id: string | number | null },
  wordings: readonly [Wording, ...Wording[]],
): Wording {
  const at = typeof act.id === 'number' ? act.id % wordings.length : 0;
  return wordings[at] ?? wordings[0];
}

/** [CY4] */
function effectOf({ side, scoreAfter }: { side: Side | null; scoreAfter: Score | null }): GoalEffect {
  if (!side || !scoreAfter) return 'scores';
  const lead = scoreAfter[side] - scoreAfter[otherSide(side)];
  if (scoreAfter.home + scoreAfter.away === 1) return 'opens';
  if (lead === 0) return 'levels';
  if (lead < 0) return 'reduces';
  return lead === 1 ? 'leads' : 'extends';
}

/** [CY5] */
function countGoals<Id>(): (goal: CommentaryGoal<Id>) => number | null {
  const counts = new Map<Id, number>();
  return ({ player, ownGoal }) => {
    if (player === null || ownGoal) return null;
    const count = (counts.get(player) ?? 0) + 1;
    counts.set(player, count);
    return count;
  };
}

/** [CY6] The last period of a match that needed no more ends with the match itself. */
function isOver<Id>(
  period: Period,
  { status, phase }: Pick<CommentaryMatch<Id, unknown, unknown, unknown>, 'status' | 'phase'>,
  timeline: readonly { section: EventSection }[],
): boolean {
  // Halves mean little where it is not known when things happened.
  if (timeline.some(({ section }) => section === 'unknown')) return false;
  const later = EVENT_SECTIONS.slice(EVENT_SECTIONS.indexOf(period) + 1);
  return (
    timeline.some(({ section }) => later.includes(section)) || (status === 'LIVE' && phase === BREAK_AFTER[period])
  );
}

const BREAK_AFTER: Record<Period, MatchPhase | null> = {
  firstHalf: 'HALF_TIME',
  secondHalf: 'FULL_TIME_BREAK',
  extraTime1: 'EXTRA_TIME_BREAK',
  extraTime2: null,
};

function endOf({ status }: { status: ShownStatus }): 'match' | 'abandoned' | 'awarded' | null {
  if (status === 'FINISHED') return 'match';
  if (status === 'ABANDONED') return 'abandoned';
  return status === 'AWARDED' ? 'awarded' : null;
}

type Placed = Pick<Act<unknown>, 'id' | 'minute' | 'extraTime'>;

const inOrder = (a: Placed, b: Placed): number =>
  byMinute(a, b) || (typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : 0);

const add = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });
