import { deleteBanRow } from '#server/db/discipline/bans.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { banFieldsOf, banToJournal, requireBan } from '#server/commands/steps/ban-fields.ts';
import { squadTags } from '#server/commands/steps/change-career.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** A ban that was recorded by mistake; one that the commission took back is lifted. */
export const deleteBan = (db: Database, actor: Actor, { banId: id }: { banId: number }): Promise<void> =>
  runCommand(db, actor, async (tx) => {
    const stored = await requireBan(tx, id);
    await deleteBanRow(tx, id);
    return {
      result: undefined,
      change: {
        what: 'delete_ban',
        about: stored.player,
        subject: `player:${stored.playerId}`,
        before: await banToJournal(tx, banFieldsOf(stored)),
        tags: ['take-down', ...squadTags(stored.playerId, await readCareer(tx, stored.playerId))],
      },
    };
  });
