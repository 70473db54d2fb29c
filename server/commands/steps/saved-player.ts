import type { PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { findPlayerRow, updatePlayer } from '#server/db/players/office-players.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { noPlayer } from '#server/commands/steps/change-career.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { isTooYoung } from '#domain/team/squad-rules.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';

export async function readSavedPlayer(tx: Queryable, id: number): Promise<SavedPlayer> {
  const row = await findPlayerRow(tx, id);
  if (!row) throw noPlayer(id);
  const { version } = withVersion(row.fields);
  return { id, fields: row.fields, version };
}

export function refuseUnborn({ birthdate }: Pick<PlayerFields, 'birthdate'>, { at }: Actor): void {
  if (birthdate !== null && birthdate > dayAt(at))
    throw new InvalidField('birthdate', 'in_future', 'The birthdate is in the future');
}

/** The person alone, without his squads. */
export async function writePlayer(
  tx: Queryable,
  actor: Actor,
  { id, before, after }: { id: number; before: PlayerFields; after: PlayerFields },
): Promise<void> {
  if (after.birthdate !== before.birthdate) {
    refuseUnborn(after, actor);
    const { memberships } = await readCareer(tx, id);
    const { ages } = await readLeagueSettings(tx);
    if (isTooYoung(after.birthdate, memberships, dayAt(actor.at), ages.least))
      throw new InvalidField('birthdate', 'too_young', 'He is in a squad and below the minimum age of the league');
  }
  if (after.picture?.id !== before.picture?.id) await claimPicture(tx, 'picture', after.picture);
  await updatePlayer(tx, id, after);
  if (after.name !== before.name || after.nameLatin !== before.nameLatin) await refreshSearchIndex(tx);
}
