import { sql, type Sql } from '#server/db/sql.ts';
import { PLAYER_COUNTS, TEAM_COUNTS, type Statistics } from '#domain/match/rules/act.ts';
import type { Appearance } from '#domain/match/fold-appearances.ts';
import { otherSide, type Score, type Side, type Sides } from '#domain/match/score.ts';
import { snakeCase } from '#server/db/snake-case.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Writes the players' numbers that come from the ledger. Their other statistics stay as they are. */
export async function storeAppearances(
  tx: Queryable,
  matchId: number,
  sides: Sides<number>,
  appearances: readonly Appearance<number>[],
  gone: readonly number[],
): Promise<void> {
  if (gone.length > 0)
    await tx.run(sql`delete from player_match_stats where match_id = ${matchId} and player_id = any(${gone}::int[])`);
  if (appearances.length === 0) return;
  const rows = appearances.map(({ player, side, minutes, ...counts }) => ({
    player_id: player,
    team_id: sides[side],
    minutes_played: minutes,
    starter: counts.starter,
    goals: counts.goals,
    own_goals: counts.ownGoals,
    assists: counts.assists,
    yellow_cards: counts.yellowCards,
    red_cards: counts.redCards,
    goals_conceded: counts.goalsConceded,
  }));
  await tx.run(sql`
    insert into player_match_stats (match_id, played_at, player_id, team_id, starter, minutes_played, goals, own_goals,
      assists, yellow_cards, red_cards, goals_conceded)
    select ${matchId}, (select start_time from matches where id = ${matchId}), r.player_id, r.team_id, r.starter,
      r.minutes_played, r.goals, r.own_goals, r.assists, r.yellow_cards, r.red_cards, r.goals_conceded
    from ${recordset(sql`player_match_stats`, rows)} r
    on conflict (match_id, player_id) do update set ${sql.join(LEDGER_COLUMNS.map((column) => sql`${column} = excluded.${column}`))}
    where (${columnsOf(sql`player_match_stats`)}) is distinct from (${columnsOf(sql`excluded`)})`);
}

const LEDGER_COLUMNS = [
  'team_id',
  'starter',
  'minutes_played',
  'goals',
  'own_goals',
  'assists',
  'yellow_cards',
  'red_cards',
  'goals_conceded',
].map(sql.identifier);
const columnsOf = (table: Sql) => sql.join(LEDGER_COLUMNS.map((column) => sql`${table}.${column}`));

/** A match that has not begun, or was reset, has no statistics. */
export async function deleteStatistics(tx: Queryable, matchId: number): Promise<void> {
  await tx.run(sql`delete from player_match_stats where match_id = ${matchId}`);
  await tx.run(sql`delete from team_match_stats where match_id = ${matchId}`);
}

/** Writes the teams' numbers that come from the ledger. */
export async function storeTeams(
  tx: Queryable,
  matchId: number,
  sides: Sides<number>,
  score: Score,
  appearances: readonly Appearance<number>[],
): Promise<void> {
  const rows = (['home', 'away'] as const).map((side) => {
    const own = appearances.filter((appearance) => appearance.side === side);
    return {
      team_id: sides[side],
      goals: score[side],
      goals_conceded: score[otherSide(side)],
      yellow_cards: own.reduce((sum, { yellowCards }) => sum + yellowCards, 0),
      red_cards: own.reduce((sum, { redCards }) => sum + redCards, 0),
    };
  });
  await tx.run(sql`
    insert into team_match_stats (match_id, team_id, goals, goals_conceded, yellow_cards, red_cards)
    select ${matchId}, r.team_id, r.goals, r.goals_conceded, r.yellow_cards, r.red_cards
    from ${recordset(sql`team_match_stats`, rows)} r
    on conflict (match_id, team_id) do update set goals = excluded.goals, goals_conceded = excluded.goals_conceded,
      yellow_cards = excluded.yellow_cards, red_cards = excluded.red_cards`);
}

