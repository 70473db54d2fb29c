import type { KnownTeam } from '#server/db/queries/known-league.ts';
import { NameIndex } from './folder/name-index.ts';

export function indexTeams(teams: readonly KnownTeam[]): NameIndex {
  const index = new NameIndex();
  for (const { key, name, nameLatin, formerNames } of teams)
    index.add(key, { name, name_latin: nameLatin, former_names: formerNames });
  return index;
}
