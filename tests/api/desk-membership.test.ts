import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { listMatchSquads } from '#server/db/matches/match-squads.ts';
import { listReportPlayers } from '#server/db/matches/match-report.ts';
import { listSquads } from '#server/db/matches/simulator.ts';
import { readStoredMatch } from '#server/db/ledger/read-stored-match.ts';
import { deskLeague, openDeskLeague, TOKEN, type DeskLeague } from '#tests/support/desk-league.ts';
import { match } from '#tests/support/small-league.ts';

/*
 * A membership holds on its first and on its last day, by the calendar of Sofia: at half past midnight, when it is still the day
 * before in UTC, as at half past eleven in the evening.
 */

const MATCHES = ['night', 'evening'] as const;
const DAYS = {
  gone: ['2025-09-01', '2026-03-19'],
  last: ['2025-09-01', '2026-03-20'],
  first: ['2026-03-20', null],
  only: ['2026-03-20', '2026-03-20'],
  later: ['2026-03-21', null],
} as const;
const MEMBERS = ['first', 'last', 'only'];

let league: DeskLeague;
beforeAll(async () => {
  const start = deskLeague();
  const [anybody] = start.players;
  for (const [key, [joinedOn, leftOn]] of Object.entries(DAYS)) {
    start.players.push({ ...anybody!, key, name: `Играч ${key}`, nameLatin: key });
    start.memberships.push({ team: 'balik', player: key, shirtNumber: null, rank: 'MAIN', joinedOn, leftOn });
  }
  const teams = { home: 'balik', away: 'vihar', gameweek: 3 };
  start.matches.push(
    match('night', { ...teams, startTime: '2026-03-19T22:30:00Z' }),
    match('evening', { ...teams, startTime: '2026-03-20T21:30:00Z' }),
  );
  league = await openDeskLeague(start);
});
afterAll(() => league?.close());

/** Those of the players above who are named, by key. */
const namedIn = (ids: readonly number[]) =>
  Object.keys(DAYS)
    .filter((key) => ids.includes(league.player(key)))
    .toSorted();

describe.each(MATCHES)('on the day of the match in the %s', (key) => {
  const id = () => league.id('matches', key);

  test('everybody who asks has the same squad', async () => {
    const { db, reader } = league.database;
    const phone = (
      await league.desk().inject({ url: deskPaths.match(id()), headers: { authorization: `Bearer ${TOKEN}` } })
    ).json<DeskMatch>();
    const squads = {
      ledger: (await readStoredMatch(db, id()))!.squad.map(({ player }) => player),
      phone: phone.players.map((player) => player.id),
      simulator: (await listSquads(db, id())).map(({ player }) => player),
      report: (await listReportPlayers(db, id())).map((player) => player.id),
      site: (await listMatchSquads(reader, id(), league.now())).map(({ player }) => player.id ?? 0),
    };
    for (const [who, ids] of Object.entries(squads)) expect([who, namedIn(ids)]).toEqual([who, MEMBERS]);
  });

  test('a goal of a member is recorded, one of anybody else is refused', async () => {
    const rows = await league.database.db.rows<{ at: string }>(
      sql`select start_time as at from matches where id = ${id()}`,
    );
    league.passTo((Date.parse(rows[0]!.at) - Date.parse('2026-03-15T18:00:00Z')) / 60_000);
    await league.record(key, { act: 'kick-off' });
    const goalOf = (player: string) => ({ act: 'goal', team: 'home', player: league.player(player) }) as const;
    for (const player of MEMBERS) await league.record(key, goalOf(player));
    for (const player of ['gone', 'later'])
      expect(await league.refused(key, goalOf(player))).toEqual([409, 'unknown_player']);
  });
});
