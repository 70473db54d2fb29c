import type { Position } from '#domain/lineup/position.ts';
import type { AwardSubtype } from '#domain/player/award.ts';
import { listInColumns, type Reader } from '../reader.ts';
import type { CompetitionRefRow, SeasonRefRow, TeamRow } from './fragments.ts';
import { competitionObject, pictureAddress, presentedCompetitions, seasonObject, teamObject } from './fragments.ts';
import type { EntryRow } from './team.ts';

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
       select x.* from transfers x
       where x.to_team_id = $1 or x.from_team_id = $1 and not exists (
         select from squad_memberships sm
         where sm.player_id = x.player_id and sm.team_id = $1 and sm.joined_on <= x.moved_on
           and (sm.left_on is null or sm.left_on > x.moved_on))
     ), involved as materialized (
       select t.id, ${teamObject('t')} as object from teams t
       where t.id in (select from_team_id from moves union select to_team_id from moves)
     )
     select x.id, x.moved_on as "movedOn", x.to_team_id is not distinct from $1 as "isIn", p.id as "playerId", p.name,
       ${pictureAddress('p.picture_id')} as picture, p.position, f.object as "fromTeam", t.object as "toTeam"
     from moves x
     join players p on p.id = x.player_id
     left join involved f on f.id = x.from_team_id left join involved t on t.id = x.to_team_id
     -- As an array, so that the few are found by their ids however many players there are.
     where p.id = any(array(select player_id from moves)) and not p.hidden
     order by x.moved_on desc, x.id desc`,
    [teamId],
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

export interface TeamSeasonStatsRow extends EntryRow {
  matches: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  cleanSheets: number;
  yellowCards: number;
  redCards: number;
  ratedMatches: number;
  ratingSum: number;
}

const SUMS = [
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
] as const;

/** Newest season first, its competitions by rank. */
export async function listTeamSeasonStats(reader: Reader, teamId: number): Promise<TeamSeasonStatsRow[]> {
  return listInColumns<TeamSeasonStatsRow>(
    reader,
    ['competition', 'id', 'yearStart', 'yearEnd', 'isCurrent', ...SUMS],
    `with ${presentedCompetitions}
     select c.object as competition, s.id, s.year_start as "yearStart", s.year_end as "yearEnd", s.is_current as "isCurrent",
       ts.matches, ts.wins, ts.draws, ts.losses, ts.goals_for as "goalsFor", ts.goals_against as "goalsAgainst", ts.points,
       ts.clean_sheets as "cleanSheets", ts.yellow_cards as "yellowCards", ts.red_cards as "redCards",
       ts.rated_matches as "ratedMatches", ts.rating_sum::float8 as "ratingSum"
     from team_season_stats ts
     join competition_seasons cs on cs.id = ts.competition_season_id
     join presented_competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where ts.team_id = $1
     order by s.year_start desc, s.id desc, c.rank, c.name collate "und-x-icu", c.id`,
    [teamId],
  );
}
