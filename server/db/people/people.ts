import { sql, type Sql } from '#server/db/sql.ts';
import type { Role, ScorableMatch } from '#domain/desk/permissions.ts';
import { rolesOf } from './roles.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import { isActiveSession } from './sessions.ts';

/** A role with the competitions that it is for; null means all, and none are left where those that it was for were deleted. */
export interface GivenRole {
  role: Role;
  competitions: number[] | null;
}

/** [PM12] Without a role he can only be a manager. */
export async function insertPerson(
  tx: Queryable,
  { name, given }: { name: string; given: readonly GivenRole[] },
  now: Date,
): Promise<number> {
  const personId = await insertRow(tx, 'people', { name, ...roleColumns(given), createdAt: now });
  await insertCompetitions(tx, personId, given);
  return personId;
}

/** In place of all the roles that he had; of what teams he is a manager stays. */
export async function storeRoles(tx: Queryable, personId: number, given: readonly GivenRole[]): Promise<void> {
  await updateRow(tx, 'people', personId, roleColumns(given));
  await tx.run(sql`delete from person_competitions where person_id = ${personId}`);
  await insertCompetitions(tx, personId, given);
}

const roleColumns = (given: readonly GivenRole[]) => ({
  role: given[0]?.role ?? 'manager',
  roles: given.map(({ role }) => role),
});

async function insertCompetitions(tx: Queryable, personId: number, given: readonly GivenRole[]): Promise<void> {
  for (const { role, competitions } of given) {
    if (competitions === null) continue;
    const ids = competitions.length === 0 ? [null] : [...new Set(competitions)];
    await tx.run(sql`
      insert into person_competitions (person_id, role, competition_id)
      select ${personId}, ${role}, id from unnest(${ids}::int[]) id`);
  }
}

/** Decisions about who is the last organiser, or whether there is one, wait for each other. */
export const lockPeople = (tx: Queryable) => tx.run(sql`lock table people in share row exclusive mode`);

export const findPerson = (db: Queryable, personId: number) =>
  db.maybe<{ id: number; name: string; roles: GivenRole[]; teams: ManagedTeamRow[] }>(sql`
    select p.id, p.name, ${givenRoles} as roles, ${teamsOf} as teams from people p
    where p.id = ${personId} and p.ended_at is null`);

/** Of person `p`, the most important first. */
const givenRoles = sql`(
  select coalesce(json_agg(json_build_object('role', given.role, 'competitions', (
      select case when count(*) > 0 then coalesce(json_agg(c.competition_id order by c.competition_id)
        filter (where c.competition_id is not null), '[]') end
      from person_competitions c where c.person_id = p.id and coalesce(c.role, p.role) = given.role)) order by given.at), '[]')
  from unnest(${rolesOf}) with ordinality given (role, at))`;

/** Person `p` is their manager. */
const teamsOf = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'nameLatin', t.name_latin) order by t.name, t.id), '[]')
  from person_teams pt join teams t on t.id = pt.team_id where pt.person_id = p.id)`;

/** What the person who starts the program is called until he says his name. */
export const FIRST_ORGANISER = 'Организатор';

export const renamePerson = (tx: Queryable, personId: number, name: string): Promise<void> =>
  updateRow(tx, 'people', personId, { name });

/** Ends a person and his open invitations; he is no manager any more. His sessions are ended by `endSessions`. */
export async function endPerson(tx: Queryable, personId: number, now: Date): Promise<void> {
  await updateRow(tx, 'people', personId, { endedAt: now });
  await tx.run(sql`
    update invitations set ended_at = ${now} where person_id = ${personId} and used_at is null and ended_at is null`);
  await tx.run(sql`delete from person_teams where person_id = ${personId}`);
}

/** Devices on which an organiser is signed in. */
export async function listOrganiserDevices(db: Queryable, now: Date) {
  return db.rows<{ sessionId: number; personId: number }>(sql`
    select s.id as "sessionId", p.id as "personId" from people p join desk_sessions s on s.person_id = p.id
    where 'organiser' = any(${rolesOf}) and p.ended_at is null and ${isActiveSession(now)}`);
}

/** An organiser of this name who has never signed in. */
export async function findWaitingOrganiser(db: Queryable, name: string): Promise<number | null> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from people p where 'organiser' = any(${rolesOf}) and name = ${name} and ended_at is null
      and not exists (select from desk_sessions s where s.person_id = p.id)
    order by id limit 1`);
  return rows[0]?.id ?? null;
}

