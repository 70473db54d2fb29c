import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** What the database already has, by the keys of league files. */
export interface KnownLeague {
  seasons: { key: string; yearStart: number; yearEnd: number; isCurrent: boolean }[];
  competitions: string[];
  teams: KnownTeam[];
  players: string[];
  competitionSeasons: { competition: string; season: string }[];
}

export interface KnownTeam {
  key: string;
  name: string;
  nameLatin: string;
  formerNames: string[];
}

/** None where the database has not been migrated yet. */
async function listKnownTeams(db: Queryable): Promise<KnownTeam[]> {
  const { isThere } = await db.one<{ isThere: boolean }>(sql`select to_regclass('teams') is not null as "isThere"`);
  if (!isThere) return [];
  return db.rows<KnownTeam>(
    sql`select key, name, name_latin as "nameLatin", coalesce(to_jsonb(t)->'former_names', '[]') as "formerNames"
        from teams t order by key`,
  );
}

export async function readKnownLeague(db: Queryable): Promise<KnownLeague> {
  const { known } = await db.one<{ known: Omit<KnownLeague, 'teams'> }>(sql`
    select jsonb_build_object(
      'seasons', coalesce((
        select jsonb_agg(jsonb_build_object('key', key, 'yearStart', year_start, 'yearEnd', year_end, 'isCurrent', is_current))
        from seasons), '[]'),
      'competitions', coalesce((select jsonb_agg(key) from competitions), '[]'),
      'players', coalesce((select jsonb_agg(key) from players), '[]'),
      'competitionSeasons', coalesce((
        select jsonb_agg(jsonb_build_object('competition', c.key, 'season', s.key))
        from competition_seasons cs
        join competitions c on c.id = cs.competition_id
        join seasons s on s.id = cs.season_id), '[]')
    ) as known`);
  return { ...known, teams: await listKnownTeams(db) };
}

/** What people know a row of any table by. */
export async function findKey(db: Queryable, table: string, id: number): Promise<string | null> {
  const rows = await db.rows<{ key: string | null }>(
    sql`select coalesce(to_jsonb(t)->>'key', to_jsonb(t)->>'name', to_jsonb(t)->>'number') as key
        from ${sql.identifier(table)} t where id = ${id}`,
  );
  return rows[0]?.key ?? null;
}
