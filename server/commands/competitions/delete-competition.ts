import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { countCompetitionUses, deleteCompetitionSeason } from '#server/db/competitions/delete-competition.ts';
import { listEntries } from '#server/db/competitions/competition-teams.ts';
import { listMatchIds, type CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Tag } from '#server/db/tags.ts';
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
    const tags = await tagsOf(tx, competition);
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
        tags,
      },
    };
  });
}

async function tagsOf(tx: Queryable, { id, competitionId }: CompetitionSeasonRow): Promise<Tag[]> {
  const teams = await listEntries(tx, id);
  const matches = await listMatchIds(tx, id);
  return [
    ...(['take-down', 'names', 'competitions', 'results', 'live'] as const),
    `competition:${competitionId}`,
    ...teams.map(({ team }): Tag => `team:${team.id}`),
    ...matches.map((match): Tag => `match:${match}`),
  ];
}
