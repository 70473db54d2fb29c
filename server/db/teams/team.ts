import { listInColumns } from '#server/db/list-in-columns.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, SeasonRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, latinPitch, latinPlace, pictureAddress, sharedCompetitions } from '#server/db/fragments.ts';
import { sql } from '#server/db/sql.ts';

const teamColumns = sql`t.id, t.name, t.name_latin as "nameLatin", t.short_name as "shortName", ${pictureAddress(sql`t.badge_id`)} as badge`;

export async function listTeams(reader: Reader): Promise<TeamRow[]> {
  return reader.rows<TeamRow>(sql`select ${teamColumns} from teams t order by t.name collate "und-x-icu", t.id`);
}

export interface TeamDetailsRow extends TeamRow {
  city: string | null;
  cityLatin: string | null;
  founded: number | null;
  stadium: string | null;
  stadiumLatin: string | null;
  descriptionBg: string | null;
  descriptionEn: string | null;
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
  website: string | null;
  photo: string | null;
  firstColor: string | null;
  secondColor: string | null;
  /** Null unless the team wants it to be public. [CB3] */
  contactName: string | null;
  contactPhone: string | null;
  /** Those of the current season. */
  competitions: CompetitionRefRow[];
}

export async function findTeam(reader: Reader, teamId: number): Promise<TeamDetailsRow | null> {
  return reader.maybe<TeamDetailsRow>(
    sql`select ${teamColumns}, t.city, ${latinPlace(sql`t.city`)} as "cityLatin", t.founded, t.stadium,
       coalesce(${latinPitch(sql`t.stadium`)}, ${latinPlace(sql`t.stadium`)}) as "stadiumLatin", t.description_bg as "descriptionBg", t.description_en as "descriptionEn",
       t.instagram, t.facebook, t.twitter, t.website, ${pictureAddress(sql`t.photo_id`)} as photo,
       t.first_color as "firstColor", t.second_color as "secondColor",
       case when t.contact_public then t.contact_name end as "contactName",
       case when t.contact_public then t.contact_phone end as "contactPhone",
       coalesce(
         (select json_agg(${competitionObject(sql`c`)} order by c.rank, c.name collate "und-x-icu", c.id)
          from seasons s
          join competition_seasons cs on cs.season_id = s.id
          join competition_teams ct on ct.competition_season_id = cs.id and ct.team_id = t.id
          join competitions c on c.id = cs.competition_id
          where s.is_current),
         '[]') as competitions
     from teams t where t.id = ${teamId}`,
  );
}

export interface ExistingRow {
  team: boolean;
  competition: boolean;
  season: boolean;
}

/** Which of these exist; what is not asked for counts as existing. */
export async function findExisting(
  reader: Reader,
  teamId: number,
  competitionId: number | null,
  seasonId: number | null,
): Promise<ExistingRow> {
  return reader.one<ExistingRow>(
    sql`select exists (select from teams where id = ${teamId}) as team,
       ${competitionId}::int is null or exists (select from competitions where id = ${competitionId}) as competition,
       ${seasonId}::int is null or exists (select from seasons where id = ${seasonId}) as season`,
  );
}

/** A season of a competition. */
export interface EnteredSeasonRow extends SeasonRefRow {
  competition: CompetitionRefRow;
}

/** The competition seasons that a team was entered for: competitions by rank, the seasons of each newest first. */
export async function listEnteredSeasons(reader: Reader, teamId: number): Promise<EnteredSeasonRow[]> {
  return listInColumns<EnteredSeasonRow>(
    reader,
    ['competition', 'id', 'yearStart', 'yearEnd', 'isCurrent'],
    sql`select c.id as competition, s.id, s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent"
     from competition_teams ct
     join competition_seasons cs on cs.id = ct.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where ct.team_id = ${teamId}
     order by c.rank, c.name collate "und-x-icu", c.id, s.year_start desc, s.id desc`,
    [{ columns: ['competition'], objects: sharedCompetitions }],
  );
}

/** Of the competition seasons that a team was entered for: the current season's first by rank, else the latest. */
export async function findEnteredSeason(
  reader: Reader,
  teamId: number,
  { competitionId, seasonId }: { competitionId: number | null; seasonId: number | null },
): Promise<{ competitionId: number; seasonId: number } | null> {
  return reader.maybe<{ competitionId: number; seasonId: number }>(
    sql`select cs.competition_id as "competitionId", cs.season_id as "seasonId"
     from competition_teams ct
     join competition_seasons cs on cs.id = ct.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where ct.team_id = ${teamId} and (${competitionId}::int is null or c.id = ${competitionId}) and (${seasonId}::int is null or s.id = ${seasonId})
     order by s.is_current desc, s.year_start desc, s.id desc, c.rank, c.name collate "und-x-icu", c.id limit 1`,
  );
}
