import type { PublishRequest } from '#contract/desk/publish.ts';
import { listTeamNames } from '#server/db/competitions/publish.ts';
import { lockTeams } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { NOTHING_KNOWN } from '#domain/team/nothing-known.ts';
import { shortNames } from '#domain/team/short-name.ts';
import { addTeam } from '#server/commands/steps/saved-team.ts';

/** The teams of a new competition in their order; those without an id are added to the league by name. */
export async function findOrAddTeams(
  tx: Queryable,
  wanted: PublishRequest['teams'],
): Promise<{ id: number; key: string }[]> {
  await lockTeams(tx);
  const known = await listTeamNames(tx);
  const names = wanted.filter(({ id }) => id === null).map(({ name }) => name);
  const short = shortNames([...new Set([...known.map(({ name }) => name), ...names])]);
  const found: { id: number; key: string }[] = [];
  for (const [at, { id, name, nameLatin }] of wanted.entries()) {
    const isTaken = known.some((team) => team.name.toLowerCase() === name.toLowerCase());
    if (id === null && isTaken)
      throw new InvalidField(`teams.${at}.name`, 'team_exists', 'There is a team of this name');
    const shortName = short.get(name) ?? name.slice(0, 3).toUpperCase();
    const team =
      id === null
        ? await addTeam(tx, { ...NOTHING_KNOWN, name, nameLatin, shortName })
        : known.find((one) => one.id === id);
    if (!team) throw new InvalidField(`teams.${at}`, 'gone', 'There is no such team');
    if (found.some((other) => other.id === team.id))
      throw new InvalidField(`teams.${at}`, 'team_twice', 'The team is in the list twice');
    found.push({ id: team.id, key: team.key });
    if (id === null) known.push({ ...team, name });
  }
  return found;
}
