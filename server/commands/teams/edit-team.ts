import type { SavedTeam, TeamFields } from '#contract/desk/teams.ts';
import { findTeamRow, listCompetitionIds, lockTeams, updateTeam } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { ApiError } from '#server/errors.ts';
import { readSavedTeam, refuseTakenName } from '#server/commands/steps/saved-team.ts';
import { journalChanges } from '#server/commands/steps/journal-changes.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { claimPicture } from '#server/commands/steps/claim-picture.ts';

export const editTeam = (
  db: Database,
  actor: Actor,
  { teamId: id, version, ...fields }: TeamFields & { teamId: number; version: string },
): Promise<SavedTeam> =>
  runCommand(db, actor, async (tx) => {
    await lockTeams(tx);
    const row = await findTeamRow(tx, id, { lock: true });
    if (!row) throw new ApiError('not_found', `There is no team ${id}`);
    await refuseConflict(tx, `team:${id}`, row.fields, version);
    const isRenamed = fields.name !== row.fields.name;
    if (isRenamed) await refuseTakenName(tx, fields.name, id);
    if (fields.badge?.id !== row.fields.badge?.id) await claimPicture(tx, 'badge', fields.badge);
    if (fields.photo?.id !== row.fields.photo?.id) await claimPicture(tx, 'photo', fields.photo);
    await updateTeam(tx, id, fields);
    const result = await readSavedTeam(tx, id);
    const changes = journalChanges(row.fields, result.fields);
    if (isRenamed || fields.nameLatin !== row.fields.nameLatin) await refreshSearchIndex(tx);
    const subject = `team:${id}` as const;
    return {
      result,
      change: changes && {
        what: 'edit_team',
        subject,
        about: row.fields.name,
        ...changes,
        tags: await tagsOf(tx, id, Object.keys(changes.after)),
      },
    };
  });

/** A match, a table or a player's career names a team with its crest; lists of teams also show a city and a year. */
async function tagsOf(tx: Queryable, id: number, changed: readonly string[]): Promise<Tag[]> {
  if (changed.some((field) => ['name', 'nameLatin', 'shortName', 'badge'].includes(field))) return ['everything'];
  const competitions = await listCompetitionIds(tx, id);
  return ['take-down', 'names', `team:${id}`, ...competitions.map((competition): Tag => `competition:${competition}`)];
}
