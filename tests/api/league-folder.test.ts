import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open.ts';
import { startExternalCluster } from '#tests/support/clusters.ts';
import { demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let demo: OpenDatabase;
let other: OpenDatabase;
let exported: string;

beforeAll(async () => {
  folders = await temporaryFolders();
  demo = await openLeagueDatabase(demoLeague());
  other = await openLeagueDatabase();
  exported = await exportTo(demo, folders.next());
});
afterAll(async () => {
  await demo?.close();
  await other?.close();
  await folders?.remove();
});

const read = (file: string) => readFileSync(join(exported, file), 'utf8');

describe('export', () => {
  test('holds every row of the league', () => {
    const league = demoLeague();
    const lines = (file: string) => read(file).split('\n').length - 2;
    expect(lines('teams.csv')).toBe(league.teams.length);
    expect(lines('players.csv')).toBe(league.players.length);
    expect(lines('matches.csv')).toBe(league.matches.length);
    expect(lines('events.csv')).toBe(league.matches.flatMap(({ ledger }) => ledger).length);
    expect(lines('player-statistics.csv')).toBe(league.matches.flatMap(({ playerStats }) => playerStats).length);
    expect(Object.keys(filesOf(join(exported, 'media')))).toHaveLength(league.media.length);
    expect(Object.keys(filesOf(join(exported, 'news')))).toHaveLength(league.news.length * 2);
  });

  test('articles are Markdown that people can edit', () => {
    const articles = filesOf(join(exported, 'news'));
    for (const text of Object.values(articles)) expect(text).not.toMatch(/format: html|<p>/);
  });

  test('an empty database gets the league: exported again it is the same, byte for byte', async () => {
    expect(await importFrom(other, exported)).toHaveProperty('changes');
    expect(filesOf(await exportTo(other, folders.next()))).toEqual(filesOf(exported));
  });

  test('links to its pages lead on to the same, and what comes later gets other numbers', async () => {
    for (const table of ['seasons', 'competitions', 'teams', 'players', 'referees', 'matches', 'news']) {
      const numbers = `select id, key from ${table} order by id`;
      expect((await other.pool.query(numbers)).rows).toEqual((await demo.pool.query(numbers)).rows);
    }
    const added = `insert into referees (key, name, name_latin) values ('later', 'Нов Съдия', 'Nov Sadiya') returning id`;
    const latest = `select max(id)::int as id from referees`;
    const [before] = (await other.pool.query<{ id: number }>(latest)).rows;
    const [{ id }] = (await other.pool.query<{ id: number }>(added)).rows as [{ id: number }];
    expect(id).toBe((before?.id ?? 0) + 1);
    await other.pool.query(`delete from referees where key = 'later'`);
  });

  test('the sums are those of the league that was exported', async () => {
    const sums = `select c.key, p.key as player, t.matches, t.goals, t.assists, t.rating_sum
      from player_season_stats t join players p on p.id = t.player_id join competition_seasons cs on cs.id = t.competition_season_id
      join competitions c on c.id = cs.competition_id order by 1, 2, 3, 4, 5, 6`;
    expect((await other.pool.query(sums)).rows).toEqual((await demo.pool.query(sums)).rows);
    const matches = `select key, revision, sequence, changed_at from matches order by key`;
    expect((await other.pool.query(matches)).rows).toEqual((await demo.pool.query(matches)).rows);
    const played = `select count(*)::int from player_match_stats s join matches m on m.id = s.match_id where s.played_at is distinct from m.start_time`;
    expect((await other.pool.query(played)).rows).toEqual([{ count: 0 }]);
  });

  test('imported again, nothing changes', async () => {
    const result = await importFrom(other, exported, { prune: true });
    for (const counts of 'changes' in result ? result.changes.values() : []) {
      expect(counts).toEqual({ added: 0, changed: 0, removed: 0 });
    }
    // The settings and the documents are no tables.
    expect(result).toHaveProperty('changes.size', LEAGUE_TABLES.length + 2);
  });

  test('your own PostgreSQL gets the league of the embedded one, byte for byte', async () => {
    const external = await startExternalCluster();
    const yours = await openDatabase({ databaseUrl: external.url, dataDir: '' });
    await importFrom(yours, exported);
    expect(filesOf(await exportTo(yours, folders.next()))).toEqual(filesOf(exported));
    await yours.close();
    await external.stop();
  });
});
