import { isRefereeName } from '#server/db/referees/referees.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';

export interface RefereeNames {
  name: string;
  /** Transliterated if it is left out. */
  nameLatin?: string | undefined;
}

export const withLatin = ({ name, nameLatin = plainLatin(name) }: RefereeNames) => ({ name, nameLatin });

/** Two referees of one name could not be told apart in a list. */
export async function refuseNamesake(tx: Queryable, name: string, exceptId: number | null): Promise<void> {
  if (await isRefereeName(tx, name, exceptId))
    throw new InvalidField('name', 'referee_exists', 'There is a referee of this name');
}
