import type { LeavingRule } from '#domain/standings/settle-results.ts';
import type { CompetitionFormat, TableZone, TieBreaker } from '#domain/standings/format.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { SeasonRefRow, TeamRow } from '#server/db/fragments.ts';
import { isGameweekPlayed, latinPlace, pictureAddress, sofiaDay } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface CompetitionRow {
  id: number;
  name: string;
  nameLatin: string;
  logo: string | null;
  city: string | null;
  cityLatin: string | null;
  country: string;
  currentGameweek: number | null;
  format: CompetitionFormat;
  startsOn: string;
  endsOn: string;
}

/** [GW1] */
const firstToPlay = (today: Sql) => sql`
  (select min(number) from gameweeks g where g.competition_season_id = cs.id and g.ends_on >= ${today} and not ${isGameweekPlayed(sql`g`)})`;

const competitionColumns = (today: Sql) => sql`
  c.id, c.name, c.name_latin as "nameLatin", ${pictureAddress(sql`c.logo_id`)} as logo, c.city, ${latinPlace(sql`c.city`)} as "cityLatin",
  c.country, cs.format, cs.starts_on as "startsOn", cs.ends_on as "endsOn",
  coalesce(
    ${firstToPlay(today)},
    (select max(number) from gameweeks g where g.competition_season_id = cs.id)
  ) as "currentGameweek"`;

export type CompetitionStatus = 'active' | 'upcoming' | 'finished';

/** Every competition once: its current season, else its next, else its latest. */
export async function listCompetitions(
  reader: Reader,
  now: Date,
): Promise<(CompetitionRow & { status: CompetitionStatus })[]> {
  const today = sofiaDay(now);
  return reader.rows<CompetitionRow & { status: CompetitionStatus }>(
    sql`select ${competitionColumns(today)}, cs.status
     from competitions c
     join lateral (
       select *, case when ${today} < starts_on then 'upcoming' when ${today} > ends_on then 'finished' else 'active' end as status
       from competition_seasons where competition_id = c.id
       order by ${today} between starts_on and ends_on desc, ${today} < starts_on desc,
         greatest(starts_on - ${today}, ${today} - ends_on), id
       limit 1
     ) cs on true
     order by case cs.status when 'finished' then cs.ends_on end desc, case cs.status when 'upcoming' then cs.starts_on end,
       c.rank, c.name collate "und-x-icu", c.id`,
  );
}

export interface CompetitionSeasonRow extends CompetitionRow, LeavingRule {
  competitionSeasonId: number;
  seasonId: number;
  isCurrent: boolean;
  hasFixtures: boolean;
  yearStart: number;
  yearEnd: number;
  pointsWin: number;
  pointsDraw: number;
  pointsLoss: number;
  shootOuts: boolean;
  pointsShootOutWin: number;
  pointsShootOutLoss: number;
  tieBreakers: TieBreaker[];
  zones: TableZone[];
}

/**
 * The competition in the given season, by default the current one, else its latest; of those that have begun if `played` is set
 * and there is one.
 */
export async function findCompetitionSeason(
  reader: Reader,
  competitionId: number,
  now: Date,
  seasonId?: number,
  played = false,
): Promise<CompetitionSeasonRow | null> {
  return reader.maybe<CompetitionSeasonRow>(
    sql`select ${competitionColumns(sofiaDay(now))}, cs.id as "competitionSeasonId", cs.zones,
       s.id as "seasonId", s.is_current as "isCurrent", s.year_start as "yearStart", s.year_end as "yearEnd",
       ${firstToPlay(sofiaDay(now))} is not null as "hasFixtures", cs.points_win as "pointsWin", cs.points_draw as "pointsDraw", cs.points_loss as "pointsLoss",
       cs.shoot_outs as "shootOuts", cs.points_shoot_out_win as "pointsShootOutWin", cs.points_shoot_out_loss as "pointsShootOutLoss",
       cs.tie_breakers as "tieBreakers", cs.leaving_results as "leavingResults", cs.leaving_goals as "leavingGoals"
     from competitions c
     join competition_seasons cs on cs.competition_id = c.id
     join seasons s on s.id = cs.season_id
     where c.id = ${competitionId} and (${seasonId ?? null}::int is null or s.id = ${seasonId ?? null})
     order by ${played}::boolean and exists (select from matches m where m.competition_season_id = cs.id
         and m.status in ('LIVE', 'FINISHED', 'AWARDED')) desc,
       s.is_current desc, s.year_start desc, s.id desc limit 1`,
  );
}

export async function listCompetitionSeasons(reader: Reader, competitionId: number): Promise<SeasonRefRow[]> {
  return reader.rows<SeasonRefRow>(
    sql`select s.id, s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent"
     from competition_seasons cs join seasons s on s.id = cs.season_id
     where cs.competition_id = ${competitionId}
     order by s.year_start desc, s.id desc`,
  );
}

export interface CompetitionTeamRow extends TeamRow {
  city: string | null;
  cityLatin: string | null;
  founded: number | null;
  descriptionBg: string | null;
  descriptionEn: string | null;
  seed: number | null;
  groupName: string | null;
}

export async function listCompetitionTeams(reader: Reader, competitionSeasonId: number): Promise<CompetitionTeamRow[]> {
  return reader.rows<CompetitionTeamRow>(
    sql`select t.id, t.name, t.name_latin as "nameLatin", t.short_name as "shortName", ${pictureAddress(sql`t.badge_id`)} as badge, t.city,
       ${latinPlace(sql`t.city`)} as "cityLatin", t.founded,
       t.description_bg as "descriptionBg", t.description_en as "descriptionEn", ct.seed, g.name as "groupName"
     from competition_teams ct join teams t on t.id = ct.team_id left join groups g on g.id = ct.group_id
     where ct.competition_season_id = ${competitionSeasonId}
     order by t.name collate "und-x-icu", t.id`,
  );
}
