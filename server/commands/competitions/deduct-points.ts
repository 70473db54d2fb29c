import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { findTeam, insertDeduction, listEntries } from '#server/db/competitions/competition-teams.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/subjects.ts';
import { applyTableChange } from './apply-table-change.ts';
import { competitionName, requireCompetition } from './competition-fields.ts';
import { versionOf } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [ST5] Takes points from a team, or gives it some, with the reason that the table shows. */
export function deductPoints(
  db: Database,
  id: CompetitionSeasonId,
  fields: DeductionFields,
  actor: Actor,
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

export async function requireTeamOf(tx: Queryable, competitionId: number, teamId: number) {
  const team = await findTeam(tx, teamId);
  const [entry] = await listEntries(tx, competitionId, teamId);
  if (!team || !entry) throw new InvalidField('teamId', 'not_in_competition', 'The team does not take part');
  return team;
}
