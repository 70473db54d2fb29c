import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Competition, Featured, Standing } from '#contract/http/competition.ts';
import type { Chances, TableInputs } from '#contract/http/outlook.ts';
import { apiPaths } from '#contract/paths.ts';
import { tablesWithGuesses } from '#domain/standings/what-if.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* The Premier League of 2023/24 as it was on 1 April: three teams were close to the title. */
const TODAY = '2024-04-01';
const NAME = 'premier-league-2023-24';
const read = (ending: string) =>
  readFile(fileURLToPath(new URL(`../data/openfootball/${NAME}${ending}`, import.meta.url)), 'utf8');

let database: OpenDatabase;
let app: FastifyInstance;
let competition: number;
const ask = async <T>(path: string): Promise<T> => (await app.inject({ url: path })).json<T>();

beforeAll(async () => {
  const file = JSON.parse(await read('.json')) as { name: string; matches: { date: string; score?: object }[] };
  for (const match of file.matches) if (match.date >= TODAY) delete match.score;
  const { rows } = toRows(parseOpenfootball(JSON.stringify(file), NAME), parseNotes(await read('.notes.json'), NAME));
  database = await openLeagueDatabase();
  await addRows(database, rows);
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => new Date(`${TODAY}T10:00:00Z`),
  });
  competition = (await ask<Competition[]>(apiPaths.activeCompetitions))[0]?.id ?? 0;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('[CN4] the three teams that were close to the title share nearly all chances of it', async () => {
  const { runs, matches_counted, matches_left, tables } = await ask<Chances>(apiPaths.competitionChances(competition));
  expect([runs, matches_counted + matches_left, tables.length]).toEqual([10_000, 380, 1]);
  const champion = new Map(tables[0]?.teams.map(({ team, places }) => [team.name, places[0] ?? 0]));
  const close = ['Arsenal FC', 'Liverpool FC', 'Manchester City FC'].map((name) => champion.get(name) ?? 0);
  for (const share of close) expect(share).toBeGreaterThan(0.1);
  expect(close.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.99);
  // Burnley and Sheffield United were far behind, and went down.
  for (const row of tables[0]?.teams.slice(-2) ?? [])
    expect(row.places.slice(17).reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.9);
});

test('what the table is made from gives the official table, and with the real results the final one', async () => {
  const inputs = await ask<TableInputs>(apiPaths.tableInputs(competition));
  const { standings } = await ask<Featured>(apiPaths.featured(competition));
  const input = {
    teams: inputs.teams.map(({ team, group_name, card_points, withdrawn }) => ({
      id: team.id,
      name: team.name,
      group: group_name,
      cardPoints: card_points,
      withdrawn,
    })),
    results: inputs.results.map(({ home_id, away_id, home_goals, away_goals, gameweek }) => ({
      home: home_id,
      away: away_id,
      homeGoals: home_goals,
      awayGoals: away_goals,
      gameweek,
    })),
    adjustments: inputs.teams.map(({ team, points_adjustment }) => ({ team: team.id, points: points_adjustment })),
    rules: { points: inputs.points, tieBreakers: inputs.tie_breakers },
  };
  const [table] = tablesWithGuesses(input, [], new Map());
  expect(table?.rows.map(({ team, points }) => [team, points])).toEqual(
    (standings as Standing[]).map(({ team, points }) => [team.id, points]),
  );
  expect(inputs.remaining).toHaveLength(380 - inputs.results.length);
});

test.each([apiPaths.competitionChances, apiPaths.tableInputs])('a competition that is unknown: 404', async (path) => {
  expect((await app.inject({ url: path(999_999) })).statusCode).toBe(404);
});
