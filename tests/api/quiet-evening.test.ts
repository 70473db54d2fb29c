import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveAndUpcomingSchema } from '#contract/http/live.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import { SHARED_CACHING } from '#server/cache/shared-caching.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { observeQueries } from '#tests/support/observe-queries.ts';
import { smallLeague } from '#tests/support/small-league.ts';

/* While nobody plays and nothing starts soon, what home shows is not read again every second. */

let database: OpenDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
let cache: ResponseCache;
let queries = 0;
let clock = 0;

beforeAll(async () => {
  database = await openLeagueDatabase(smallLeague());
  cache = createResponseCache({ maxBytes: 10_000_000, now: () => clock });
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: observeQueries(database.reader, () => void (queries += 1)),
    cache,
    now: () => new Date(clock),
  });
  await database.pool.query(
    `update matches set status = 'FINISHED', phase = 'FULL_TIME', clock_running_since = null where status = 'LIVE'`,
  );
});
beforeEach(() => cache.dropAll());
afterAll(async () => {
  await app?.close();
  await database?.close();
});

/** One match is to come. */
async function kickOffAt(instant: string) {
  await database.pool.query(`update matches set start_time = '2026-06-01' where status = 'UPCOMING'`);
  await database.pool.query(
    `update matches set start_time = $1 where id = (select min(id) from matches where status = 'UPCOMING')`,
    [instant],
  );
}

async function ask(at: string) {
  clock = Date.parse(at);
  const before = queries;
  const { headers, body } = await app.inject({ url: apiPaths.liveAndUpcoming });
  const { liveMatches, upcomingMatches, laterMatches } = liveAndUpcomingSchema.parse(JSON.parse(body));
  return {
    matches: [liveMatches.length, upcomingMatches.length, laterMatches.length],
    caching: headers['cache-control'],
    isRead: queries > before,
  };
}

const settled = { caching: SHARED_CACHING.settled };
const live = { caching: SHARED_CACHING.live, isRead: true };

test('[SS1] matches of today are read again an hour before kick-off, and then every second', async () => {
  await kickOffAt('2026-03-15T19:00:00Z');
  expect(await ask('2026-03-15T15:00:00Z')).toEqual({ ...settled, matches: [0, 0, 1], isRead: true });
  expect(await ask('2026-03-15T17:59:59Z')).toMatchObject({ matches: [0, 0, 1], isRead: false });
  expect(await ask('2026-03-15T18:00:00Z')).toEqual({ ...live, matches: [0, 1, 0] });
  expect(await ask('2026-03-15T18:00:01Z')).toEqual({ ...live, matches: [0, 1, 0] });
  // Nobody has started it half an hour after kick-off.
  expect(await ask('2026-03-15T19:30:01Z')).toEqual({ ...settled, matches: [0, 0, 0], isRead: true });
});

test('[SS1] a match soon after midnight appears an hour before, not at midnight', async () => {
  // In Sofia at a quarter to one.
  await kickOffAt('2026-03-15T22:45:00Z');
  expect(await ask('2026-03-15T21:30:00Z')).toEqual({ ...settled, matches: [0, 0, 0], isRead: true });
  expect(await ask('2026-03-15T21:44:59Z')).toMatchObject({ matches: [0, 0, 0], isRead: false });
  expect(await ask('2026-03-15T21:45:00Z')).toEqual({ ...live, matches: [0, 1, 0] });
});

test('whether there are live matches is asked again after a change only, and every second while there are', async () => {
  const askStatus = async () => {
    const before = queries;
    const { headers } = await app.inject({ url: apiPaths.liveStatus });
    return [headers['cache-control'], queries > before];
  };
  clock = Date.parse('2026-03-15T15:00:00Z');
  expect(await askStatus()).toEqual([SHARED_CACHING.settled, true]);
  clock += 60_000;
  expect(await askStatus()).toEqual([SHARED_CACHING.settled, false]);
  await database.pool.query(
    `update matches set status = 'LIVE', phase = 'FIRST_HALF', home_score = 0, away_score = 0 where id = (select min(id) from matches where status = 'UPCOMING')`,
  );
  cache.drop(['live']);
  expect(await askStatus()).toEqual([SHARED_CACHING.live, true]);
  clock += 1000;
  expect(await askStatus()).toEqual([SHARED_CACHING.live, true]);
});
