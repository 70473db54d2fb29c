import type { AwardSubtype, AwardType, BestTeamType } from '#domain/player/award.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, SeasonRefRow } from '#server/db/fragments.ts';
import { competitionObject, pictureAddress, seasonObject } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

interface HonourRow {
  id: number;
  competition: CompetitionRefRow;
  season: SeasonRefRow;
  gameweek: number | null;
  picture: string | null;
  notesBg: string | null;
  notesEn: string | null;
}

export interface AwardRow extends HonourRow {
  type: AwardType;
  subtype: AwardSubtype;
  awardedOn: string;
}

/** His own awards, and those of a team for which he played in that season of the competition; newest first. */
export async function listPlayerAwards(reader: Reader, playerId: number): Promise<AwardRow[]> {
  return reader.rows<AwardRow>(
    sql`with won as (
       select * from awards where player_id = ${playerId}
       union all
       select a.* from player_season_stats s
       join awards a on a.team_id = s.team_id and a.competition_season_id = s.competition_season_id
       where s.player_id = ${playerId} and a.type = 'TEAM_SEASONAL' and a.player_id is null
     )
     select a.id, a.type, a.subtype, a.awarded_on as "awardedOn", ${honourColumns(sql`a`)}
     from won a ${honourJoins(sql`a`)}
     order by a.awarded_on desc, a.id desc`,
  );
}

export interface PlayerBestTeamRow extends HonourRow {
  type: BestTeamType;
  createdOn: string;
  goalkeeperId: number;
  firstDefenderId: number;
  secondDefenderId: number;
  midfielderId: number;
  firstForwardId: number;
  secondForwardId: number;
}

/** The teams of the week, season and year with him in any slot, newest first. */
export async function listPlayerBestTeams(reader: Reader, playerId: number): Promise<PlayerBestTeamRow[]> {
  return reader.rows<PlayerBestTeamRow>(
    sql`select t.id, t.type, t.created_on as "createdOn", ${honourColumns(sql`t`)},
       t.goalkeeper_id as "goalkeeperId", t.first_defender_id as "firstDefenderId", t.second_defender_id as "secondDefenderId",
       t.midfielder_id as "midfielderId", t.first_forward_id as "firstForwardId", t.second_forward_id as "secondForwardId"
     from compositions t ${honourJoins(sql`t`)}
     where array[
       t.goalkeeper_id, t.first_defender_id, t.second_defender_id, t.midfielder_id, t.first_forward_id, t.second_forward_id
     ] @> array[${playerId}::int]
     order by t.created_on desc, t.id desc`,
  );
}

const honourColumns = (honour: Sql) => sql`
  ${competitionObject(sql`c`)} as competition, ${seasonObject(sql`s`)} as season, g.number as gameweek,
  ${pictureAddress(sql`${honour}.picture_id`)} as picture, ${honour}.notes_bg as "notesBg", ${honour}.notes_en as "notesEn"`;

const honourJoins = (honour: Sql) => sql`
  join competition_seasons cs on cs.id = ${honour}.competition_season_id
  join competitions c on c.id = cs.competition_id
  join seasons s on s.id = cs.season_id
  left join gameweeks g on g.id = ${honour}.gameweek_id`;
