import type { RowChange } from '#server/db/league-tables/change-log.ts';
import { countImportUses } from '#server/db/league-tables/delete-rows.ts';
import { lockImports } from '#server/db/league-tables/uploads.ts';
import { findJournalEntry } from '#server/db/journal/journal.ts';
import type { Database } from '#server/db/transactions.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError } from '#server/errors.ts';
import { addedIds, ChangedSince, takeBackRows } from '#server/league-files/take-back.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { refuseUsed } from '#server/commands/steps/refuse-used.ts';

const changedSince = () => new ApiError('refused', 'What was imported was changed since', 'changed_since');

/** [IM19] Takes a whole import back, while nothing was recorded that needs it. */
export async function takeBackImport(db: Database, actor: Actor, { entryId }: { entryId: number }): Promise<void> {
  try {
    await runCommand(db, actor, async (tx) => {
      await lockImports(tx);
      await lockSquads(tx);
      const entry = await findJournalEntry(tx, entryId);
      const { rows } = (entry?.before ?? {}) as { rows?: RowChange[] };
      if (!entry?.revertible || !rows) throw changedSince();
      const teams = await addedIds(tx, rows, 'teams');
      const players = await addedIds(tx, rows, 'players');
      refuseUsed(await countImportUses(tx, { teams, players }), 'What was imported');
      await takeBackRows(tx, rows);
      await refreshSearchIndex(tx);
      return {
        result: undefined,
        change: {
          what: 'take_back_import',
          about: entry.about,
          subject: 'files',
          after: { entry: entryId, rows: rows.length },
          // As the import did.
          tags: ['everything'],
        },
      };
    });
  } catch (error) {
    // Somebody else was added to one of the teams, or a player moved on.
    if (error instanceof ChangedSince || violationOf(error)) throw changedSince();
    throw error;
  }
}
