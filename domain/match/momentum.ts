import { isExtraTime } from './phase.ts';
import { creditGoal, isShootout, otherSide, sideOf, type Goal, type Side, type Sides } from './score.ts';
import { sectionOf } from './event-section.ts';
import type { EventType } from './event-type.ts';
import { extraTimeFor } from './lengths.ts';
import type { MatchPhase, ShownStatus } from './status.ts';

interface Act<Id> {
  id: string | number | null;
  minute: number | null;
  phase: MatchPhase | null;
  team: Id | null;
}

interface MomentumMatch<Id> {
  status: ShownStatus;
  halfMinutes: number;
  goals: readonly (Goal<Id> & { id: string | number | null })[];
  events: readonly (Act<Id> & { type: EventType })[];
  substitutions: readonly Act<Id>[];
}

export interface MomentumMinute {
  minute: number;
  /** From 1, all for the home side, to -1. */
  value: number;
  /** The sides that scored in this minute. */
  goals: Side[];
}

/** [MO1] Fewer do not show how a match went. */
const LEAST_ACTS = 12;
const LEAST_WEIGHED = 6;

/** [MO2] */
const GOAL_WEIGHT = 4;
const PENALTY_WEIGHT = 3;
const RED_WEIGHT = 2;
const YELLOW_WEIGHT = 1;

/** [MO3] The share of a weight in its own minute, then in those one and two away. */
const SHARES = [1, 0.5, 0.25];

const SIDES = ['home', 'away'] as const;

/** [MO1] The minutes of each period; null where too little is recorded. */
export function buildMomentum<Id>(match: MomentumMatch<Id>, sides: Sides<Id>): MomentumMinute[][] | null {
  const goals = match.goals.filter(({ phase }) => !isShootout(phase));
  const events = match.events.filter(
    ({ type, phase }) => !isShootout(phase) && type !== 'GOAL' && type !== 'PENALTY_GOAL',
  );
  const recorded = [...goals, ...events, ...match.substitutions].filter(({ minute }) => minute !== null);
  const weighed = [
    ...goals.map((goal) => ({ ...goal, side: creditGoal(goal, sides), weight: GOAL_WEIGHT })),
    ...events.map((event) => ({ ...event, ...pressureOf(event, sides) })),
  ].filter(({ minute, side }) => minute !== null && side !== null);
  if (recorded.length < LEAST_ACTS || weighed.length < LEAST_WEIGHED) return null;

  const periods = periodsOf(match, [...goals, ...events]).map(({ section, from, to }) => {
    const within = weighed.filter((act) => sectionOf(act, match.status === 'LIVE', match.halfMinutes) === section);
    // Stoppage time belongs to the last minute of the period.
    const placed = within.map((act) => ({ ...act, at: Math.min(Math.max(act.minute ?? 0, from), to) }));
    return Array.from({ length: to - from + 1 }, (_, i) => {
      const minute = from + i;
      const value = placed.reduce((sum, { at, side, weight }) => {
        const share = SHARES[Math.abs(at - minute)] ?? 0;
        return sum + (side === 'home' ? 1 : -1) * weight * share;
      }, 0);
      const scored = placed.filter((act) => act.at === minute && act.weight === GOAL_WEIGHT);
      return { minute, value, goals: SIDES.filter((side) => scored.some((act) => act.side === side)) };
    });
  });
  const highest = Math.max(...periods.flat().map(({ value }) => Math.abs(value)));
  return periods.map((minutes) => minutes.map((one) => ({ ...one, value: highest === 0 ? 0 : one.value / highest })));
}

/** [MO2] A penalty is pressure of the side that took it, a card of the other one. */
function pressureOf<Id>(
  { type, team }: { type: EventType; team: Id | null },
  sides: Sides<Id>,
): { side: Side | null; weight: number } {
  const side = sideOf(team, sides);
  if (type === 'PENALTY_MISSED' || type === 'PENALTY_SAVED' || type === 'PENALTY_SCORED')
    return { side, weight: PENALTY_WEIGHT };
  return { side: side && otherSide(side), weight: type === 'RED_CARD' ? RED_WEIGHT : YELLOW_WEIGHT };
}

function periodsOf({ halfMinutes }: { halfMinutes: number }, acts: readonly { phase: MatchPhase | null }[]) {
  const full = 2 * halfMinutes;
  const extra = extraTimeFor(halfMinutes);
  const periods = [
    { section: 'firstHalf' as const, from: 1, to: halfMinutes },
    { section: 'secondHalf' as const, from: halfMinutes + 1, to: full },
    { section: 'extraTime1' as const, from: full + 1, to: full + extra },
    { section: 'extraTime2' as const, from: full + extra + 1, to: full + 2 * extra },
  ];
  return acts.some(({ phase }) => isExtraTime(phase)) ? periods : periods.slice(0, 2);
}

/** [MO4] The sides in turn, each with the minutes in which it pressed without a break. */
export function spellsOf(minutes: readonly MomentumMinute[]): { side: Side; from: number; to: number }[] {
  const spells: { side: Side; from: number; to: number }[] = [];
  for (const { minute, value } of minutes) {
    if (value === 0) continue;
    const side = value > 0 ? 'home' : 'away';
    const last = spells.at(-1);
    if (last?.side === side && last.to === minute - 1) last.to = minute;
    else spells.push({ side, from: minute, to: minute });
  }
  return spells;
}
