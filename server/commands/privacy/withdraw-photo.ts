import { findPlayerRow, updatePlayer } from '#server/db/players/office-players.ts';
import { deletePictureIfUnused } from '#server/db/privacy/erase-records.ts';
import type { Database } from '#server/db/transactions.ts';
import { nameTags, noPlayer } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [PV6] Somebody does not want his photo shown any more: it is gone from every page, and deleted. */
export const withdrawPhoto = (db: Database, actor: Actor, { playerId: id }: { playerId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const row = await findPlayerRow(tx, id, { lock: true });
    if (!row) throw noPlayer(id);
    const { picture } = row.fields;
    if (picture === null) return { result: undefined, change: null };
    await updatePlayer(tx, id, { ...row.fields, picture: null });
    await deletePictureIfUnused(tx, picture.id);
    const subject = `player:${id}` as const;
    return {
      result: undefined,
      change: { what: 'withdraw_photo', subject, about: row.fields.name, tags: await nameTags(tx, id) },
    };
  });
