import type { Reader } from '#server/db/queryable.ts';
import { playerColumns, publicPlayers, type PlayerRow } from '#server/db/players/public-players.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface LineupRow extends PlayerRow {
  teamId: number;
  starter: boolean;
  shirtNumber: number | null;
  position: string | null;
  captain: boolean;
  stats: { rating: number | null; goals: number; ownGoals: number; manOfTheMatch: boolean } | null;
}

export interface PlayerStatsRow extends PlayerRow {
  teamId: number;
  teamName: string;
  teamNameLatin: string;
  position: string | null;
  minutesPlayed: number | null;
  rating: number | null;
  goals: number;
  assists: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  passes: number | null;
  keyPasses: number | null;
  passAccuracy: number | null;
  tackles: number | null;
  interceptions: number | null;
  clearances: number | null;
  blocks: number | null;
  fouls: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  goalsConceded: number | null;
  manOfTheMatch: boolean;
}

export interface TeamStatsRow {
  teamId: number;
  possession: number | null;
  shots: number | null;
  shotsOnTarget: number | null;
  shotsOffTarget: number | null;
  shotsBlocked: number | null;
  corners: number | null;
  fouls: number | null;
  yellowCards: number | null;
  redCards: number | null;
  saves: number | null;
  goals: number;
  goalsConceded: number;
  woodwork: number | null;
  averageRating: number | null;
}

const listOf = (select: Sql) => sql`(select coalesce(json_agg(listed), '[]') from (${select}) listed)`;

/** The line-ups of match `m`, as written. An awarded match has no player statistics. */
export const lineupList = (now: Date) =>
  listOf(sql`
  select ${playerColumns(sql`p`)}, l.team_id as "teamId", l.starter,
    l.shirt_number as "shirtNumber", coalesce(l.position, p.position) as position, l.captain,
    case when s.player_id is not null and m.status <> 'AWARDED' then json_build_object('rating', s.rating, 'goals', s.goals,
      'ownGoals', s.own_goals, 'manOfTheMatch', s.man_of_the_match) end as stats
  from lineups l join ${publicPlayers(now)} p on p.id = l.player_id
  left join player_match_stats s on s.match_id = l.match_id and s.player_id = l.player_id
  where l.match_id = m.id
  order by l.team_id = m.home_team_id desc, l.starter desc, l.place, p.id`);

/** Home team first, in the order of the line-ups. */
export const playerStatsList = (now: Date) =>
  listOf(sql`
  select ${playerColumns(sql`p`)}, s.team_id as "teamId", t.name as "teamName", t.name_latin as "teamNameLatin",
    coalesce(l.position, p.position) as position, s.minutes_played as "minutesPlayed", s.rating, s.goals, s.assists,
    s.shots, s.shots_on_target as "shotsOnTarget", s.shots_off_target as "shotsOffTarget",
    s.passes, s.key_passes as "keyPasses", round(100.0 * s.passes_completed / nullif(s.passes, 0), 1) as "passAccuracy",
    s.tackles, s.interceptions, s.clearances, s.blocks, s.fouls, s.yellow_cards as "yellowCards", s.red_cards as "redCards",
    s.saves, s.goals_conceded as "goalsConceded", s.man_of_the_match as "manOfTheMatch"
  from player_match_stats s join ${publicPlayers(now)} p on p.id = s.player_id join teams t on t.id = s.team_id
  left join lineups l on l.match_id = s.match_id and l.player_id = s.player_id
  where s.match_id = m.id and m.status <> 'AWARDED'
  order by s.team_id = m.home_team_id desc, s.starter desc, l.place, p.name collate "und-x-icu", p.id`);

export const teamStatsList = listOf(sql`
  select s.team_id as "teamId", s.possession, s.shots, s.shots_on_target as "shotsOnTarget",
    s.shots_off_target as "shotsOffTarget", s.shots_blocked as "shotsBlocked", s.corners, s.fouls,
    s.yellow_cards as "yellowCards", s.red_cards as "redCards", s.saves, s.goals, s.goals_conceded as "goalsConceded",
    s.woodwork, s.average_rating as "averageRating"
  from team_match_stats s where s.match_id = m.id and m.status <> 'AWARDED'`);

interface MatchSides {
  live: boolean;
  homeTeamId: number | null;
  awayTeamId: number | null;
}

const sideColumns = sql`m.status = 'LIVE' as live, m.home_team_id as "homeTeamId", m.away_team_id as "awayTeamId"`;

export async function findLineups(
  reader: Reader,
  matchId: number,
  now: Date,
): Promise<(MatchSides & { lineups: LineupRow[] }) | null> {
  return reader.maybe<MatchSides & { lineups: LineupRow[] }>(
    sql`select ${sideColumns}, ${lineupList(now)} as lineups from matches m where m.id = ${matchId}`,
  );
}

export interface MatchStatsRows {
  teamStats: TeamStatsRow[];
  playerStats: PlayerStatsRow[];
}

export async function findMatchStats(
  reader: Reader,
  matchId: number,
  now: Date,
): Promise<(MatchStatsRows & { live: boolean }) | null> {
  return reader.maybe<MatchStatsRows & { live: boolean }>(
    sql`select m.status = 'LIVE' as live, ${teamStatsList} as "teamStats", ${playerStatsList(now)} as "playerStats"
     from matches m where m.id = ${matchId}`,
  );
}
