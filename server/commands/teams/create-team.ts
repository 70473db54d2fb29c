import type { SavedTeam, TeamFields } from '#contract/desk/teams.ts';
import { findTeamRow, insertTeam, isTeamNameTaken, lockTeams } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { withVersion } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { claimPicture } from '#server/commands/claim-picture.ts';

export const createTeam = (db: Database, actor: Actor, fields: TeamFields): Promise<SavedTeam> =>
  runCommand(db, actor, async (tx) => {
    await lockTeams(tx);
    const { id } = await addTeam(tx, fields);
    await refreshSearchIndex(tx);
    const change = {
      what: 'create_team',
      subject: `team:${id}`,
      about: fields.name,
      after: { shortName: fields.shortName, city: fields.city },
      tags: ['everything'],
    } as const;
    return { result: await readSavedTeam(tx, id), change };
  });

/** Also as a part of a new competition. Lock the teams first. */
export async function addTeam(tx: Queryable, fields: TeamFields): Promise<{ id: number; key: string }> {
  await refuseTakenName(tx, fields.name, null);
  await claimPicture(tx, 'badge', fields.badge);
  return insertTeam(tx, fields);
}

export async function readSavedTeam(tx: Queryable, id: number): Promise<SavedTeam> {
  const row = await findTeamRow(tx, id);
  if (!row) throw new ApiError('not_found', `There is no team ${id}`);
  const { version } = withVersion(row.fields);
  return { id, fields: row.fields, version };
}

/** Two teams of one name could not be told apart. */
export async function refuseTakenName(tx: Queryable, name: string, exceptId: number | null): Promise<void> {
  if (await isTeamNameTaken(tx, name, exceptId))
    throw new InvalidField('name', 'name_taken', 'Another team has this name');
}
