import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Reader } from '#server/db/queryable.ts';
import { isCurrentOrUpcoming, latinPitch, scoreObject, sofiaDay } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

interface NamedRow {
  name: string;
  nameLatin: string;
}

export interface CalendarMatchRow {
  id: number;
  status: MatchStatus;
  startTime: Date | null;
  sequence: number;
  changedAt: Date;
  venue: string | null;
  venueLatin: string | null;
  halfMinutes: number;
  /** The score that counts. */
  score: Score | null;
  penalties: Score | null;
  home: NamedRow | null;
  away: NamedRow | null;
  competition: NamedRow;
  season: { yearStart: number; yearEnd: number };
  gameweek: number;
  eliminationRound: EliminationRound | null;
}

const named = (alias: Sql) => sql`json_build_object('name', ${alias}.name, 'nameLatin', ${alias}.name_latin)`;

/** An imported match is dated by its kick-off, which may be in the future. */
const calendarMatches = (now: Date) => sql`
  select m.id, m.status, m.start_time as "startTime", m.sequence, least(m.changed_at, ${now}) as "changedAt", m.venue,
    ${latinPitch(sql`m.venue`)} as "venueLatin",
    cs.half_minutes as "halfMinutes",
    ${scoreObject(sql`coalesce(m.official_home, m.home_score)`, sql`coalesce(m.official_away, m.away_score)`)} as score,
    ${scoreObject(sql`m.penalties_home`, sql`m.penalties_away`)} as penalties,
    case when h.id is not null then ${named(sql`h`)} end as home, case when a.id is not null then ${named(sql`a`)} end as away,
    ${named(sql`c`)} as competition,
    json_build_object('yearStart', s.year_start, 'yearEnd', s.year_end) as season,
    g.number as gameweek, g.elimination_round as "eliminationRound"
  from matches m
  join competition_seasons cs on cs.id = m.competition_season_id
  join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
  join gameweeks g on g.id = m.gameweek_id
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id`;

const inTime = (now: Date) => sql`${isCurrentOrUpcoming(sql`s`, sofiaDay(now))} order by m.start_time, m.id`;

/** All matches of a team, played and upcoming, in seasons that are not over. */
export async function listTeamCalendar(reader: Reader, teamId: number, now: Date): Promise<CalendarMatchRow[]> {
  return reader.rows<CalendarMatchRow>(
    sql`${calendarMatches(now)} where ${teamId} = any(array[m.home_team_id, m.away_team_id]) and ${inTime(now)}`,
  );
}

export async function listCompetitionCalendar(
  reader: Reader,
  competitionId: number,
  now: Date,
): Promise<CalendarMatchRow[]> {
  return reader.rows<CalendarMatchRow>(
    sql`${calendarMatches(now)} where cs.competition_id = ${competitionId} and ${inTime(now)}`,
  );
}

export async function findCalendarMatch(reader: Reader, matchId: number, now: Date): Promise<CalendarMatchRow | null> {
  return reader.maybe<CalendarMatchRow>(sql`${calendarMatches(now)} where m.id = ${matchId}`);
}
