import { sql } from '#server/db/sql.ts';
import type { MovePreview } from '#contract/desk/players.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay, memberOn } from './match-day.ts';

/** The numbers of a squad from a day on. */
export async function listNumbers(db: Queryable, teamId: number, from: string, except: number) {
  return db.rows<MovePreview['numbers'][number]>(sql`
    select s.shirt_number as "shirtNumber", p.name, s.joined_on::text as "joinedOn", s.left_on::text as "leftOn"
    from squad_memberships s join players p on p.id = s.player_id
    where s.team_id = ${teamId} and s.player_id <> ${except} and s.shirt_number is not null
      and (s.left_on is null or s.left_on >= ${from}::date)
    order by s.shirt_number, s.joined_on`);
}

export interface MoveFacts {
  /** The last gameweek of the team's first competition before the day. */
  afterGameweek: number | null;
  /** A match of the team until then, against the new one if there is such. */
  match: { day: string; opponent: string; isNewTeam: boolean } | null;
  goals: number;
  assists: number;
  /** Of the squads on that day, before the move. */
  players: number;
  newPlayers: number;
  /** A competition of this season in which both teams play. */
  competitionId: number | null;
}

export async function findMoveFacts(
  db: Queryable,
  {
    playerId,
    teamId,
    newTeamId,
    on,
    today,
  }: {
    playerId: number;
    teamId: number;
    newTeamId: number | null;
    on: string;
    today: string;
  },
): Promise<MoveFacts> {
  const size = (team: number | null) => sql`(select count(*)::int from squad_memberships s
    where s.team_id = ${team} and s.player_id <> ${playerId} and ${memberOn(on)})`;
  const entered = (team: number | null) => sql`select cs.competition_id from competition_teams ct
    join competition_seasons cs on cs.id = ct.competition_season_id join seasons se on se.id = cs.season_id
    where ct.team_id = ${team} and se.is_current and ct.withdrawn_on is null`;
  const row = await db.maybe<MoveFacts>(sql`
    select
      (select max(g.number) from gameweeks g where g.ends_on < ${on}::date and g.competition_season_id = (
        select cs.id from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id
        join seasons se on se.id = cs.season_id join competitions c on c.id = cs.competition_id
        where ct.team_id = ${teamId} and se.is_current order by c.rank, c.id limit 1)) as "afterGameweek",
      (select json_build_object('day', ${matchDay}::text, 'opponent', o.name, 'isNewTeam', o.id is not distinct from ${newTeamId}::int)
        from matches m join teams o on o.id = case m.home_team_id when ${teamId} then m.away_team_id else m.home_team_id end
        where ${teamId} in (m.home_team_id, m.away_team_id) and m.status = 'UPCOMING' and m.start_time is not null
          and ${matchDay} >= ${today}::date and ${matchDay} < ${on}::date
        order by o.id is not distinct from ${newTeamId}::int desc, m.start_time, m.id limit 1) as match,
      (select coalesce(sum(goals), 0)::int from player_team_stats where player_id = ${playerId} and team_id = ${teamId}) as goals,
      (select coalesce(sum(assists), 0)::int from player_team_stats where player_id = ${playerId} and team_id = ${teamId}) as assists,
      ${size(teamId)} as players, ${size(newTeamId)} as "newPlayers",
      (select competition_id from (${entered(teamId)} intersect ${entered(newTeamId)}) both_teams
        join competitions c on c.id = competition_id order by c.rank, c.id limit 1) as "competitionId"`);
  if (!row) throw new Error('Nothing was found');
  return row;
}
