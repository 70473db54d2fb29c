import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { lockDeduction, type DeductionRow, findTeam, listEntries } from '#server/db/competitions/competition-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';

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

export async function requireTeamOf(tx: Queryable, competitionId: number, teamId: number) {
  const team = await findTeam(tx, teamId);
  const [entry] = await listEntries(tx, competitionId, teamId);
  if (!team || !entry) throw new InvalidField('teamId', 'not_in_competition', 'The team does not take part');
  return team;
}
