import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#server/migrate-database.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { writeLeague } from '#tests/support/league-rows.ts';
import { startExternalCluster } from '#tests/support/clusters.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { match, smallLeague } from '#tests/support/small-league.ts';

const places = [
  { where: 'the embedded PostgreSQL', start: async () => ({ url: undefined, stop: async () => {} }) },
  { where: 'an external PostgreSQL over TCP', start: startExternalCluster },
];

describe.each(places)('a league in $where', ({ start }) => {
  let database: OpenDatabase;
  let cluster: { url: string | undefined; stop(): Promise<void> };

  beforeAll(async () => {
    cluster = await start();
    database = await openLeagueDatabase(smallLeague(), cluster.url);
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.stop();
  });

  const query = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];

  test('migrating again changes nothing', async () => {
    await migrateDatabase(database);
    expect(await query('select count(*)::int as n from teams')).toEqual([{ n: 4 }]);
  });

  test('days stay days and instants stay instants', async () => {
    expect(await query(`select starts_on, ends_on from gameweeks where number = 1`)).toEqual([
      { starts_on: '2026-03-01', ends_on: '2026-03-07' },
    ]);
    expect(await query(`select start_time from matches where key = 'm1'`)).toEqual([
      { start_time: new Date('2026-03-01T17:00:00Z') },
    ]);
  });

  test('a picture comes back byte for byte, at an address made of its digest', async () => {
    const [row] = await query(`select bytes, address from media`);
    expect(row?.['bytes']).toEqual(Buffer.from(smallLeague().media[0]?.bytes ?? []));
    expect(row?.['address']).toMatch(/^\/media\/[0-9a-f]{24}\.svg$/);
  });

  test.each([
    ['no_match_of_a_team_with_itself', `update matches set away_team_id = home_team_id where key = 'm1'`],
    ['one_current_season', `update seasons set is_current = true`],
    ['match_status_known', `update matches set status = 'DONE' where key = 'm1'`],
    ['finished_match_has_a_score', `update matches set home_score = null, away_score = null where key = 'm1'`],
    [
      'score_of_both_or_neither',
      `update matches set home_score = null where key = 'm6'; update matches set away_score = 1 where key = 'm6'`,
    ],
    ['awarded_match_has_a_result', `update matches set official_home = null, official_away = null where key = 'm4'`],
    ['played_match_has_teams', `update matches set home_team_id = null where key = 'm1'`],
    ['half_time_is_part_of_the_score', `update matches set half_time_home = 9, half_time_away = 0 where key = 'm1'`],
    ['clock_runs_only_while_live', `update matches set clock_running_since = now() where key = 'm1'`],
    ['season_ends_after_it_starts', `update seasons set ends_on = starts_on`],
    ['gameweek_number_once', `update gameweeks set number = 1`],
    ['rating_between_0_and_10', `update player_match_stats set rating = 10.5`],
    ['on_target_within_shots', `update player_match_stats set shots_on_target = shots + 1`],
    ['shirt_number_fits_a_shirt', `update squad_memberships set shirt_number = 100`],
    ['adjustment_changes_points', `update point_adjustments set points = 0`],
    ['teams_key_unique', `update teams set key = 'balik'`],
  ])('%s holds', async (constraint, statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ constraint });
  });

  test('one ledger revision, one act a key, corrections only of the past', async () => {
    const append = (revision: number, key: string, rest = `'GOAL', null`) =>
      database.pool.query(
        `insert into match_ledger (match_id, revision, idempotency_key, kind, target_revision, phase, team_id)
         select id, ${revision}, '${key}', ${rest}, 'FIRST_HALF', home_team_id from matches where key = 'm5'`,
      );
    await append(1, 'a');
    await expect(append(1, 'b')).rejects.toMatchObject({ constraint: 'one_ledger_revision' });
    await expect(append(2, 'a')).rejects.toMatchObject({ constraint: 'one_act_a_key' });
    await expect(append(2, 'c', `'WITHDRAWAL', 2`)).rejects.toMatchObject({ constraint: 'ledger_targets_the_past' });
    await expect(append(2, 'c', `'WITHDRAWAL', null`)).rejects.toMatchObject({ constraint: 'ledger_targets_the_past' });
    await append(2, 'c', `'WITHDRAWAL', 1`);
  });

  test('a league that cannot be written leaves nothing behind', async () => {
    const before = await query('select count(*)::int as n from media');
    const broken = {
      ...smallLeague(),
      media: [{ ...smallLeague().media[0]!, key: 'another' }],
      matches: [match('m9', { home: 'nobody' })],
    };
    await expect(database.db.transaction((tx) => writeLeague(tx, broken))).rejects.toThrow();
    expect(await query('select count(*)::int as n from media')).toEqual(before);
  });
});
