import { sql, type Sql } from '#server/db/sql.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';

interface Named {
  name: string;
  nameLatin: string;
}

export interface ReportMatchRow {
  id: number;
  competitionId: number;
  competition: Named;
  yearStart: number;
  yearEnd: number;
  gameweek: number;
  eliminationRound: EliminationRound | null;
  group: string | null;
  startTime: Date | null;
  /** The day of the match in Sofia; today while it has none. */
  day: string;
  venue: string | null;
  note: string | null;
  referee: Named | null;
  home: (Named & { id: number }) | null;
  away: (Named & { id: number }) | null;
}

export type ReportSelection = { id: number } | { key: string } | { day: string } | { gameweek: number };

const selectedMatches = (wanted: ReportSelection) => {
  if ('id' in wanted) return sql`m.id = ${wanted.id}`;
  if ('key' in wanted) return sql`m.key = ${wanted.key}`;
  const isOfTime =
    'gameweek' in wanted
      ? sql`m.gameweek_id = ${wanted.gameweek}`
      : sql`m.start_time is not null and ${matchDay} = ${wanted.day}::date`;
  return sql`${isOfTime} and m.status not in ('POSTPONED', 'CANCELLED')`;
};

export async function listReportMatches(db: Queryable, wanted: ReportSelection): Promise<ReportMatchRow[]> {
  const named = (table: Sql) =>
    sql`json_build_object('id', ${table}.id, 'name', ${table}.name, 'nameLatin', ${table}.name_latin)`;
  const namedIfAny = (table: Sql) => sql`case when ${table}.id is not null then ${named(table)} end`;
  return db.rows<ReportMatchRow>(sql`
    select m.id, c.id as "competitionId", ${named(sql`c`)} as competition, se.year_start as "yearStart", se.year_end as "yearEnd",
      g.number as gameweek, g.elimination_round as "eliminationRound", gr.name as group, m.start_time as "startTime",
      ${matchDay}::text as day, m.venue, m.note, ${namedIfAny(sql`r`)} as referee, ${namedIfAny(sql`h`)} as home, ${namedIfAny(sql`a`)} as away
    from matches m join competition_seasons cs on cs.id = m.competition_season_id
    join competitions c on c.id = cs.competition_id join seasons se on se.id = cs.season_id
    join gameweeks g on g.id = m.gameweek_id left join groups gr on gr.id = m.group_id
    left join referees r on r.id = m.referee_id
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    where ${selectedMatches(wanted)} order by m.start_time, m.venue, m.id`);
}

export interface ReportPlayerRow extends Named {
  id: number;
  teamId: number;
  shirtNumber: number | null;
  position: string | null;
  birthdate: string | null;
  parentalDeclaration: boolean;
  /** Null for one who is not in the line-up. */
  starter: boolean | null;
  captain: boolean | null;
}

/** Who may play in a match, by the squads of its day, including hidden players. */
export async function listReportPlayers(db: Queryable, matchId: number): Promise<ReportPlayerRow[]> {
  return db.rows<ReportPlayerRow>(sql`
    select distinct on (p.id) p.id, p.name, p.name_latin as "nameLatin", s.team_id as "teamId",
      coalesce(l.shirt_number, s.shirt_number) as "shirtNumber", coalesce(l.position, p.position) as position,
      p.birthdate::text, p.parental_declaration as "parentalDeclaration", l.starter, l.captain
    from matches m join squad_memberships s on s.team_id in (m.home_team_id, m.away_team_id) and ${memberOn(matchDay)}
    join players p on p.id = s.player_id
    left join lineups l on l.match_id = m.id and l.player_id = p.id and l.team_id = s.team_id
    where m.id = ${matchId} order by p.id, l.starter is null, s.joined_on desc`);
}
