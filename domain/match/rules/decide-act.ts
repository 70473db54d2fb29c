import { foldClock } from '#domain/match/fold-clock.ts';
import { foldLedger, sinceRescheduled, type FoldedMatch } from '#domain/match/fold-ledger.ts';
import type { Side, Sides } from '#domain/match/score.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { isLevel } from '#domain/match/winner.ts';
import type { DeskAct } from './act.ts';
import { checkAct } from './check-act.ts';
import { checkTarget } from './check-target.ts';
import type { ActContext, MatchToActOn, NewLedgerEntry } from './match-to-act-on.ts';
import { findContradiction } from './find-contradiction.ts';
import { refuse, type Refusal } from './refusal.ts';
import { toLedgerEntry } from './to-ledger-entry.ts';

export type Decision = { entry: NewLedgerEntry } | { refusal: Refusal };

interface Statement {
  act: DeskAct;
  /** When it happened: a phone may have been offline since. */
  at: Date;
  reason: string | null;
}

/** The ledger entry for an act, or why it is refused. */
export function decideAct(match: MatchToActOn, { act, at, reason }: Statement): Decision {
  if (!match.sides) return { refusal: refuse('teams_unknown', 'The teams of this match are not known yet') };
  const context = contextAt({ ...match, sides: match.sides }, at, reason);
  const refusal = act.act === 'correct' || act.act === 'withdraw' ? checkTarget(context, act) : checkAct(context, act);
  if (refusal) return { refusal };
  const entry = toLedgerEntry(context, act);
  const after = { entries: entriesWith(context, entry), starters: startersWith(context, entry) };
  const problem = newContradiction(context, after) ?? checkWinner(context, entry);
  return problem ? { refusal: problem } : { entry };
}

/** The match with all that the rules derive from it, at the time of an act. */
export function contextAt(match: MatchToActOn & { sides: Sides<number> }, at: Date, reason: string | null): ActContext {
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
export function newContradiction(
  context: ActContext,
  after: Pick<MatchToActOn, 'entries' | 'starters'>,
): Refusal | null {
  const found = findContradiction(after.entries, { ...context.sides, starters: after.starters });
  if (!found) return null;
  const before = findContradiction(context.entries, { ...context.sides, starters: context.starters });
  return before?.revision === found.revision && before.reason === found.reason
    ? null
    : { reason: found.reason, message: found.message };
}

/** [DK3] A finished knockout match must keep a winner through later changes. */
function checkWinner(context: ActContext, entry: NewLedgerEntry): Refusal | null {
  if (!context.knockout) return null;
  const isUndecided = ({ status, score, penalties }: FoldedMatch<number>) =>
    status === 'FINISHED' && isLevel(score, context.firstLeg) && penalties?.home === penalties?.away;
  if (isUndecided(context.folded) || !isUndecided(foldLedger(entriesWith(context, entry), context.sides))) return null;
  return refuse('level', 'The match would be level and needs a winner: withdraw the final whistle first');
}

const entriesWith = ({ entries }: ActContext, entry: NewLedgerEntry) => [
  ...entries,
  { ...entry, revision: 1 + Math.max(0, ...entries.map(({ revision }) => revision)) },
];

function startersWith({ starters }: ActContext, { details }: NewLedgerEntry): Record<Side, readonly number[]> {
  if (!details || !('starters' in details)) return starters;
  return { ...starters, [details.team]: details.starters.map(({ player }) => player) };
}
