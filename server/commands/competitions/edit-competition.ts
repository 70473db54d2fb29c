import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionFields } from '#contract/desk/competitions.ts';
import { updateCompetition } from '#server/db/competitions/office-competitions.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import {
  competitionFieldsOf,
  requireCompetition,
  checkCompetition,
} from '#server/commands/steps/competition-fields.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** What the competition is called and looks like, in all its seasons. */
export function editCompetition(
  db: Database,
  actor: Actor,
  {
    competitionSeasonId: id,
    version,
    ...fields
  }: CompetitionFields & { competitionSeasonId: CompetitionSeasonId; version: string },
): Promise<CompetitionFields & { version: string }> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const before = competitionFieldsOf(competition);
    if (JSON.stringify(before) === JSON.stringify(fields)) return { result: withVersion(before), change: null };
    const subject = competitionSeasonSubject(id);
    await refuseConflict(tx, subject, before, version);
    const stored = await checkCompetition(tx, fields, competition.competitionId);
    await updateCompetition(tx, competition.competitionId, stored);
    await refreshSearchIndex(tx);
    const after = competitionFieldsOf({ ...competition, ...stored });
    return {
      result: withVersion(after),
      // Every match and every career names its competitions, and lists are in their order.
      change: { what: 'edit_competition', about: fields.name, subject, before, after, tags: ['everything'] },
    };
  });
}
