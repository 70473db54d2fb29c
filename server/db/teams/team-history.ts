import type { Position } from '#domain/lineup/position.ts';
import type { AwardSubtype } from '#domain/player/award.ts';
import { listInColumns } from '#server/db/list-in-columns.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, SeasonRefRow, TeamRow } from '#server/db/fragments.ts';
import {
  competitionObject,
  pictureAddress,
  seasonObject,
  sharedCompetitions,
  teamObject,
} from '#server/db/fragments.ts';
import { playerObject, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';
import { sql } from '#server/db/sql.ts';

export interface TransferRow {
  id: number;
  movedOn: string;
  isIn: boolean;
  player: PlayerRow;
  position: Position | null;
  fromTeam: TeamRow | null;
  toTeam: TeamRow | null;
}

/** Arrivals and departures, newest first. A player who was entered for a second team and stayed has not left. */
export async function listTeamTransfers(reader: Reader, teamId: number, now: Date): Promise<TransferRow[]> {
  return listInColumns<TransferRow>(
    reader,
    ['id', 'movedOn', 'isIn', 'player', 'position', 'fromTeam', 'toTeam'],
    sql`with moves as materialized (
       select x.* from transfers x where x.to_team_id = ${teamId}
       union all
       select x.* from transfers x
       where x.from_team_id = ${teamId} and x.to_team_id is distinct from ${teamId} and not exists (
         select from squad_memberships sm
         where sm.player_id = x.player_id and sm.team_id = ${teamId} and sm.joined_on <= x.moved_on
           and (sm.left_on is null or sm.left_on > x.moved_on))
     )
     select x.id, x.moved_on as "movedOn", x.to_team_id is not distinct from ${teamId} as "isIn",
       ${playerObject(sql`p`)} as player, p.position, x.from_team_id as "fromTeam", x.to_team_id as "toTeam"
     from moves x
     join ${publicPlayers(now)} p on p.id = x.player_id
     -- As an array, so that the few are found by their ids however many players there are.
     where p.id = any(array(select player_id from moves))
     order by x.moved_on desc, x.id desc`,
    [
      {
        columns: ['fromTeam', 'toTeam'],
        objects: sql`select t.id, ${teamObject(sql`t`)} as object from teams t
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

/** The awards of the team itself, not of its players; newest first. */
export async function listTeamAwards(reader: Reader, teamId: number): Promise<TeamAwardRow[]> {
  return reader.rows<TeamAwardRow>(
    sql`select w.id, w.subtype, ${competitionObject(sql`c`)} as competition, ${seasonObject(sql`s`)} as season, w.notes_bg as "notesBg",
       w.notes_en as "notesEn", w.awarded_on as "awardedOn", ${pictureAddress(sql`w.picture_id`)} as picture
     from awards w
     join competition_seasons cs on cs.id = w.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where w.team_id = ${teamId} and w.type = 'TEAM_SEASONAL'
     order by w.awarded_on desc, c.rank, w.id`,
  );
}

/** What a team did in one season of a competition. */
export interface TeamSeasonRow {
  seasonId: number;
  yearStart: number;
  yearEnd: number;
  isCurrent: boolean;
  competition: CompetitionRefRow;
  /** The competition's place among all of the team's, by rank. */
  place: number;
  matches: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  /** [ST29] */
  points: number | null;
  cleanSheets: number;
  yellowCards: number | null;
  redCards: number | null;
  ratedMatches: number;
  ratingSum: number;
}

/** Newest season first, within a season by the competitions' rank. */
export async function listTeamSeasons(reader: Reader, teamId: number): Promise<TeamSeasonRow[]> {
  return listInColumns<TeamSeasonRow>(
    reader,
    [
      'seasonId',
      'yearStart',
      'yearEnd',
      'isCurrent',
      'competition',
      'place',
      'matches',
      'wins',
      'draws',
      'losses',
      'goalsFor',
      'goalsAgainst',
      'points',
      'cleanSheets',
      'yellowCards',
      'redCards',
      'ratedMatches',
      'ratingSum',
    ],
    sql`select s.id as "seasonId", s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent",
       c.id as competition, dense_rank() over (order by c.rank, c.name collate "und-x-icu", c.id) as place,
       t.matches, t.wins, t.draws, t.losses, t.goals_for as "goalsFor", t.goals_against as "goalsAgainst",
       case when cs.format <> 'KNOCKOUT' then t.points end as points,
       t.clean_sheets as "cleanSheets", t.yellow_cards as "yellowCards", t.red_cards as "redCards",
       t.rated_matches as "ratedMatches", t.rating_sum as "ratingSum"
     from team_season_stats t
     join competition_seasons cs on cs.id = t.competition_season_id
     join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where t.team_id = ${teamId}
     order by s.year_start desc, s.id desc, place`,
    [{ columns: ['competition'], objects: sharedCompetitions }],
  );
}
