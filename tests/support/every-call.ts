import type { Call } from '#contract/http/call.ts';
import { callsByTopic } from '#contract/http/calls.ts';
import type { Reader } from '#server/db/reader.ts';

export const everyCall: Call[] = Object.values(callsByTopic).flat();

/** Ids to ask for, by the beginning of an address. */
const TABLES: [beginning: string, ids: string][] = [
  ['/api/competitions/', `select id from competitions order by id`],
  ['/api/teams/', `select id from teams order by id limit 2`],
  ['/api/players/', `select id from players where not hidden order by id limit 2`],
  ['/api/team-compositions/', `select goalkeeper_id as id from compositions order by id limit 2`],
  [
    '/api/readonly-match/',
    `select min(id) as id from matches where home_team_id is not null and away_team_id is not null group by status`,
  ],
  ['/api/referees/', `select id from referees order by id limit 2`],
  ['/api/news/', `select id from news order by published_at limit 2`],
];

/** Addresses of a call that exist in this league: one for each id tried, with what the query must have. */
export async function addressesOf(reader: Reader, call: Call): Promise<string[]> {
  const query = 'q' in call.query.shape ? '?q=ива' : '';
  const table = TABLES.find(([beginning]) => call.path.startsWith(beginning));
  if (!call.path.includes(':')) return [call.path + query];
  if (!table) throw new Error(`Whose id is in ${call.path}?`);
  const ids = await idsBy(reader, table[1]);
  if (!call.path.includes(':gameweekId')) return ids.map((id) => fill(call.path, id) + query);
  const { rows } = await reader.query<{ competition: number; gameweek: number }>(
    `select cs.competition_id as competition, min(g.id) as gameweek
     from gameweeks g join competition_seasons cs on cs.id = g.competition_season_id group by 1 order by 1`,
  );
  return rows.map(({ competition, gameweek }) => fill(call.path.replace(':gameweekId', String(gameweek)), competition));
}

const fill = (path: string, id: number) => path.replace(':side', 'home').replace(/:(id|matchId|playerId)/, String(id));

async function idsBy(reader: Reader, sql: string): Promise<number[]> {
  const { rows } = await reader.query<{ id: number }>(sql);
  return rows.map(({ id }) => id);
}
