import { and, eq, isNull } from 'drizzle-orm';
import { sql, type Sql } from '#server/db/sql.ts';
import type { Role, ScorableMatch } from '#domain/desk/permissions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { invitations, people, personCompetitions } from '#server/db/tables/desk.ts';

interface NewPerson {
  name: string;
  role: Role;
  competitions: readonly number[];
}

export async function insertPerson(tx: Queryable, { competitions, ...person }: NewPerson, now: Date): Promise<number> {
  const rows = await tx
    .insert(people)
    .values({ ...person, createdAt: now })
    .returning({ id: people.id });
  const personId = rows[0]?.id ?? 0;
  if (competitions.length > 0)
    await tx
      .insert(personCompetitions)
      .values([...new Set(competitions)].map((competitionId) => ({ personId, competitionId })));
  return personId;
}

/** Decisions about who is the last organiser, or whether there is one, wait for each other. */
export const lockPeople = (tx: Queryable) => tx.run(sql`lock table people in share row exclusive mode`);

export async function findPerson(db: Queryable, personId: number) {
  const rows = await db
    .select({ id: people.id, name: people.name, role: people.role })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.endedAt)));
  return rows[0] ?? null;
}

/** What the person who starts the program is called until he says his name. */
export const FIRST_ORGANISER = 'Организатор';

export async function renamePerson(tx: Queryable, personId: number, name: string): Promise<void> {
  await tx.update(people).set({ name }).where(eq(people.id, personId));
}

/** Ends a person and his open invitations. His sessions are ended by `endSessions`. */
export async function endPerson(tx: Queryable, personId: number, now: Date): Promise<void> {
  await tx.update(people).set({ endedAt: now }).where(eq(people.id, personId));
  await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(and(eq(invitations.personId, personId), isNull(invitations.usedAt), isNull(invitations.endedAt)));
}

/** Devices on which an organiser is signed in. */
export async function listOrganiserDevices(db: Queryable, now: Date) {
  return db.rows<{ sessionId: number; personId: number }>(sql`
    select s.id as "sessionId", p.id as "personId" from people p join desk_sessions s on s.person_id = p.id
    where p.role = 'organiser' and p.ended_at is null and s.ended_at is null and s.expires_at > ${now}`);
}

/** An organiser of this name who has never signed in. */
export async function findWaitingOrganiser(db: Queryable, name: string): Promise<number | null> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from people p where role = 'organiser' and name = ${name} and ended_at is null
      and not exists (select from desk_sessions s where s.person_id = p.id)
    order by id limit 1`);
  return rows[0]?.id ?? null;
}

interface NamedRow {
  id: number;
  name: string;
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
    from desk_sessions s where ${of} and s.ended_at is null and s.expires_at > ${now})`;

export async function listPeople(db: Queryable, now: Date) {
  return db.rows<{
    id: number;
    name: string;
    role: Role;
    competitions: NamedRow[];
    devices: DeviceRow[];
    invitations: { id: number; expiresAt: string }[];
  }>(sql`
    select p.id, p.name, p.role, ${devices(sql`s.person_id = p.id`, now)} as devices,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.rank, c.id), '[]')
        from person_competitions pc join competitions c on c.id = pc.competition_id where pc.person_id = p.id) as competitions,
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
    startTime: string | null;
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

/** The names of these competitions. */
export async function listCompetitionNames(db: Queryable, personId: number): Promise<NamedRow[]> {
  return db.rows<NamedRow>(sql`
    select c.id, c.name from competitions c join person_competitions pc on pc.competition_id = c.id
    where pc.person_id = ${personId} order by c.rank, c.id`);
}

export interface LinkedMatch extends ScorableMatch {
  home: string;
  away: string;
  revision: number;
}

/** What permissions depend on, and what a link shows of its match. */
export async function findScorableMatch(db: Queryable, matchId: number): Promise<LinkedMatch | null> {
  const rows = await db.rows<Omit<LinkedMatch, 'startTime'> & { startTime: string | null }>(sql`
    select m.id, cs.competition_id as "competitionId", m.start_time as "startTime", cs.half_minutes as "halfMinutes",
      coalesce(h.name, '?') as home, coalesce(a.name, '?') as away, m.revision
    from matches m join competition_seasons cs on cs.id = m.competition_season_id
    left join teams h on h.id = m.home_team_id left join teams a on a.id = m.away_team_id
    where m.id = ${matchId}`);
  const row = rows[0];
  return row ? { ...row, startTime: row.startTime === null ? null : new Date(row.startTime) } : null;
}

/** Which of these ids are competitions. */
export async function countCompetitions(db: Queryable, ids: readonly number[]): Promise<number> {
  const rows = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from competitions where id = any(${[...ids]}::int[])`,
  );
  return rows[0]?.count ?? 0;
}

export async function listRevisions(db: Queryable, matchIds: readonly number[]) {
  return db.rows<{ id: number; revision: number }>(
    sql`select id, revision from matches where id = any(${[...matchIds]}::int[])`,
  );
}

export async function listCompetitionKeys(db: Queryable) {
  return db.rows<{ id: number; key: string }>(sql`select id, key from competitions order by key`);
}
