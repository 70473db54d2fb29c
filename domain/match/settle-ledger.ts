import type { LedgerEntry } from './ledger-entry.ts';

/**
 * The acts that count, in order of revision: corrections made, withdrawals carried out. An act keeps its own revision
 * and kind through every correction. Taking back a correction or a withdrawal undoes it.
 */
export function settleLedger<Entry extends LedgerEntry<unknown>>(entries: readonly Entry[]): Entry[] {
  const byRevision = new Map(
    entries.toSorted((a, b) => a.revision - b.revision).map((entry) => [entry.revision, entry]),
  );
  const ledger = [...byRevision.values()];
  const withdrawn = findWithdrawn(ledger);
  const acts = new Map<number, Entry>();
  /** Which act a correction speaks of, also when it corrects a correction. */
  const rootOf = new Map<number, number>();
  for (const entry of ledger) {
    if (withdrawn.has(entry.revision) || entry.kind === 'WITHDRAWAL') continue;
    if (entry.kind !== 'CORRECTION') {
      acts.set(entry.revision, entry);
      rootOf.set(entry.revision, entry.revision);
      continue;
    }
    const act = acts.get(rootOf.get(entry.target ?? -1) ?? -1);
    if (!act) continue;
    rootOf.set(entry.revision, act.revision);
    acts.set(act.revision, {
      ...entry,
      kind: act.kind,
      revision: act.revision,
      target: null,
      recordedAt: act.recordedAt,
    });
  }
  return [...acts.values()];
}

/** From the last entry back: a withdrawal that was itself withdrawn takes nothing away. */
export function findWithdrawn(ledger: readonly LedgerEntry<unknown>[]): Set<number> {
  const withdrawn = new Set<number>();
  for (const { kind, revision, target } of ledger.toReversed()) {
    if (kind === 'WITHDRAWAL' && target !== null && target < revision && !withdrawn.has(revision))
      withdrawn.add(target);
  }
  return withdrawn;
}
