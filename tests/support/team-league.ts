import { expect } from 'vitest';
import { teamEndpoints } from '#contract/http/team.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { buildApp } from '#server/app.ts';
import type { MatchEntry, Pair } from './league.ts';
import { DEMO_NOW, demoLeague } from './demo-league.ts';
import { openLeagueDatabase } from './league-database.ts';

function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The league does not hold what the test looks for');
  return value;
}

/* The demo league behind the team endpoints, and plain computations on it to compare their responses with. */

export const NOW = DEMO_NOW;
export const league = demoLeague();
export const today = dayAt(NOW);
export const currentSeason = there(league.seasons.find(({ isCurrent }) => isCurrent));
export const clubs = league.teams.map(({ key }) => key);

const TABLES = ['teams', 'players', 'competitions', 'seasons', 'matches', 'transfers', 'awards', 'news'] as const;
type Table = (typeof TABLES)[number];

export async function openTeamLeague() {
  const database = await openLeagueDatabase(league);
  const app = await buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], logLevel: 'silent' },
    reader: database.reader,
    now: () => NOW,
  });
  const ids = new Map<string, number>();
  const keys = new Map<string, string>();
  for (const table of TABLES) {
    const { rows } = await database.pool.query<{ id: number; key: string }>(`select id, key from ${table}`);
    for (const { id, key } of rows) {
      ids.set(`${table} ${key}`, id);
      keys.set(`${table} ${id}`, key);
    }
  }
  const idOf = (table: Table, key: string) => there(ids.get(`${table} ${key}`));
  return {
    idOf,
    keyOf: (table: Table, { id }: { id: number }) => there(keys.get(`${table} ${id}`)),
    async ask<T>(endpoint: keyof typeof teamEndpoints, team: string, query = ''): Promise<T> {
      const path = teamEndpoints[endpoint].path.replace(':id', String(idOf('teams', team)));
      const response = await app.inject({ url: path + query });
      expect([path + query, response.statusCode]).toEqual([path + query, 200]);
      const answer = response.json<T>();
      // Exactly what the contract describes.
      expect(teamEndpoints[endpoint].response.parse(answer)).toEqual(answer);
      return answer;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
export type TeamLeague = Awaited<ReturnType<typeof openTeamLeague>>;

const rankOf = new Map(league.competitions.map(({ key, rank }) => [key, rank]));
export const byRank = <T>(competitionOf: (entry: T) => string) => {
  const rank = (entry: T) => there(rankOf.get(competitionOf(entry)));
  return (a: T, b: T) => rank(a) - rank(b);
};
export const isOf = (team: string) => (match: MatchEntry) => match.home === team || match.away === team;
export const scoreOf = (match: MatchEntry): Pair => there(match.official?.score ?? match.score);
export const isPlayed = ({ status }: MatchEntry) => status === 'FINISHED' || status === 'AWARDED';
export const sum = <T>(rows: readonly T[], value: (row: T) => number) =>
  rows.reduce((total, row) => total + value(row), 0);
export const average = (values: number[]) =>
  values.length === 0 ? null : Math.round(sum(values, (value) => Math.round(value * 100)) / values.length + 1e-9) / 100;
export const entriesOf = (team: string) =>
  league.competitionSeasons.filter(({ teams }) => teams.some((entry) => entry.team === team));
