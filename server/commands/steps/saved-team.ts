import type { SavedTeam, TeamFields } from '#contract/desk/teams.ts';
import { findTeamRow, insertTeam, isTeamNameTaken } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';

/** Also as a part of a new competition. Lock the teams first. */
export async function addTeam(tx: Queryable, fields: TeamFields): Promise<{ id: number; key: string }> {
  await refuseTakenName(tx, fields.name, null);
  await claimPicture(tx, 'badge', fields.badge);
  await claimPicture(tx, 'photo', fields.photo);
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
