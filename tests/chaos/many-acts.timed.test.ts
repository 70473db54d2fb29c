import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { scaled, notFull } from '#tests/support/chaos-scale.ts';

/* Many phones at once for one match: each act is recorded, and readers do not wait for them. */

let league: DeskLeague;
beforeAll(async () => {
  league = await openDeskLeague();
  await league.record('derby', { act: 'kick-off' });
});
afterAll(() => league?.close());

test('200 acts at once are all recorded, and the site answers meanwhile', async () => {
  const count = scaled(400, 200);
  const competition = league.id('competitions', 'liga');
  const over = new AbortController();
  const waits: number[] = [];
  const reading = (async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      const since = performance.now();
      // A goal drops what is cached of the competition, so the database is asked.
      const url = [apiPaths.topScorers(competition), apiPaths.liveStatus, apiPaths.team(i + 1)][i % 3] ?? '';
      const { statusCode } = await league.app().inject({ url });
      expect(statusCode).toBeLessThan(500);
      waits.push(performance.now() - since);
    }
  })();
  const sent = await Promise.all(
    Array.from({ length: count }, () =>
      league.send('derby', { act: 'goal', team: 'home', player: league.player('ivan') }),
    ),
  );
  over.abort();
  await reading;
  expect(sent.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).toEqual([]);
  const { rows } = await league.database.pool.query<{ count: number }>(
    `select count(*)::int as count from match_ledger where match_id = $1 and kind = 'GOAL'`,
    [league.id('matches', 'derby')],
  );
  expect(rows[0]?.count).toBe(count);
  if (!notFull) expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)]).toBeLessThan(1000);
}, 180_000);
