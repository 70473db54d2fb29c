import type { MatchStatus } from '#domain/match/status.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, isCurrentOrUpcoming, latinPitch, sofiaDay, teamObject } from '#server/db/fragments.ts';
import { sql } from '#server/db/sql.ts';

export interface TeamMatchRow {
  id: number;
  startTime: Date | null;
  gameweek: number;
  status: MatchStatus;
  isHome: boolean;
  /** A knockout match may be known before both its teams are. */
  home: TeamRow | null;
  away: TeamRow | null;
  venue: string | null;
  venueLatin: string | null;
  competition: CompetitionRefRow;
}

export interface FixtureRow extends TeamMatchRow {
  homeScore: number | null;
  awayScore: number | null;
}

const matchColumns = (teamId: number) => sql`
  m.id, m.start_time as "startTime", g.number as gameweek, m.status, m.home_team_id is not distinct from ${teamId} as "isHome", m.venue,
  ${latinPitch(sql`m.venue`)} as "venueLatin",
  case when h.id is not null then ${teamObject(sql`h`)} end as home, case when a.id is not null then ${teamObject(sql`a`)} end as away,
  ${competitionObject(sql`c`)} as competition`;

// As an array, so that the planner filters the matches of a season and not all that the team ever played.
const matchJoins = (teamId: number) => sql`
  join matches m on m.competition_season_id = cs.id and ${teamId} = any(array[m.home_team_id, m.away_team_id])
  join competitions c on c.id = cs.competition_id
  join gameweeks g on g.id = m.gameweek_id
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id`;

const byCompetition = sql`c.rank, c.name collate "und-x-icu", c.id`;

/**
 * The upcoming matches of a team, and the cancelled ones in seasons that are not over: by competition, soonest first, those
 * without a date last.
 */
export async function listFixtures(reader: Reader, teamId: number, now: Date): Promise<FixtureRow[]> {
  const today = sofiaDay(now);
  return reader.rows<FixtureRow>(
    sql`select ${matchColumns(teamId)}, m.home_score as "homeScore", m.away_score as "awayScore"
     from competition_seasons cs ${matchJoins(teamId)}
     -- As an array, so that the matches of these seasons are looked at and not those of all.
     where m.competition_season_id = any(array(
         select open.id from competition_seasons open join seasons s on s.id = open.season_id where ${isCurrentOrUpcoming(sql`s`, today)}))
       and m.status in ('UPCOMING', 'LIVE', 'POSTPONED', 'CANCELLED')
     order by ${byCompetition},
       m.start_time is null or (m.status in ('POSTPONED', 'CANCELLED') and ${sofiaDay(sql`m.start_time`)} < ${today}),
       m.start_time, m.id`,
  );
}

export interface ResultRow extends TeamMatchRow {
  home: TeamRow;
  away: TeamRow;
  homeGoals: number;
  awayGoals: number;
}

/** The results of the current season, or of the latest that has any: by competition, newest first. */
export async function listResults(reader: Reader, teamId: number): Promise<ResultRow[]> {
  return reader.rows<ResultRow>(
    sql`select ${matchColumns(teamId)},
       coalesce(m.official_home, m.home_score) as "homeGoals", coalesce(m.official_away, m.away_score) as "awayGoals"
     from competition_seasons cs ${matchJoins(teamId)}
     where m.status in ('FINISHED', 'AWARDED') and cs.season_id = (
       select s.id
       from team_season_stats ts
       join competition_seasons played on played.id = ts.competition_season_id join seasons s on s.id = played.season_id
       where ts.team_id = ${teamId}
       order by s.is_current desc, s.year_start desc, s.id desc limit 1)
     order by ${byCompetition}, m.start_time desc nulls last, m.id desc`,
  );
}
