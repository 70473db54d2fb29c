import type { PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { isTooYoung } from '#domain/team/squad-rules.ts';
import { findPlayerRow, updatePlayer } from '#server/db/players/office-players.ts';
import { readCareer } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { InvalidField } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { noPlayer } from '#server/commands/squads/change-career.ts';
import { readSavedPlayer, refuseUnborn } from './create-player.ts';
import { journalChanges } from '#server/commands/journal-changes.ts';
import { refuseConflict } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { claimPicture } from '#server/commands/claim-picture.ts';

export const editPlayer = (
  db: Database,
  actor: Actor,
  { id, fields, version }: { id: number; fields: PlayerFields; version: string },
): Promise<SavedPlayer> =>
  runCommand(db, actor, async (tx) => {
    const row = await findPlayerRow(tx, id, { lock: true });
    if (!row) throw noPlayer(id);
    await refuseConflict(tx, `player:${id}`, row.fields, version);
    await writePlayer(tx, actor, { id, before: row.fields, after: fields });
    const result = await readSavedPlayer(tx, id);
    const changes = journalChanges(row.fields, result.fields);
    const subject = `player:${id}` as const;
    return {
      result,
      change: changes && { what: 'edit_player', subject, about: row.fields.name, ...changes, tags: ['everything'] },
    };
  });

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
