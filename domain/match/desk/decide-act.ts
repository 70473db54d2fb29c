import { foldClock } from '../fold-clock.ts';
import { foldLedger } from '../fold-ledger.ts';
import type { Side } from '../score.ts';
import type { DeskAct } from './act.ts';
import { checkAct } from './check-act.ts';
import { checkTarget } from './check-target.ts';
import type { Desk, DeskMatch, NewEntry } from './desk-match.ts';
import { findContradiction } from './find-contradiction.ts';
import { refuse, type Refusal } from './refusal.ts';
import { toEntry } from './to-entry.ts';

export type Decision = { entry: NewEntry } | { refusal: Refusal };

interface Statement {
  act: DeskAct;
  /** When it happened: a phone may have been without a network since. */
  at: Date;
  /** Why, where something is changed after the fact. */
  reason: string | null;
}

/** The entry that an act makes, or why it cannot be. */
export function decideAct(match: DeskMatch, { act, at, reason }: Statement): Decision {
  if (!match.sides) return { refusal: refuse('teams_unknown', 'The teams of this match are not known yet') };
  const desk: Desk = {
    ...match,
    sides: match.sides,
    folded: foldLedger(match.entries, { ...match.sides, starters: match.starters }),
    clock: foldClock(match.entries, match.lengths),
    at,
    reason,
  };
  const refusal = act.act === 'correct' || act.act === 'withdraw' ? checkTarget(desk, act) : checkAct(desk, act);
  if (refusal) return { refusal };
  const entry = toEntry(desk, act);
  const contradiction = newContradiction(desk, entry);
  return contradiction ? { refusal: contradiction } : { entry };
}

/** A ledger that came with a contradiction (an import may) is not held against the next act. */
function newContradiction(desk: Desk, entry: NewEntry): Refusal | null {
  const sides = { ...desk.sides, starters: entry.kind === 'LINEUP' ? startersWith(desk, entry) : desk.starters };
  const revision = 1 + Math.max(0, ...desk.entries.map((known) => known.revision));
  const after = findContradiction([...desk.entries, { ...entry, revision }], sides);
  if (!after) return null;
  const before = findContradiction(desk.entries, { ...desk.sides, starters: desk.starters });
  return before?.revision === after.revision && before.reason === after.reason
    ? null
    : { reason: after.reason, message: after.message };
}

function startersWith({ starters }: Desk, { details }: NewEntry): Record<Side, readonly number[]> {
  if (!details || !('starters' in details)) return starters;
  return { ...starters, [details.team]: details.starters.map(({ player }) => player) };
}
