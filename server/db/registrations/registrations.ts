import type { Position } from '#domain/lineup/position.ts';
import type { RegistrationState } from '#domain/club/registration.ts';
import { placeOf } from '#server/db/private-files/private-files.ts';
import { openFile, sealFile } from '#server/db/private-files/private-keys.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import { sql, type Sql, type Storable } from '#server/db/sql.ts';
import { teamRef } from '#server/db/teams/office-teams.ts';
import type { LinkedTeam } from './team-links.ts';

export interface RegistrationRow {
  id: number;
  team: LinkedTeam;
  state: RegistrationState;
  name: string;
  birthdate: string | null;
  position: Position | null;
  shirtNumber: number | null;
  hasPhoto: boolean;
  parentName: string | null;
  sentAt: Date;
  changedAt: Date;
  revision: number;
  decidedAt: Date | null;
  reason: string | null;
  requestId: number | null;
  /** Whether a manager has to decide. */
  waits: boolean;
  /** [RG2] Why it is back: what the league said, or nothing where the team itself did not ask any more. */
  returned: { reason: string | null } | null;
}

/** [RG2] A request that the league has refused leads back to whoever registered. */
const state = sql`case
  when r.state <> 'confirmed' then r.state
  when q.state = 'refused' then 'refused'
  when q.state = 'withdrawn' then 'waiting'
  when q.state = 'open' then 'with-league'
  else 'accepted' end`;

const cameBack = sql`('refused', 'withdrawn')`;

/** [RG2] Whether a registration is before the managers, also again: the last request for it was not accepted. */
export const waitsForManager = (registration: Sql, request: Sql) => sql`coalesce(
  ${registration}.state = 'waiting' or (${registration}.state = 'confirmed' and ${request}.state in ${cameBack}), false)`;
const waits = waitsForManager(sql`r`, sql`q`);

const readRegistrations = (db: Queryable, rest: Sql): Promise<RegistrationRow[]> =>
  db.rows(sql`
    select r.id, ${teamRef(sql`t`)} as team, ${state} as state, r.name, r.birthdate::text, r.position,
      r.shirt_number as "shirtNumber", r.photo is not null as "hasPhoto", r.parent_name as "parentName",
      r.sent_at as "sentAt", r.changed_at as "changedAt", r.revision, greatest(q.decided_at, r.decided_at) as "decidedAt", r.reason,
      r.request_id as "requestId", ${waits} as waits,
      case when ${waits} and q.state in ${cameBack} then json_build_object('reason', q.reason) end as returned
    from registrations r join teams t on t.id = r.team_id left join requests q on q.id = r.request_id ${rest}`);

export const listWaiting = (db: Queryable, teamId: number): Promise<RegistrationRow[]> =>
  readRegistrations(db, sql`where r.team_id = ${teamId} and ${waits} order by r.sent_at, r.id`);

export async function findByToken(db: Queryable, tokenHash: string): Promise<RegistrationRow | null> {
  const [row] = await readRegistrations(db, sql`where r.token_hash = ${tokenHash}`);
  return row ?? null;
}

/** Whoever decides, and whoever corrects it at that moment, wait for each other and then see what the other did. */
export async function lockRegistration(tx: Queryable, id: number): Promise<RegistrationRow | null> {
  await tx.run(sql`select from registrations where id = ${id} for update`);
  const [row] = await readRegistrations(tx, sql`where r.id = ${id}`);
  return row ?? null;
}

export async function lockByToken(tx: Queryable, tokenHash: string): Promise<RegistrationRow | null> {
  await tx.run(sql`select from registrations where token_hash = ${tokenHash} for update`);
  return findByToken(tx, tokenHash);
}

