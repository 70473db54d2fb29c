import type { PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import type { Database } from '#server/db/transactions.ts';
import { nameTags, noPlayer } from '#server/commands/steps/change-career.ts';
import { readSavedPlayer, writePlayer } from '#server/commands/steps/saved-player.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export const editPlayer = (
  db: Database,
  actor: Actor,
  { playerId: id, version, ...fields }: PlayerFields & { playerId: number; version: string },
): Promise<SavedPlayer> =>
  runCommand(db, actor, async (tx) => {
    const row = await findPlayerRow(tx, id, { lock: true });
    if (!row) throw noPlayer(id);
    await refuseConflict(tx, `player:${id}`, row.fields, version);
    await writePlayer(tx, actor, { id, before: row.fields, after: fields });
    const result = await readSavedPlayer(tx, id);
    const changes = journalChanges(row.fields, result.fields);
    const subject = `player:${id}` as const;
    return {
      result,
      change: changes && {
        what: 'edit_player',
        subject,
        about: row.fields.name,
        ...changes,
        tags: await nameTags(tx, id),
      },
    };
  });
