import { hasExtraTime, needsWinner } from '#server/db/fragments.ts';
import { sql } from '#server/db/sql.ts';
import type { Position } from '#domain/lineup/position.ts';
import type { MatchStatus } from '#domain/match/status.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay, memberOn } from '#server/db/squads/match-day.ts';

export interface FixtureRow {
  id: number;
  key: string;
  status: MatchStatus;
  startTime: Date;
  home: number;
  away: number;
  knockout: boolean;
  extraTime: boolean;
  rank: number;
  competitionId: number;
}

/** Live and upcoming matches of the current season, where both teams are known. */
export async function listFixtures(db: Queryable): Promise<FixtureRow[]> {
  return db.rows<FixtureRow>(sql`
    select m.id, m.key, m.status, m.start_time as "startTime", m.home_team_id as home, m.away_team_id as away,
      ${needsWinner} as knockout, ${hasExtraTime} as "extraTime", c.rank, c.id as "competitionId"
    from matches m
    join gameweeks g on g.id = m.gameweek_id
    join competition_seasons cs on cs.id = m.competition_season_id
    join competitions c on c.id = cs.competition_id
    join seasons s on s.id = cs.season_id
    where s.is_current and m.status in ('UPCOMING', 'LIVE') and m.start_time is not null
      and m.home_team_id is not null and m.away_team_id is not null
    order by m.start_time, m.id`);
}

export interface SquadRow {
  player: number;
  key: string;
  name: string;
  team: number;
  position: Position | null;
  shirtNumber: number | null;
  hidden: boolean;
  /** Null for one who is not in the line-up. */
  starter: boolean | null;
  place: number | null;
  captain: boolean;
}

/** Who may play in a match: the first teams of both clubs on its day, with their place in the line-up. */
export async function listSquads(db: Queryable, matchId: number): Promise<SquadRow[]> {
  return db.rows<SquadRow>(sql`
    select distinct on (p.id) p.id as player, p.key, p.name, p.hidden, coalesce(l.team_id, s.team_id) as team,
      coalesce(l.position, p.position) as position, coalesce(l.shirt_number, s.shirt_number) as "shirtNumber",
      l.starter, l.place, coalesce(l.captain, false) as captain
    from matches m
    join squad_memberships s on s.team_id in (m.home_team_id, m.away_team_id) and s.rank = 'MAIN'
      and ${memberOn(matchDay)}
    join players p on p.id = s.player_id
    left join lineups l on l.match_id = m.id and l.player_id = p.id
    where m.id = ${matchId}
    order by p.id, s.joined_on desc`);
}

/** The idempotency keys of the acts of a script that are already recorded. */
export async function listActKeys(db: Queryable, matchId: number, prefix: string): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(
    sql`select idempotency_key as key from match_ledger where match_id = ${matchId} and starts_with(idempotency_key, ${prefix})`,
  );
  return rows.map(({ key }) => key);
}

/** Those of the matches in which a person recorded something at the desk. */
export async function listTakenMatches(db: Queryable, matchIds: readonly number[]): Promise<Set<number>> {
  if (matchIds.length === 0) return new Set();
  const rows = await db.rows<{ id: number }>(
    sql`select distinct match_id as id from match_ledger where session_id is not null and match_id = any(${matchIds}::int[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Moves the start of a match's gameweek forward to this day if it is later. */
export async function beginGameweek(db: Queryable, matchId: number, day: string): Promise<void> {
  await db.run(sql`
    update gameweeks set starts_on = ${day}::date
    where id = (select gameweek_id from matches where id = ${matchId}) and starts_on > ${day}::date`);
}

/** The current league of the highest rank, with its teams. */
export async function findLeague(db: Queryable): Promise<{ competitionSeasonId: number; teams: number[] } | null> {
  return db.maybe<{ competitionSeasonId: number; teams: number[] }>(sql`
    select cs.id as "competitionSeasonId",
      (select json_agg(team_id order by team_id) from competition_teams where competition_season_id = cs.id) as teams
    from competition_seasons cs
    join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
    where s.is_current and cs.format = 'LEAGUE' order by c.rank limit 1`);
}

/** Adds a gameweek behind the last one, with its matches. */
export async function addGameweek(
  db: Queryable,
  competitionSeasonId: number,
  pairs: readonly { home: number; away: number; startTime: Date; venue: string }[],
  day: string,
): Promise<void> {
  const rows = await db.rows<{ id: number; number: number }>(sql`
    insert into gameweeks (competition_season_id, number, starts_on, ends_on)
    select ${competitionSeasonId}, coalesce(max(number), 0) + 1, ${day}::date, ${day}::date + 6
    from gameweeks where competition_season_id = ${competitionSeasonId}
    returning id, number`);
  const gameweek = rows[0];
  if (!gameweek) return;
  for (const { home, away, startTime, venue } of pairs) {
    await db.run(sql`
      insert into matches (key, competition_season_id, gameweek_id, home_team_id, away_team_id, start_time, venue, referee_id)
      values (${`extra-${competitionSeasonId}-${gameweek.number}-${home}-${away}`}, ${competitionSeasonId}, ${gameweek.id},
        ${home}, ${away}, ${startTime}, ${venue}, (select id from referees order by random() limit 1))`);
  }
}
