import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { updateDeduction } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import {
  requireTeamOf,
  deductionFieldsOf,
  presentDeduction,
  requireDeduction,
} from '#server/commands/steps/deduction-fields.ts';
import { refuseConflict, versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function editDeduction(
  db: Database,
  actor: Actor,
  { deductionId: id, version, ...fields }: DeductionFields & { deductionId: number; version: string },
): Promise<Deduction> {
  return runCommand(db, actor, async (tx) => {
    const deduction = await requireDeduction(tx, id);
    const before = deductionFieldsOf(deduction);
    if (JSON.stringify(before) === JSON.stringify(fields)) return { result: presentDeduction(deduction), change: null };
    const subject = competitionSeasonSubject(deduction.competitionSeasonId);
    await refuseConflict(tx, subject, before, version);
    const competition = await requireCompetition(tx, deduction.competitionSeasonId);
    const team = await requireTeamOf(tx, competition.id, fields.teamId);
    await updateDeduction(tx, id, fields);
    return {
      result: { ...fields, id, version: versionOf(fields) },
      change: {
        what: 'edit_deduction',
        about: `${team.name}, ${await competitionName(tx, competition)}`,
        subject,
        before: { ...before, team: deduction.team },
        after: { ...fields, team: team.name },
        tags: await applyTableChange(tx, competition),
      },
    };
  });
}
