import type { EventType } from './event-type.ts';
import { EVENT_SECTIONS, sectionOf, type EventSection } from './event-section.ts';
import type { LedgerEntry, LedgerKind, PlayedResult } from './ledger-entry.ts';
import { byPhase, isExtraTime } from './phase.ts';
import { byMinute, isShootout, runScoreInOrder, scoreFrom, sideOf } from './score.ts';
import type { Goal, Score, Side, Sides } from './score.ts';
import { settleLedger } from './settle-ledger.ts';
import type { MatchPhase, MatchStatus } from './status.ts';

export interface LedgerSides<Id> extends Sides<Id> {
  /** Without the starters it is not known who is on the pitch. */
  starters?: Readonly<Record<Side, readonly Id[]>>;
}

/** Where and when an act happened. It keeps its revision through every correction. */
export interface Act<Id> {
  revision: number;
  phase: MatchPhase;
  minute: number | null;
  extraTime: number | null;
  team: Id | null;
  player: Id | null;
}

export interface FoldedGoal<Id> extends Act<Id>, Goal<Id> {
  phase: MatchPhase;
  team: Id;
  assister: Id | null;
  penalty: boolean;
  /** The score after this goal; null where the order of the goals is not known. [RS8] */
  scoreAfter: Score | null;
}

interface EventFacts {
  type: EventType;
  card: 'YELLOW' | 'SECOND_YELLOW' | 'RED' | null;
  penalty: 'SCORED' | 'MISSED' | 'SAVED' | null;
}

export interface FoldedEvent<Id> extends Act<Id>, EventFacts {}

export interface FoldedSubstitution<Id> extends Act<Id> {
  playerOut: Id | null;
}

export interface FoldedMatch<Id> {
  status: MatchStatus;
  phase: MatchPhase;
  /** Extra time included, the shoot-out not; null before kick-off. */
  score: Score | null;
  halfTime: Score | null;
  /** After the regular halves. */
  fullTime: Score | null;
  /** After extra time, when there was any. */
  extraTime: Score | null;
  penalties: Score | null;
  goals: FoldedGoal<Id>[];
  /** Goals, cards and penalties in the order of the match. */
  events: FoldedEvent<Id>[];
  substitutions: FoldedSubstitution<Id>[];
  onPitch: Record<Side, Id[]>;
  manOfTheMatch: Id | null;
}

/** The match that a ledger describes. [LG9] Only revisions order the entries, not their place in the list. */
export function foldLedger<Id>(entries: readonly LedgerEntry<Id>[], sides: LedgerSides<Id>): FoldedMatch<Id> {
  const acts = sinceRescheduled(settleLedger(entries));
  const played = acts.toSorted(inMatchOrder);
  const goals = played.flatMap((entry) => toGoal(entry));
  const scoreWithin = (...sections: EventSection[]) =>
    scoreFrom(
      goals.filter((goal) => sections.includes(sectionOf(goal, false))),
      sides,
    );
  const { status, phase, begun } = foldStatus(acts);
  const result = resultOf(acts);
  const isDated = goals.every(({ minute }) => minute !== null);
  const whenDated = (...sections: EventSection[]) => (isDated ? scoreWithin(...sections) : null);
  const hadExtraTime = goals.some(({ phase: scoredIn }) => isExtraTime(scoredIn));
  const isPast = (mark: MatchPhase) => begun.size > 0 && byPhase(phase, mark) >= 0;
  const wentToPenalties = [...begun].some(isShootout) || acts.some(({ kind }) => isKick(kind));
  return {
    status,
    phase,
    score: begun.size > 0 || result ? scoreFrom(goals, sides) : null,
    ...(result && begun.size === 0
      ? {
          halfTime: result.halfTime ?? whenDated('firstHalf'),
          fullTime: result.fullTime ?? whenDated('firstHalf', 'secondHalf'),
          extraTime: result.extraTime ?? (hadExtraTime ? scoreFrom(goals, sides) : null),
        }
      : {
          halfTime: isPast('HALF_TIME') ? scoreWithin('firstHalf') : null,
          fullTime: isPast('FULL_TIME_BREAK') ? scoreWithin('firstHalf', 'secondHalf') : null,
          extraTime: begun.has('EXTRA_TIME') && isPast('PENALTIES') ? scoreFrom(goals, sides) : null,
        }),
    penalties: wentToPenalties ? countKicks(acts, sides) : (result?.penalties ?? null),
    goals: runScoreInOrder(goals, sides).map((goal) => (isDated ? goal : { ...goal, scoreAfter: null })),
    events: played.flatMap((entry) => {
      const facts = factsOf(entry);
      return facts ? [{ ...toAct(entry), ...facts }] : [];
    }),
    substitutions: played
      .filter(({ kind }) => kind === 'SUBSTITUTION')
      .map((entry) => ({ ...toAct(entry), playerOut: entry.otherPlayer })),
    onPitch: foldPitch(played, sides),
    manOfTheMatch: acts.findLast(({ kind }) => kind === 'MAN_OF_THE_MATCH')?.player ?? null,
  };
}

const NOTHING_MORE: PlayedResult<never> = { halfTime: null, fullTime: null, extraTime: null, penalties: null };

