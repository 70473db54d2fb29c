import type { Picture } from '#contract/desk/players.ts';
import type { RequestContent } from '#contract/desk/requests.ts';
import type { Answer, Decision, RequestKind, RequestState } from '#domain/club/requests.ts';
import { sessionName } from '#server/db/people/sessions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import { sql, type Sql } from '#server/db/sql.ts';
import { pictureAddress } from '#server/db/fragments.ts';
import { waitsForManager } from '#server/db/registrations/registrations.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';

interface TeamRef {
  id: number;
  name: string;
  nameLatin: string;
  shortName: string;
  crest: string | null;
}

export interface RequestRow {
  id: number;
  content: RequestContent;
  kind: RequestKind;
  team: TeamRef;
  player: { id: number; name: string; nameLatin: string; picture: string | null } | null;
  otherTeam: TeamRef | null;
  /** Of team data: what the fields were when it was sent. */
  before: Record<string, unknown> | null;
  state: RequestState;
  sentBy: string | null;
  sentAt: Date;
  answerUntil: string | null;
  answer: (Answer & { reason: string | null }) | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  fromRegistration: boolean;
  /** Of a player who registered himself: what goes with him. */
  registration: RegistrationOfRequest | null;
}

interface RegistrationOfRequest {
  id: number;
  /** Before the manager again. [RG2] */
  waits: boolean;
  hasPhoto: boolean;
  hasDeclaration: boolean;
  parent: string | null;
  parentContact: string | null;
}

const pictureOf = (id: Sql) =>
  sql`(select json_build_object('id', m.id, 'address', m.address) from media m where m.id = ${id})`;

const nameOf = (session: Sql) => sql`(
  select ${sessionName} from desk_sessions s left join people p on p.id = s.person_id where s.id = ${session})`;

type StoredRow = Omit<RequestRow, 'content'> & { payload: Record<string, unknown>; picture: Picture | null };

async function readRequests(db: Queryable, rest: Sql): Promise<RequestRow[]> {
  const rows = await db.rows<StoredRow>(sql`
    select r.id, r.kind, r.payload, r.before, ${pictureOf(sql`r.picture_id`)} as picture, r.state, r.sent_at as "sentAt", r.answer_until::text as "answerUntil",
      case when r.agreed is not null then json_build_object('agreed', r.agreed, 'reason', r.answer_reason) end as answer,
      r.decided_at as "decidedAt", r.reason, r.from_registration as "fromRegistration", ${nameOf(sql`r.sent_by`)} as "sentBy", ${nameOf(sql`r.decided_by`)} as "decidedBy",
      ${teamRef(sql`t`)} as team, case when o.id is not null then ${teamRef(sql`o`)} end as "otherTeam",
      case when g.id is not null then json_build_object('id', g.id, 'waits', ${waitsForManager(sql`g`, sql`r`)}, 'hasPhoto', g.photo is not null,
        'hasDeclaration', g.declaration is not null, 'parent', g.parent_name, 'parentContact', g.parent_contact) end as registration,
      case when pl.id is not null then json_build_object('id', pl.id, 'name', pl.name, 'nameLatin', pl.name_latin,
        'picture', ${pictureAddress(sql`pl.picture_id`)}) end as player
    from requests r join teams t on t.id = r.team_id left join teams o on o.id = r.other_team_id
    left join players pl on pl.id = r.player_id left join registrations g on g.request_id = r.id ${rest}`);
  return rows.map(({ payload, picture, ...row }) => ({ ...row, content: contentOf({ ...row, payload, picture }) }));
}

/** As it was sent: whom it is about is in columns of its own. */
type StoredContent = Pick<StoredRow, 'kind' | 'payload' | 'player' | 'otherTeam' | 'picture'>;

function contentOf({ kind, payload, player, otherTeam, picture }: StoredContent) {
  const playerId = player?.id ?? 0;
  const about =
    kind === 'transfer'
      ? { playerId, fromTeamId: otherTeam?.id ?? 0 }
      : kind === 'release' || kind === 'number' || kind === 'player-data'
        ? { playerId }
        : {};
  return { kind, payload: { ...payload, ...about, ...(picture && { picture }) } } as RequestContent;
}

/** Everything that waits for somebody, the first that was sent first. */
export const listOpenRequests = (db: Queryable): Promise<RequestRow[]> =>
  readRequests(db, sql`where r.state = 'open' order by t.name collate "und-x-icu", t.id, r.sent_at, r.id`);

