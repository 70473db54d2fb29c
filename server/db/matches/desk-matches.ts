import { sql, type Sql } from '#server/db/sql.ts';
import { handInColumns, type HandInRow } from './hand-in.ts';
import type { MatchClock } from '#domain/match/clock.ts';
import type { RecordedEntry } from '#domain/match/rules/match-record.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { Queryable, WithInstant } from '#server/db/queryable.ts';
import {
  entryColumns,
  firstLegScore,
  hasExtraTime,
  needsWinner,
  pictureAddress,
  scoreObject,
  sofiaDay,
} from '#server/db/fragments.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';

interface Named {
  id: number;
  name: string;
  nameLatin: string;
}

export interface DeskTeamRow extends Named {
  shortName: string;
  crest: string | null;
}

interface CommonRow {
  id: number;
  status: MatchStatus;
  phase: MatchPhase;
  startTime: string | null;
  venue: string | null;
  home: DeskTeamRow | null;
  away: DeskTeamRow | null;
  competition: Named;
  round: EliminationRound | null;
  score: Score | null;
  clock: MatchClock;
  halfMinutes: number;
}

export interface DeskListRow extends CommonRow, HandInRow {
  lineups: { home: boolean; away: boolean };
  /** Who recorded the last entry. */
  recordedBy: string | null;
}

const team = (column: Sql) => sql`(select json_build_object('id', t.id, 'name', t.name, 'nameLatin', t.name_latin,
  'shortName', t.short_name, 'crest', ${pictureAddress(sql`t.badge_id`)}) from teams t where t.id = ${column})`;

const commonColumns = sql`m.id, m.status, m.phase, m.start_time as "startTime", m.venue,
  ${team(sql`m.home_team_id`)} as home, ${team(sql`m.away_team_id`)} as away,
  json_build_object('id', c.id, 'name', c.name, 'nameLatin', c.name_latin) as competition,
  g.elimination_round as round, cs.half_minutes as "halfMinutes", ${scoreObject(sql`m.home_score`, sql`m.away_score`)} as score,
  json_build_object('seconds', m.clock_seconds, 'runningSince', m.clock_running_since) as clock`;

const tables = sql`matches m join gameweeks g on g.id = m.gameweek_id
  join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id`;

/** Who recorded entry `e`; null for programs and imports. */
const recorder = sql`(select coalesce(p.name, s.name) from desk_sessions s left join people p on p.id = s.person_id
  where s.id = e.session_id)`;

/** JSON has no dates. */
const withDates = <Row extends WithInstant<CommonRow, 'startTime'>>(row: Row) => ({
  ...row,
  startTime: row.startTime?.toISOString() ?? null,
  clock: { ...row.clock, runningSince: row.clock.runningSince && new Date(row.clock.runningSince) },
});

interface Span {
  from: Date;
  until: Date;
  /** Also those that are live now. */
  live: boolean;
}

/** The matches that begin in a time, live ones first, or these alone. */
export async function listDeskMatches(
  db: Queryable,
  wanted: Span | { ids: readonly number[] },
): Promise<DeskListRow[]> {
  const hasLineup = (side: Sql) =>
    sql`exists (select from lineups l where l.match_id = m.id and l.team_id = m.${side}_team_id)`;
  const rows = await db.rows<WithInstant<DeskListRow, 'startTime'>>(sql`
    select ${commonColumns},
      json_build_object('home', ${hasLineup(sql`home`)}, 'away', ${hasLineup(sql`away`)}) as lineups,
      (select ${recorder} from match_ledger e where e.match_id = m.id order by e.revision desc limit 1) as "recordedBy",
      ${handInColumns}
    from ${tables}
    where ${
      'ids' in wanted
        ? sql`m.id = any(${wanted.ids}::int[])`
        : sql`(${wanted.live} and m.status = 'LIVE') or (m.start_time >= ${wanted.from} and m.start_time < ${wanted.until})`
    }
    order by m.status <> 'LIVE', m.start_time, m.id`);
  return rows.map(withDates);
}

