import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import { listReferences } from '#server/db/references.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { fillPrivateTables, PRIVATE_TABLES, SECRET } from '#tests/support/private-tables.ts';

/* What the clubs bring in, in exports and imports, in merges and deletions. A new table fails here until somebody has thought of it. */

let league: DeskLeague;
let folders: Awaited<ReturnType<typeof temporaryFolders>>;
beforeAll(async () => {
  folders = await temporaryFolders();
  league = await openDeskLeague();
  await fillPrivateTables(league.database.pool);
});
afterAll(async () => {
  await league?.close();
  await folders?.remove();
});

/** Derived from other tables, of one device or of one minute. */
const NEITHER = [
  'announced_matches',
  'announced_news',
  'merged_players',
  'player_competition_stats',
  'player_season_stats',
  'player_team_stats',
  'push_messages',
  'referee_season_stats',
  'search_index',
  'settings',
  'team_records',
  'team_season_records',
  'team_season_stats',
  'uploads',
];

test('every table is in the files of the league, private, or derived', async () => {
  const { rows } = await league.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const inFiles: string[] = LEAGUE_TABLES.map(({ table }) => table);
  const known = [...PRIVATE_TABLES, ...NEITHER];
  expect(rows.map(({ name }) => name).filter((name) => !inFiles.includes(name) && !known.includes(name))).toEqual([]);
  expect(known.filter((name) => inFiles.includes(name))).toEqual([]);
});

test('nothing private is in the files of the league, and an import leaves it as it is', async () => {
  const before = await privateRows();
  expect(before).toContain(SECRET);
  const folder = await exportTo(league.database, folders.next());
  for (const [name, content] of Object.entries(filesOf(folder)))
    expect([name, content.includes(SECRET), content.includes('2011-02-03')]).toEqual([name, false, false]);
  await importFrom(league.database, folder);
  expect(await privateRows()).toBe(before);
});

async function privateRows(): Promise<string> {
  const rows = await Promise.all(
    PRIVATE_TABLES.map((name) =>
      league.database.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`),
    ),
  );
  return rows.flatMap((found) => found.rows.map(({ row }) => row)).join('\n');
}

/** [SQ14] Where a player may stand once: what becomes of two rows of the two records is decided by code. */
test('[SQ14] whatever refers to a player follows when two records become one', async () => {
  const { rows } = await league.database.pool.query<{ name: string }>(
    `select distinct r.relname || '.' || a.attname as name from pg_index i join pg_class r on r.oid = i.indrelid
     join pg_attribute a on a.attrelid = r.oid and a.attnum = any(i.indkey)
     join pg_constraint c on c.conrelid = r.oid and c.contype = 'f' and c.confrelid = 'players'::regclass and c.conkey[1] = a.attnum
     where i.indisunique order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'consents.player_id',
    'declarations.player_id',
    'lineups.player_id',
    'player_competition_stats.player_id',
    'player_match_stats.player_id',
    'player_season_stats.player_id',
    'player_team_stats.player_id',
    'squad_memberships.player_id',
  ]);
});

/** What `countTeamUses` counts, or what a team that nothing counts cannot have. */
const KEEP_A_TEAM = [
  'awards.team_id',
  'competition_teams.team_id',
  'lineups.team_id',
  'match_ledger.team_id',
  'matches.away_team_id',
  'matches.home_team_id',
  'news.second_team_id',
  'news.team_id',
  'player_competition_stats.team_id',
  'player_match_stats.team_id',
  'player_season_stats.team_id',
  'player_team_stats.team_id',
  'point_adjustments.team_id',
  'squad_memberships.loan_from_id',
  'squad_memberships.team_id',
  'team_match_stats.team_id',
  'team_records.team_id',
  'team_season_records.team_id',
  'team_season_stats.team_id',
  'transfers.from_team_id',
  'transfers.to_team_id',
];

test('what refers to a team keeps it, or goes with it', async () => {
  const { rows } = await league.database.pool.query<{ name: string }>(
    `select r.relname || '.' || a.attname as name from pg_constraint c join pg_class r on r.oid = c.conrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'teams'::regclass and c.confdeltype in ('a', 'r') order by 1`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(KEEP_A_TEAM);
  expect((await listReferences(league.database.db, 'teams')).length).toBeGreaterThan(rows.length);
});
