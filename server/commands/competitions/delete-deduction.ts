import { deleteDeductionRow } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/open.ts';
import { competitionSeasonSubject } from '#server/commands/subjects.ts';
import { applyTableChange } from './apply-table-change.ts';
import { competitionName, requireCompetition } from './competition-fields.ts';
import { deductionFieldsOf, requireDeduction } from './edit-deduction.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function deleteDeduction(db: Database, id: number, actor: Actor): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const deduction = await requireDeduction(tx, id);
    const competition = await requireCompetition(tx, deduction.competitionSeasonId);
    await deleteDeductionRow(tx, id);
    return {
      result: undefined,
      change: {
        what: 'delete_deduction',
        about: `${deduction.team}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(competition.id),
        before: deductionFieldsOf(deduction),
        tags: await applyTableChange(tx, competition),
      },
    };
  });
}
