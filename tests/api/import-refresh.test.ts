import { randomUUID } from 'node:crypto';
import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeagueTable, Row, Value } from '#server/db/league-tables/league-table.ts';
import { mergeLeague } from '#server/league-files/merge-league.ts';
import { readTable } from '#server/db/league-tables/read-table.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { LEAGUE_TABLES, tableNamed } from '#server/league-files/folder/league-tables.ts';
import type { League } from '#tests/support/league.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import { scaled } from '#tests/support/chaos-scale.ts';
import { expectSumsToBeRight, openDeskLeague, TOKEN } from '#tests/support/desk-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';
import { leagueWithEverything } from '#tests/support/league-with-everything.ts';
import { match } from '#tests/support/small-league.ts';

/* An import recomputes only what its rows count for, and the result is the same as if it recomputed everything. */

/** By a constraint, by the type of a column, or because no row has this key. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  (violationOf(error) !== null || error.message.startsWith('invalid input syntax') || / has no /.test(error.message));

class Undo extends Error {}

/** Within a transaction that is rolled back. */
async function tryOut({ db }: OpenDatabase, work: (tx: Queryable) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

async function readAll(tx: Queryable, table: LeagueTable): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of readTable(tx, LEAGUE_TABLES, table)) all.push(...rows);
  return all;
}

const importRow = (tx: Queryable, { name, columns }: LeagueTable, row: Row) =>
  mergeLeague(
    tx,
    LEAGUE_TABLES,
    (table) =>
      table.name === name
        ? Promise.resolve({
            rows: [row],
            size: 1,
            present: new Set(columns.filter(({ stored }) => stored !== 'id').map((column) => column.name)),
          })
        : null,
    { size: 1, prune: false, onProgress: () => {} },
  );

/** Other values of a column: what is near, and what other rows have. */
function* otherValues(value: Value, others: readonly Value[]): Generator<Value> {
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'number') yield value + 1;
  const different = others.filter((other) => other !== null && JSON.stringify(other) !== JSON.stringify(value));
  yield* new Set(
    [different[0], different[Math.floor(different.length / 2)], different.at(-1)].filter((one) => one !== undefined),
  );
  if (typeof value === 'string') yield `${value}-2`;
  yield null;
}

const MODELS = [
  'player_season_stats',
  'player_competition_stats',
  'player_team_stats',
  'team_season_stats',
  'referee_season_stats',
  'team_season_records',
  'team_records',
];
async function readModels(tx: Queryable): Promise<string> {
  const digests = MODELS.map((model) => {
    const row = sql`md5(t::text)`;
    return sql`(select md5(string_agg(${row}, '' order by ${row})) from ${sql.identifier(model)} t)`;
  });
  const rows = await tx.rows<{ digest: string }>(sql`select concat(${sql.join(digests)}) as digest`);
  return rows[0]?.digest ?? '';
}

/** The tables of which some change is in a read model. */
const COUNTED = new Set<TableName>([
  'seasons',
  'teams',
  'competition-seasons',
  'gameweeks',
  'competition-teams',
  'point-adjustments',
  'matches',
  'lineups',
  'player-statistics',
  'team-statistics',
]);

/** More rows where only some are in a read model; of the others the full run tries as many. */
const rowsTried = (name: TableName): number =>
  name === 'teams' || name === 'gameweeks' ? 3 : COUNTED.has(name) ? scaled(3, 1) : 1;

/** Every file has a row, and every table one that counts: two teams of an earlier season are level but for their names. */
function leagueToChange(): League {
  const league = leagueWithEverything();
  const [liga, cup] = league.competitionSeasons;
  const clean = league.matches.find(({ key }) => key === 'm3');
  if (!liga || !cup || !clean) throw new Error('The small league has changed');
  clean.lineups.push({
    player: 'petar',
    team: 'vihar',
    starter: true,
    shirtNumber: 1,
    position: 'GK',
    place: 1,
    captain: true,
  });
  cup.gameweeks.push({ number: 1, startsOn: '2025-03-01', endsOn: '2025-03-07', eliminationRound: 'final' });
  // Were the years equal, the newer season would come first.
  league.seasons.reverse();
  league.competitionSeasons.push({
    ...liga,
    season: '2024',
    adjustments: [],
    teams: ['orlovets', 'riltsi'].map((team) => ({ team, group: null, seed: null, withdrawnOn: null })),
    gameweeks: [{ number: 1, startsOn: '2024-10-01', endsOn: '2024-10-07', eliminationRound: null }],
  });
  league.matches.push(
    match('past', {
      season: '2024',
      home: 'orlovets',
      away: 'riltsi',
      startTime: '2024-10-02T16:00:00Z',
      status: 'FINISHED',
      phase: 'FULL_TIME',
      score: [2, 2],
    }),
  );
  return league;
}

describe('an import of one row', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openLeagueDatabase(leagueToChange());
  });
  afterAll(() => database?.close());

  test.each(LEAGUE_TABLES.map(({ name }) => name))(
    'of %s leaves every sum and record as a complete refresh would',
    async (name) => {
      const table = tableNamed(name);
      const rows = await database.db.transaction((tx) => readAll(tx, table));
      expect(rows.length).toBeGreaterThan(0);
      const before = await readModels(database.db);
      let merged = 0;
      let counted = 0;
      /** False if the database does not allow the row. */
      const importsRow = async (row: Row): Promise<boolean> => {
        try {
          await tryOut(database, async (tx) => {
            await importRow(tx, table, row);
            merged += 1;
            if ((await readModels(tx)) !== before) counted += 1;
            await expectSumsToBeRight({ db: tx as OpenDatabase['db'] });
          });
          return true;
        } catch (error) {
          if (isRefused(error)) return false;
          throw error;
        }
      };
      const columns = table.columns.filter(({ stored, name: column }) => stored !== 'id' && column !== 'bytes');
      for (const [at, column] of columns.entries()) {
        const others = rows.map((other) => other[column.name] ?? null);
        // Another row for each column, from all over the table; more rows where some count and some do not.
        for (let more = 0; more < rowsTried(name); more++) {
          const row = rows[(Math.floor(((at + 0.5) / columns.length) * rows.length) + more) % rows.length] ?? {};
          for (const value of otherValues(row[column.name] ?? null, others))
            if (await importsRow({ ...row, [column.name]: value })) break;
        }
      }
      expect(merged).toBeGreaterThan(0);
      if (COUNTED.has(name)) expect(counted).toBeGreaterThan(0);
    },
    180_000,
  );
});

test('while a row of one competition is imported, a match of another ends, and then one of the same', async () => {
  const league = await openDeskLeague();
  const enter = (key: string, home: number) =>
    league.desk().inject({
      method: 'PUT',
      url: `/api/matches/${league.id('matches', key)}/result`,
      headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': randomUUID() },
      payload: { score: { home, away: 0 }, goals: [], cards: [] },
    });
  try {
    league.passTo(60);
    const ended: string[] = [];
    let same: Promise<unknown> | undefined;
    await league.database.db.transaction(async (tx) => {
      const adjustments = tableNamed('point-adjustments');
      const [row] = await readAll(tx, adjustments);
      expect(row?.['competition']).toBe('liga');
      await importRow(tx, adjustments, { ...row, points: -7 });
      same = enter('other', 2).then(() => ended.push('liga'));
      const { statusCode, body } = await enter('tie', 1);
      expect([statusCode, body]).toEqual([200, body]);
      ended.push('old');
    });
    await same;
    expect(ended).toEqual(['old', 'liga']);
    await expectSumsToBeRight(league.database);
  } finally {
    await league.close();
  }
});
