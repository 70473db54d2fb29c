import { sql } from '#server/db/sql.ts';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { PlannedMatch } from '#domain/match/clash.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import { CALENDAR_LOCK } from '#server/db/advisory-locks.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import type { matches } from '#server/db/tables/match.ts';

/** One change at a time: two that are checked side by side would not see each other. */
export async function lockCalendar(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`);
}

/** Matches that take place [CH3] and begin in a time. */
export async function listPlannedMatches(tx: Queryable, from: Date, until: Date): Promise<PlannedMatch[]> {
  return tx.rows<PlannedMatch>(sql`
    select m.id, m.start_time as start, cs.half_minutes as "halfMinutes", m.venue, m.referee_id as referee,
      array_remove(array[m.home_team_id, m.away_team_id], null) as teams
    from matches m join competition_seasons cs on cs.id = m.competition_season_id
    where m.start_time >= ${from} and m.start_time < ${until}
      and (m.status in ('UPCOMING', 'LIVE', 'FINISHED') or (m.status = 'AWARDED' and m.home_score is not null))
    order by m.start_time, m.id`);
}

export interface GameweekFacts {
  competitionSeasonId: CompetitionSeasonId;
  competitionId: number;
  competitionKey: string;
  competitionName: string;
  seasonKey: string;
  number: number;
  round: EliminationRound | null;
  halfMinutes: number;
}

export async function findGameweek(tx: Queryable, gameweekId: number): Promise<GameweekFacts | null> {
  return tx.maybe<GameweekFacts>(sql`
    select g.competition_season_id as "competitionSeasonId", c.id as "competitionId", c.key as "competitionKey", c.name as "competitionName",
      s.key as "seasonKey", g.number, g.elimination_round as round, cs.half_minutes as "halfMinutes"
    from gameweeks g join competition_seasons cs on cs.id = g.competition_season_id
    join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id where g.id = ${gameweekId}`);
}

interface EnteredTeam {
  id: number;
  key: string;
  name: string;
  groupId: number | null;
}

/** Those of the teams that take part in the competition. */
export async function listEnteredTeams(tx: Queryable, competition: number, teamIds: readonly number[]) {
  return tx.rows<EnteredTeam>(sql`
    select t.id, t.key, t.name, ct.group_id as "groupId" from competition_teams ct join teams t on t.id = ct.team_id
    where ct.competition_season_id = ${competition} and t.id = any(${teamIds}::int[])`);
}

/** Whether two teams meet in a gameweek in another match. */
export async function meetInGameweek(
  tx: Queryable,
  gameweekId: number,
  [one, other]: readonly [number, number],
  exceptMatchId: number | null,
): Promise<boolean> {
  return tx.exists(sql`
    select from matches where gameweek_id = ${gameweekId} and status <> 'CANCELLED' and id is distinct from ${exceptMatchId}::int
      and home_team_id in (${one}, ${other}) and away_team_id in (${one}, ${other}) limit 1`);
}

interface NamedIn {
  refereeId: number | null;
  homeId: number | null;
  awayId: number | null;
  gameweekId: number;
}

/** What the journal calls them. */
export async function findMatchNames(tx: Queryable, { refereeId, homeId, awayId, gameweekId }: NamedIn) {
  const rows = await tx.rows<Record<'referee' | 'home' | 'away', string | null> & { gameweek: number }>(sql`
    select (select name from referees where id = ${refereeId}::int) as referee,
      (select name from teams where id = ${homeId}::int) as home, (select name from teams where id = ${awayId}::int) as away,
      (select number from gameweeks where id = ${gameweekId}::int) as gameweek`);
  return rows[0] ?? { referee: null, home: null, away: null, gameweek: 0 };
}

export type MatchChange = Partial<
  Pick<
    typeof matches.$inferInsert,
    'refereeId' | 'note' | 'homeTeamId' | 'awayTeamId' | 'gameweekId' | 'groupId' | 'startTime' | 'venue'
  >
>;

export async function updateMatch(tx: Queryable, matchId: number, change: MatchChange, now: Date): Promise<void> {
  await updateRow(tx, 'matches', matchId, { ...change, changedAt: now });
}

type NewMatch = Omit<MatchChange, 'gameweekId'> &
  Pick<typeof matches.$inferInsert, 'competitionSeasonId' | 'gameweekId' | 'key'>;

export async function insertMatch(tx: Queryable, match: NewMatch, now: Date): Promise<number> {
  return insertRow(tx, 'matches', { ...match, changedAt: now });
}

/** What refers to a match and would be left without it. */
interface MatchReferences {
  news: number;
  awards: number;
  photos: number;
}

export const countReferences = (tx: Queryable, matchId: number): Promise<MatchReferences> =>
  tx.one(sql`
    select (select count(*)::int from news where match_id = ${matchId}) as news,
      (select count(*)::int from awards where match_id = ${matchId}) as awards,
      (select count(*)::int from galleries where match_id = ${matchId}) as photos`);

export interface MatchSnapshot {
  match: Record<string, unknown>;
  ledger: Record<string, unknown>[];
}

/** Removes a match with its ledger, and returns all that is needed to bring it back. */
export async function deleteMatch(tx: Queryable, matchId: number): Promise<MatchSnapshot> {
  const entries = await tx.rows<{ entry: Record<string, unknown> }>(
    sql`delete from match_ledger e where match_id = ${matchId} returning to_jsonb(e) as entry`,
  );
  const rows = await tx.rows<{ match: Record<string, unknown> }>(
    sql`delete from matches m where id = ${matchId} returning to_jsonb(m) as match`,
  );
  return { match: rows[0]?.match ?? {}, ledger: entries.map(({ entry }) => entry) };
}

/** Under its old id, so that links to its page work again. */
export async function restoreMatch(tx: Queryable, { match, ledger }: MatchSnapshot): Promise<void> {
  await tx.run(sql`
    insert into matches overriding system value
    select * from jsonb_populate_record(null::matches, ${JSON.stringify(match)}::jsonb)`);
  await tx.run(sql`
    insert into match_ledger overriding system value
    select * from jsonb_populate_recordset(null::match_ledger, ${JSON.stringify(ledger)}::jsonb)`);
}

/** The upcoming matches of a gameweek; those whose teams are not known cannot be decided about. */
export async function listUpcomingOf(tx: Queryable, gameweekId: number): Promise<{ id: number; hasTeams: boolean }[]> {
  return tx.rows<{ id: number; hasTeams: boolean }>(sql`
    select id, home_team_id is not null and away_team_id is not null as "hasTeams" from matches
    where gameweek_id = ${gameweekId} and status = 'UPCOMING' order by id`);
}

/** As the journal kept it when it was deleted last. */
export async function findDeletedMatch(tx: Queryable, matchId: number): Promise<MatchSnapshot | null> {
  const rows = await tx.rows<{ before: MatchSnapshot }>(sql`
    select before from journal where subject = ${`match:${matchId}`} and what = 'delete_match' order by id desc limit 1`);
  return rows[0]?.before ?? null;
}
