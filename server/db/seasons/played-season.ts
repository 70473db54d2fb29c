import { sql, type Sql } from '#server/db/sql.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { scoreObject } from '#server/db/fragments.ts';

export interface PlayedSeason {
  id: number;
  competition: string;
  competitionName: string;
  season: string;
  yearStart: number;
  yearEnd: number;
}

/** A match with names instead of ids, and its ledger. */
export interface PlayedMatch {
  gameweek: number;
  eliminationRound: EliminationRound | null;
  bracketSlot: number | null;
  group: string | null;
  startTime: Date | null;
  venue: string | null;
  status: MatchStatus;
  home: string | null;
  away: string | null;
  score: Score | null;
  halfTime: Score | null;
  fullTime: Score | null;
  extraTime: Score | null;
  penalties: Score | null;
  official: Score | null;
  ledger: (LedgerEntry<string> & { side: 'home' | 'away' | null })[];
}

export async function listPlayedSeasons(db: Queryable): Promise<PlayedSeason[]> {
  return db.rows<PlayedSeason>(sql`
    select cs.id, c.key as competition, c.name as "competitionName", s.key as season, s.year_start as "yearStart", s.year_end as "yearEnd"
    from competition_seasons cs join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
    order by c.key, s.key`);
}

const score = (home: Sql, away: Sql) => scoreObject(sql`m.${home}`, sql`m.${away}`);

export async function listPlayedMatches(db: Queryable, competitionSeasonId: number): Promise<PlayedMatch[]> {
  return db.rows<PlayedMatch>(sql`
    select g.number as gameweek, g.elimination_round as "eliminationRound", m.bracket_slot as "bracketSlot", gr.name as group,
      m.start_time as "startTime", m.venue, m.status, h.name as home, a.name as away,
      ${score(sql`home_score`, sql`away_score`)} as score, ${score(sql`half_time_home`, sql`half_time_away`)} as "halfTime",
      ${score(sql`full_time_home`, sql`full_time_away`)} as "fullTime", ${score(sql`extra_time_home`, sql`extra_time_away`)} as "extraTime",
      ${score(sql`penalties_home`, sql`penalties_away`)} as penalties, ${score(sql`official_home`, sql`official_away`)} as official,
      coalesce((
        select jsonb_agg(jsonb_build_object('revision', l.revision, 'kind', l.kind, 'phase', l.phase, 'minute', l.minute,
          'extraTime', l.extra_time, 'side', case l.team_id when m.home_team_id then 'home' when m.away_team_id then 'away' end,
          'player', p.name, 'ownGoal', l.own_goal, 'penalty', l.penalty, 'target', l.target_revision) order by l.revision)
        from match_ledger l left join players p on p.id = l.player_id where l.match_id = m.id), '[]') as ledger
    from matches m
    join gameweeks g on g.id = m.gameweek_id
    left join groups gr on gr.id = m.group_id
    left join teams h on h.id = m.home_team_id
    left join teams a on a.id = m.away_team_id
    where m.competition_season_id = ${competitionSeasonId}
    order by g.number, m.start_time, m.bracket_slot, m.key`);
}
