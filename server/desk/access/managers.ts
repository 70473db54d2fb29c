import type { ManagerInvitation, ManagerList } from '#contract/desk/managers.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { isOrganiser, MAX_MANAGERS, mayEndManager } from '#domain/desk/permissions.ts';
import { runCommand, runOnce, type Actor } from '#server/commands/run-command.ts';
import { deleteManager, insertManager, listManagers, lockTeam, type ManagerRow } from '#server/db/people/managers.ts';
import { endPerson, findPerson, insertPerson, lockPeople } from '#server/db/people/people.ts';
import { endSessions } from '#server/db/people/sessions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { addInvitation, INVITATION_DAYS } from './people.ts';

interface OfTeam {
  teamId: number;
}

/** [PM13] */
export async function readManagers(db: Queryable, { teamId }: OfTeam, { who, at }: Actor): Promise<ManagerList> {
  const managers = await listManagers(db, teamId, at);
  return {
    managers: managers.map(({ hasSignedIn, lastUsedAt, invitedUntil, ...manager }) => ({
      ...manager,
      isYou: who.kind === 'session' && who.personId === manager.personId,
      lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
      invitedUntil: invitedUntil && invitedUntil.toISOString(),
      mayEnd: mayEndManager(who, { personId: manager.personId, hasSignedIn }),
    })),
    most: MAX_MANAGERS,
  };
}

interface Invited extends OfTeam {
  name: string | null;
  personId: number | null;
  deskUrl: string;
}

/** [PM14] A new person with a link for his device, or somebody who is at the desk already. */
export const inviteManager = (
  db: Database,
  actor: Actor,
  { teamId, name, personId: knownId, deskUrl }: Invited,
): Promise<ManagerInvitation> =>
  runCommand(db, actor, async (tx) => {
    if (knownId !== null && !isOrganiser(actor.who))
      throw new ApiError('forbidden', 'Only an organiser knows who is at the desk', 'forbidden' satisfies DeskReason);
    await lockPeople(tx);
    const team = await lockTeam(tx, teamId);
    if (!team) throw new ApiError('not_found', `There is no team ${teamId}`);
    if ((await listManagers(tx, teamId, actor.at)).length >= MAX_MANAGERS)
      throw new ApiError('refused', `A team has at most ${MAX_MANAGERS} managers`, 'full_team' satisfies DeskReason);
    const known = knownId === null ? null : await findPerson(tx, knownId);
    if (knownId !== null && !known) throw new InvalidField('personId', 'invalid', `There is no person ${knownId}`);
    if (!known && name === null) throw new InvalidField('name', 'required', 'Say who it is');
    const personId = known?.id ?? (await insertPerson(tx, { name: name ?? '', given: [] }, actor.at));
    if (!(await insertManager(tx, personId, teamId, actor.at)))
      throw new InvalidField('personId', 'is_manager', 'He is a manager of the team already');
    const invitation = known ? null : await addInvitation(tx, personId, INVITATION_DAYS, actor, deskUrl);
    return {
      result: { personId, link: invitation?.link ?? null, expiresAt: invitation?.expiresAt ?? null },
      change: {
        what: 'invite_manager',
        subject: `team:${teamId}`,
        personId,
        about: known?.name ?? name ?? '',
        after: { team: team.name },
        tags: ['desk-sessions'],
      },
    };
  });

/** [AL8] The link of an applicant whose team was accepted signs him in once, as the one that the organiser could send him. */
export const inviteApplicant = (
  db: Database,
  actor: Actor,
  { teamId, personId, deskUrl }: OfTeam & { personId: number; deskUrl: string },
): Promise<{ link: string }> =>
  runOnce(db, actor, async (tx) => {
    await lockPeople(tx);
    const manager = (await listManagers(tx, teamId, actor.at)).find((one) => one.personId === personId);
    if (!manager) throw new ApiError('refused', 'He is no manager of the team', 'ended_code' satisfies DeskReason);
    if (manager.hasSignedIn) throw new ApiError('refused', 'He has signed in', 'used_code' satisfies DeskReason);
    const { link } = await addInvitation(tx, personId, INVITATION_DAYS, actor, deskUrl);
    return { link };
  });

/** [PM14] Who was nothing else at the desk leaves it. */
export const endManager = (
  db: Database,
  actor: Actor,
  { teamId, personId }: OfTeam & { personId: number },
): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    await lockPeople(tx);
    const team = await lockTeam(tx, teamId);
    const manager = (await listManagers(tx, teamId, actor.at)).find((one) => one.personId === personId);
    if (!team || !manager) throw new ApiError('not_found', `The team has no manager ${personId}`);
    requireMayEnd(actor, manager);
    await deleteManager(tx, personId, teamId);
    const person = await findPerson(tx, personId);
    if (person && person.roles.length === 0 && person.teams.length === 0) {
      await endPerson(tx, personId, actor.at);
      await endSessions(tx, { personId }, actor.at);
    }
    return {
      result: undefined,
      change: {
        what: 'end_manager',
        subject: `team:${teamId}`,
        personId,
        about: manager.name,
        before: { team: team.name },
        tags: ['desk-sessions'],
      },
    };
  });

function requireMayEnd({ who }: Actor, manager: ManagerRow): void {
  if (!mayEndManager(who, manager))
    throw new ApiError('forbidden', 'Only an organiser ends another manager', 'forbidden' satisfies DeskReason);
}
