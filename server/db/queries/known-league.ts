import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';

/** What the database already has, by the keys of league files. */
export interface KnownLeague {
  seasons: { key: string; yearStart: number; yearEnd: number; isCurrent: boolean }[];
  competitions: string[];
  teams: string[];
  players: string[];
  competitionSeasons: { competition: string; season: string }[];
}

export async function readKnownLeague(db: Queryable): Promise<KnownLeague> {
  const { rows } = await db.execute<{ known: KnownLeague }>(sql`
    select jsonb_build_object(
      'seasons', coalesce((
        select jsonb_agg(jsonb_build_object('key', key, 'yearStart', year_start, 'yearEnd', year_end, 'isCurrent', is_current))
        from seasons), '[]'),
      'competitions', coalesce((select jsonb_agg(key) from competitions), '[]'),
      'teams', coalesce((select jsonb_agg(key) from teams), '[]'),
      'players', coalesce((select jsonb_agg(key) from players), '[]'),
      'competitionSeasons', coalesce((
        select jsonb_agg(jsonb_build_object('competition', c.key, 'season', s.key))
        from competition_seasons cs
        join competitions c on c.id = cs.competition_id
        join seasons s on s.id = cs.season_id), '[]')
    ) as known`);
  const [row] = rows;
  if (!row) throw new Error('The database did not answer what it holds');
  return row.known;
}
