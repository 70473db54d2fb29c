import { deleteBestTeamRow } from '#server/db/honours/best-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import {
  bestTeamTags,
  bestTeamToJournal,
  readBestTeam,
  requireOccasion,
  type BestTeamAddress,
  aboutBestTeam,
} from '#server/commands/steps/best-team-fields.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** The gameweek or the season has no team any more; the proposal is offered again. */
export function dropBestTeam(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id, of, version }: BestTeamAddress & { version: string },
): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const { stored, fields, candidates } = await readBestTeam(tx, await requireOccasion(tx, competition, of));
    if (!stored) throw new ApiError('not_found', 'No team was chosen');
    const subject = competitionSeasonSubject(id);
    await refuseConflict(tx, subject, fields, version);
    await deleteBestTeamRow(tx, stored.id);
    const names = new Map(candidates.map(({ id: player, name }) => [player, name]));
    return {
      result: undefined,
      change: {
        what: `drop_best_team_${typeof of === 'number' ? 'week' : of}`,
        about: aboutBestTeam(await competitionName(tx, competition), of),
        subject,
        before: bestTeamToJournal(fields, names),
        tags: bestTeamTags(competition, fields),
      },
    };
  });
}