/** The days in Sofia on which matches begin. */
export async function listMatchDays(db: Queryable, from: Date, until: Date): Promise<string[]> {
  const rows = await db.rows<{ day: string }>(sql`
    select distinct ${sofiaDay(sql`start_time`)}::text as day from matches
    where start_time >= ${from} and start_time < ${until} order by day`);
  return rows.map(({ day }) => day);
}

export interface DeskPlayerRow extends Named {
  team: number;
  shirtNumber: number | null;
  position: string | null;
  /** Null for one who is not in the line-up. */
  starter: boolean | null;
  captain: boolean;
  squadCaptain: boolean;
  birthdate: string | null;
  parentalDeclaration: boolean;
  lastTime: { starter: boolean; position: string | null; captain: boolean; place: number } | null;
}

export interface DeskMatchRow extends CommonRow {
  competitionId: number;
  revision: number;
  /** The day of the match in Sofia; today while it has none. */
  day: string;
  knockout: boolean;
  firstLeg: Score | null;
  extraTime: boolean;
  players: DeskPlayerRow[];
  ledger: (RecordedEntry & { id: number; by: string | null })[];
}

/** The last match of a team that has a line-up, before match `m`. */
const lastMatch = (teamId: Sql) => sql`(
  select o.id from matches o
  where ${teamId} in (o.home_team_id, o.away_team_id) and o.id <> m.id and o.status in ('LIVE', 'FINISHED', 'AWARDED')
    and o.start_time < coalesce(m.start_time, now())
    and exists (select from lineups ol where ol.match_id = o.id and ol.team_id = ${teamId})
  order by o.start_time desc, o.id desc limit 1)`;

/** A match for the desk: everybody who may play, and every entry of its ledger. */
export async function findDeskMatch(db: Queryable, matchId: number): Promise<DeskMatchRow | null> {
  const rows = await db.rows<WithInstant<DeskMatchRow, 'startTime'>>(sql`
    select ${commonColumns}, c.id as "competitionId", m.revision, ${matchDay}::text as day,
      ${needsWinner} as knockout, ${firstLegScore} as "firstLeg",
      ${hasExtraTime} as "extraTime",
      (select coalesce(json_agg(listed order by listed.team, listed.starter desc nulls last, listed."shirtNumber"), '[]') from (
        select p.id, p.name, p.name_latin as "nameLatin", of.team_id as team,
          coalesce(l.shirt_number, s.shirt_number) as "shirtNumber", coalesce(l.position, p.position) as position, l.starter,
          coalesce(l.captain, false) as captain, coalesce(s.captain, false) as "squadCaptain", p.birthdate, p.parental_declaration as "parentalDeclaration",
          (select json_build_object('starter', lt.starter, 'position', lt.position, 'captain', lt.captain, 'place', lt.place)
            from lineups lt where lt.player_id = p.id and lt.team_id = of.team_id
              and lt.match_id = case of.team_id when m.home_team_id then last.home else last.away end) as "lastTime"
        from players p
        left join lineups l on l.match_id = m.id and l.player_id = p.id
        left join lateral (
          select s.team_id, s.shirt_number, s.captain from squad_memberships s
          where s.player_id = p.id and s.team_id in (m.home_team_id, m.away_team_id) and ${memberOn(matchDay)}
          order by s.joined_on desc limit 1
        ) s on true
        cross join lateral (select coalesce(l.team_id, s.team_id) as team_id) of
        where p.id in (select player_id from squad_memberships where team_id in (m.home_team_id, m.away_team_id)
            union select player_id from lineups where match_id = m.id)
          and of.team_id is not null
      ) listed) as players,
      (select coalesce(json_agg(entry order by entry.revision), '[]') from (
        select e.id, ${entryColumns()}, e.idempotency_key as key, e.details, ${recorder} as "by"
        from match_ledger e where e.match_id = m.id
      ) entry) as ledger
    from ${tables}
    cross join lateral (select ${lastMatch(sql`m.home_team_id`)} as home, ${lastMatch(sql`m.away_team_id`)} as away) last
    where m.id = ${matchId}`);
  const [row] = rows.map(withDates);
  if (!row) return null;
  const ledger = row.ledger.map((entry) => ({ ...entry, recordedAt: new Date(entry.recordedAt).toISOString() }));
  return { ...row, ledger };
}
