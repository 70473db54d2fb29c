import { foldClock } from '../fold-clock.ts';
import { foldLedger, sinceRescheduled, type FoldedMatch } from '../fold-ledger.ts';
import type { Side } from '../score.ts';
import { settleLedger } from '../settle-ledger.ts';
import { decideMatch } from '../winner.ts';
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
  const { entries, lengths, starters, sides } = match;
  const soFar = sinceRescheduled(settleLedger(entries)).filter(({ recordedAt }) => new Date(recordedAt) <= at);
  const desk: Desk = {
    ...match,
    sides,
    folded: foldLedger(entries, { ...sides, starters }),
    clock: foldClock(entries, lengths),
    atTheTime: { phase: foldLedger(soFar, sides).phase, clock: foldClock(soFar, lengths) },
    at,
    reason,
  };
  const refusal = act.act === 'correct' || act.act === 'withdraw' ? checkTarget(desk, act) : checkAct(desk, act);
  if (refusal) return { refusal };
  const entry = toEntry(desk, act);
  const problem = newContradiction(desk, entry) ?? checkWinner(desk, entry);
  return problem ? { refusal: problem } : { entry };
}

/** A ledger that came with a contradiction (an import may) is not held against the next act. */
function newContradiction(desk: Desk, entry: NewEntry): Refusal | null {
  const after = findContradiction(entriesWith(desk, entry), { ...desk.sides, starters: startersWith(desk, entry) });
  if (!after) return null;
  const before = findContradiction(desk.entries, { ...desk.sides, starters: desk.starters });
  return before?.revision === after.revision && before.reason === after.reason
    ? null
    : { reason: after.reason, message: after.message };
}

/** A knockout match that has ended needs a winner, also after what was changed later. */
function checkWinner(desk: Desk, entry: NewEntry): Refusal | null {
  if (!desk.knockout) return null;
  const isUndecided = (folded: FoldedMatch<number>) =>
    folded.status === 'FINISHED' && decideMatch({ ...folded, official: null }) === null;
  if (isUndecided(desk.folded) || !isUndecided(foldLedger(entriesWith(desk, entry), desk.sides))) return null;
  return refuse('level', 'The match would be level and needs a winner: take the final whistle back first');
}

const entriesWith = ({ entries }: Desk, entry: NewEntry) => [
  ...entries,
  { ...entry, revision: 1 + Math.max(0, ...entries.map(({ revision }) => revision)) },
];

function startersWith({ starters }: Desk, { details }: NewEntry): Record<Side, readonly number[]> {
  if (!details || !('starters' in details)) return starters;
  return { ...starters, [details.team]: details.starters.map(({ player }) => player) };
}
