import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { countCompetitionUses, deleteCompetitionSeason } from '#server/db/competitions/delete-competition.ts';
import type { Database } from '#server/db/transactions.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { refuseUsed } from '#server/commands/steps/refuse-used.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [RU7] Takes a competition out of its season while nothing was played in it; its fixtures go with it. */
export function deleteCompetition(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id }: { competitionSeasonId: CompetitionSeasonId },
): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    refuseUsed(await countCompetitionUses(tx, id), 'The competition');
    const about = await competitionName(tx, competition);
    await deleteCompetitionSeason(tx, id, competition.competitionId);
    await refreshSearchIndex(tx);
    const { format, teams, matches, startsOn, endsOn } = competition;
    return {
      result: undefined,
      change: {
        what: 'delete_competition',
        about,
        subject: competitionSeasonSubject(id),
        before: { format, teams, matches, startsOn, endsOn },
        tags: ['everything', 'competitions'],
      },
    };
  });
}
