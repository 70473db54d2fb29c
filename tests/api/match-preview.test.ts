import { sql } from '#server/db/sql.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Preview } from '#contract/http/match-context.ts';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { bookedLeague } from '#tests/support/booked-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openLeagueDatabase(bookedLeague());
  app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => new Date('2026-03-14T10:00:00Z'),
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function idOf(key: string): Promise<number> {
  const rows = await database.db.rows<{ id: number }>(sql`select id from matches where key = ${key}`);
  return rows[0]?.id ?? 0;
}
const previewOf = async (key: string) =>
  (await app.inject({ url: apiPaths.matchPreview(await idOf(key)) })).json<Preview>();
const absentIn = async (key: string) => {
  const { home, away } = await previewOf(key);
  return [home, away].map((side) => side?.absent.map(({ player, cause, matches }) => [player.name, cause, matches]));
};

test('[SU1] [SU2] [SU3] says who misses a match and why', async () => {
  expect(await absentIn('next')).toEqual([
    [['Играч B1', 'RED_CARD', 1]],
    [
      ['Играч V1', 'yellows', 1],
      ['Играч V2', 'SECOND_YELLOW', 1],
    ],
  ]);
});

test('[SU6] announces a suspension for the match that it costs, and for no later one', async () => {
  const [before, later] = [await idOf('between'), await idOf('next')];
  await database.db.run(sql`update matches set start_time = now() + interval '1 day' where id = ${before}`);
  await database.db.run(sql`update matches set start_time = now() + interval '8 days' where id = ${later}`);
  const [balik] = await absentIn('next');
  expect(balik).toEqual([]);
});

test('has nothing of a match that was played', async () => {
  expect(await previewOf('m1')).toEqual({ home: null, away: null, venue: null });
});

test('a match that is unknown: 404', async () => {
  expect((await app.inject({ url: apiPaths.matchPreview(999_999) })).statusCode).toBe(404);
});

test('a team page knows who misses its next match, of any competition', async () => {
  const rows = await database.db.rows<{ id: number }>(sql`select id from teams where key = 'vihar'`);
  await database.db.run(sql`update matches set start_time = '2026-03-15T16:00:00Z' where key = 'next'`);
  const { match, absent } = (await app.inject({ url: apiPaths.teamAbsences(rows[0]?.id ?? 0) })).json<{
    match: { id: number; opponent: { name: string } } | null;
    absent: { player: { name: string } }[];
  }>();
  expect([match?.opponent.name, absent.map(({ player }) => player.name)]).toEqual(['Балик', ['Играч V1', 'Играч V2']]);
  expect((await app.inject({ url: apiPaths.teamAbsences(999_999) })).statusCode).toBe(404);
});
