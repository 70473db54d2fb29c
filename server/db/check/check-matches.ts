import { sql, type Sql } from '#server/db/sql.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchesWithTeams, matchSuspect, type Suspect } from './check-fragments.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';

/** Matches that began before an instant and were not ended, cancelled or moved. */
export async function listUnendedMatches(db: Queryable, before: Date): Promise<(Suspect & { status: MatchStatus })[]> {
  return db.rows<Suspect & { status: MatchStatus }>(sql`
    select ${matchSuspect}, m.status from ${matchesWithTeams}
    where m.status in ('UPCOMING', 'LIVE') and m.start_time < ${before} order by m.start_time, m.id`);
}

interface Engaged extends Suspect {
  who: 'team' | 'referee' | 'pitch';
  whoName: string;
  start: Date;
  halfMinutes: number;
  /** The match before, of the same team, referee or pitch. */
  earlierName: string;
  earlierStart: Date;
  earlierHalfMinutes: number;
}

/** Matches that follow another of the same team, referee or pitch within a day. */
export async function listCloseMatches(db: Queryable): Promise<Engaged[]> {
  return db.rows<Engaged>(sql`
    with taking_place as (
      select m.*, cs.half_minutes from matches m join competition_seasons cs on cs.id = m.competition_season_id
      where m.start_time is not null
        and (m.status in ('UPCOMING', 'LIVE', 'FINISHED') or (m.status = 'AWARDED' and m.home_score is not null))
    ), engaged as (
      select id, start_time, half_minutes, 'team' as who, t.name as who_name
      from taking_place, lateral (select name from teams where teams.id in (home_team_id, away_team_id)) t
      union all select t.id, start_time, half_minutes, 'referee', r.name from taking_place t join referees r on r.id = referee_id
      union all select id, start_time, half_minutes, 'pitch', venue from taking_place where venue <> ''
    ), followed as (
      select *, lag(id) over one_after_another as earlier_id, lag(start_time) over one_after_another as earlier_start,
        lag(half_minutes) over one_after_another as earlier_half_minutes
      from engaged window one_after_another as (partition by who, who_name order by start_time, id)
    ), close as (select * from followed where start_time < earlier_start + interval '1 day')
    select ${matchSuspect}, who, who_name as "whoName", f.start_time as start, half_minutes as "halfMinutes",
      coalesce(eh.name, '?') || ' – ' || coalesce(ea.name, '?') as "earlierName",
      earlier_start as "earlierStart", earlier_half_minutes as "earlierHalfMinutes"
    from close f join (${matchesWithTeams}) on m.id = f.id join matches e on e.id = earlier_id
    left join teams eh on eh.id = e.home_team_id left join teams ea on ea.id = e.away_team_id
    order by f.start_time, m.id, who`);
}

interface Outsider extends Suspect {
  team: string;
}

/** Matches of teams that do not take part in the competition. */
export async function listMatchesOfUnenteredTeams(db: Queryable): Promise<Outsider[]> {
  return db.rows<Outsider>(sql`
    select ${matchSuspect}, t.name as team from ${matchesWithTeams} join teams t on t.id in (m.home_team_id, m.away_team_id)
    where not exists (select from competition_teams ct where ct.competition_season_id = m.competition_season_id and ct.team_id = t.id)
    order by m.start_time, m.id, t.id`);
}

interface Misdated extends Suspect {
  from: string;
  until: string;
}

const misdated = (span: Sql, more: Sql) => sql`
  select ${matchSuspect}, span.starts_on::text as from, span.ends_on::text as until
  from ${matchesWithTeams} join ${span}
  where m.start_time is not null and m.status not in ('POSTPONED', 'CANCELLED') and ${more}
    and ${matchDay} not between span.starts_on and span.ends_on
  order by m.start_time, m.id`;

export async function listMatchesOutsideSeason(db: Queryable): Promise<Misdated[]> {
  return db.rows<Misdated>(misdated(sql`competition_seasons span on span.id = m.competition_season_id`, sql`true`));
}

/** Moved matches are left out, because somebody chose their date. */
export async function listMatchesOutsideGameweek(db: Queryable): Promise<Misdated[]> {
  return db.rows<Misdated>(
    misdated(sql`gameweeks span on span.id = m.gameweek_id`, sql`m.previous_start_time is null and m.sequence = 0`),
  );
}

interface Linked extends Suspect {
  column: 'live_video' | 'summary_video';
  link: string;
}

