import type { SavedMatch } from '#contract/desk/calendar.ts';
import { findEditedMatch } from '#server/db/matches/office-calendar.ts';
import { findDeletedMatch, restoreMatch as insertRows } from '#server/db/matches/edit-match.ts';
import type { Database } from '#server/db/transactions.ts';
import { violationOf } from '#server/db/pg-errors.ts';
import { ApiError } from '#server/errors.ts';
import { presentMatch, tagsOf } from '#server/commands/steps/match-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Brings a deleted match back as it was, with its decisions. */
export function restoreMatch(db: Database, actor: Actor, { matchId }: { matchId: number }): Promise<SavedMatch> {
  return runCommand(db, actor, async (tx) => {
    const deleted = await findDeletedMatch(tx, matchId);
    if (!deleted) throw new ApiError('not_found', `No match ${matchId} was deleted`);
    await insertRows(tx, deleted);
    const restored = await findEditedMatch(tx, matchId);
    if (!restored) throw new Error('The match was not restored');
    return {
      result: { match: presentMatch(restored), revision: null },
      change: {
        what: 'restore_match',
        subject: `match:${matchId}`,
        matchId,
        tags: [...tagsOf(restored), 'competitions'],
      },
    };
  }).catch((error: unknown) => {
    if (violationOf(error))
      throw new ApiError('refused', 'Something that the match needs is gone, or it is back already', 'gone');
    throw error;
  });
}
