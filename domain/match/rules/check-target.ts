import type { LedgerEntry, LedgerKind } from '#domain/match/ledger-entry.ts';
import { byPhase } from '#domain/match/phase.ts';
import { findWithdrawn, settleLedger } from '#domain/match/settle-ledger.ts';
import type { DeskAct, MatchAct } from './act.ts';
import { checkMinute } from './check-act.ts';
import { checkContent } from './check-content.ts';
import type { ActContext } from './match-to-act-on.ts';
import { kindOf } from './kind-of-act.ts';
import { refuse, type Refusal } from './refusal.ts';

type Entry = LedgerEntry<number>;

/** Entries without content to correct: they are withdrawn and recorded again. */
const NOT_CORRECTABLE: readonly LedgerKind[] = [
  'PHASE',
  'CLOCK_STOP',
  'CLOCK_START',
  'FINAL_WHISTLE',
  'RESULT',
  'HAND_IN',
  'POSTPONE',
  'ABANDON',
  'CANCEL',
  'WITHDRAWAL',
];

/** Entries that later ones depend on. */
const DEPENDED_ON: readonly LedgerKind[] = [
  'PHASE',
  'FINAL_WHISTLE',
  'RESULT',
  'HAND_IN',
  'AWARD',
  'POSTPONE',
  'ABANDON',
  'CANCEL',
  'RESCHEDULE',
];

/** Why an entry cannot be corrected this way, or withdrawn. */
export function checkTarget(context: ActContext, act: DeskAct & { act: 'correct' | 'withdraw' }): Refusal | null {
  const target = context.entries.find(({ revision }) => revision === act.revision);
  if (!target) return refuse('unknown_entry', `There is no entry ${act.revision}`);
  if (context.handedIn && !context.reason)
    return refuse('handed_in', 'The match was handed in: what is changed now needs a reason');
  return act.act === 'correct' ? checkCorrection(context, target, act.to) : checkWithdrawal(context, target);
}

/** Whether the act was possible was checked when it was recorded; only the new content is checked here. */
function checkCorrection(context: ActContext, target: Entry, to: MatchAct): Refusal | null {
  const chain = chainOf(context.entries, target);
  const withdrawn = findWithdrawn(context.entries);
  if (chain.some(({ revision }) => withdrawn.has(revision)))
    return refuse('withdrawn', `Entry ${target.revision} has been withdrawn`);
  const root = rootOf(context.entries, target);
  if (NOT_CORRECTABLE.includes(root.kind)) return refuse('other_kind', 'Withdraw this entry and record it again');
  if (kindOf(to) !== root.kind) return refuse('other_kind', 'A correction must be of the same kind');
  if (to.act === 'lineup' && root.team !== context.sides[to.team])
    return refuse('other_kind', 'This is the line-up of the other team');
  const minute = 'minute' in to ? to.minute : undefined;
  return (minute === undefined ? null : checkMinute(context, minute)) ?? checkContent(context, to);
}

function checkWithdrawal(context: ActContext, target: Entry): Refusal | null {
  if (findWithdrawn(context.entries).has(target.revision))
    return refuse('withdrawn', `Entry ${target.revision} has been withdrawn already`);
  // Withdrawing a withdrawal restores the entry, unless another one has taken its place.
  const root = withdrawnBy(context.entries, target);
  if (!DEPENDED_ON.includes(root.kind)) return null;
  const since =
    target === root
      ? settleLedger(context.entries).filter((entry) => dependsOn(root, entry))
      : context.entries.filter((entry) => DEPENDED_ON.includes(withdrawnBy(context.entries, entry).kind));
  const later = since.map(({ revision }) => revision).filter((revision) => revision > target.revision);
  return later.length === 0 ? null : refuse('stands_under_others', `Entries ${later.join(', ')} depend on this one`);
}

function dependsOn(base: Entry, { kind, phase }: Entry): boolean {
  if (DEPENDED_ON.includes(kind)) return true;
  if (base.kind === 'RESULT') return kind !== 'LINEUP';
  if (base.kind !== 'PHASE' || byPhase(phase, base.phase) !== 0 || kind === 'LINEUP') return false;
  const needsNoMoment = kind === 'STATISTICS' || kind === 'MAN_OF_THE_MATCH';
  return base.phase === 'FIRST_HALF' || !needsNoMoment;
}

/** A correction, the entry that it corrects, and so on back to the act. */
function chainOf(entries: readonly Entry[], entry: Entry): Entry[] {
  const next = entry.kind === 'CORRECTION' ? entries.find(({ revision }) => revision === entry.target) : undefined;
  return next ? [entry, ...chainOf(entries, next)] : [entry];
}

/** The act that a correction changes, also when it corrects a correction. */
export const rootOf = (entries: readonly Entry[], entry: Entry): Entry => chainOf(entries, entry).at(-1) ?? entry;

/** The entry that a withdrawal removes or restores. */
function withdrawnBy(entries: readonly Entry[], entry: Entry): Entry {
  const next = entry.kind === 'WITHDRAWAL' ? entries.find(({ revision }) => revision === entry.target) : undefined;
  return next ? withdrawnBy(entries, next) : entry;
}
