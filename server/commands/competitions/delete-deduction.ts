import { deleteDeductionRow } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { deductionFieldsOf, requireDeduction } from '#server/commands/steps/deduction-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function deleteDeduction(
  db: Database,
  actor: Actor,
  { deductionId: id }: { deductionId: number },
): Promise<void> {
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
