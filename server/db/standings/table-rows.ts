import type { TableMatch } from '#domain/standings/counting-result.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { TeamRow } from '#server/db/fragments.ts';
import { teamObject } from '#server/db/fragments.ts';
import { sql } from '#server/db/sql.ts';

export interface TableTeamRow {
  team: TeamRow;
  groupName: string | null;
  lot: number | null;
  withdrawnOn: string | null;
  /** The organiser's choice. */
  resultsAnnulled: boolean | null;
}

export async function listTableTeams(reader: Reader, competitionSeasonId: number): Promise<TableTeamRow[]> {
  return reader.rows<TableTeamRow>(
    sql`select ${teamObject(sql`t`)} as team, g.name as "groupName", ct.lot, ct.withdrawn_on as "withdrawnOn",
       ct.results_annulled as "resultsAnnulled"
     from competition_teams ct join teams t on t.id = ct.team_id left join groups g on g.id = ct.group_id
     where ct.competition_season_id = ${competitionSeasonId}`,
  );
}

export interface TableMatchRow extends TableMatch<number> {
  id: number;
  startTime: Date | null;
  /** Grows with every entry of the match's ledger. */
  revision: number;
}

/** The matches of the league or group stage, oldest first; the domain decides which of them count. */
export async function listTableMatches(reader: Reader, competitionSeasonId: number): Promise<TableMatchRow[]> {
  return reader.rows<TableMatchRow>(
    sql`select m.id, m.revision, m.start_time as "startTime", m.home_team_id as home, m.away_team_id as away, m.status, g.number as gameweek, false as knockout,
       case when m.home_score is not null then json_build_object('home', m.home_score, 'away', m.away_score) end as score,
       case when m.official_home is not null then json_build_object('home', m.official_home, 'away', m.official_away) end as official,
       case when m.penalties_home is not null then json_build_object('home', m.penalties_home, 'away', m.penalties_away) end as penalties
     from gameweeks g join matches m on m.gameweek_id = g.id
     where g.competition_season_id = ${competitionSeasonId} and g.elimination_round is null
     order by m.start_time, m.id`,
  );
}

export interface CardsRow {
  team: number;
  yellowCards: number;
  redCards: number;
}

/** The cards of each team in the matches of the table. */
export async function listTableCards(reader: Reader, competitionSeasonId: number): Promise<CardsRow[]> {
  return reader.rows<CardsRow>(
    sql`select s.team_id as team, coalesce(sum(s.yellow_cards), 0)::int as "yellowCards",
       coalesce(sum(s.red_cards), 0)::int as "redCards"
     from gameweeks g join matches m on m.gameweek_id = g.id join team_match_stats s on s.match_id = m.id
     where g.competition_season_id = ${competitionSeasonId} and m.status = 'FINISHED' and g.elimination_round is null
     group by s.team_id`,
  );
}

export interface AdjustmentRow {
  team: TeamRow;
  points: number;
  reasonBg: string;
  reasonEn: string;
}

export async function listAdjustments(reader: Reader, competitionSeasonId: number): Promise<AdjustmentRow[]> {
  return reader.rows<AdjustmentRow>(
    sql`select ${teamObject(sql`t`)} as team, a.points, a.reason_bg as "reasonBg", a.reason_en as "reasonEn"
     from point_adjustments a join teams t on t.id = a.team_id
     where a.competition_season_id = ${competitionSeasonId} order by a.decided_on, a.id`,
  );
}
