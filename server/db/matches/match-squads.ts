import type { Reader } from '#server/db/reader.ts';
import { teamObject, type TeamRow } from '#server/db/fragments.ts';
import { MEMBER_ON_MATCH_DAY } from '#server/db/squads/match-day.ts';
import { latestAdult, playerObject, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';

export interface SquadPlayerRow {
  teamId: number;
  player: PlayerRow;
}

/** Who may play in a match by the squads of its day, as the public sees them, by name. */
export async function listMatchSquads(reader: Reader, matchId: number, now: Date): Promise<SquadPlayerRow[]> {
  const { rows } = await reader.query<SquadPlayerRow>(
    `select s.team_id as "teamId", ${playerObject('p')} as player
     from matches m join squad_memberships s on s.team_id in (m.home_team_id, m.away_team_id) and ${MEMBER_ON_MATCH_DAY}
     join ${publicPlayers('$2')} p on p.id = s.player_id
     where m.id = $1 order by p.name collate "und-x-icu", p.id`,
    [matchId, latestAdult(now)],
  );
  return rows;
}

interface NextMatchRow {
  id: number;
  competitionId: number;
  startTime: Date;
  opponent: TeamRow | null;
}

/** The next match of a team in any competition. */
export async function findNextMatch(reader: Reader, teamId: number, now: Date): Promise<NextMatchRow | null> {
  const { rows } = await reader.query<NextMatchRow>(
    `select m.id, cs.competition_id as "competitionId", m.start_time as "startTime",
       (select ${teamObject('t')} from teams t where t.id = m.home_team_id + m.away_team_id - $1::int) as opponent
     from matches m join competition_seasons cs on cs.id = m.competition_season_id
     where $1::int in (m.home_team_id, m.away_team_id) and m.status = 'UPCOMING' and m.start_time > $2
     order by m.start_time, m.id limit 1`,
    [teamId, now],
  );
  return rows[0] ?? null;
}
