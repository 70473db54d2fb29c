/**
 * What a CDN or nginx may keep. It does not hear of dropped tags, so it keeps a response only briefly; a browser has to
 * revalidate always, because it would show the old language or the old score from its own cache.
 */
export const SHARED_CACHING = {
  live: 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1',
  settled: 'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=5',
};

const LIVE_MS = 1000;

/** A response with a running clock expires within a second. */
export const cachingOf = (freshUntil: number, now: Date): keyof typeof SHARED_CACHING =>
  freshUntil <= now.getTime() + LIVE_MS ? 'live' : 'settled';