/** How many of each team wait for the league; a transfer does not while the old club has days to answer. [CB8] */
export const countRequests = (db: Queryable, today: string) =>
  db.rows<{ id: number; name: string; count: number }>(sql`
    select t.id, t.name, count(*)::int as count from requests r join teams t on t.id = r.team_id
    where r.state = 'open' and (r.kind <> 'transfer' or r.agreed is not null or r.answer_until < ${today}::date)
    group by t.id order by t.name collate "und-x-icu", t.id`);

/** Of a team: open ones, and those that were decided since. */
export const listTeamRequests = (db: Queryable, teamId: number, since: Date): Promise<RequestRow[]> =>
  readRequests(
    db,
    sql`where r.team_id = ${teamId} and (r.state = 'open' or r.decided_at >= ${since})
      order by r.state <> 'open', coalesce(r.decided_at, r.sent_at) desc, r.id`,
  );

/** What was decided since, the last first. */
export const listDecidedRequests = (db: Queryable, since: Date, most: number): Promise<RequestRow[]> =>
  readRequests(db, sql`where r.decided_at >= ${since} order by r.decided_at desc, r.id desc limit ${most}`);

/** Transfers that the old club has not answered, or that wait for the league. */
export const listAskedTransfers = (db: Queryable, teamId: number): Promise<RequestRow[]> =>
  readRequests(db, sql`where r.other_team_id = ${teamId} and r.state = 'open' order by r.sent_at, r.id`);

/** [CB2] Whoever decides about one of these waits for the other, and then sees what he has decided. In one order, so that nobody waits for himself. */
export async function lockRequests(tx: Queryable, ids: readonly number[]): Promise<RequestRow[]> {
  await tx.run(sql`select from requests where id = any(${ids}::int[]) order by id for update`);
  return readRequests(tx, sql`where r.id = any(${ids}::int[]) order by r.sent_at, r.id`);
}

interface NewRequest {
  teamId: number;
  content: RequestContent;
  before: object | null;
  fromRegistration: boolean;
  sentAt: Date;
  sentBy: number | null;
  answerUntil: string | null;
}

export const insertRequest = (tx: Queryable, { content, before, ...request }: NewRequest): Promise<number> =>
  insertRow(tx, 'requests', { ...request, ...toColumns(content), before: sql.json(before) });

/** Whom it is about, and the picture that it brings, are in columns of their own. */
function toColumns({ kind, payload }: RequestContent) {
  const { playerId = null, fromTeamId = null, picture, ...rest } = payload as Record<string, unknown>;
  return {
    kind,
    playerId: playerId as number | null,
    otherTeamId: fromTeamId as number | null,
    pictureId: (picture as Picture | null | undefined)?.id ?? null,
    payload: sql.json(picture === undefined ? rest : { ...rest, picture: null }),
  };
}

/** A new player who turned out to be another team's. */
export const storeAsTransfer = (tx: Queryable, id: number, content: RequestContent, answerUntil: string) =>
  updateRow(tx, 'requests', id, { ...toColumns(content), answerUntil });

export const storeDecision = (
  tx: Queryable,
  id: number,
  decision: { state: Decision; decidedAt: Date; decidedBy: number | null; reason: string | null },
): Promise<void> => updateRow(tx, 'requests', id, decision);

export const storeAnswer = (tx: Queryable, id: number, answer: { agreed: boolean; answerReason: string | null }) =>
  updateRow(tx, 'requests', id, answer);

/** The competitions of the team this season, with the days after which their squads are closed. */
export const listRegistrationDays = (db: Queryable, teamId: number) =>
  db.rows<{ id: number; name: string; nameLatin: string; registrationUntil: string | null }>(sql`
    select c.id, c.name, c.name_latin as "nameLatin", cs.registration_until::text as "registrationUntil"
    from competition_teams ct join competition_seasons cs on cs.id = ct.competition_season_id
    join seasons s on s.id = cs.season_id join competitions c on c.id = cs.competition_id
    where ct.team_id = ${teamId} and ct.withdrawn_on is null and s.is_current order by c.rank, c.id`);

/** Decided requests have birth dates and reasons that nobody needs any more; the journal has kept what was done. */
export const deleteOldRequests = (db: Queryable, before: Date) =>
  db.run(sql`delete from requests where decided_at < ${before}`);
