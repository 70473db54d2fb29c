import type { MatchStatus } from '#domain/match/status.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import { competitionObject, pictureAddress, teamObject } from '#server/db/fragments.ts';
import { sql, type Sql } from '#server/db/sql.ts';

/** The teams, competition and season of a match, which the queries about it start from. */
export interface MatchPlaceRow {
  homeTeamId: number | null;
  awayTeamId: number | null;
  competitionId: number;
  seasonId: number;
  competitionSeasonId: number;
  status: MatchStatus;
}

export async function findMatchPlace(reader: Reader, matchId: number): Promise<MatchPlaceRow | null> {
  return reader.maybe<MatchPlaceRow>(
    sql`select m.home_team_id as "homeTeamId", m.away_team_id as "awayTeamId", cs.competition_id as "competitionId",
       cs.season_id as "seasonId", cs.id as "competitionSeasonId", m.status
     from matches m join competition_seasons cs on cs.id = m.competition_season_id where m.id = ${matchId}`,
  );
}

export interface PastMatchRow {
  id: number;
  status: MatchStatus;
  startTime: Date | null;
  homeGoals: number;
  awayGoals: number;
  penaltiesHome: number | null;
  penaltiesAway: number | null;
  home: TeamRow;
  away: TeamRow;
  competition: CompetitionRefRow;
}

/** Crests and names, only of the rows that are left after the limit. */
const pastMatches = (chosen: Sql) => sql`
  select m.id, m.status, m.start_time as "startTime",
    coalesce(m.official_home, m.home_score) as "homeGoals", coalesce(m.official_away, m.away_score) as "awayGoals",
    case when m.official_home is null then m.penalties_home end as "penaltiesHome",
    case when m.official_home is null then m.penalties_away end as "penaltiesAway",
    ${teamObject(sql`h`)} as home, ${teamObject(sql`a`)} as away,
    ${competitionObject(sql`c`)} as competition
  from (${chosen}) m
  join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
  join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
  order by m.start_time desc, m.id desc`;

export async function listMatchesByIds(reader: Reader, ids: readonly number[]): Promise<PastMatchRow[]> {
  return reader.rows<PastMatchRow>(pastMatches(sql`select * from matches where id = any(${ids}::int[])`));
}

const LATEST = sql`order by start_time desc, id desc limit`;

/** Finished matches, newest first. Home and away are separate queries, each in the order of its index. */
export async function listTeamMatches(
  reader: Reader,
  teamId: number,
  { limit, competitionId = null }: { limit: number; competitionId?: number | null },
): Promise<PastMatchRow[]> {
  const ofSide = (side: Sql) => sql`
    (select * from matches where ${side}_team_id = ${teamId} and status in ('FINISHED', 'AWARDED') and start_time is not null
       and (${competitionId}::int is null or competition_season_id in (
         select id from competition_seasons where competition_id = ${competitionId}))
     ${LATEST} ${limit})`;
  return reader.rows<PastMatchRow>(
    pastMatches(sql`select * from (${ofSide(sql`home`)} union all ${ofSide(sql`away`)}) both_sides ${LATEST} ${limit}`),
  );
}

const met = (home: number, away: number) =>
  sql`select * from matches where home_team_id = ${home} and away_team_id = ${away} and status in ('FINISHED', 'AWARDED')`;

export async function listMeetings(
  reader: Reader,
  first: number,
  second: number,
  limit: number,
): Promise<PastMatchRow[]> {
  return reader.rows<PastMatchRow>(
    pastMatches(
      sql`select * from (${met(first, second)} union all ${met(second, first)}) both_grounds
       where start_time is not null ${LATEST} ${limit}`,
    ),
  );
}

export interface PlayerMeetingRow extends PastMatchRow {
  goals: number;
  otherGoals: number;
}

/** Finished matches in which two played against each other, newest first. */
export async function listMeetingsOfPlayers(
  reader: Reader,
  player: number,
  other: number,
  limit: number,
): Promise<PlayerMeetingRow[]> {
  const against = sql`
    select m.* from player_match_stats p
    join player_match_stats o on o.match_id = p.match_id and o.player_id = ${other} and o.team_id <> p.team_id
    join matches m on m.id = p.match_id
    where p.player_id = ${player} and m.status = 'FINISHED' and m.start_time is not null
    order by m.start_time desc, m.id desc limit ${limit}`;
  return reader.rows<PlayerMeetingRow>(
    sql`select past.*, p.goals, o.goals as "otherGoals" from (${pastMatches(against)}) past
     join player_match_stats p on p.match_id = past.id and p.player_id = ${player}
     join player_match_stats o on o.match_id = past.id and o.player_id = ${other}
     order by past."startTime" desc, past.id desc`,
  );
}

export interface BalanceRow {
  total: number;
  firstWins: number;
  secondWins: number;
  draws: number;
  firstGoals: number;
  secondGoals: number;
}

/** All matches between two teams; one decided on penalties is a draw. */
export async function findBalance(reader: Reader, first: number, second: number): Promise<BalanceRow | null> {
  return reader.maybe<BalanceRow>(
    sql`select count(*)::int as total,
       (count(*) filter (where ours > theirs))::int as "firstWins", (count(*) filter (where ours < theirs))::int as "secondWins",
       (count(*) filter (where ours = theirs))::int as draws,
       coalesce(sum(ours), 0)::int as "firstGoals", coalesce(sum(theirs), 0)::int as "secondGoals"
     from (
       select coalesce(official_home, home_score) as ours, coalesce(official_away, away_score) as theirs
       from (${met(first, second)}) at_home
       union all
       select coalesce(official_away, away_score), coalesce(official_home, home_score) from (${met(second, first)}) at_theirs
     ) meetings`,
  );
}

/** Every competition in which a team has ever taken part. */
export async function listCompetitionsPlayed(reader: Reader, teamId: number): Promise<CompetitionRefRow[]> {
  return reader.rows<CompetitionRefRow>(
    sql`select c.id, c.name, c.name_latin as "nameLatin", ${pictureAddress(sql`c.logo_id`)} as logo from competitions c
     where c.id in (select cs.competition_id from competition_teams ct
       join competition_seasons cs on cs.id = ct.competition_season_id where ct.team_id = ${teamId})
     order by c.rank, c.name collate "und-x-icu", c.id`,
  );
}

export async function hasCompetition(reader: Reader, competitionId: number): Promise<boolean> {
  return reader.exists(sql`select from competitions where id = ${competitionId}`);
}
