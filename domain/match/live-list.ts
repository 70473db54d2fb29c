import { byMinute } from './score.ts';

type EntryId = string | number;

/** What every entry of a live list has. Ids come from our own server; another backend may send none. */
export interface LiveEntry {
  id: EntryId | null;
  minute: number | null;
  extraTime: number | null;
}

/**
 * A list that grows while a match is live. Every entry remembers the revision that it came with: messages may be
 * late, doubled or out of order, and the list must come out the same.
 */
export interface LiveList<Entry> {
  entries: readonly Known<Entry>[];
  /** Of the last whole list received: older messages have nothing to add to it. */
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
  /** The whole list: what is not in it was taken back. */
  complete: boolean;
  entries: readonly Entry[];
}

/** Tells two entries apart when one of them has no id. */
export type KeyOf<Entry> = (entry: Entry) => string;

export const emptyList = <Entry>(): LiveList<Entry> => ({ entries: [], completeRevision: -1, latestRevision: -1 });

export const entriesOf = <Entry>(list: LiveList<Entry>): Entry[] => list.entries.map(({ entry }) => entry);

export function mergeList<Entry extends LiveEntry>(
  list: LiveList<Entry>,
  { revision, complete, entries }: ListMessage<Entry>,
  keyOf: KeyOf<Entry>,
): LiveList<Entry> {
  if (revision <= list.completeRevision) return list;
  const merged = complete ? list.entries.filter((known) => known.revision > revision) : [...list.entries];
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

/** Ids decide where both have one; the key decides otherwise. */
export function isSameEntry<Entry extends LiveEntry>(a: Entry, b: Entry, keyOf: KeyOf<Entry>): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  return keyOf(a) === keyOf(b);
}

/** An entry with an id is worth more than one without, and of two with ids the newer. Without ids the first stays. */
function newerOf<Entry extends LiveEntry>(known: Known<Entry>, other: Known<Entry>): Known<Entry> {
  if (other.entry.id === null) return { ...known, revision: Math.max(known.revision, other.revision) };
  return known.entry.id === null || other.revision > known.revision ? other : known;
}

/** Ids grow as acts are recorded, so within a minute they tell what came first. */
function byIdentity<Entry extends LiveEntry>(a: Entry, b: Entry, keyOf: KeyOf<Entry>): number {
  if (a.id !== null && b.id !== null) return ascending(a.id, b.id);
  return ascending(keyOf(a), keyOf(b));
}

const ascending = (a: EntryId, b: EntryId) => (a < b ? -1 : a > b ? 1 : 0);
