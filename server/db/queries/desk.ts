import { sql } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { entryColumns } from './fragments.ts';

export interface DeskListRow {
  id: number;
  status: MatchStatus;
  startTime: string | null;
  home: string | null;
  away: string | null;
  competition: string;
}

/** The matches that somebody at the pitch may look for: live ones, and those of the days around. */
export async function listDeskMatches(db: Queryable, from: Date, until: Date): Promise<DeskListRow[]> {
  const { rows } = await db.execute<DeskListRow & Record<string, unknown>>(sql`
    select m.id, m.status, m.start_time as "startTime", h.name as home, a.name as away, c.name as competition
    from matches m
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
    where m.status = 'LIVE' or m.start_time between ${from} and ${until}
    order by m.start_time, m.id`);
  return rows;
}

export interface DeskPlayerRow {
  id: number;
  name: string;
  team: number;
  shirtNumber: number | null;
  position: string | null;
  /** Null for one who is not in the line-up. */
  starter: boolean | null;
}

export interface DeskMatchRow {
  id: number;
  status: MatchStatus;
  phase: MatchPhase;
  revision: number;
  startTime: string | null;
  home: { id: number; name: string } | null;
  away: { id: number; name: string } | null;
  homeScore: number | null;
  awayScore: number | null;
  clockSeconds: number;
  clockRunningSince: Date | null;
  players: DeskPlayerRow[];
  ledger: (Omit<LedgerEntry<number>, 'recordedAt'> & { id: number; recordedAt: string })[];
}

/** A match for the desk: everybody who may play, and every entry of its ledger. */
export async function findDeskMatch(db: Queryable, matchId: number): Promise<DeskMatchRow | null> {
  const { rows } = await db.execute<DeskMatchRow & Record<string, unknown>>(sql`
    select m.id, m.status, m.phase, m.revision, m.start_time as "startTime", m.home_score as "homeScore",
      m.away_score as "awayScore", m.clock_seconds as "clockSeconds", m.clock_running_since as "clockRunningSince",
      (select json_build_object('id', t.id, 'name', t.name) from teams t where t.id = m.home_team_id) as home,
      (select json_build_object('id', t.id, 'name', t.name) from teams t where t.id = m.away_team_id) as away,
      (select coalesce(json_agg(listed order by listed.team, listed.starter desc nulls last, listed."shirtNumber"), '[]') from (
        select p.id, p.name, coalesce(l.team_id, s.team_id) as team,
          coalesce(l.shirt_number, s.shirt_number) as "shirtNumber", coalesce(l.position, p.position) as position, l.starter
        from players p
        left join lineups l on l.match_id = m.id and l.player_id = p.id
        left join lateral (
          select team_id, shirt_number from squad_memberships
          where player_id = p.id and team_id in (m.home_team_id, m.away_team_id)
            and joined_on <= coalesce(m.start_time, now()) at time zone 'Europe/Sofia'
            and coalesce(left_on >= coalesce(m.start_time, now()) at time zone 'Europe/Sofia', true)
          order by joined_on desc limit 1
        ) s on true
        where p.id in (select player_id from squad_memberships where team_id in (m.home_team_id, m.away_team_id)
            union select player_id from lineups where match_id = m.id)
          and coalesce(l.team_id, s.team_id) is not null
      ) listed) as players,
      (select coalesce(json_agg(entry order by entry.revision), '[]') from (
        select e.id, ${sql.raw(entryColumns())} from match_ledger e where e.match_id = m.id
      ) entry) as ledger
    from matches m where m.id = ${matchId}`);
  const row = rows[0];
  if (!row) return null;
  // Raw queries of drizzle return instants as text.
  return { ...row, clockRunningSince: row.clockRunningSince && new Date(row.clockRunningSince) };
}
