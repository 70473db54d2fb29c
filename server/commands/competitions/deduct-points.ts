import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { insertDeduction } from '#server/db/competitions/competition-teams.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';
import { requireTeamOf } from '#server/commands/steps/deduction-fields.ts';

/** [ST5] Takes points from a team, or gives it some, with the reason that the table shows. */
export function deductPoints(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id, ...fields }: DeductionFields & { competitionSeasonId: CompetitionSeasonId },
): Promise<Deduction> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const team = await requireTeamOf(tx, id, fields.teamId);
    const { key, seasonKey } = competition;
    // As an import makes it.
    const wanted = [key, seasonKey, team.key, fields.decidedOn].join('-');
    const deductionId = await insertDeduction(tx, {
      ...fields,
      key: await freeKey(tx, 'point_adjustments', wanted),
      competitionSeasonId: id,
    });
    return {
      result: { ...fields, id: deductionId, version: versionOf(fields) },
      change: {
        what: 'deduct_points',
        about: `${team.name}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(id),
        after: fields,
        tags: await applyTableChange(tx, competition),
      },
    };
  });
}
