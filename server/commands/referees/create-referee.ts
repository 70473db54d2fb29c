import type { Referee } from '#contract/desk/calendar.ts';
import { insertReferee } from '#server/db/referees/referees.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { type RefereeNames, withLatin, refuseNamesake } from '#server/commands/steps/referee-names.ts';

export function createReferee(db: Database, actor: Actor, names: RefereeNames): Promise<Referee> {
  return runCommand(db, actor, async (tx) => {
    await refuseNamesake(tx, names.name, null);
    const { name, nameLatin } = withLatin(names);
    const key = await freeKey(tx, 'referees', slug(nameLatin) || 'referee');
    const id = await insertReferee(tx, { key, name, nameLatin });
    await refreshSearchIndex(tx);
    const subject = `referee:${id}` as const;
    return {
      result: withVersion({ id, name, nameLatin }),
      change: { what: 'create_referee', about: name, subject, after: { name, nameLatin }, tags: ['names'] },
    };
  });
}
