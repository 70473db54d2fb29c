import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { deleteCompetitionEntry, listDeductions } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { entryFieldsOf, requireCompetitionEntry } from '#server/commands/steps/competition-entry-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [RU7] Takes a team out of a competition in which it has no matches. */
export function removeCompetitionEntry(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id, teamId }: { competitionSeasonId: CompetitionSeasonId; teamId: number },
): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const entry = await requireCompetitionEntry(tx, id, teamId);
    if (entry.matches > 0)
      throw new ApiError('refused', `The team has ${entry.matches} matches in this competition`, 'entry_has_matches');
    if ((await listDeductions(tx, id)).some((deduction) => deduction.teamId === teamId))
      throw new ApiError('refused', 'The team has a deduction in this competition', 'entry_has_deduction');
    await deleteCompetitionEntry(tx, id, teamId);
    return {
      result: undefined,
      change: {
        what: 'remove_team',
        about: `${entry.team.name}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(id),
        before: { team: entry.team.name, ...entryFieldsOf(entry) },
        tags: [...(await applyTableChange(tx, competition)), `team:${teamId}`],
      },
    };
  });
}
