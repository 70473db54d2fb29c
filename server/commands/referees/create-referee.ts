import type { Referee } from '#contract/desk/calendar.ts';
import { insertReferee, isRefereeName } from '#server/db/referees/referees.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { InvalidField } from '#server/errors.ts';
import { plainLatin, slug } from '#domain/formatting/plain-latin.ts';
import { withVersion } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export interface RefereeNames {
  name: string;
  /** Transliterated if it is left out. */
  nameLatin?: string | undefined;
}

export function createReferee(db: Database, names: RefereeNames, actor: Actor): Promise<Referee> {
  return runCommand(db, actor, async (tx) => {
    await refuseNamesake(tx, names.name, null);
    const { name, nameLatin } = withLatin(names);
    const key = await freeKey(tx, 'referees', slug(nameLatin) || 'referee');
    const id = await insertReferee(tx, { key, name, nameLatin });
    await refreshSearchIndex(tx);
    const subject = `referee:${id}` as const;
    return {
      result: withVersion({ id, name, nameLatin }),
      // Search finds him, and nothing else shows him yet.
      change: { what: 'create_referee', about: name, subject, after: { name, nameLatin }, tags: ['competitions'] },
    };
  });
}

export const withLatin = ({ name, nameLatin = plainLatin(name) }: RefereeNames) => ({ name, nameLatin });

/** Two referees of one name could not be told apart in a list. */
export async function refuseNamesake(tx: Queryable, name: string, exceptId: number | null): Promise<void> {
  if (await isRefereeName(tx, name, exceptId))
    throw new InvalidField('name', 'referee_exists', 'There is a referee of this name');
}
