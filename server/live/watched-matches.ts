import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Tag } from '#server/db/tags.ts';
import { findMatchDetails } from '#server/db/matches/match-details.ts';
import { findMatchStats } from '#server/db/matches/match-lineups.ts';
import type { Reader } from '#server/db/queryable.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { toSnapshot, type MatchSnapshot } from './match-messages.ts';

const RETRY_MILLISECONDS = 500;
/** Whoever joins many matches at once leaves the other connections of the pool to the pages. */
const READS_AT_ONCE = 4;

interface WatchedMatch {
  /** Null for a match that does not exist. */
  snapshot: MatchSnapshot | null;
  /** The match has changed since the snapshot was read. */
  stale: boolean;
  reading: Promise<void> | null;
}

interface WatchOptions {
  reader: Reader;
  now(): Date;
  /** Only snapshots of matches with listeners are kept up to date. */
  hasListeners(matchId: number): boolean;
  onChange(before: MatchSnapshot, after: MatchSnapshot): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Snapshots of the matches that clients follow: read once for all clients, and again after a change. */
export function watchMatches({ reader, now, hasListeners, onChange, log }: WatchOptions) {
  const matches = new Map<number, WatchedMatch>();
  const runLimited = limitConcurrency(READS_AT_ONCE);

  async function readUntilCurrent(matchId: number, match: WatchedMatch) {
    let failures = 0;
    while (match.stale) {
      match.stale = false;
      try {
        const after = await runLimited(() => readSnapshot(reader, matchId, now()));
        if (match.snapshot && after) onChange(match.snapshot, after);
        match.snapshot = after;
      } catch (error) {
        match.stale = true;
        if (failures === 0) log.warn({ err: error, matchId }, 'a match cannot be read for its listeners');
        failures += 1;
        if (!hasListeners(matchId)) throw error;
        await pause(RETRY_MILLISECONDS, undefined, { ref: false });
      }
    }
  }

  function refresh(matchId: number, match: WatchedMatch): Promise<void> {
    match.reading ??= readUntilCurrent(matchId, match).finally(() => {
      match.reading = null;
    });
    return match.reading;
  }

  async function refreshForListeners(matchId: number) {
    const match = matches.get(matchId);
    if (!match) return;
    match.stale = true;
    // It fails only when no listeners are left.
    if (hasListeners(matchId)) await refresh(matchId, match).catch(() => {});
    else if (!match.reading) matches.delete(matchId);
  }

  const refreshAll = () => Promise.all([...matches.keys()].map(refreshForListeners));

  return {
    /** Whether `load` needs no query of its own. */
    isLoaded(matchId: number): boolean {
      const match = matches.get(matchId);
      return match !== undefined && (!match.stale || match.reading !== null);
    },
    /** The current snapshot; null if there is no such match. While the database is down it waits if there are listeners, otherwise it fails. */
    async load(matchId: number): Promise<MatchSnapshot | null> {
      const match = matches.get(matchId) ?? { snapshot: null, stale: true, reading: null };
      matches.set(matchId, match);
      if (match.stale || match.reading) await refresh(matchId, match);
      return match.snapshot;
    },
    onChange(tags: readonly Tag[]) {
      if (tags.includes('everything')) void refreshAll();
      else
        for (const tag of tags)
          if (tag.startsWith('match:')) void refreshForListeners(Number(tag.slice('match:'.length)));
    },
    onGap: refreshAll,
    forgetUnwatched() {
      for (const [matchId, { reading }] of matches) if (!reading && !hasListeners(matchId)) matches.delete(matchId);
    },
    countWatched: () => [...matches.keys()].filter(hasListeners).length,
  };
}

async function readSnapshot(reader: Reader, matchId: number, now: Date): Promise<MatchSnapshot | null> {
  const row = await findMatchDetails(reader, matchId, now);
  const stats = row && (row.liveStats ?? (await findMatchStats(reader, matchId, now)));
  return row && stats && toSnapshot(row, stats);
}
