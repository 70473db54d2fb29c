import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, latinPitch, teamObject } from '#server/db/fragments.ts';
import { sql } from '#server/db/sql.ts';
import { ledgerList, type LedgerRow } from './match-details.ts';

export interface RecentMatchRow {
  id: number;
  status: 'FINISHED' | 'AWARDED';
  startTime: Date | null;
  homeGoals: number;
  awayGoals: number;
  home: TeamRow;
  away: TeamRow;
}

export async function listRecentMatches(
  reader: Reader,
  competitionSeasonId: number,
  limit: number,
): Promise<RecentMatchRow[]> {
  return reader.rows<RecentMatchRow>(
    sql`select m.id, m.status, m.start_time as "startTime",
       coalesce(m.official_home, m.home_score) as "homeGoals", coalesce(m.official_away, m.away_score) as "awayGoals",
       ${teamObject(sql`h`)} as home, ${teamObject(sql`a`)} as away
     from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
     where m.competition_season_id = ${competitionSeasonId} and m.status in ('FINISHED', 'AWARDED')
     order by m.start_time desc nulls last, m.id desc limit ${limit}`,
  );
}

export async function countLiveMatches(reader: Reader): Promise<number> {
  const rows = await reader.rows<{ count: number }>(
    sql`select count(*)::int as count from matches where status = 'LIVE'`,
  );
  return rows[0]?.count ?? 0;
}

export interface OpenMatchRow {
  id: number;
  status: MatchStatus;
  phase: MatchPhase;
  startTime: Date | null;
  venue: string | null;
  venueLatin: string | null;
  halfMinutes: number;
  /** Of a live match. */
  ledger: LedgerRow[];
  homeScore: number | null;
  awayScore: number | null;
  clockSeconds: number;
  clockRunningSince: Date | null;
  changedAt: Date;
  revision: number;
  home: TeamRow;
  away: TeamRow;
  competition: CompetitionRefRow;
  gameweek: number;
  eliminationRound: string | null;
}

/** Live matches, and those that kick off between the two instants. */
export async function listOpenMatches(reader: Reader, from: Date, until: Date, now: Date): Promise<OpenMatchRow[]> {
  return reader.rows<OpenMatchRow>(
    sql`select m.id, m.status, m.phase, m.start_time as "startTime", m.venue, ${latinPitch(sql`m.venue`)} as "venueLatin",
       cs.half_minutes as "halfMinutes", m.home_score as "homeScore", m.away_score as "awayScore",
       m.clock_seconds as "clockSeconds", m.clock_running_since as "clockRunningSince", m.changed_at as "changedAt", m.revision,
       ${teamObject(sql`h`)} as home, ${teamObject(sql`a`)} as away, ${competitionObject(sql`c`)} as competition,
       g.number as gameweek, g.elimination_round as "eliminationRound",
       case when m.status = 'LIVE' then ${ledgerList(now)} else '[]' end as ledger
     from matches m
     join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
     join gameweeks g on g.id = m.gameweek_id
     join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
     where m.status = 'LIVE' or (m.status = 'UPCOMING' and m.start_time between ${from} and ${until})
     order by m.start_time, c.rank, m.id`,
  );
}
