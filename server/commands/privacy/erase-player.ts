import { dayAt } from '#domain/formatting/sofia-time.ts';
import { DELETED_PLAYER } from '#domain/privacy/deleted.ts';
import { countPlayerUses, deletePlayer as deleteRow } from '#server/db/players/office-players.ts';
import { lockMatches } from '#server/db/players/merge-players.ts';
import {
  blankPlayer,
  deletePictureIfUnused,
  deleteReferences,
  deleteRequestsNaming,
  hasNamesake,
  renameInTexts,
} from '#server/db/privacy/erase-records.ts';
import { findSubject } from '#server/db/privacy/personal-records.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { nameTags, noPlayer } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [PV4] Deletes the data of a player for ever. What he played stays, without his name; of somebody who never played nothing does. */
export const erasePlayer = (db: Database, actor: Actor, { playerId: id }: { playerId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    await lockSquads(tx);
    await lockMatches(tx);
    const player = await findSubject(tx, 'player', id, { lock: true });
    if (!player || player.isDeleted) throw noPlayer(id);
    const tags = await nameTags(tx, id);
    const subject = `player:${id}` as const;
    const deleted = `${DELETED_PLAYER.bg} ${id}`;
    const isUnique = !(await hasNamesake(tx, player, 'players'));
    await deleteReferences(tx, 'players', id);
    await deleteRequestsNaming(tx, player);
    await renameInTexts(tx, player, { subject, personId: null, deleted, isUnique });
    if (Object.keys(await countPlayerUses(tx, id)).length === 0) await deleteRow(tx, id);
    else await blankPlayer(tx, id, dayAt(actor.at));
    if (player.pictureId !== null) await deletePictureIfUnused(tx, player.pictureId);
    await refreshSearchIndex(tx);
    return { result: undefined, change: { what: 'erase_player', subject, about: deleted, tags } };
  });
