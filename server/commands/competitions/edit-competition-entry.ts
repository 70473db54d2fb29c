import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionEntry, EntryFields } from '#contract/desk/competitions.ts';
import { listEntries, updateCompetitionEntry } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import {
  checkCompetitionEntry,
  entryFieldsOf,
  presentCompetitionEntry,
  requireCompetitionEntry,
} from '#server/commands/steps/competition-entry-fields.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { refuseSharedPlayers } from '#server/commands/steps/refuse-shared-players.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { settleLeavers } from '#server/commands/steps/settle-leavers.ts';

/** The group and seed of a team, and whether it left. [ST10] to [ST12] [ST15] [ST18] */
export function editCompetitionEntry(
  db: Database,
  actor: Actor,
  {
    competitionSeasonId: id,
    teamId,
    version,
    ...fields
  }: EntryFields & { competitionSeasonId: CompetitionSeasonId; teamId: number; version: string },
): Promise<CompetitionEntry> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const entry = await requireCompetitionEntry(tx, id, teamId);
    const before = entryFieldsOf(entry);
    if (JSON.stringify(before) === JSON.stringify(fields))
      return { result: presentCompetitionEntry(entry), change: null };
    const subject = competitionSeasonSubject(id);
    await refuseConflict(tx, subject, before, version);
    if (isLonger(before.withdrawnOn, fields.withdrawnOn)) {
      const teams = (await listEntries(tx, id)).map(({ team, withdrawnOn }) => ({
        id: team.id,
        withdrawnOn: team.id === teamId ? fields.withdrawnOn : withdrawnOn,
      }));
      await refuseSharedPlayers(tx, teams, competition, { field: 'withdrawnOn', involving: teamId });
    }
    await updateCompetitionEntry(
      tx,
      id,
      teamId,
      await checkCompetitionEntry(tx, competition, teamId, fields, actor.at),
    );
    const isDecided = before.withdrawnOn !== fields.withdrawnOn || before.resultsAnnulled !== fields.resultsAnnulled;
    const settled = isDecided ? await settleLeavers(tx, competition, actor) : null;
    return {
      result: presentCompetitionEntry(await requireCompetitionEntry(tx, id, teamId)),
      change: {
        what: whatHappened(before, fields),
        about: `${entry.team.name}, ${await competitionName(tx, competition)}`,
        subject,
        before,
        after: { ...fields, ...settled },
        tags: await applyTableChange(tx, competition),
      },
    };
  });
}

/** It stays on days on which it had left. */
const isLonger = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || after > before);

function whatHappened(before: EntryFields, after: EntryFields): string {
  if (before.withdrawnOn === null && after.withdrawnOn !== null) return 'withdraw_team';
  return before.withdrawnOn !== null && after.withdrawnOn === null ? 'readmit_team' : 'edit_entry';
}
