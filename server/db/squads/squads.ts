import { eq, inArray } from 'drizzle-orm';
import { sql } from '#server/db/sql.ts';
import type { Membership } from '#domain/team/membership.ts';
import type { Career, Transfer } from '#domain/team/plan-move.ts';
import type { Entry, NumberedMember, SquadContext } from '#domain/team/squad-rules.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay } from './match-day.ts';
import { squadMemberships, transfers } from '#server/db/tables/team.ts';
import { freeKey } from '#server/db/free-key.ts';

/** The rules of squads concern several players at once, so one change waits for the other, imports included. */
export const lockSquads = (tx: Queryable) => tx.run(sql`lock table squad_memberships in share row exclusive mode`);

/** Of a player, in order of time. */
export async function readCareer(db: Queryable, playerId: number): Promise<Career> {
  const memberships: Membership[] = await db
    .select({
      id: squadMemberships.id,
      teamId: squadMemberships.teamId,
      shirtNumber: squadMemberships.shirtNumber,
      rank: squadMemberships.rank,
      captain: squadMemberships.captain,
      loanFromId: squadMemberships.loanFromId,
      joinedOn: squadMemberships.joinedOn,
      leftOn: squadMemberships.leftOn,
    })
    .from(squadMemberships)
    .where(eq(squadMemberships.playerId, playerId))
    .orderBy(squadMemberships.joinedOn, squadMemberships.id);
  const moves: Transfer[] = await db
    .select({
      id: transfers.id,
      fromTeamId: transfers.fromTeamId,
      toTeamId: transfers.toTeamId,
      rank: transfers.rank,
      movedOn: transfers.movedOn,
    })
    .from(transfers)
    .where(eq(transfers.playerId, playerId))
    .orderBy(transfers.movedOn, transfers.id);
  return { memberships, transfers: moves };
}

export async function findMembership(db: Queryable, id: number): Promise<{ playerId: number; teamId: number } | null> {
  const [found] = await db
    .select({ playerId: squadMemberships.playerId, teamId: squadMemberships.teamId })
    .from(squadMemberships)
    .where(eq(squadMemberships.id, id));
  return found ?? null;
}

interface CurrentMember {
  id: number;
  playerId: number;
  name: string;
  birthdate: string | null;
  joinedOn: string;
}

/** Who is in the squad today, or will be. */
export const listCurrentMembers = (tx: Queryable, teamId: number, today: string): Promise<CurrentMember[]> =>
  tx.rows(sql`
    select s.id, s.player_id as "playerId", p.name, p.birthdate::text, s.joined_on::text as "joinedOn"
    from squad_memberships s join players p on p.id = s.player_id
    where s.team_id = ${teamId} and (s.left_on is null or s.left_on >= ${today}) order by p.name, s.id`);

/** What the rules ask about these teams and this player. */
export async function readSquadFacts(
  db: Queryable,
  playerIds: readonly number[],
  teamIds: readonly number[],
): Promise<Pick<SquadContext, 'entries' | 'numbers' | 'played'>> {
  const players = sql`any(${[...playerIds]}::int[])`;
  const teams = sql`any(${[...new Set(teamIds)]}::int[])`;
  const entries = await db.rows<Entry>(sql`
    select cs.id as "competitionSeasonId", ct.team_id as "teamId", cs.starts_on as "startsOn", cs.ends_on as "endsOn",
      ct.withdrawn_on as "withdrawnOn"
    from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id where ct.team_id = ${teams}`);
  const numbers = await db.rows<NumberedMember>(sql`
    select s.team_id as "teamId", p.id as "playerId", p.name, s.shirt_number as "shirtNumber", s.joined_on as "joinedOn",
      s.left_on as "leftOn"
    from squad_memberships s join players p on p.id = s.player_id
    where s.team_id = ${teams} and s.player_id <> all(${[...playerIds]}::int[]) and s.shirt_number is not null
    order by s.shirt_number, s.joined_on`);
  const played = await db.rows<{ teamId: number; day: string }>(sql`
    select distinct p.team_id as "teamId", ${matchDay}::text as day from (
      select match_id, team_id from lineups where player_id = ${players}
      union select match_id, team_id from player_match_stats where player_id = ${players}
      union select match_id, team_id from match_ledger where team_id is not null and player_id = ${players}
      union select match_id, team_id from match_ledger where team_id is not null and other_player_id = ${players}
    ) p join matches m on m.id = p.match_id`);
  return { entries, numbers, played };
}

/** Writes what differs. Lock squads first. */
export async function storeCareer(tx: Queryable, playerId: number, before: Career, after: Career): Promise<void> {
  await storeMemberships(tx, playerId, before.memberships, after.memberships);
  const kept = new Set(after.transfers.map(({ id }) => id));
  const dropped = before.transfers.flatMap(({ id }) => (id !== null && !kept.has(id) ? id : []));
  if (dropped.length > 0) await tx.delete(transfers).where(inArray(transfers.id, dropped));
  for (const { id, ...transfer } of after.transfers)
    if (id === null || !before.transfers.some((one) => one.id === id))
      await tx
        .insert(transfers)
        .values({ ...transfer, playerId, key: await transferKey(tx, playerId, transfer.movedOn) });
}

async function storeMemberships(
  tx: Queryable,
  playerId: number,
  before: readonly Membership[],
  after: readonly Membership[],
) {
  const kept = new Set(after.map(({ id }) => id));
  const dropped = before.flatMap(({ id }) => (id !== null && !kept.has(id) ? id : []));
  if (dropped.length > 0) await tx.delete(squadMemberships).where(inArray(squadMemberships.id, dropped));
  for (const { id, ...membership } of after) {
    const stored = before.find((one) => one.id === id && id !== null);
    if (!stored || id === null) await tx.insert(squadMemberships).values({ ...membership, playerId });
    else await tx.update(squadMemberships).set(membership).where(eq(squadMemberships.id, id));
  }
}

/** As an import would make it. */
async function transferKey(tx: Queryable, playerId: number, movedOn: string): Promise<string> {
  const rows = await tx.rows<{ key: string }>(sql`select key from players where id = ${playerId}`);
  return freeKey(tx, 'transfers', `${rows[0]?.key}-${movedOn}`);
}

/** [SQ13] Takes the armband from everybody else in the squad. Returns whose it was. */
export async function takeArmband(tx: Queryable, teamId: number, playerId: number): Promise<string | null> {
  const rows = await tx.rows<{ name: string }>(sql`
    update squad_memberships s set captain = false from players p
    where p.id = s.player_id and s.team_id = ${teamId} and s.player_id <> ${playerId} and s.captain returning p.name`);
  return rows[0]?.name ?? null;
}

export async function findTeamNames(db: Queryable, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = await db.rows<{ id: number; name: string }>(
    sql`select id, name from teams where id = any(${wanted}::int[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
