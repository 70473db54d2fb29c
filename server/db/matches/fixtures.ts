import type { EliminationRound } from '#domain/match/round.ts';
import type { Reader } from '#server/db/reader.ts';
import {
  competitionObject,
  latinPlace,
  teamObject,
  type CompetitionRefRow,
  type TeamRow,
} from '#server/db/fragments.ts';
import { listedMatchColumns, type GameweekMatchRow } from './gameweek.ts';

/** A match in a list across competitions. */
export interface FixtureListRow extends GameweekMatchRow {
  competition: CompetitionRefRow;
  gameweek: number;
  eliminationRound: EliminationRound | null;
}

const fixtures = `
  select ${listedMatchColumns}, m.venue, ${latinPlace('m.venue')} as "venueLatin",
    case when h.id is not null then ${teamObject('h')} end as home,
    case when a.id is not null then ${teamObject('a')} end as away,
    ${competitionObject('c')} as competition, g.number as gameweek, g.elimination_round as "eliminationRound"
  from matches m
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
  join gameweeks g on g.id = m.gameweek_id
  join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id`;

const inTime = `order by m.start_time, c.rank, m.id`;

/** All matches of the league that are or were set for this time, whatever became of them. */
export async function listMatchesBetween(reader: Reader, from: Date, until: Date): Promise<FixtureListRow[]> {
  const { rows } = await reader.query<FixtureListRow>(
    `${fixtures} where (m.status <> 'UPCOMING' or ${willBePlayed}) and m.start_time >= $1 and m.start_time < $2 ${inTime}`,
    [from, until],
  );
  return rows;
}

/** The matches of a team that left will not be played (ST12). */
const willBePlayed = `m.status = 'UPCOMING' and not exists (
  select from competition_teams ct
  where ct.competition_season_id = m.competition_season_id and ct.team_id in (m.home_team_id, m.away_team_id)
    and ct.withdrawn_on is not null)`;

/** The upcoming matches of the seven days that begin with the first of them. */
export async function listNextMatchDays(reader: Reader, from: Date): Promise<FixtureListRow[]> {
  const { rows } = await reader.query<FixtureListRow>(
    `${fixtures} where ${willBePlayed} and m.start_time >= $1 and m.start_time < (
       select min(m.start_time) + interval '7 days' from matches m where ${willBePlayed} and m.start_time >= $1) ${inTime}`,
    [from],
  );
  return rows;
}

export interface FollowedTeamRow {
  team: TeamRow;
  /** The live match, else the next one. */
  next: number | null;
  last: number | null;
}

/** Teams with the ids of their next and last matches; each side is read along its own index. */
export async function listFollowedTeams(reader: Reader, teamIds: number[], now: Date): Promise<FollowedTeamRow[]> {
  const nearest = (side: 'home' | 'away', condition: string, order: string) =>
    `(select m.id, m.status, m.start_time from matches m
      where m.${side}_team_id = t.id and ${condition} order by m.start_time ${order}, m.id limit 1)`;
  const either = (condition: string, order: string) =>
    `(select m.id from (${nearest('home', condition, order)} union all ${nearest('away', condition, order)}) m
      order by m.start_time ${order}, m.id limit 1)`;
  const { rows } = await reader.query<FollowedTeamRow>(
    `select ${teamObject('t')} as team,
       coalesce(${either("m.status = 'LIVE'", '')}, ${either(`${willBePlayed} and m.start_time >= $2`, '')}) as next,
       ${either("m.status in ('FINISHED', 'AWARDED') and m.start_time is not null", 'desc')} as last
     from teams t where t.id = any($1::int[])`,
    [teamIds, now],
  );
  return rows;
}

export async function listMatchesById(reader: Reader, ids: number[]): Promise<FixtureListRow[]> {
  const { rows } = await reader.query<FixtureListRow>(`${fixtures} where m.id = any($1::int[])`, [ids]);
  return rows;
}

export async function listNextMatches(
  reader: Reader,
  competitionSeasonId: number,
  from: Date,
  limit: number,
): Promise<FixtureListRow[]> {
  const { rows } = await reader.query<FixtureListRow>(
    `${fixtures} where m.competition_season_id = $1 and ${willBePlayed} and m.start_time >= $2 ${inTime} limit $3`,
    [competitionSeasonId, from, limit],
  );
  return rows;
}
