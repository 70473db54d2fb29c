import type { PublishRequest } from '#contract/desk/publish.ts';
import { insertTeam, listTeamNames } from '#server/db/desk/publish.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { plainLatin, shortNames, slug } from '#server/league-files/openfootball/names.ts';

/** The teams of a new competition in their order; those without an id are added to the league by name. */
export async function findOrAddTeams(
  tx: Queryable,
  wanted: PublishRequest['teams'],
): Promise<{ id: number; key: string }[]> {
  const known = await listTeamNames(tx);
  const names = wanted.filter(({ id }) => id === null).map(({ name }) => name);
  const short = shortNames([...new Set([...known.map(({ name }) => name), ...names])]);
  const found: { id: number; key: string }[] = [];
  for (const [at, { id, name }] of wanted.entries()) {
    const isTaken = known.some((team) => team.name.toLowerCase() === name.toLowerCase());
    if (id === null && isTaken)
      throw new InvalidField(`teams.${at}.name`, 'team_exists', 'There is a team of this name');
    const team = id === null ? await addTeam(tx, name, short) : known.find((one) => one.id === id);
    if (!team) throw new InvalidField(`teams.${at}`, 'gone', 'There is no such team');
    if (found.some((other) => other.id === team.id))
      throw new InvalidField(`teams.${at}`, 'team_twice', 'The team is in the list twice');
    found.push({ id: team.id, key: team.key });
    if (id === null) known.push({ id: team.id, key: team.key, name, shortName: '' });
  }
  return found;
}

async function addTeam(tx: Queryable, name: string, short: ReadonlyMap<string, string>) {
  const nameLatin = plainLatin(name);
  const key = await freeKey(tx, 'teams', slug(nameLatin) || 'team');
  const shortName = short.get(name) ?? name.slice(0, 3).toUpperCase();
  return { id: await insertTeam(tx, { key, name, nameLatin, shortName }), key };
}
