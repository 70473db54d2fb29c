import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DeskMatch, DeskMatchList } from '#contract/desk/matches.ts';
import type { Session } from '#contract/desk/people.ts';
import type { PendingAct } from './pending-act.ts';

/** What this phone keeps. Acts are kept until the server's copy of the match has them, or somebody drops them. */
interface DeskSchema extends DBSchema {
  acts: { key: number; value: PendingAct; indexes: { match: number; key: string } };
  matches: { key: number; value: DeskMatch };
  lists: { key: string; value: DeskMatchList };
  session: { key: 'session'; value: Session };
}

let opening: Promise<IDBPDatabase<DeskSchema>> | undefined;

export function openStore(): Promise<IDBPDatabase<DeskSchema>> {
  opening ??= openDB<DeskSchema>('desk', 1, {
    upgrade(db) {
      const acts = db.createObjectStore('acts', { keyPath: 'order', autoIncrement: true });
      acts.createIndex('match', 'matchId');
      acts.createIndex('key', 'key', { unique: true });
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('lists');
      db.createObjectStore('session');
    },
    // Another tab has a newer version of the app: it goes first, this one opens again.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
