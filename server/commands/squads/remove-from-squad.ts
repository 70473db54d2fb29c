import type { Moved } from '#contract/desk/players.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { findMembership, lockSquads } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { changeCareer, careersToJournal, squadTags, versionOfCareer } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** A membership that never was; whoever leaves a squad has a last day there instead. */
export const removeFromSquad = (
  db: Database,
  actor: Actor,
  { membershipId }: { membershipId: number },
): Promise<Moved> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    const membership = await findMembership(tx, membershipId);
    const player = membership && (await findPlayerRow(tx, membership.playerId));
    if (!membership || !player) throw new ApiError('not_found', `There is no membership ${membershipId}`);
    const { playerId } = membership;
    const { before, after } = await changeCareer(tx, actor, {
      playerId,
      birthdate: player.fields.birthdate,
      plan: (career) => ({ ...career, memberships: career.memberships.filter(({ id }) => id !== membershipId) }),
    });
    const subject = `player:${playerId}` as const;
    const described = await careersToJournal(tx, before, after);
    return {
      result: { version: versionOfCareer(after) },
      change: {
        what: 'remove_from_squad',
        subject,
        about: player.fields.name,
        ...described,
        tags: squadTags(playerId, before, after),
      },
    };
  });
