import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { openCurrentLeague } from '#server/league/current-league.ts';
import type { League } from './league.ts';
import { openLeagueDatabase } from './league-database.ts';

const KEYED = ['seasons', 'competitions', 'teams', 'players', 'matches'] as const;
type Keyed = (typeof KEYED)[number];

export interface LeagueApp {
  app: FastifyInstance;
  /** The id that the database gave to a row of the league. */
  id(table: Keyed, key: string): number;
  gameweekId(competition: string, season: string, number: number): number;
  /** The answer, which must be exactly what the contract describes. */
  ask<Response extends z.ZodType>(endpoint: { response: Response }, path: string): Promise<z.infer<Response>>;
  /** The answer must be an error of this status in plain words. */
  refuse(path: string, status: number): Promise<void>;
  close(): Promise<void>;
}

/** The whole server without a port, on a database that holds the league. */
export const openLeagueApp = async (league: League, now: Date): Promise<LeagueApp> =>
  openAppOn(await openLeagueDatabase(league), now);

/** The same on a database that already holds its league. */
export async function openAppOn(database: OpenDatabase, now: Date): Promise<LeagueApp> {
  const ids = new Map<string, number>();
  for (const table of KEYED) {
    const { rows } = await database.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
    for (const { key, id } of rows) ids.set(`${table} ${key}`, id);
  }
  const { rows } = await database.pool.query<{ key: string; id: number }>(
    `select concat_ws(' ', 'gameweek', c.key, s.key, g.number) as key, g.id from gameweeks g
     join competition_seasons cs on cs.id = g.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id`,
  );
  for (const { key, id } of rows) ids.set(key, id);
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The league has no ${key}`);
    return id;
  };
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    league: await openCurrentLeague(database.db),
    now: () => now,
  });
  return {
    app,
    id: (table, key) => idOf(`${table} ${key}`),
    gameweekId: (competition, season, number) => idOf(`gameweek ${competition} ${season} ${number}`),
    ask: async ({ response }, path) => {
      const answered = await app.inject({ url: path });
      expect(answered.statusCode, `${path}: ${answered.body.slice(0, 200)}`).toBe(200);
      const body = answered.json<z.infer<typeof response>>();
      expect(response.parse(body)).toEqual(body);
      return body;
    },
    refuse: async (path, status) => {
      const answered = await app.inject({ url: path });
      expect({ path, status: answered.statusCode }).toEqual({ path, status });
      expect(answered.json()).toEqual({ error: expect.stringMatching(/^[A-Z][^{}\n]+$/) });
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
