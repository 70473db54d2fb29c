import type { CompetitionFormat, TableZone, TieBreaker } from '#domain/standings/format.ts';
import type { Reader } from '../open.ts';
import type { TeamRow } from './fragments.ts';
import { pictureAddress, sofiaDay, teamObject } from './fragments.ts';

export interface CompetitionRow {
  id: number;
  name: string;
  logo: string | null;
  city: string | null;
  country: string;
  currentGameweek: number | null;
  format: CompetitionFormat;
  startsOn: string;
  endsOn: string;
}

const competitionColumns = (today: string) => `
  c.id, c.name, ${pictureAddress('c.logo_id')} as logo, c.city, c.country, cs.format, cs.starts_on as "startsOn", cs.ends_on as "endsOn",
  coalesce(
    (select min(number) from gameweeks g where g.competition_season_id = cs.id and g.ends_on >= ${today}),
    (select max(number) from gameweeks g where g.competition_season_id = cs.id)
  ) as "currentGameweek"`;

export async function listActiveCompetitions(reader: Reader, now: Date): Promise<CompetitionRow[]> {
  const today = sofiaDay('$1');
  const { rows } = await reader.query<CompetitionRow>(
    `select ${competitionColumns(today)}
     from competitions c join competition_seasons cs on cs.competition_id = c.id
     where ${today} between cs.starts_on and cs.ends_on
     order by c.rank, c.name collate "und-x-icu", c.id`,
    [now],
  );
  return rows;
}

export interface CompetitionSeasonRow extends CompetitionRow {
  competitionSeasonId: number;
  seasonId: number;
  yearStart: number;
  yearEnd: number;
  pointsWin: number;
  pointsDraw: number;
  pointsLoss: number;
  tieBreakers: TieBreaker[];
  zones: TableZone[];
}

/** The competition in the season asked for; without one in the season that is current, else in its latest. */
export async function findCompetitionSeason(
  reader: Reader,
  competitionId: number,
  now: Date,
  seasonId?: number,
): Promise<CompetitionSeasonRow | null> {
  const { rows } = await reader.query<CompetitionSeasonRow>(
    `select ${competitionColumns(sofiaDay('$2'))}, cs.id as "competitionSeasonId", cs.zones,
       s.id as "seasonId", s.year_start as "yearStart", s.year_end as "yearEnd",
       cs.points_win as "pointsWin", cs.points_draw as "pointsDraw", cs.points_loss as "pointsLoss",
       cs.tie_breakers as "tieBreakers"
     from competitions c
     join competition_seasons cs on cs.competition_id = c.id
     join seasons s on s.id = cs.season_id
     where c.id = $1 and ($3::int is null or s.id = $3)
     order by s.is_current desc, s.year_start desc, s.id desc limit 1`,
    [competitionId, now, seasonId ?? null],
  );
  return rows[0] ?? null;
}

export interface TableTeamRow {
  team: TeamRow;
  groupName: string | null;
}

export async function listTableTeams(reader: Reader, competitionSeasonId: number): Promise<TableTeamRow[]> {
  const { rows } = await reader.query<TableTeamRow>(
    `select ${teamObject('t')} as team, g.name as "groupName"
     from competition_teams ct join teams t on t.id = ct.team_id left join groups g on g.id = ct.group_id
     where ct.competition_season_id = $1`,
    [competitionSeasonId],
  );
  return rows;
}

export interface TableResultRow {
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
  gameweek: number;
}

/** What counts in the tables: finished and awarded matches of the league or group stage, oldest first. */
export async function listTableResults(reader: Reader, competitionSeasonId: number): Promise<TableResultRow[]> {
  const { rows } = await reader.query<TableResultRow>(
    `select m.home_team_id as home, m.away_team_id as away, g.number as gameweek,
       coalesce(m.official_home, m.home_score) as "homeGoals", coalesce(m.official_away, m.away_score) as "awayGoals"
     from matches m join gameweeks g on g.id = m.gameweek_id
     where m.competition_season_id = $1 and m.status in ('FINISHED', 'AWARDED') and g.elimination_round is null
     order by m.start_time, m.id`,
    [competitionSeasonId],
  );
  return rows;
}

export interface AdjustmentRow {
  team: TeamRow;
  points: number;
  reasonBg: string;
  reasonEn: string;
}

export async function listAdjustments(reader: Reader, competitionSeasonId: number): Promise<AdjustmentRow[]> {
  const { rows } = await reader.query<AdjustmentRow>(
    `select ${teamObject('t')} as team, a.points, a.reason_bg as "reasonBg", a.reason_en as "reasonEn"
     from point_adjustments a join teams t on t.id = a.team_id
     where a.competition_season_id = $1 order by a.decided_on, a.id`,
    [competitionSeasonId],
  );
  return rows;
}