interface NamedRow {
  id: number;
  name: string;
}
interface ManagedTeamRow extends NamedRow {
  nameLatin: string;
}
interface DeviceRow {
  id: number;
  device: string;
  lastUsedAt: string;
}

/** Those of volunteers have a name. */
const devices = (of: Sql, now: Date) => sql`
  (select coalesce(json_agg(json_strip_nulls(json_build_object('id', s.id, 'device', s.device, 'name', s.name,
      'lastUsedAt', s.last_used_at)) order by s.last_used_at desc, s.id), '[]')
    from desk_sessions s where ${of} and ${isActiveSession(now)})`;

export async function listPeople(db: Queryable, now: Date) {
  return db.rows<{
    id: number;
    name: string;
    roles: GivenRole[];
    teams: ManagedTeamRow[];
    devices: DeviceRow[];
    invitations: { id: number; expiresAt: string }[];
  }>(sql`
    select p.id, p.name, ${givenRoles} as roles, ${teamsOf} as teams, ${devices(sql`s.person_id = p.id`, now)} as devices,
      (select coalesce(json_agg(json_build_object('id', i.id, 'expiresAt', i.expires_at) order by i.id), '[]')
        from invitations i
        where i.person_id = p.id and i.used_at is null and i.ended_at is null and i.expires_at > ${now}) as invitations
    from people p where p.ended_at is null order by p.id`);
}

export async function listMatchLinks(db: Queryable, now: Date) {
  return db.rows<{
    id: number;
    matchId: number;
    match: string;
    devices: (DeviceRow & { name: string })[];
    competitionId: number;
    startTime: Date | null;
    halfMinutes: number;
  }>(sql`
    select l.id, m.id as "matchId", concat(coalesce(h.name, '?'), ' – ', coalesce(a.name, '?')) as match,
      cs.competition_id as "competitionId", m.start_time as "startTime", cs.half_minutes as "halfMinutes",
      ${devices(sql`s.match_link_id = l.id`, now)} as devices
    from match_links l join matches m on m.id = l.match_id
    join competition_seasons cs on cs.id = m.competition_season_id
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    where l.ended_at is null order by m.start_time, l.id`);
}

export async function listCompetitions(db: Queryable): Promise<NamedRow[]> {
  return db.rows<NamedRow>(sql`select id, name from competitions order by rank, id`);
}

/** The names of the competitions that somebody was given, for whichever role. */
export async function listCompetitionNames(db: Queryable, personId: number): Promise<NamedRow[]> {
  return db.rows<NamedRow>(sql`
    select distinct c.id, c.name, c.rank from competitions c join person_competitions pc on pc.competition_id = c.id
    where pc.person_id = ${personId} order by c.rank, c.id`);
}

export interface LinkedMatch extends ScorableMatch {
  home: string;
  away: string;
  revision: number;
}

/** What permissions depend on, and what a link shows of its match. */
export async function findScorableMatch(db: Queryable, matchId: number): Promise<LinkedMatch | null> {
  return db.maybe<LinkedMatch>(sql`
    select m.id, cs.competition_id as "competitionId", m.start_time as "startTime", cs.half_minutes as "halfMinutes",
      coalesce(h.name, '?') as home, coalesce(a.name, '?') as away, m.revision
    from matches m join competition_seasons cs on cs.id = m.competition_season_id
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    where m.id = ${matchId}`);
}

/** Which of these ids are competitions. */
export async function countCompetitions(db: Queryable, ids: readonly number[]): Promise<number> {
  const rows = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from competitions where id = any(${ids}::int[])`,
  );
  return rows[0]?.count ?? 0;
}

export async function listRevisions(db: Queryable, matchIds: readonly number[]) {
  return db.rows<{ id: number; revision: number }>(
    sql`select id, revision from matches where id = any(${matchIds}::int[])`,
  );
}

export async function listCompetitionKeys(db: Queryable) {
  return db.rows<{ id: number; key: string }>(sql`select id, key from competitions order by key`);
}
