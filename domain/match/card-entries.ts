import type { LedgerEntry } from './ledger-entry.ts';
import { sinceRescheduled } from './fold-ledger.ts';
import { settleLedger } from './settle-ledger.ts';
import type { Card, ShownCard } from '#domain/player/suspension.ts';

const CARDS: readonly string[] = ['YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD'] satisfies Card[];

/** The cards that stand in a ledger, by player. */
export function cardsIn<Id>(ledger: readonly LedgerEntry<Id>[]): Map<Id, ShownCard[]> {
  const lastChange = lastChanges(ledger);
  const cards = new Map<Id, ShownCard[]>();
  for (const { player, kind, revision, recordedAt } of sinceRescheduled(settleLedger(ledger))) {
    if (player === null || !CARDS.includes(kind)) continue;
    const card = { kind: kind as Card, knownAt: lastChange.get(revision) ?? recordedAt };
    cards.set(player, [...(cards.get(player) ?? []), card]);
  }
  return cards;
}

/** [SU13] When each act was last corrected, withdrawn or restored, by the revision of the act. */
function lastChanges(ledger: readonly LedgerEntry<unknown>[]): Map<number, string> {
  const rootOf = new Map<number, number>();
  const changedAt = new Map<number, string>();
  for (const { revision, target, recordedAt } of ledger.toSorted((a, b) => a.revision - b.revision)) {
    const root = (target === null ? null : rootOf.get(target)) ?? revision;
    rootOf.set(revision, root);
    changedAt.set(root, new Date(recordedAt).toISOString());
  }
  return changedAt;
}
