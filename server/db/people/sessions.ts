import type { Grant, Role, SignedIn } from '#domain/desk/permissions.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { rolesOf } from './roles.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface StoredSession {
  who: SignedIn;
  device: string;
  lastUsedAt: Date;
  expiresAt: Date;
  /** Neither ended nor expired, nor its person or link. */
  isActive: boolean;
}

/** Session `s` was neither ended nor has it expired. */
export const isActiveSession = (now: Date) => sql`(s.ended_at is null and s.expires_at > ${now})`;

/** The name under which session `s` of person `p` acts; a volunteer's is his session's. */
export const sessionName = sql`coalesce(p.name, s.name)`;

export const findSession = async (db: Queryable, tokenHash: string, now: Date): Promise<StoredSession | null> =>
  (await readSessions(db, sql`s.token_hash = ${tokenHash}`, now))[0] ?? null;

/** The sessions of open sockets. */
export const listSessions = (db: Queryable, ids: readonly number[], now: Date): Promise<StoredSession[]> =>
  readSessions(db, sql`s.id = any(${ids}::int[])`, now);

interface SessionRow extends Omit<StoredSession, 'who'> {
  sessionId: number;
  personId: number | null;
  name: string;
  /** Null for a match link. */
  roles: Role[] | null;
  matchId: number | null;
  /** A deleted competition leaves a null, which is not "all". */
  competitions: { role: Role; id: number | null }[];
  teamIds: number[];
}

async function readSessions(db: Queryable, where: Sql, now: Date): Promise<StoredSession[]> {
  const rows = await db.rows<SessionRow>(sql`
    select s.id as "sessionId", s.person_id as "personId", ${sessionName} as name, ${rolesOf} as roles, l.match_id as "matchId",
      (select coalesce(json_agg(json_build_object('role', coalesce(c.role, p.role), 'id', c.competition_id)), '[]')
        from person_competitions c where c.person_id = p.id) as competitions,
      array(select t.team_id from person_teams t where t.person_id = p.id order by t.team_id) as "teamIds",
      s.device, s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt",
      ${isActiveSession(now)} and coalesce(p.ended_at, l.ended_at) is null and coalesce(p.id, l.match_id) is not null
        as "isActive"
    from desk_sessions s left join people p on p.id = s.person_id left join match_links l on l.id = s.match_link_id
    where ${where}`);
  return rows.map(({ sessionId, personId, name, roles, matchId, competitions, teamIds, ...session }) => ({
    ...session,
    who: {
      kind: 'session',
      sessionId,
      personId,
      name,
      grants: grantsOf({ personId, roles, matchId, competitions, teamIds }),
    },
  }));
}

/** [PM12] */
function grantsOf({
  personId,
  roles,
  matchId,
  competitions,
  teamIds,
}: Pick<SessionRow, 'personId' | 'roles' | 'matchId' | 'competitions' | 'teamIds'>): Grant[] {
  if (personId === null) return [{ role: 'match-link', matchId }];
  const given = (roles ?? []).flatMap((role): Grant[] => {
    const limits = competitions.filter((competition) => competition.role === role);
    const competitionIds = limits.flatMap(({ id }) => (id === null ? [] : [id]));
    if (role === 'scorer') return [{ role, competitionIds: limits.length === 0 ? null : competitionIds }];
    if (role === 'competition-organiser') return [{ role, competitionIds }];
    return [{ role }];
  });
  return teamIds.length === 0 ? given : [...given, { role: 'manager', teamIds }];
}

interface NewSession {
  tokenHash: string;
  device: string;
  createdAt: Date;
  expiresAt: Date;
  personId?: number;
  matchLinkId?: number;
  name?: string;
}

export const insertSession = (tx: Queryable, session: NewSession): Promise<number> =>
  insertRow(tx, 'desk_sessions', { ...session, lastUsedAt: session.createdAt });

export const prolongSession = (db: Queryable, sessionId: number, now: Date, expiresAt: Date): Promise<void> =>
  updateRow(db, 'desk_sessions', sessionId, { lastUsedAt: now, expiresAt });

type SessionsOf = { sessionId: number } | { personId: number } | { matchLinkId: number };

/** Ends them and cuts their sockets on every node. Returns what was ended. */
export async function endSessions(tx: Queryable, of: SessionsOf, now: Date) {
  const isOf =
    'sessionId' in of
      ? sql`s.id = ${of.sessionId}`
      : 'personId' in of
        ? sql`s.person_id = ${of.personId}`
        : sql`s.match_link_id = ${of.matchLinkId}`;
  const ended = await tx.rows<{ personId: number | null; device: string; name: string | null }>(sql`
    update desk_sessions s set ended_at = ${now} where ${isOf} and ${isActiveSession(now)}
    returning s.person_id as "personId", s.device, s.name`);
  // [MS9] What waits for the device goes with it.
  await tx.run(sql`delete from push_subscriptions d using desk_sessions s where s.id = d.session_id and ${isOf}`);
  if (ended.length > 0) await announceChanges(tx, ['desk-sessions']);
  return ended;
}
