import { tagsOf } from '#server/commands/steps/match-fields.ts';
import { findEditedMatch } from '#server/db/matches/office-calendar.ts';
import { countReferences, deleteMatch as deleteRows, findMatchNames } from '#server/db/matches/edit-match.ts';
import { lockMatch } from '#server/db/ledger/lock-matches.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [CH6] Removes a match that never began. The journal keeps all of it, so that it can be restored. */
export function deleteMatch(db: Database, actor: Actor, { matchId }: { matchId: number }): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const match = (await lockMatch(tx, matchId)) ? await findEditedMatch(tx, matchId) : null;
    if (!match) throw new ApiError('not_found', `There is no match ${matchId}`);
    if (!match.untouched) throw new ApiError('refused', 'The match has begun, or has a line-up', 'match_begun');
    const { news, awards, photos } = await countReferences(tx, matchId);
    if (news > 0) throw new ApiError('refused', `${news} articles are about this match`, 'match_in_news');
    if (awards > 0) throw new ApiError('refused', `${awards} awards were given for this match`, 'match_in_awards');
    if (photos > 0) throw new ApiError('refused', 'The match has a gallery of photos', 'match_in_photos');
    const { home, away } = await findMatchNames(tx, match);
    const before = await deleteRows(tx, matchId);
    return {
      result: undefined,
      change: {
        what: 'delete_match',
        about: `${home ?? '?'} – ${away ?? '?'}`,
        subject: `match:${matchId}`,
        before,
        tags: [...tagsOf(match), 'competitions'],
      },
    };
  });
}
