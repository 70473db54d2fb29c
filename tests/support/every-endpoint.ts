import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpointsByTopic } from '#contract/http/endpoints.ts';
import type { Reader } from '#server/db/queryable.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export const everyEndpoint: Endpoint[] = Object.values(endpointsByTopic).flat();

/** Queries for existing ids, by the beginning of an address. */
const tables = (most: number | null): [beginning: string, ids: Sql][] => [
  ['/api/competitions/', sql`select id from competitions order by id`],
  ['/api/teams/', sql`select id from teams order by id limit ${most}`],
  ['/api/players/', sql`select id from players where not hidden order by id limit ${most}`],
  ['/api/team-compositions/', sql`select goalkeeper_id as id from compositions order by id limit ${most}`],
  [
    '/api/readonly-match/',
    sql`select min(id) as id from matches where home_team_id is not null and away_team_id is not null group by status`,
  ],
  ['/api/referees/', sql`select id from referees order by id limit ${most}`],
  ['/api/pitches/', sql`select id from pitches order by id limit ${most}`],
  ['/api/galleries/', sql`select gallery_id as id from photos group by 1 order by 1 limit ${most}`],
  ['/api/news/', sql`select id from news order by published_at limit ${most}`],
];

/** Addresses of an endpoint that exist in this league: one for each of the first ids, with the required query. */
export async function addressesOf(reader: Reader, endpoint: Endpoint, most: number | null = 2): Promise<string[]> {
  const query = 'q' in endpoint.query.shape ? '?q=ива' : 'ids' in endpoint.query.shape ? '?ids=t1.t2.p1.c1' : '';
  const table = tables(most).find(([beginning]) => endpoint.path.startsWith(beginning));
  if (!endpoint.path.includes(':')) return [endpoint.path + query];
  if (!table) throw new Error(`No query for the id in ${endpoint.path}`);
  const ids = await idsBy(reader, table[1]);
  if (!endpoint.path.includes(':gameweekId')) return ids.map((id) => fill(endpoint.path, id) + query);
  const rows = await reader.rows<{ competition: number; gameweek: number }>(
    sql`select cs.competition_id as competition, min(g.id) as gameweek
     from gameweeks g join competition_seasons cs on cs.id = g.competition_season_id group by 1 order by 1`,
  );
  return rows.map(({ competition, gameweek }) =>
    fill(endpoint.path.replace(':gameweekId', String(gameweek)), competition),
  );
}

const fill = (path: string, id: number) =>
  path
    .replace(':side', 'home')
    .replace(':other', String(id))
    .replace(/:(id|matchId|playerId)/, String(id));

async function idsBy(reader: Reader, query: Sql): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(query);
  return rows.map(({ id }) => id);
}
