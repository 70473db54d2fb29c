import { countPlayerUses, deletePlayer as deleteRow, findPlayerRow } from '#server/db/players/office-players.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { nameTags, noPlayer } from '#server/commands/steps/change-career.ts';
import { refuseUsed } from '#server/commands/steps/refuse-used.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** A record made by mistake: somebody who never played. His memberships go with him. */
export const deletePlayer = (db: Database, actor: Actor, { playerId: id }: { playerId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    const row = await findPlayerRow(tx, id, { lock: true });
    if (!row) throw noPlayer(id);
    refuseUsed(await countPlayerUses(tx, id), 'The player');
    const tags = await nameTags(tx, id);
    await deleteRow(tx, id);
    await refreshSearchIndex(tx);
    const { name, birthdate, position } = row.fields;
    return {
      result: undefined,
      change: {
        what: 'delete_player',
        subject: `player:${id}`,
        about: name,
        before: { name, birthdate, position },
        tags,
      },
    };
  });
