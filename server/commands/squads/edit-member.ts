import type { MemberFields, SavedMember } from '#contract/desk/players.ts';
import { findMemberFields, findPlayerRow } from '#server/db/players/office-players.ts';
import { findMembership, lockSquads, takeArmband } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { changeCareer, nameTags, squadTags } from '#server/commands/steps/change-career.ts';
import { writePlayer } from '#server/commands/steps/saved-player.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { refuseConflict, versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** A player and his place in a squad, which one form shows. */
export const editMember = (
  db: Database,
  actor: Actor,
  { membershipId, version, ...fields }: MemberFields & { membershipId: number; version: string },
): Promise<SavedMember> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    const membership = await findMembership(tx, membershipId);
    const player = membership && (await findPlayerRow(tx, membership.playerId, { lock: true }));
    const before = await findMemberFields(tx, membershipId);
    if (!membership || !player || !before) throw new ApiError('not_found', `There is no membership ${membershipId}`);
    const { playerId, teamId } = membership;
    const subject = `player:${playerId}` as const;
    await refuseConflict(tx, subject, before, version);
    const { shirtNumber, captain, joinedOn, leftOn, ...person } = fields;
    await writePlayer(tx, actor, { id: playerId, before: player.fields, after: person });
    const careers = await changeCareer(tx, actor, {
      playerId,
      birthdate: person.birthdate,
      plan: (career) => ({
        ...career,
        memberships: career.memberships.map((one) =>
          one.id === membershipId ? { ...one, shirtNumber, captain, joinedOn, leftOn } : one,
        ),
      }),
    });
    const formerCaptain = captain && !before.captain ? await takeArmband(tx, teamId, playerId) : null;
    const after = await findMemberFields(tx, membershipId);
    if (!after) throw new Error('The membership is gone');
    const changes = journalChanges(before, after);
    return {
      result: { fields: after, version: versionOf(after) },
      change: changes && {
        what: 'edit_player',
        subject,
        about: before.name,
        before: { ...changes.before, ...(formerCaptain !== null && { formerCaptain }) },
        after: changes.after,
        tags: [
          ...squadTags(playerId, careers.before, careers.after),
          ...(isOnlySquad(changes.after) ? [] : await nameTags(tx, playerId)),
        ],
      },
    };
  });

/** A number or a day, which only squads show. */
const isOnlySquad = (changed: object): boolean =>
  Object.keys(changed).every((field) => ['shirtNumber', 'captain', 'joinedOn', 'leftOn'].includes(field));