/** A team's rating is the mean of its players'. */
export async function storeTeamRatings(tx: Queryable, matchId: number): Promise<void> {
  await tx.run(sql`
    update team_match_stats t set average_rating = (
      select round(avg(p.rating), 2) from player_match_stats p where p.match_id = t.match_id and p.team_id = t.team_id)
    where t.match_id = ${matchId}`);
}

export async function storeManOfTheMatch(tx: Queryable, matchId: number, player: number | null): Promise<void> {
  await tx.run(sql`
    update player_match_stats set man_of_the_match = not man_of_the_match
    where match_id = ${matchId} and man_of_the_match <> (player_id is not distinct from ${player}::int)`);
}

const PLAYER_COLUMNS = ['rating', ...PLAYER_COUNTS].map((name) => sql.identifier(snakeCase(name)));
const TEAM_COLUMNS = TEAM_COUNTS.map((name) => sql.identifier(snakeCase(name)));

/** A player named in statistics took part; counts that are left out keep their value. */
export async function storeStatistics(
  tx: Queryable,
  matchId: number,
  sides: Sides<number>,
  sideOfPlayer: (player: number) => Side,
  score: Score | null,
  { teams, players }: Statistics,
): Promise<void> {
  const playerRows = players.map(({ player, ...counts }) => ({
    player_id: player,
    team_id: sides[sideOfPlayer(player)],
    ...inSnakeCase(counts),
  }));
  await tx.run(sql`
    insert into player_match_stats (match_id, player_id, team_id, starter, played_at)
    select ${matchId}, r.player_id, r.team_id, false, (select start_time from matches where id = ${matchId})
    from ${recordset(sql`player_match_stats`, playerRows)} r on conflict do nothing`);
  await tx.run(sql`
    update player_match_stats s set ${overlay(PLAYER_COLUMNS)} from ${recordset(sql`player_match_stats`, playerRows)} r
    where s.match_id = ${matchId} and s.player_id = r.player_id`);
  const teamRows = (['home', 'away'] as const).map((side) => ({
    team_id: sides[side],
    goals: score?.[side] ?? 0,
    goals_conceded: score?.[otherSide(side)] ?? 0,
    ...inSnakeCase(teams[side] ?? {}),
  }));
  await tx.run(sql`
    insert into team_match_stats (match_id, team_id, goals, goals_conceded)
    select ${matchId}, r.team_id, r.goals, r.goals_conceded from ${recordset(sql`team_match_stats`, teamRows)} r
    on conflict do nothing`);
  await tx.run(sql`
    update team_match_stats s set ${overlay(TEAM_COLUMNS)} from ${recordset(sql`team_match_stats`, teamRows)} r
    where s.match_id = ${matchId} and s.team_id = r.team_id`);
}

/** Clears all counts before the remaining entries are applied again. Only players named by the ledger stay. */
export async function clearStatistics(
  tx: Queryable,
  matchId: number,
  appearances: readonly Appearance<number>[],
): Promise<void> {
  const players = appearances.map(({ player }) => player);
  await tx.run(sql`delete from player_match_stats where match_id = ${matchId} and player_id <> all(${players}::int[])`);
  const cleared = (columns: readonly Sql[]) => sql.join(columns.map((column) => sql`${column} = null`));
  await tx.run(sql`update player_match_stats set ${cleared(PLAYER_COLUMNS)} where match_id = ${matchId}`);
  await tx.run(sql`update team_match_stats set ${cleared(TEAM_COLUMNS)} where match_id = ${matchId}`);
}

const recordset = (table: Sql, rows: readonly object[]): Sql =>
  sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`;

const overlay = (columns: readonly Sql[]) =>
  sql.join(columns.map((column) => sql`${column} = coalesce(r.${column}, s.${column})`));

const inSnakeCase = (counts: object) =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [snakeCase(name), value as number]));