/** [RS1] The result that was entered afterwards; null for a match that was followed live. */
export function resultOf<Id>(acts: readonly LedgerEntry<Id>[]): PlayedResult<Id> | null {
  const entered = acts.findLast(({ kind }) => kind === 'RESULT');
  return entered ? ((entered.details as PlayedResult<Id> | null | undefined) ?? NOTHING_MORE) : null;
}

/** [LG6] A match with a new date is played again from the start: acts from before count for nothing. */
export function sinceRescheduled<Entry extends LedgerEntry<unknown>>(acts: readonly Entry[]): readonly Entry[] {
  return acts.slice(acts.findLastIndex(({ kind }) => kind === 'RESCHEDULE') + 1);
}

/** [LG3] The order of play: an act that was recorded late comes where it happened. */
export function inMatchOrder<Id>(a: LedgerEntry<Id>, b: LedgerEntry<Id>): number {
  const sectionAt = (entry: LedgerEntry<Id>) => EVENT_SECTIONS.indexOf(sectionOf(entry, false));
  return sectionAt(a) - sectionAt(b) || byMinute(a, b) || a.revision - b.revision;
}

const toAct = <Id>({ revision, phase, minute, extraTime, team, player }: LedgerEntry<Id>): Act<Id> => ({
  revision,
  phase,
  minute,
  extraTime,
  team,
  player,
});

function toGoal<Id>(entry: LedgerEntry<Id>): Omit<FoldedGoal<Id>, 'scoreAfter'>[] {
  if (entry.kind !== 'GOAL' || entry.team === null) return [];
  const { team, ownGoal, penalty, otherPlayer } = entry;
  return [{ ...toAct(entry), team, ownGoal, penalty, assister: otherPlayer }];
}

function factsOf<Id>({ kind, penalty }: LedgerEntry<Id>): EventFacts | null {
  switch (kind) {
    case 'GOAL':
      return penalty
        ? { type: 'PENALTY_GOAL', card: null, penalty: 'SCORED' }
        : { type: 'GOAL', card: null, penalty: null };
    case 'PENALTY_MISSED':
    case 'SHOOTOUT_MISSED':
      return { type: 'PENALTY_MISSED', card: null, penalty: 'MISSED' };
    case 'PENALTY_SAVED':
      return { type: 'PENALTY_SAVED', card: null, penalty: 'SAVED' };
    case 'SHOOTOUT_SCORED':
      return { type: 'PENALTY_SCORED', card: null, penalty: 'SCORED' };
    case 'YELLOW_CARD':
      return { type: 'YELLOW_CARD', card: 'YELLOW', penalty: null };
    case 'SECOND_YELLOW':
      return { type: 'RED_CARD', card: 'SECOND_YELLOW', penalty: null };
    case 'RED_CARD':
      return { type: 'RED_CARD', card: 'RED', penalty: null };
    default:
      return null;
  }
}

const STATUS_AFTER: Partial<Record<LedgerKind, MatchStatus>> = {
  PHASE: 'LIVE',
  FINAL_WHISTLE: 'FINISHED',
  RESULT: 'FINISHED',
  AWARD: 'AWARDED',
  POSTPONE: 'POSTPONED',
  ABANDON: 'POSTPONED',
  CANCEL: 'CANCELLED',
};

function foldStatus<Id>(acts: readonly LedgerEntry<Id>[]) {
  let status: MatchStatus = 'UPCOMING';
  let phase: MatchPhase = 'NOT_STARTED';
  const begun = new Set<MatchPhase>();
  for (const act of acts) {
    status = STATUS_AFTER[act.kind] ?? status;
    if (act.kind === 'FINAL_WHISTLE' || act.kind === 'RESULT') phase = 'FULL_TIME';
    if (act.kind !== 'PHASE') continue;
    phase = act.phase;
    begun.add(phase);
  }
  return { status, phase, begun };
}

const isKick = (kind: LedgerKind): boolean => kind === 'SHOOTOUT_SCORED' || kind === 'SHOOTOUT_MISSED';

function countKicks<Id>(acts: readonly LedgerEntry<Id>[], sides: Sides<Id>): Score {
  const score = { home: 0, away: 0 };
  for (const { kind, team } of acts) {
    const side = sideOf(team, sides);
    if (side && kind === 'SHOOTOUT_SCORED') score[side] += 1;
  }
  return score;
}

/** [LG5] */
function foldPitch<Id>(played: readonly LedgerEntry<Id>[], sides: LedgerSides<Id>): Record<Side, Id[]> {
  const onPitch = { home: [...(sides.starters?.home ?? [])], away: [...(sides.starters?.away ?? [])] };
  const sentOff = new Set<Id>();
  for (const { kind, team, player, otherPlayer } of played) {
    const side = sideOf(team, sides);
    if (side === null || player === null) continue;
    if (kind === 'RED_CARD' || kind === 'SECOND_YELLOW') {
      sentOff.add(player);
      onPitch[side] = onPitch[side].filter((id) => id !== player);
    } else if (kind === 'SUBSTITUTION') {
      const stay = onPitch[side].filter((id) => id !== otherPlayer && id !== player);
      onPitch[side] = sentOff.has(player) ? stay : [...stay, player];
    }
  }
  return onPitch;
}
