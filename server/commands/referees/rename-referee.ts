import type { Referee } from '#contract/desk/calendar.ts';
import { findReferee, listMatchesOfReferee, renameReferee as updateNames } from '#server/db/referees/referees.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError } from '#server/errors.ts';
import { refuseNamesake, withLatin, type RefereeNames } from '#server/commands/steps/referee-names.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function renameReferee(
  db: Database,
  actor: Actor,
  { refereeId, version, ...names }: RefereeNames & { refereeId: number; version: string },
): Promise<Referee> {
  return runCommand(db, actor, async (tx) => {
    await refuseNamesake(tx, names.name, refereeId);
    const before = await findReferee(tx, refereeId);
    if (!before) throw new ApiError('not_found', `There is no referee ${refereeId}`);
    const subject = `referee:${refereeId}` as const;
    await refuseConflict(tx, subject, before, version);
    const after = { id: refereeId, ...withLatin(names) };
    await updateNames(tx, refereeId, withLatin(names));
    await refreshSearchIndex(tx);
    const matches = await listMatchesOfReferee(tx, refereeId);
    const tags = ['take-down', 'names', subject, ...matches.map((id) => `match:${id}` as const)] as const;
    return {
      result: withVersion(after),
      change: { what: 'rename_referee', about: after.name, subject, before, after, tags },
    };
  });
}
