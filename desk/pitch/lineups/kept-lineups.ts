import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { useEffect, useState } from 'react';
import type { Side } from '#domain/match/score.ts';
import type { LineupDraft } from './lineup-draft.ts';

/** Line-ups of a match while they are put together. */
export interface LineupDrafts {
  /** Only what was touched: the other team may be filled in on another phone. `over` is the line-up that was recorded then. */
  sides: Partial<Record<Side, { draft: LineupDraft; over: string }>>;
  /** Why somebody plays who may not, by player. */
  confirmed: ReadonlyMap<number, string>;
}

export const NO_DRAFTS: LineupDrafts = { sides: {}, confirmed: new Map() };

interface LineupsSchema extends DBSchema {
  drafts: { key: number; value: LineupDrafts };
}

let opening: Promise<IDBPDatabase<LineupsSchema>> | undefined;

/** A database of its own: a new version of the outbox's would shut out a tab that still runs the older program. */
function openDrafts(): Promise<IDBPDatabase<LineupsSchema>> {
  opening ??= openDB<LineupsSchema>('desk-lineups', 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Fails when the phone has no space left. */
export async function keepDrafts(matchId: number, drafts: LineupDrafts): Promise<void> {
  const tx = (await openDrafts()).transaction('drafts', 'readwrite', { durability: 'strict' });
  const isEmpty = Object.values(drafts.sides).every((side) => side === undefined);
  await (isEmpty ? tx.store.delete(matchId) : tx.store.put(drafts, matchId));
  await tx.done;
}

/** What this phone kept of a match; null until it was read. */
export function useKeptDrafts(matchId: number): LineupDrafts | null {
  const [kept, setKept] = useState<LineupDrafts | null>(null);
  useEffect(() => {
    void openDrafts()
      .then((db) => db.get('drafts', matchId))
      .then(
        (drafts) => setKept(drafts ?? NO_DRAFTS),
        () => setKept(NO_DRAFTS),
      );
  }, [matchId]);
  return kept;
}
