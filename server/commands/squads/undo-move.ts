import type { Moved } from '#contract/desk/players.ts';
import type { Career } from '#domain/team/plan-move.ts';
import { findLastJournalEntry, REVERTIBLE } from '#server/db/journal/journal.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { lockSquads, readCareer } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import {
  changeCareer,
  careersToJournal,
  noPlayer,
  squadTags,
  versionOfCareer,
  withoutIds,
} from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Takes back the last move of a player, while his squads are as it left them. */
export const undoMove = (
  db: Database,
  actor: Actor,
  { playerId, version }: { playerId: number; version: string },
): Promise<Moved> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    const player = await findPlayerRow(tx, playerId, { lock: true });
    if (!player) throw noPlayer(playerId);
    const current = await readCareer(tx, playerId);
    const last = await findLastJournalEntry(tx, `player:${playerId}`, REVERTIBLE.moves);
    const wanted = careerIn(last?.before);
    const left = careerIn(last?.after);
    const isAsItWas = left !== null && versionOfCareer(left) === versionOfCareer(current);
    if (!wanted || !isAsItWas || versionOfCareer(current) !== version)
      throw new ApiError('refused', 'His squads have changed since', 'changed_since');
    const { before, after } = await changeCareer(tx, actor, {
      playerId,
      birthdate: player.fields.birthdate,
      plan: (career) => keepIds(career, wanted),
    });
    const subject = `player:${playerId}` as const;
    const described = await careersToJournal(tx, before, after);
    return {
      result: { version: versionOfCareer(after) },
      change: {
        what: 'undo_move',
        subject,
        about: player.fields.name,
        ...described,
        tags: squadTags(playerId, before, after),
      },
    };
  });

const careerIn = (entry: unknown): Career | null =>
  typeof entry === 'object' && entry !== null && 'career' in entry ? (entry.career as Career) : null;

/** Rows that stay, or get back their last day, keep their ids. */
function keepIds(current: Career, wanted: Career): Career {
  const { memberships, transfers } = withoutIds(wanted);
  return {
    memberships: memberships.map((one) => ({
      ...one,
      id:
        current.memberships.find(({ teamId, joinedOn }) => teamId === one.teamId && joinedOn === one.joinedOn)?.id ??
        null,
    })),
    transfers: transfers.map((one) => ({
      ...one,
      id: current.transfers.find((now) => JSON.stringify({ ...now, id: null }) === JSON.stringify(one))?.id ?? null,
    })),
  };
}
