import type { Reader } from '#server/db/reader.ts';
import { MEMBER_ON_MATCH_DAY } from './match-day.ts';
import { latestAdult, playerObject, publicPlayers, type PlayerRow } from './public-players.ts';

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
