import type { LedgerEntry } from './ledger-entry.ts';

/**
 * [LG7] [LG8] The acts that count, in order of revision, with corrections and withdrawals applied. An act keeps its revision and
 * kind through every correction.
 */
export function settleLedger<Entry extends LedgerEntry<unknown>>(entries: readonly Entry[]): Entry[] {
  const byRevision = new Map(
    entries.toSorted((a, b) => a.revision - b.revision).map((entry) => [entry.revision, entry]),
  );
  const ledger = [...byRevision.values()];
  const withdrawn = findWithdrawn(ledger);
  const acts = new Map<number, Entry>();
  /** The act that an entry corrects, also through other corrections. */
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

/** From the last entry back: a withdrawal that was itself withdrawn has no effect. */
export function findWithdrawn(ledger: readonly LedgerEntry<unknown>[]): Set<number> {
  const withdrawn = new Set<number>();
  for (const { kind, revision, target } of ledger.toReversed()) {
    if (kind === 'WITHDRAWAL' && target !== null && target < revision && !withdrawn.has(revision))
      withdrawn.add(target);
  }
  return withdrawn;
}
