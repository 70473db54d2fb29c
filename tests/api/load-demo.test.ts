import { expect, onTestFinished, test } from 'vitest';
import { loadDemo } from '#demo/load-demo.ts';
import { createSimulator } from '#demo/simulator/simulator.ts';
import { checkLeague } from '#server/check/check-league.ts';
import { isDemo } from '#server/db/league/league.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/** A day of winter and one of summer, and before them the hour in which clocks are put forward. */
const MOMENTS = scaled(
  ['2027-03-28T00:20:00Z', '2026-11-17T15:31:00Z', '2028-08-02T21:58:00Z'],
  ['2027-03-28T00:20:00Z'],
);

test.each(MOMENTS)(
  'first started at %s, the demo has live matches, matches soon, results and news, and no mistakes',
  async (moment) => {
    const now = new Date(moment);
    const database = await openLeagueDatabase();
    onTestFinished(() => database.close());
    expect(await loadDemo(database.db, now, () => {})).toBe(true);
    expect(await isDemo(database.db)).toBe(true);
    expect(await loadDemo(database.db, now, () => {})).toBe(false);
    const complaints: object[] = [];
    const log = { warn: (about: object) => void complaints.push(about) };
    const simulator = createSimulator({ database, speed: 1, now: () => now, log });
    await simulator.step();
    await simulator.close();
    expect(complaints).toEqual([]);
    const { rows } = await database.pool.query(
      `select count(*) filter (where status = 'LIVE')::int as live,
         count(*) filter (where status = 'LIVE' and start_time <= $1::timestamptz - interval '31 minutes')::int as "secondHalf",
         count(*) filter (where status = 'UPCOMING' and start_time <= $1)::int as missed,
         count(*) filter (where status = 'UPCOMING' and start_time between $1 and $1::timestamptz + interval '1 hour')::int as soon,
         count(*) filter (where status = 'FINISHED' and start_time > $1)::int as early,
         count(*) filter (where status = 'FINISHED' and start_time > $1::timestamptz - interval '3 days')::int as recent,
         (select count(*)::int from news where published_at > $1) as "newsToCome",
         (select count(*)::int from news where published_at > $1::timestamptz - interval '2 days') as "freshNews"
       from matches`,
      [now],
    );
    expect(rows[0]).toMatchObject({ live: 3, secondHalf: 1, missed: 0, early: 0, newsToCome: 0 });
    for (const name of ['soon', 'recent', 'freshNews']) expect(rows[0]?.[name]).toBeGreaterThanOrEqual(2);
    expect((await checkLeague(database.db, now)).findings.filter(({ severity }) => severity === 'mistake')).toEqual([]);
  },
);
