import { listInColumns, type Reader } from '#server/db/reader.ts';
import type { CompetitionRefRow, SeasonRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, latinPlace, pictureAddress, sharedCompetitions } from '#server/db/fragments.ts';

const teamColumns = `t.id, t.name, t.name_latin as "nameLatin", t.short_name as "shortName", ${pictureAddress('t.badge_id')} as badge`;

export async function listTeams(reader: Reader): Promise<TeamRow[]> {
  const { rows } = await reader.query<TeamRow>(
    `select ${teamColumns} from teams t order by t.name collate "und-x-icu", t.id`,
  );
  return rows;
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
  /** Those of the current season. */
  competitions: CompetitionRefRow[];
}

export async function findTeam(reader: Reader, teamId: number): Promise<TeamDetailsRow | null> {
  const { rows } = await reader.query<TeamDetailsRow>(
    `select ${teamColumns}, t.city, ${latinPlace('t.city')} as "cityLatin", t.founded, t.stadium,
       ${latinPlace('t.stadium')} as "stadiumLatin", t.description_bg as "descriptionBg", t.description_en as "descriptionEn",
       t.instagram, t.facebook, t.twitter, t.website,
       coalesce(
         (select json_agg(${competitionObject('c')} order by c.rank, c.name collate "und-x-icu", c.id)
          from seasons s
          join competition_seasons cs on cs.season_id = s.id
          join competition_teams ct on ct.competition_season_id = cs.id and ct.team_id = t.id
          join competitions c on c.id = cs.competition_id
          where s.is_current),
         '[]') as competitions
     from teams t where t.id = $1`,
    [teamId],
  );
  return rows[0] ?? null;
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
  const { rows } = await reader.query<ExistingRow>(
    `select exists (select from teams where id = $1) as team,
       $2::int is null or exists (select from competitions where id = $2) as competition,
       $3::int is null or exists (select from seasons where id = $3) as season`,
    [teamId, competitionId, seasonId],
  );
  return rows[0] ?? { team: false, competition: false, season: false };
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
    `select c.id as competition, s.id, s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent"
     from competition_teams ct
     join competition_seasons cs on cs.id = ct.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where ct.team_id = $1
     order by c.rank, c.name collate "und-x-icu", c.id, s.year_start desc, s.id desc`,
    [teamId],
    [{ columns: ['competition'], text: sharedCompetitions }],
  );
}

/** Of the competition seasons that a team was entered for: the current season's first by rank, else the latest. */
export async function findEnteredSeason(
  reader: Reader,
  teamId: number,
  { competitionId, seasonId }: { competitionId: number | null; seasonId: number | null },
): Promise<{ competitionId: number; seasonId: number } | null> {
  const { rows } = await reader.query<{ competitionId: number; seasonId: number }>(
    `select cs.competition_id as "competitionId", cs.season_id as "seasonId"
     from competition_teams ct
     join competition_seasons cs on cs.id = ct.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where ct.team_id = $1 and ($2::int is null or c.id = $2) and ($3::int is null or s.id = $3)
     order by s.is_current desc, s.year_start desc, s.id desc, c.rank, c.name collate "und-x-icu", c.id limit 1`,
    [teamId, competitionId, seasonId],
  );
  return rows[0] ?? null;
}
