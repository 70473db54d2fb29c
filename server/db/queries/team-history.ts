import type { Position } from '#domain/lineup/position.ts';
import type { AwardSubtype } from '#domain/player/award.ts';
import { listInColumns, type Reader } from '../reader.ts';
import type { CompetitionRefRow, SeasonRefRow, TeamRow } from './fragments.ts';
import { competitionObject, pictureAddress, seasonObject, teamObject } from './fragments.ts';

export interface TransferRow {
  id: number;
  movedOn: string;
  isIn: boolean;
  playerId: number;
  name: string;
  picture: string | null;
  position: Position | null;
  fromTeam: TeamRow | null;
  toTeam: TeamRow | null;
}

/** Who came and who left, newest first. Whoever was entered for a further team and stayed has not left. */
export async function listTeamTransfers(reader: Reader, teamId: number): Promise<TransferRow[]> {
  return listInColumns<TransferRow>(
    reader,
    ['id', 'movedOn', 'isIn', 'playerId', 'name', 'picture', 'position', 'fromTeam', 'toTeam'],
    `with moves as materialized (
       select x.* from transfers x where x.to_team_id = $1
       union all
       select x.* from transfers x
       where x.from_team_id = $1 and x.to_team_id is distinct from $1 and not exists (
         select from squad_memberships sm
         where sm.player_id = x.player_id and sm.team_id = $1 and sm.joined_on <= x.moved_on
           and (sm.left_on is null or sm.left_on > x.moved_on))
     )
     select x.id, x.moved_on as "movedOn", x.to_team_id is not distinct from $1 as "isIn", p.id as "playerId", p.name,
       ${pictureAddress('p.picture_id')} as picture, p.position, x.from_team_id as "fromTeam", x.to_team_id as "toTeam"
     from moves x
     join players p on p.id = x.player_id
     -- As an array, so that the few are found by their ids however many players there are.
     where p.id = any(array(select player_id from moves)) and not p.hidden
     order by x.moved_on desc, x.id desc`,
    [teamId],
    [
      {
        columns: ['fromTeam', 'toTeam'],
        text: `select t.id, ${teamObject('t')} as object from teams t
          where t.id in (select "fromTeam" from listed) or t.id in (select "toTeam" from listed)`,
      },
    ],
  );
}

export interface TeamAwardRow {
  id: number;
  subtype: AwardSubtype;
  competition: CompetitionRefRow;
  season: SeasonRefRow;
  notesBg: string | null;
  notesEn: string | null;
  awardedOn: string;
  picture: string | null;
}

/** What a team won as a team; what its players won is theirs. Newest first. */
export async function listTeamAwards(reader: Reader, teamId: number): Promise<TeamAwardRow[]> {
  const { rows } = await reader.query<TeamAwardRow>(
    `select w.id, w.subtype, ${competitionObject('c')} as competition, ${seasonObject('s')} as season, w.notes_bg as "notesBg",
       w.notes_en as "notesEn", w.awarded_on as "awardedOn", ${pictureAddress('w.picture_id')} as picture
     from awards w
     join competition_seasons cs on cs.id = w.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where w.team_id = $1 and w.type = 'TEAM_SEASONAL'
     order by w.awarded_on desc, c.rank, w.id`,
    [teamId],
  );
  return rows;
}

export interface TeamSumsRow {
  matches: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  cleanSheets: number;
  ratedMatches: number;
  ratingSum: number;
}

export interface TeamHistoryRow {
  /** Null of a team that has not played. */
  allTime: TeamSumsRow | null;
  currentSeason: TeamSumsRow | null;
  /** By rank. */
  competitions: CompetitionRefRow[];
  /** The newest first, as JSON: see `team_seasons`. */
  seasons: string;
}

const sumsObject = (which: string) => `
  (select row_to_json(sums) from (
     select sum(matches) as matches, sum(wins) as wins, sum(draws) as draws, sum(losses) as losses, sum(goals_for) as "goalsFor",
       sum(goals_against) as "goalsAgainst", sum(clean_sheets) as "cleanSheets", sum(rated_matches) as "ratedMatches",
       sum(rating_sum) as "ratingSum"
     from team_seasons where team_id = $1 and ${which} having count(*) > 0) sums)`;

export async function readTeamHistory(reader: Reader, teamId: number): Promise<TeamHistoryRow> {
  const { rows } = await reader.query<TeamHistoryRow>(
    `select ${sumsObject('true')} as "allTime",
       ${sumsObject('season_id = (select id from seasons where is_current)')} as "currentSeason",
       coalesce(
         (select json_agg(${competitionObject('c')} order by c.rank, c.name collate "und-x-icu", c.id)
          from competitions c
          where exists (
            select from competition_seasons cs
            join team_season_stats ts on ts.competition_season_id = cs.id and ts.team_id = $1
            where cs.competition_id = c.id)),
         '[]') as competitions,
       (select '[' || coalesce(string_agg(told, ',' order by year_start desc, season_id desc), '') || ']'
        from team_seasons where team_id = $1) as seasons`,
    [teamId],
  );
  return rows[0] ?? { allTime: null, currentSeason: null, competitions: [], seasons: '[]' };
}
