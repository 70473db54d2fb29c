import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Reader } from '#server/db/reader.ts';
import { isCurrentOrUpcoming, latinPlace, scoreObject, sofiaDay } from '#server/db/fragments.ts';

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

const named = (alias: string) => `json_build_object('name', ${alias}.name, 'nameLatin', ${alias}.name_latin)`;

/** $2 is now: an imported match is dated by its kick-off, which may be in the future. */
const calendarMatches = `
  select m.id, m.status, m.start_time as "startTime", m.sequence, least(m.changed_at, $2) as "changedAt", m.venue,
    ${latinPlace('m.venue')} as "venueLatin",
    cs.half_minutes as "halfMinutes",
    ${scoreObject('coalesce(m.official_home, m.home_score)', 'coalesce(m.official_away, m.away_score)')} as score,
    ${scoreObject('m.penalties_home', 'm.penalties_away')} as penalties,
    case when h.id is not null then ${named('h')} end as home, case when a.id is not null then ${named('a')} end as away,
    ${named('c')} as competition,
    json_build_object('yearStart', s.year_start, 'yearEnd', s.year_end) as season,
    g.number as gameweek, g.elimination_round as "eliminationRound"
  from matches m
  join competition_seasons cs on cs.id = m.competition_season_id
  join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
  join gameweeks g on g.id = m.gameweek_id
  left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id`;

const inTime = `${isCurrentOrUpcoming('s', sofiaDay('$2'))} order by m.start_time, m.id`;

/** All matches of a team, played and upcoming, in seasons that are not over. */
export async function listTeamCalendar(reader: Reader, teamId: number, now: Date): Promise<CalendarMatchRow[]> {
  const { rows } = await reader.query<CalendarMatchRow>(
    `${calendarMatches} where $1 = any(array[m.home_team_id, m.away_team_id]) and ${inTime}`,
    [teamId, now],
  );
  return rows;
}

export async function listCompetitionCalendar(
  reader: Reader,
  competitionId: number,
  now: Date,
): Promise<CalendarMatchRow[]> {
  const { rows } = await reader.query<CalendarMatchRow>(
    `${calendarMatches} where cs.competition_id = $1 and ${inTime}`,
    [competitionId, now],
  );
  return rows;
}

export async function findCalendarMatch(reader: Reader, matchId: number, now: Date): Promise<CalendarMatchRow | null> {
  const { rows } = await reader.query<CalendarMatchRow>(`${calendarMatches} where m.id = $1`, [matchId, now]);
  return rows[0] ?? null;
}
