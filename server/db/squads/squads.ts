import { sql } from '#server/db/sql.ts';
import type { Membership } from '#domain/team/membership.ts';
import type { Career, Transfer } from '#domain/team/plan-move.ts';
import type { CompetitionEntry, NumberedMember, SquadContext } from '#domain/team/squad-rules.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { matchDay } from './match-day.ts';
import { deleteRow, insertRow, updateRow } from '#server/db/rows.ts';
import { freeKey } from '#server/db/free-key.ts';

/** The rules of squads concern several players at once, so one change waits for the other, imports included. */
export const lockSquads = (tx: Queryable) => tx.run(sql`lock table squad_memberships in share row exclusive mode`);

/** Of a player, in order of time. */
export async function readCareer(db: Queryable, playerId: number): Promise<Career> {
  const memberships = await db.rows<Membership>(sql`
    select id, team_id as "teamId", shirt_number as "shirtNumber", rank, captain, loan_from_id as "loanFromId",
      joined_on as "joinedOn", left_on as "leftOn"
    from squad_memberships where player_id = ${playerId} order by joined_on, id`);
  const transfers = await db.rows<Transfer>(sql`
    select id, from_team_id as "fromTeamId", to_team_id as "toTeamId", rank, moved_on as "movedOn"
    from transfers where player_id = ${playerId} order by moved_on, id`);
  return { memberships, transfers };
}

export const findMembership = (db: Queryable, id: number) =>
  db.maybe<{ playerId: number; teamId: number }>(
    sql`select player_id as "playerId", team_id as "teamId" from squad_memberships where id = ${id}`,
  );

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
  const players = sql`any(${playerIds}::int[])`;
  const teams = sql`any(${[...new Set(teamIds)]}::int[])`;
  const entries = await db.rows<CompetitionEntry>(sql`
    select cs.id as "competitionSeasonId", ct.team_id as "teamId", cs.starts_on as "startsOn", cs.ends_on as "endsOn",
      ct.withdrawn_on as "withdrawnOn"
    from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id where ct.team_id = ${teams}`);
  const numbers = await db.rows<NumberedMember>(sql`
    select s.team_id as "teamId", p.id as "playerId", p.name, s.shirt_number as "shirtNumber", s.joined_on as "joinedOn",
      s.left_on as "leftOn"
    from squad_memberships s join players p on p.id = s.player_id
    where s.team_id = ${teams} and s.player_id <> all(${playerIds}::int[]) and s.shirt_number is not null
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
  await deleteDropped(tx, 'transfers', before.transfers, after.transfers);
  for (const { id, ...transfer } of after.transfers)
    if (id === null || !before.transfers.some((one) => one.id === id))
      await insertRow(tx, 'transfers', {
        ...transfer,
        playerId,
        key: await transferKey(tx, playerId, transfer.movedOn),
      });
}

async function storeMemberships(
  tx: Queryable,
  playerId: number,
  before: readonly Membership[],
  after: readonly Membership[],
) {
  await deleteDropped(tx, 'squad_memberships', before, after);
  for (const { id, ...membership } of after) {
    const stored = before.find((one) => one.id === id && id !== null);
    if (!stored || id === null) await insertRow(tx, 'squad_memberships', { ...membership, playerId });
    else await updateRow(tx, 'squad_memberships', id, membership);
  }
}

type Numbered = readonly { id: number | null }[];

async function deleteDropped(tx: Queryable, table: string, before: Numbered, after: Numbered): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  for (const { id } of before) if (id !== null && !kept.has(id)) await deleteRow(tx, table, id);
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
