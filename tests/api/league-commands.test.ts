import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { packageRoot } from '#server/root.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { runDelta } from '#tests/support/delta.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { filesOf, temporaryFolders } from '#tests/support/league-folder.ts';
import { smallLeague } from '#tests/support/small-league.ts';

/* Export and import by the command line. */

const data = (name: string) => join(packageRoot, 'tests/data/openfootball', name);

let folders: Awaited<ReturnType<typeof temporaryFolders>>;
let from: Awaited<ReturnType<typeof createDatabase>>;
let into: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  folders = await temporaryFolders();
  from = await createDatabase();
  into = await createDatabase();
});
afterAll(async () => {
  await from?.drop();
  await into?.drop();
  await folders?.remove();
});

async function runWell(...args: Parameters<typeof runDelta>) {
  expect(await runDelta(...args)).toMatchObject({ code: 0 });
}

describe.each([
  ['World Cup 2022', 'world-cup-2022'],
  ['Premier League 2023/24', 'premier-league-2023-24'],
])('%s', (_name, file) => {
  let own: Awaited<ReturnType<typeof createDatabase>>;
  let exported: string;
  beforeAll(async () => {
    own = await createDatabase();
    await runWell(own.url, 'import', 'openfootball', data(`${file}.json`), '--notes', data(`${file}.notes.json`));
    exported = folders.next();
    await runWell(own.url, 'export', exported);
  });
  afterAll(() => own?.drop());

  test('goes through a folder unchanged', async () => {
    const other = await createDatabase();
    expect(await runDelta(other.url, 'import', exported)).toMatchObject({ code: 0, err: '' });
    const again = folders.next();
    await runDelta(other.url, 'export', again);
    expect(filesOf(again)).toEqual(filesOf(exported));
    await other.drop();
  });

  test('goes through the openfootball format with every match and goal', async () => {
    const written = `${folders.next()}.json`;
    expect(await runDelta(own.url, 'export', 'openfootball', written)).toMatchObject({ code: 0, err: '' });
    expect(await runDelta(own.url, 'export', 'openfootball', written)).toMatchObject({
      code: 1,
      err: `${written} already exists.\n`,
    });
    type Listed = { team1: string; team2: string; score?: Record<'ft' | 'et' | 'p', unknown> };
    const read = (path: string) => (JSON.parse(readFileSync(path, 'utf8')) as { matches: Listed[] }).matches;
    const results = (path: string) =>
      read(path)
        .map(({ team1, team2, score }) => JSON.stringify([team1, team2, score?.ft, score?.et, score?.p]))
        .toSorted();
    expect(results(written)).toEqual(results(data(`${file}.json`)));
    const other = await createDatabase();
    expect(await runDelta(other.url, 'import', 'openfootball', written)).toMatchObject({ code: 0 });
    const facts = `select h.key, a.key as away, m.start_time, m.home_score, m.away_score, m.penalties_home, g.number, g.elimination_round, m.bracket_slot,
      (select jsonb_agg(jsonb_build_array(p.key, l.minute, l.extra_time, l.own_goal, l.penalty) order by l.revision)
       from match_ledger l join players p on p.id = l.player_id where l.match_id = m.id) as goals
      from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id join gameweeks g on g.id = m.gameweek_id
      order by 1, 2, 3`;
    const [first, second] = [
      await openDatabase({ databaseUrl: own.url, dataDir: '' }),
      await openDatabase({ databaseUrl: other.url, dataDir: '' }),
    ];
    expect((await second.pool.query(facts)).rows).toEqual((await first.pool.query(facts)).rows);
    await Promise.all([first.close(), second.close()]);
    await other.drop();
  });
});

test('export, import, dry run and tables, with exit codes and JSON', async () => {
  const league = await openLeagueDatabase(smallLeague(), from.url);
  const folder = folders.next();
  expect(await runDelta(from.url, 'export', folder)).toEqual({
    code: 0,
    out: expect.stringMatching(/Wrote 4 teams, 3 players and 8 matches into /) as string,
    err: '',
  });
  const full = await runDelta(from.url, 'export', folder);
  expect(full).toMatchObject({ code: 1, err: `${folder} is not empty. Name a new folder.\n` });

  const tried = await runDelta(into.url, 'import', folder, '--dry-run', '--json');
  expect({ code: tried.code, changes: JSON.parse(tried.out) as object }).toMatchObject({
    code: 0,
    changes: { dryRun: true, changes: { teams: { added: 4, changed: 0, removed: 0 } } },
  });
  const inWords = await runDelta(into.url, 'import', folder, '--dry-run');
  expect(inWords.out).toMatch(/^Comparing the files with the league: 0%\n/);
  expect(inWords.out).not.toContain('Importing');
  const done = await runDelta(into.url, 'import', folder);
  expect(done).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^teams +4 added$/m) as string });
  expect((await runDelta(into.url, 'import', folder)).out).toMatch(/The league already matches the folder\.\n$/);

  const csv = await runDelta(into.url, 'export', 'csv', 'teams', '--semicolon');
  expect(csv.out.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^\uFEFFkey;name;/),
    expect.stringMatching(/^balik;Балик;/),
  ]);
  const json = JSON.parse((await runDelta(into.url, 'export', 'json', 'matches')).out) as object[];
  expect(json).toHaveLength(8);
  expect(json[0]).toMatchObject({ key: 'm1', home: 'balik', home_score: 3, start_time: '2026-03-01T17:00:00.000000Z' });
  for (const table of ['news', 'media', 'events']) {
    expect(JSON.parse((await runDelta(into.url, 'export', 'json', table)).out)).toBeInstanceOf(Array);
  }

  writeFileSync(join(folder, 'teams.csv'), 'key,name\nbalik,\n');
  const refused = await runDelta(into.url, 'import', folder);
  expect(refused).toEqual({
    code: 1,
    out: '',
    err: 'teams.csv:2 name: the cell is empty\nOne mistake. Nothing was changed.\n',
  });
  const inJson = await runDelta(into.url, 'import', folder, '--json');
  expect(JSON.parse(inJson.out)).toEqual({
    notes: [],
    problems: [
      expect.objectContaining({
        file: 'teams.csv',
        line: 2,
        column: 'name',
        id: 'cellEmpty',
        message: 'the cell is empty',
      }),
    ],
    moreProblems: 0,
  });
  expect(await runDelta(into.url, 'export', 'openfootball', 'x.json')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Name one: --competition liga --season 2025, /) as string,
  });
  expect(existsSync('x.json')).toBe(false);
  await league.close();
});
