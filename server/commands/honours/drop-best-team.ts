import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { BestTeamOf } from '#contract/desk/honours.ts';
import { deleteBestTeamRow } from '#server/db/honours/best-teams.ts';
import type { Database } from '#server/db/open.ts';
import { ApiError } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/subjects.ts';
import { bestTeamTags, bestTeamToJournal, readBestTeam, requireOccasion } from './best-team-fields.ts';
import { aboutBestTeam } from './choose-best-team.ts';
import { competitionName, requireCompetition } from '#server/commands/competitions/competition-fields.ts';
import { refuseConflict } from '#server/commands/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** The gameweek or the season has no team any more; the proposal is offered again. */
export function dropBestTeam(
  db: Database,
  id: CompetitionSeasonId,
  of: BestTeamOf,
  version: string,
  actor: Actor,
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
