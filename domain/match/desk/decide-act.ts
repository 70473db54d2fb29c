import { foldClock } from '#domain/match/fold-clock.ts';
import { foldLedger, sinceRescheduled, type FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { Side, Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { isLevel } from '#domain/match/winner.ts';
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
  /** When it happened: a phone may have been offline since. */
  at: Date;
  reason: string | null;
}

/** The ledger entry for an act, or why it is refused. */
export function decideAct(match: DeskMatch, { act, at, reason }: Statement): Decision {
  if (!match.sides) return { refusal: refuse('teams_unknown', 'The teams of this match are not known yet') };
  const desk = deskAt({ ...match, sides: match.sides }, at, reason);
  const refusal = act.act === 'correct' || act.act === 'withdraw' ? checkTarget(desk, act) : checkAct(desk, act);
  if (refusal) return { refusal };
  const entry = toEntry(desk, act);
  const after = { entries: entriesWith(desk, entry), starters: startersWith(desk, entry) };
  const problem = newContradiction(desk, after) ?? checkWinner(desk, entry);
  return problem ? { refusal: problem } : { entry };
}

/** The match with all that the rules derive from it, at the time of an act. */
export function deskAt(match: DeskMatch & { sides: Sides<number> }, at: Date, reason: string | null): Desk {
  const { entries, lengths, starters, sides } = match;
  const soFar = sinceRescheduled(settleLedger(entries)).filter(({ recordedAt }) => new Date(recordedAt) <= at);
  return {
    ...match,
    folded: foldLedger(entries, { ...sides, starters }),
    clock: foldClock(entries, lengths),
    atTheTime: { phase: foldLedger(soFar, sides).phase, clock: foldClock(soFar, lengths) },
    at,
    reason,
  };
}

/** [DK20] A contradiction that was there before (from an import) does not block the next act. */
export function newContradiction(desk: Desk, after: Pick<DeskMatch, 'entries' | 'starters'>): Refusal | null {
  const found = findContradiction(after.entries, { ...desk.sides, starters: after.starters });
  if (!found) return null;
  const before = findContradiction(desk.entries, { ...desk.sides, starters: desk.starters });
  return before?.revision === found.revision && before.reason === found.reason
    ? null
    : { reason: found.reason, message: found.message };
}

/** [DK3] A finished knockout match must keep a winner through later changes. */
function checkWinner(desk: Desk, entry: NewEntry): Refusal | null {
  if (!desk.knockout) return null;
  const isUndecided = ({ status, score, penalties }: FoldedMatch<number>) =>
    status === 'FINISHED' && isLevel(score, desk.firstLeg) && penalties?.home === penalties?.away;
  if (isUndecided(desk.folded) || !isUndecided(foldLedger(entriesWith(desk, entry), desk.sides))) return null;
  return refuse('level', 'The match would be level and needs a winner: withdraw the final whistle first');
}

const entriesWith = ({ entries }: Desk, entry: NewEntry) => [
  ...entries,
  { ...entry, revision: 1 + Math.max(0, ...entries.map(({ revision }) => revision)) },
];

function startersWith({ starters }: Desk, { details }: NewEntry): Record<Side, readonly number[]> {
  if (!details || !('starters' in details)) return starters;
  return { ...starters, [details.team]: details.starters.map(({ player }) => player) };
}