export async function listVideoLinks(db: Queryable): Promise<Linked[]> {
  return db.rows<Linked>(sql`
    select ${matchSuspect}, link.column_name as "column", link.link from ${matchesWithTeams},
      lateral (values ('live_video', m.live_video), ('summary_video', m.summary_video)) as link(column_name, link)
    where link.link is not null order by m.start_time, m.id`);
}

interface Scored extends Suspect {
  home: number;
  away: number;
  score: [number, number];
  penalties: [number, number] | null;
}

/** Matches whose goals may not add up to the result, including all with corrections, which only the domain can fold. */
export async function listScoresToCheck(db: Queryable): Promise<Scored[]> {
  return db.rows<Scored>(sql`
    with ledger_sums as (
      select e.match_id, count(*) filter (where kind = 'GOAL' and (e.team_id = m.home_team_id) <> own_goal) as home,
        count(*) filter (where kind = 'GOAL' and (e.team_id = m.home_team_id) = own_goal) as away,
        count(*) filter (where kind = 'SHOOTOUT_SCORED' and e.team_id = m.home_team_id) as kicks_home,
        count(*) filter (where kind = 'SHOOTOUT_SCORED' and e.team_id = m.away_team_id) as kicks_away,
        count(*) filter (where kind in ('CORRECTION', 'WITHDRAWAL', 'RESCHEDULE')) as changes,
        count(*) filter (where kind like 'SHOOTOUT%') as kicks
      from match_ledger e join matches m on m.id = e.match_id group by e.match_id
      having count(*) filter (where kind in ('GOAL', 'PHASE')) > 0
    )
    select ${matchSuspect}, m.home_team_id as home, m.away_team_id as away,
      json_build_array(m.home_score, m.away_score) as score,
      case when kicks > 0 then json_build_array(coalesce(m.penalties_home, 0), coalesce(m.penalties_away, 0)) end as penalties
    from ledger_sums join (${matchesWithTeams}) on m.id = ledger_sums.match_id
    where m.status in ('FINISHED', 'AWARDED') and m.home_score is not null
      and (changes > 0 or (home, away) <> (m.home_score, m.away_score)
        or (kicks > 0 and (kicks_home, kicks_away) <> (coalesce(m.penalties_home, 0), coalesce(m.penalties_away, 0))))
    order by m.start_time, m.id`);
}

interface PlayerOutsideSquad extends Suspect {
  team: string;
  playerId: number;
  player: string;
}

/** Players of a team who are not in its squad on the day; teams without any squad are left out. */
const playersOutsideSquad = (named: Sql) => sql`
  select distinct ${matchSuspect}, m.start_time, t.name as team, p.id as "playerId", p.name as player
  from (${named}) named(match_id, team_id, player_id) join (${matchesWithTeams}) on m.id = named.match_id
  join teams t on t.id = named.team_id join players p on p.id = named.player_id
  where t.id in (select team_id from squad_memberships)
    and not exists (select from squad_memberships s
      where s.team_id = named.team_id and s.player_id = named.player_id and ${memberOn(matchDay)})
  order by m.start_time, m.id, t.name, p.name`;

export async function listLineupPlayersOutsideSquad(db: Queryable): Promise<PlayerOutsideSquad[]> {
  return db.rows<PlayerOutsideSquad>(playersOutsideSquad(sql`select match_id, team_id, player_id from lineups`));
}

/** Includes withdrawn entries. */
export async function listLedgerPlayersOutsideSquad(db: Queryable): Promise<PlayerOutsideSquad[]> {
  return db.rows<PlayerOutsideSquad>(
    playersOutsideSquad(sql`select match_id, team_id, player_id from match_ledger
      union all select match_id, team_id, other_player_id from match_ledger`),
  );
}

/** Players in matches, by name. */
export async function listNamedAppearances(
  db: Queryable,
  appearances: readonly { matchId: number; playerId: number }[],
): Promise<(Suspect & { playerId: number; player: string })[]> {
  return db.rows<Suspect & { playerId: number; player: string }>(sql`
    select ${matchSuspect}, p.id as "playerId", p.name as player
    from unnest(${appearances.map(({ matchId }) => matchId)}::int[],
      ${appearances.map(({ playerId }) => playerId)}::int[]) named(match_id, player_id)
    join (${matchesWithTeams}) on m.id = named.match_id join players p on p.id = named.player_id
    order by m.start_time, m.id, p.name`);
}
