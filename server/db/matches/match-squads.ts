import type { Reader } from '#server/db/queryable.ts';
import { teamObject, type TeamRow } from '#server/db/fragments.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';
import { playerObject, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';
import { sql } from '#server/db/sql.ts';

export interface SquadPlayerRow {
  teamId: number;
  player: PlayerRow;
}

/** Who may play in a match by the squads of its day, as the public sees them, by name. */
export async function listMatchSquads(reader: Reader, matchId: number, now: Date): Promise<SquadPlayerRow[]> {
  return reader.rows<SquadPlayerRow>(
    sql`select s.team_id as "teamId", ${playerObject(sql`p`)} as player
     from matches m join squad_memberships s on s.team_id in (m.home_team_id, m.away_team_id) and ${memberOn(matchDay)}
     join ${publicPlayers(now)} p on p.id = s.player_id
     where m.id = ${matchId} order by p.name collate "und-x-icu", p.id`,
  );
}

interface NextMatchRow {
  id: number;
  competitionId: number;
  startTime: Date;
  opponent: TeamRow | null;
}

/** The next match of a team in any competition. */
export async function findNextMatch(reader: Reader, teamId: number, now: Date): Promise<NextMatchRow | null> {
  return reader.maybe<NextMatchRow>(
    sql`select m.id, cs.competition_id as "competitionId", m.start_time as "startTime",
       (select ${teamObject(sql`t`)} from teams t where t.id = m.home_team_id + m.away_team_id - ${teamId}::int) as opponent
     from matches m join competition_seasons cs on cs.id = m.competition_season_id
     where ${teamId}::int in (m.home_team_id, m.away_team_id) and m.status = 'UPCOMING' and m.start_time > ${now}
     order by m.start_time, m.id limit 1`,
  );
}
