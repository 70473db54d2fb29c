import type { LedgerEntry, LedgerKind } from '../ledger-entry.ts';
import { settleLedger } from '../settle-ledger.ts';
import type { DeskAct, MatchAct } from './act.ts';
import { checkPlayers, checkSheet } from './check-act.ts';
import type { Desk } from './desk-match.ts';
import { kindOf } from './kind-of-act.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Entries with nothing in them but that they happened: they can be taken back and made anew. */
const INCORRIGIBLE: readonly LedgerKind[] = [
  'PHASE',
  'CLOCK_STOP',
  'CLOCK_START',
  'FINAL_WHISTLE',
  'POSTPONE',
  'ABANDON',
  'CANCEL',
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
  const settled = settleLedger(desk.entries);
  const root = rootOf(desk.entries, target);
  const current = settled.find(({ revision }) => revision === root.revision);
  if (act.act === 'correct') {
    if (!current) return refuse('withdrawn', `Entry ${act.revision} has been taken back`);
    if (INCORRIGIBLE.includes(root.kind)) return refuse('other_kind', 'Take this entry back and record it anew');
    if (kindOf(act.to) !== root.kind) return refuse('other_kind', 'A correction must be of the same kind');
    return checkContent(desk, act.to);
  }
  const isWithdrawn = desk.entries.some((entry) => entry.kind === 'WITHDRAWAL' && entry.target === target.revision);
  if (isWithdrawn) return refuse('withdrawn', `Entry ${act.revision} has been taken back already`);
  if (target.kind === 'CORRECTION' || target.kind === 'WITHDRAWAL' || !BEARING.includes(target.kind)) return null;
  const since = settled.filter(({ revision, kind }) => revision > target.revision && !isAside(kind));
  return since.length === 0
    ? null
    : refuse('stands_under_others', `Entries ${since.map(({ revision }) => revision).join(', ')} stand on this one`);
}

/** Words about the match that need no moment of it. */
const isAside = (kind: LedgerKind) => kind === 'LINEUP' || kind === 'STATISTICS' || kind === 'MAN_OF_THE_MATCH';

/** The act of which a correction speaks, also when it corrects a correction. */
export function rootOf(entries: readonly LedgerEntry<number>[], entry: LedgerEntry<number>): LedgerEntry<number> {
  const corrected = entry.kind === 'CORRECTION' ? entries.find(({ revision }) => revision === entry.target) : undefined;
  return corrected ? rootOf(entries, corrected) : entry;
}

/** Of a correction only what it says is checked: that such a thing can happen now was settled when it was recorded. */
function checkContent(desk: Desk, act: MatchAct): Refusal | null {
  switch (act.act) {
    case 'goal':
      return checkPlayers(desk, act.team, [act.player, act.assist]);
    case 'card':
    case 'penalty':
    case 'shoot-out-kick':
      return checkPlayers(desk, act.team, [act.player]);
    case 'substitution':
      return checkPlayers(desk, act.team, [act.playerIn, act.playerOut]);
    case 'man-of-the-match':
      return checkPlayers(desk, null, [act.player]);
    case 'lineup':
      return checkSheet({ ...desk, reason: desk.reason ?? '-' }, act);
    default:
      return null;
  }
}
