import { joinPath } from '#contract/desk/paths.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import type { RolesRequest } from '#contract/desk/people.ts';
import { linkedMatch, ROLES, scoringWindow, type Role } from '#domain/desk/permissions.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { announceChanges } from '#server/db/changes.ts';
import { endInvitation, endMatchLink, insertInvitation, insertMatchLink } from '#server/db/people/codes.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import {
  countCompetitions,
  endPerson,
  findPerson,
  findScorableMatch,
  findWaitingOrganiser,
  FIRST_ORGANISER,
  type GivenRole,
  insertPerson,
  listOrganiserDevices,
  lockPeople,
  storeRoles,
} from '#server/db/people/people.ts';
import { endSessions, listSessions } from '#server/db/people/sessions.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { hashSecret, newSecret } from './secret.ts';

const personOf = ({ who }: Actor) => (who.kind === 'session' ? who.personId : null);

const DAY = 24 * 60 * 60_000;
export const INVITATION_DAYS = 7;

export interface Invited {
  name: string;
  role: Role;
  /** For scorers, where empty means all, and for organisers of some. */
  competitions: readonly number[];
  /** Where the link leads. */
  deskUrl: string;
}

/** Adds a person, and a link that signs in one device as him. */
export function invite(db: Database, actor: Actor, { name, role, competitions, deskUrl }: Invited) {
  return runOnce(db, actor, async (tx) => {
    const given = await readGiven(tx, role, role === 'scorer' && competitions.length === 0 ? null : competitions);
    const personId = await insertPerson(tx, { name, given: [given] }, actor.at);
    const invitation = await addInvitation(tx, personId, INVITATION_DAYS, actor, deskUrl);
    const after = { role, competitions: given.competitions ?? [] };
    await writeJournal(tx, { at: actor.at, sessionId: sessionOf(actor), what: 'invite', personId, about: name, after });
    return invitation;
  });
}

/** [PM12] Other roles for somebody who is at the desk. */
export function changeRoles(db: Database, actor: Actor, { personId, roles }: RolesRequest & { personId: number }) {
  return runOnce(db, actor, async (tx) => {
    await lockPeople(tx);
    const person = await findPerson(tx, personId);
    if (!person) throw new ApiError('not_found', `There is no person ${personId}`);
    // A manager of teams needs no other role; who is nothing at all has no reason to be here.
    if (roles.length === 0 && person.teams.length === 0)
      throw new InvalidField('roles', 'required', 'He would be nothing: end him instead');
    if (!roles.some(({ role }) => role === 'organiser'))
      await keepAnOrganiser(tx, (device) => device.personId === personId, actor.at);
    const given: GivenRole[] = [];
    for (const role of ROLES) {
      const wanted = roles.find((one) => one.role === role);
      if (wanted) given.push(await readGiven(tx, role, wanted.competitions));
    }
    const changes = journalChanges(describeRoles(person.roles), describeRoles(given));
    if (!changes) return;
    await storeRoles(tx, personId, given);
    await announceChanges(tx, ['desk-sessions']);
    const journaled = { at: actor.at, sessionId: sessionOf(actor), personId, about: person.name, ...changes };
    await writeJournal(tx, { ...journaled, what: 'change_roles' });
  });
}

const describeRoles = (given: readonly GivenRole[]) => ({
  roles: given.map(({ role }) => role),
  competitions: given.flatMap(({ competitions }) => competitions ?? []),
});

/** Competitions only where the role has them, and only those that there are. */
async function readGiven(tx: Queryable, role: Role, competitions: readonly number[] | null): Promise<GivenRole> {
  if (role !== 'scorer' && role !== 'competition-organiser') return { role, competitions: null };
  if (role === 'competition-organiser' && !competitions?.length)
    throw new InvalidField('competitions', 'required', 'Say which competitions');
  const given = competitions && [...new Set(competitions)];
  if (given && (await countCompetitions(tx, given)) < given.length)
    throw new ApiError('bad_request', 'There is no such competition');
  return { role, competitions: given };
}

export async function addInvitation(tx: Queryable, personId: number, days: number, actor: Actor, deskUrl: string) {
  const code = newSecret();
  const expiresAt = new Date(actor.at.getTime() + days * DAY);
  const id = await insertInvitation(tx, {
    personId,
    codeHash: hashSecret(code),
    createdBy: personOf(actor),
    createdAt: actor.at,
    expiresAt,
  });
  return { id, personId, link: deskUrl + joinPath(code), expiresAt: expiresAt.toISOString() };
}

