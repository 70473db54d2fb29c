import { compareRevisions } from './revision.ts';
import { byMinute } from './score.ts';

type EntryId = string | number;

/** Ids come from our own server; another backend may send none. */
export interface LiveEntry {
  id: EntryId | null;
  minute: number | null;
  extraTime: number | null;
}

/**
 * A list that grows while a match is live. Every entry keeps the revision it came with: messages may be late, repeated or out
 * of order, and the list must come out the same.
 */
export interface LiveList<Entry> {
  entries: readonly Known<Entry>[];
  /** Of the last complete list received: older messages are ignored. [LM5] */
  completeRevision: number;
  /** Of the newest message received. */
  latestRevision: number;
}

interface Known<Entry> {
  entry: Entry;
  revision: number;
}

export interface ListMessage<Entry> {
  revision: number;
  /** [LM4] */
  complete: boolean;
  entries: readonly Entry[];
}

/** [LM2] Identifies an entry without an id. */
export type KeyOf<Entry> = (entry: Entry) => string;

export const emptyList = <Entry>(): LiveList<Entry> => ({ entries: [], completeRevision: -1, latestRevision: -1 });

export const entriesOf = <Entry>(list: LiveList<Entry>): Entry[] => list.entries.map(({ entry }) => entry);

export function mergeList<Entry extends LiveEntry>(
  list: LiveList<Entry>,
  { revision, complete, entries }: ListMessage<Entry>,
  keyOf: KeyOf<Entry>,
): LiveList<Entry> {
  if (compareRevisions(revision, list.completeRevision) <= 0) return list;
  const merged = complete
    ? list.entries.filter((known) => compareRevisions(known.revision, revision) > 0)
    : [...list.entries];
  for (const entry of entries) {
    const place = merged.findIndex((known) => isSameEntry(known.entry, entry, keyOf));
    const known = merged[place];
    if (known) merged[place] = newerOf(known, { entry, revision });
    else merged.push({ entry, revision });
  }
  return {
    entries: merged.toSorted((a, b) => byMinute(a.entry, b.entry) || byIdentity(a.entry, b.entry, keyOf)),
    completeRevision: complete ? revision : list.completeRevision,
    latestRevision: Math.max(revision, list.latestRevision),
  };
}

/** [LM1] [LM2] */
export function isSameEntry<Entry extends LiveEntry>(a: Entry, b: Entry, keyOf: KeyOf<Entry>): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  return keyOf(a) === keyOf(b);
}

/** An entry with an id replaces one without; of two with ids the newer counts; without ids the first stays. */
function newerOf<Entry extends LiveEntry>(known: Known<Entry>, other: Known<Entry>): Known<Entry> {
  if (other.entry.id === null) return { ...known, revision: Math.max(known.revision, other.revision) };
  return known.entry.id === null || compareRevisions(other.revision, known.revision) > 0 ? other : known;
}

/** Ids grow as acts are recorded, so they give the order within a minute. */
function byIdentity<Entry extends LiveEntry>(a: Entry, b: Entry, keyOf: KeyOf<Entry>): number {
  if (a.id !== null && b.id !== null) return ascending(a.id, b.id);
  return ascending(keyOf(a), keyOf(b));
}

const ascending = (a: EntryId, b: EntryId) => (a < b ? -1 : a > b ? 1 : 0);
