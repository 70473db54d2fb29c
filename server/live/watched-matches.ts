import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Tag } from '../changes/tags.ts';
import { findMatchDetails } from '../db/queries/match-details.ts';
import { findMatchStats } from '../db/queries/match-sheet.ts';
import type { Reader } from '../db/reader.ts';
import { pictureMatch, type MatchPicture } from './match-messages.ts';

const RETRY_MILLISECONDS = 500;

interface WatchedMatch {
  /** Null of a match that does not exist. */
  picture: MatchPicture | null;
  /** Something was written since the picture was begun. */
  stale: boolean;
  reading: Promise<void> | null;
}

interface WatchOptions {
  reader: Reader;
  /** Whether anybody listens: a picture is kept up to date for them alone. */
  hasListeners(matchId: number): boolean;
  onChange(before: MatchPicture, after: MatchPicture): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The matches that somebody looks at, each read once for all, and once more when it changes. */
export function watchMatches({ reader, hasListeners, onChange, log }: WatchOptions) {
  const matches = new Map<number, WatchedMatch>();

  async function readUntilTrue(matchId: number, match: WatchedMatch) {
    let failures = 0;
    while (match.stale) {
      match.stale = false;
      try {
        const after = await readPicture(reader, matchId);
        if (match.picture && after) onChange(match.picture, after);
        match.picture = after;
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
    match.reading ??= readUntilTrue(matchId, match).finally(() => {
      match.reading = null;
    });
    return match.reading;
  }

  function refreshForListeners(matchId: number) {
    const match = matches.get(matchId);
    if (!match) return;
    match.stale = true;
    // It fails only when nobody listens any more.
    if (hasListeners(matchId)) refresh(matchId, match).catch(() => {});
    else if (!match.reading) matches.delete(matchId);
  }

  const refreshAll = () => [...matches.keys()].forEach(refreshForListeners);

  return {
    /** The match as it is; null if there is none. With listeners it waits for a database that is away, otherwise it fails. */
    async look(matchId: number): Promise<MatchPicture | null> {
      const match = matches.get(matchId) ?? { picture: null, stale: true, reading: null };
      matches.set(matchId, match);
      if (match.stale || match.reading) await refresh(matchId, match);
      return match.picture;
    },
    onChange(tags: readonly Tag[]) {
      if (tags.includes('everything')) refreshAll();
      else
        for (const tag of tags) if (tag.startsWith('match:')) refreshForListeners(Number(tag.slice('match:'.length)));
    },
    onGap: refreshAll,
    /** Forgets the matches that nobody looks at any more. */
    forgetUnwatched() {
      for (const [matchId, { reading }] of matches) if (!reading && !hasListeners(matchId)) matches.delete(matchId);
    },
    countListenedTo: () => [...matches.keys()].filter(hasListeners).length,
  };
}

async function readPicture(reader: Reader, matchId: number): Promise<MatchPicture | null> {
  const row = await findMatchDetails(reader, matchId);
  const stats = row && (row.liveStats ?? (await findMatchStats(reader, matchId)));
  return row && stats && pictureMatch(row, stats);
}
