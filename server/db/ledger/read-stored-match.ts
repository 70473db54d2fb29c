import { sql } from '#server/db/sql.ts';
import type { EntryDetails } from '#domain/match/rules/act.ts';
import type { ImportedMatch } from '#domain/match/rules/complete-ledger.ts';
import type { RecordedEntry } from '#domain/match/rules/match-record.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import { entryColumns, firstLegScore, hasExtraTime, needsWinner, scoreObject } from '#server/db/fragments.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';
import type { Queryable, WithInstant } from '#server/db/queryable.ts';

export interface StoredEntry extends RecordedEntry {
  id: number;
  bodyDigest: string | null;
}

export interface StoredMatch extends ImportedMatch {
  id: number;
  competitionSeasonId: number;
  competitionId: number;
  refereeId: number | null;
  entries: readonly StoredEntry[];
}

export async function readStatus(tx: Queryable, matchId: number): Promise<MatchStatus | null> {
  const rows = await tx.rows<{ status: MatchStatus }>(sql`select status from matches where id = ${matchId}`);
  return rows[0]?.status ?? null;
}

/** The match with its ledger and players. Lock it before writing. */
export async function readStoredMatch(tx: Queryable, matchId: number): Promise<StoredMatch | null> {
  const row = await tx.maybe<WithInstant<StoredMatch, 'startTime'>>(sql`
    select m.id, m.competition_season_id as "competitionSeasonId", cs.competition_id as "competitionId",
      m.home_team_id as "homeTeamId", m.away_team_id as "awayTeamId", m.referee_id as "refereeId",
      m.status, m.phase, m.start_time as "startTime", m.venue, m.revision,
      case when m.home_score is not null then json_build_object('home', m.home_score, 'away', m.away_score) end as score,
      json_build_object('halfTime', ${scoreObject(sql`m.half_time_home`, sql`m.half_time_away`)},
        'fullTime', ${scoreObject(sql`m.full_time_home`, sql`m.full_time_away`)},
        'extraTime', ${scoreObject(sql`m.extra_time_home`, sql`m.extra_time_away`)},
        'penalties', ${scoreObject(sql`m.penalties_home`, sql`m.penalties_away`)}) as periods,
      (select coalesce(json_agg(json_build_object('player', p.player_id, 'team', p.team_id, 'starter', p.starter,
          'minutes', p.minutes_played, 'goals', p.goals, 'ownGoals', p.own_goals, 'assists', p.assists,
          'yellowCards', p.yellow_cards, 'redCards', p.red_cards, 'goalsConceded', p.goals_conceded)
          order by p.player_id), '[]')
        from player_match_stats p where p.match_id = m.id and m.status = 'FINISHED') as numbers,
      ${needsWinner} as knockout,
      ${firstLegScore} as "firstLeg",
      ${hasExtraTime} as "extraTime", cs.half_minutes as "halfMinutes",
      (select coalesce(json_agg(entry order by entry.revision), '[]') from (
        select e.id, ${entryColumns()}, e.idempotency_key as key, e.body_digest as "bodyDigest",
          case when e.kind <> 'STATISTICS' then e.details end as details
        from match_ledger e where e.match_id = m.id
      ) entry) as entries,
      (select coalesce(json_agg(json_build_object('player', l.player_id, 'team', l.team_id, 'starter', l.starter,
          'keeper', l.position is not distinct from 'GK') order by l.team_id, l.place), '[]')
        from lineups l where l.match_id = m.id) as lineup,
      (select coalesce(json_agg(json_build_object('player', s.player_id, 'team', s.team_id)), '[]')
        from squad_memberships s
        where s.team_id in (m.home_team_id, m.away_team_id) and ${memberOn(matchDay)}) as squad
    from matches m
    join competition_seasons cs on cs.id = m.competition_season_id
    join gameweeks g on g.id = m.gameweek_id
    where m.id = ${matchId}`);
  if (!row) return null;
  // PostgreSQL formats timestamps differently from toISOString().
  for (const entry of row.entries) entry.recordedAt = new Date(entry.recordedAt).toISOString();
  return { ...row, startTime: row.startTime?.toISOString() ?? null };
}

/** Statistics are large, so they are read only when an earlier entry of them was corrected or withdrawn. */
export async function readStatistics(tx: Queryable, matchId: number): Promise<Map<number, EntryDetails>> {
  const rows = await tx.rows<{ revision: number; details: EntryDetails }>(
    sql`select revision, details from match_ledger where match_id = ${matchId} and details is not null`,
  );
  return new Map(rows.map(({ revision, details }) => [revision, details]));
}
