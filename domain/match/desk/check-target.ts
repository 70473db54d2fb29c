import type { LedgerEntry, LedgerKind } from '../ledger-entry.ts';
import { byPhase } from '../phase.ts';
import { findWithdrawn, settleLedger } from '../settle-ledger.ts';
import type { DeskAct, MatchAct } from './act.ts';
import { checkMinute } from './check-act.ts';
import { checkContent } from './check-content.ts';
import type { Desk } from './desk-match.ts';
import { kindOf } from './kind-of-act.ts';
import { refuse, type Refusal } from './refusal.ts';

type Entry = LedgerEntry<number>;

/** Entries with nothing in them but that they happened: they can be taken back and made anew. */
const INCORRIGIBLE: readonly LedgerKind[] = [
  'PHASE',
  'CLOCK_STOP',
  'CLOCK_START',
  'FINAL_WHISTLE',
  'POSTPONE',
  'ABANDON',
  'CANCEL',
  'WITHDRAWAL',
];

/** Entries that others stand on. */
const BEARING: readonly LedgerKind[] = [
  'PHASE',
  'FINAL_WHISTLE',
  'AWARD',
  'POSTPONE',
  'ABANDON',
  'CANCEL',
  'RESCHEDULE',
];

/** Why an entry cannot be corrected so, or taken back. */
export function checkTarget(desk: Desk, act: DeskAct & { act: 'correct' | 'withdraw' }): Refusal | null {
  const target = desk.entries.find(({ revision }) => revision === act.revision);
  if (!target) return refuse('unknown_entry', `There is no entry ${act.revision}`);
  if ((desk.status === 'FINISHED' || desk.status === 'AWARDED') && !desk.reason)
    return refuse('over', 'The match is over: what is changed now needs a reason');
  return act.act === 'correct' ? checkCorrection(desk, target, act.to) : checkWithdrawal(desk, target);
}

/** That such a thing can happen was settled when it was recorded; what is said of it now is checked. */
function checkCorrection(desk: Desk, target: Entry, to: MatchAct): Refusal | null {
  const chain = chainOf(desk.entries, target);
  const withdrawn = findWithdrawn(desk.entries);
  if (chain.some(({ revision }) => withdrawn.has(revision)))
    return refuse('withdrawn', `Entry ${target.revision} has been taken back`);
  const root = rootOf(desk.entries, target);
  if (INCORRIGIBLE.includes(root.kind)) return refuse('other_kind', 'Take this entry back and record it anew');
  if (kindOf(to) !== root.kind) return refuse('other_kind', 'A correction must be of the same kind');
  if (to.act === 'lineup' && root.team !== desk.sides[to.team])
    return refuse('other_kind', 'This is the team sheet of the other team');
  const minute = 'minute' in to ? to.minute : undefined;
  return (minute === undefined ? null : checkMinute(desk, minute)) ?? checkContent(desk, to);
}

function checkWithdrawal(desk: Desk, target: Entry): Refusal | null {
  if (findWithdrawn(desk.entries).has(target.revision))
    return refuse('withdrawn', `Entry ${target.revision} has been taken back already`);
  // To take back a withdrawal is to bring back what it took away, if nothing has taken its place.
  const moved = spokenOf(desk.entries, target);
  if (!BEARING.includes(moved.kind)) return null;
  const since =
    target === moved
      ? settleLedger(desk.entries).filter((entry) => standsOn(moved, entry))
      : desk.entries.filter((entry) => BEARING.includes(spokenOf(desk.entries, entry).kind));
  const later = since.map(({ revision }) => revision).filter((revision) => revision > target.revision);
  return later.length === 0 ? null : refuse('stands_under_others', `Entries ${later.join(', ')} stand on this one`);
}

function standsOn(bearing: Entry, { kind, phase }: Entry): boolean {
  if (BEARING.includes(kind)) return true;
  if (bearing.kind !== 'PHASE' || byPhase(phase, bearing.phase) !== 0 || kind === 'LINEUP') return false;
  const needsNoMoment = kind === 'STATISTICS' || kind === 'MAN_OF_THE_MATCH';
  return bearing.phase === 'FIRST_HALF' || !needsNoMoment;
}

/** A correction, the one that it corrects, and so on to the act. */
function chainOf(entries: readonly Entry[], entry: Entry): Entry[] {
  const next = entry.kind === 'CORRECTION' ? entries.find(({ revision }) => revision === entry.target) : undefined;
  return next ? [entry, ...chainOf(entries, next)] : [entry];
}

/** The act of which a correction speaks, also when it corrects a correction. */
export const rootOf = (entries: readonly Entry[], entry: Entry): Entry => chainOf(entries, entry).at(-1) ?? entry;

/** What a withdrawal takes away or brings back. */
function spokenOf(entries: readonly Entry[], entry: Entry): Entry {
  const next = entry.kind === 'WITHDRAWAL' ? entries.find(({ revision }) => revision === entry.target) : undefined;
  return next ? spokenOf(entries, next) : entry;
}
