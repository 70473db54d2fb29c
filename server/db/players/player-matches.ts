import type { Reader } from '#server/db/reader.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, teamObject } from '#server/db/fragments.ts';

export interface PlayerMatchRow {
  matchId: number;
  startTime: Date | null;
  team: TeamRow;
  opponent: TeamRow;
  teamScore: number;
  opponentScore: number;
  competition: CompetitionRefRow;
  minutesPlayed: number | null;
  goals: number;
  assists: number | null;
  rating: number | null;
}

interface LogPage {
  limit: number;
  offset?: number;
  teamId?: number | undefined;
}

/** The finished matches in which he played, newest first, read along the index of his log. */
export async function listPlayerMatches(
  reader: Reader,
  playerId: number,
  { limit, offset = 0, teamId }: LogPage,
): Promise<PlayerMatchRow[]> {
  const { rows } = await reader.query<PlayerMatchRow>(
    `with page as (
       select s.match_id, s.team_id, s.played_at, s.minutes_played, s.goals, s.assists, s.rating
       from player_match_stats s join matches m on m.id = s.match_id
       where s.player_id = $1 and m.status = 'FINISHED' and ($4::int is null or s.team_id = $4)
       order by s.played_at desc nulls last, s.match_id
       limit $2 offset $3
     )
     select m.id as "matchId", m.start_time as "startTime", ${teamObject('t')} as team, ${teamObject('o')} as opponent,
       ${ownFirst('coalesce(m.official_home, m.home_score)', 'coalesce(m.official_away, m.away_score)')} as "teamScore",
       ${ownFirst('coalesce(m.official_away, m.away_score)', 'coalesce(m.official_home, m.home_score)')} as "opponentScore",
       ${competitionObject('c')} as competition,
       p.minutes_played as "minutesPlayed", p.goals, p.assists, p.rating::float8 as rating
     from page p
     join matches m on m.id = p.match_id
     join teams t on t.id = p.team_id
     join teams o on o.id = ${ownFirst('m.away_team_id', 'm.home_team_id')}
     join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
     order by p.played_at desc nulls last, p.match_id`,
    [playerId, limit, offset, teamId ?? null],
  );
  return rows;
}

const ownFirst = (atHome: string, away: string) =>
  `case when p.team_id = m.home_team_id then ${atHome} else ${away} end`;