/** The same phone that sends twice at once: the second waits, and corrects what the first sent. */
export const lockToken = (tx: Queryable, tokenHash: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`);

/** [RG3] */
export const countRegistrations = (db: Queryable, { teamId, since }: { teamId: number; since: Date }) =>
  db.one<{ today: number; waiting: number }>(sql`
    select count(*) filter (where sent_at >= ${since})::int as today,
      count(*) filter (where state = 'waiting')::int as waiting from registrations where team_id = ${teamId}`);

export interface SentFields {
  name: string;
  birthdate: string;
  position: Position | null;
  shirtNumber: number | null;
  photo: Buffer | null;
  photoWidth: number | null;
  photoHeight: number | null;
  consentId: number;
  consentedAt: Date;
  parentName: string | null;
  parentContact: string | null;
  declaration: Buffer | null;
  changedAt: Date;
}

export async function insertRegistration(
  tx: Queryable,
  { photo, declaration, ...row }: SentFields & { teamId: number; linkId: number; tokenHash: string; sentAt: Date },
): Promise<void> {
  const id = await insertRow(tx, 'registrations', row);
  // Where a sealed file is stored is a part of its seal.
  await updateRow(tx, 'registrations', id, sealedFiles(id, { photo, declaration }));
}

const PHOTO = { table: 'registrations', column: 'photo' } as const;
const DECLARATION = { table: 'registrations', column: 'declaration' } as const;

const sealedFiles = (id: number, { photo, declaration }: Pick<SentFields, 'photo' | 'declaration'>) => ({
  photo: photo && sealFile(photo, placeOf(PHOTO, id)),
  declaration: declaration && sealFile(declaration, placeOf(DECLARATION, id)),
});

/** After a refusal it waits again. */
export const storeCorrection = (
  tx: Queryable,
  id: number,
  { photo, photoWidth, photoHeight, declaration, ...fields }: SentFields,
  { keepsPhoto }: { keepsPhoto: boolean },
) => {
  const sealed = sealedFiles(id, { photo, declaration });
  return correct(tx, id, {
    ...fields,
    declaration: sealed.declaration,
    ...(!keepsPhoto && { photo: sealed.photo, photoWidth, photoHeight }),
    state: 'waiting',
    decidedAt: null,
    decidedBy: null,
    reason: null,
  });
};

export const storeManagersCorrection = (
  tx: Queryable,
  id: number,
  fields: Pick<SentFields, 'name' | 'birthdate' | 'position' | 'shirtNumber' | 'changedAt'>,
) => correct(tx, id, fields);

async function correct<Row extends Storable<Row>>(tx: Queryable, id: number, row: Row): Promise<void> {
  await updateRow(tx, 'registrations', id, row);
  await tx.run(sql`update registrations set revision = revision + 1 where id = ${id}`);
}

interface Decided {
  decidedAt: Date;
  decidedBy: number | null;
}

export const storeRefusal = (tx: Queryable, id: number, decided: Decided & { reason: string | null }) =>
  updateRow(tx, 'registrations', id, { ...decided, state: 'refused' });

export const storeConfirmation = (tx: Queryable, id: number, decided: Decided & { requestId: number | null }) =>
  updateRow(tx, 'registrations', id, { ...decided, state: 'confirmed' });

export async function findPhoto(db: Queryable, id: number): Promise<Buffer | null> {
  const row = await db.maybe<{ photo: Buffer | null }>(sql`select photo from registrations where id = ${id}`);
  return row?.photo ? openFile(row.photo, placeOf(PHOTO, id)) : null;
}

/** What becomes the player's when he is accepted. */
export interface Leftovers {
  photo: { bytes: Buffer; width: number; height: number } | null;
  declaration: Buffer | null;
  consentId: number;
  consentedAt: Date;
}

export async function findLeftovers(tx: Queryable, id: number): Promise<Leftovers | null> {
  const row = await tx.maybe<
    Omit<Leftovers, 'photo'> & { photo: Buffer | null; photoWidth: number | null; photoHeight: number | null }
  >(sql`
    select photo, photo_width as "photoWidth", photo_height as "photoHeight", declaration, consent_id as "consentId",
      consented_at as "consentedAt" from registrations where id = ${id} for update`);
  if (!row) return null;
  const { photo, declaration, photoWidth, photoHeight, ...rest } = row;
  return {
    ...rest,
    photo: photo && { bytes: openFile(photo, placeOf(PHOTO, id)), width: photoWidth ?? 1, height: photoHeight ?? 1 },
    declaration: declaration && openFile(declaration, placeOf(DECLARATION, id)),
  };
}

/** [RG5] Nothing private stays twice once he is a player. */
export const settleRegistration = (tx: Queryable, id: number, playerId: number) =>
  tx.run(sql`
    update registrations set player_id = ${playerId}, birthdate = null, photo = null, declaration = null, parent_name = null,
      parent_contact = null where id = ${id}`);

/** [RG5] Those that became players, and those that a manager or the league refused before then. */
export const deleteDecidedRegistrations = (db: Queryable, before: Date) =>
  db.run(sql`
    delete from registrations r where r.decided_at < ${before}
      and not exists (select from requests q where q.id = r.request_id and (q.state = 'open' or q.decided_at >= ${before}))`);

/** [RG5] Those that nobody has looked at. */
export const deleteUnansweredRegistrations = (db: Queryable, before: Date) =>
  db.run(sql`delete from registrations where state = 'waiting' and changed_at < ${before}`);