/** A link for the person who starts the program, while no device is signed in as organiser; it works for a day. */
export function inviteFirstOrganiser(db: Database, now: Date, deskUrl: string): Promise<string | null> {
  const actor: Actor = { who: { kind: 'program' }, at: now };
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    if ((await listOrganiserDevices(tx, now)).length > 0) return null;
    const person = { name: FIRST_ORGANISER, given: [{ role: 'organiser', competitions: null }] } as const;
    const personId = (await findWaitingOrganiser(tx, FIRST_ORGANISER)) ?? (await insertPerson(tx, person, now));
    const { link } = await addInvitation(tx, personId, 1, actor, deskUrl);
    await writeJournal(tx, { at: now, sessionId: null, what: 'invite', personId, about: FIRST_ORGANISER });
    return link;
  });
}

/** A link for one match, which may be opened on several phones. */
export function createMatchLink(
  db: Database,
  actor: Actor,
  { matchId, deskUrl }: { matchId: number; deskUrl: string },
) {
  return runOnce(db, actor, async (tx) => {
    const match = await findScorableMatch(tx, matchId);
    if (!match) throw new ApiError('not_found', `There is no match ${matchId}`);
    const code = newSecret();
    const id = await insertMatchLink(tx, {
      matchId,
      codeHash: hashSecret(code),
      createdBy: personOf(actor),
      createdAt: actor.at,
    });
    await writeJournal(tx, { at: actor.at, sessionId: sessionOf(actor), what: 'create_match_link', matchId });
    const { home, away, startTime } = match;
    return {
      id,
      link: deskUrl + joinPath(code),
      home,
      away,
      startTime: startTime && startTime.toISOString(),
      expiresAt: scoringWindow(match)?.until.toISOString() ?? null,
    };
  });
}

export function removePerson(db: Database, actor: Actor, { personId }: { personId: number }): Promise<void> {
  return runOnce(db, actor, async (tx) => {
    await lockPeople(tx);
    const person = await findPerson(tx, personId);
    if (!person) throw new ApiError('not_found', `There is no person ${personId}`);
    await keepAnOrganiser(tx, (device) => device.personId === personId, actor.at);
    await endPerson(tx, personId, actor.at);
    await endSessions(tx, { personId }, actor.at);
    const { name, roles, teams } = person;
    const before = {
      roles: roles.map(({ role }) => role),
      ...(teams.length > 0 && { teams: teams.map((team) => team.name) }),
    };
    await writeJournal(tx, {
      at: actor.at,
      sessionId: sessionOf(actor),
      what: 'end_person',
      personId,
      about: name,
      before,
    });
  });
}

export function removeDevice(db: Database, actor: Actor, { sessionId }: { sessionId: number }): Promise<void> {
  return runOnce(db, actor, async (tx) => {
    await lockPeople(tx);
    const [session] = await listSessions(tx, [sessionId], actor.at);
    if (!session?.isActive) throw new ApiError('not_found', `There is no device ${sessionId}`);
    await keepAnOrganiser(tx, (device) => device.sessionId === sessionId, actor.at);
    await endSessions(tx, { sessionId }, actor.at);
    const { personId, name } = session.who;
    const matchId = linkedMatch(session.who);
    const before = { device: session.device };
    const journaled = { at: actor.at, sessionId: sessionOf(actor), personId, matchId, about: name, before };
    await writeJournal(tx, { ...journaled, what: 'end_device' });
  });
}

/** Without one, nobody could let anyone in any more. Lock people first. */
export async function keepAnOrganiser(
  tx: Queryable,
  isEnded: (device: { sessionId: number; personId: number }) => boolean,
  now: Date,
) {
  const devices = await listOrganiserDevices(tx, now);
  if (devices.length > 0 && devices.every(isEnded))
    throw new ApiError('refused', 'The last organiser stays', 'last_organiser' satisfies DeskReason);
}

export function removeInvitation(
  db: Database,
  actor: Actor,
  { invitationId: id }: { invitationId: number },
): Promise<void> {
  return runOnce(db, actor, async (tx) => {
    const ended = await endInvitation(tx, id, actor.at);
    if (!ended) throw new ApiError('not_found', `There is no open invitation ${id}`);
    const { personId, name } = ended;
    const journaled = { at: actor.at, sessionId: sessionOf(actor), personId, about: name };
    await writeJournal(tx, { ...journaled, what: 'end_invitation' });
  });
}

export function removeMatchLink(db: Database, actor: Actor, { linkId: id }: { linkId: number }): Promise<void> {
  return runOnce(db, actor, async (tx) => {
    const ended = await endMatchLink(tx, id, actor.at);
    if (!ended) throw new ApiError('not_found', `There is no link ${id}`);
    const devices = await endSessions(tx, { matchLinkId: id }, actor.at);
    const { matchId } = ended;
    const before = { devices: devices.map(({ name, device }) => ({ name, device })) };
    await writeJournal(tx, { at: actor.at, sessionId: sessionOf(actor), what: 'end_match_link', matchId, before });
  });
}
