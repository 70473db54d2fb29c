import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { lockDeduction, updateDeduction, type DeductionRow } from '#server/db/competitions/competition-teams.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/subjects.ts';
import { applyTableChange } from './apply-table-change.ts';
import { competitionName, requireCompetition } from './competition-fields.ts';
import { requireTeamOf } from './deduct-points.ts';
import { refuseConflict, versionOf } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** In this order: the version is a digest of their text. */
export const deductionFieldsOf = (row: DeductionRow): DeductionFields => ({
  teamId: row.teamId,
  points: row.points,
  reasonBg: row.reasonBg,
  reasonEn: row.reasonEn,
  decidedOn: row.decidedOn,
});

export function presentDeduction(row: DeductionRow): Deduction {
  const fields = deductionFieldsOf(row);
  return { ...fields, id: row.id, version: versionOf(fields) };
}

export async function requireDeduction(tx: Queryable, id: number): Promise<DeductionRow> {
  const deduction = await lockDeduction(tx, id);
  if (!deduction) throw new ApiError('not_found', `There is no deduction ${id}`);
  return deduction;
}

export function editDeduction(
  db: Database,
  id: number,
  { version, ...fields }: DeductionFields & { version: string },
  actor: Actor,
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
