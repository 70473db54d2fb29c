import { deleteAwardRow } from '#server/db/honours/awards.ts';
import type { Database } from '#server/db/transactions.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { awardTags, awardToJournal, requireAward, winnerName } from '#server/commands/steps/award-fields.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function takeAwardBack(db: Database, actor: Actor, { awardId }: { awardId: number }): Promise<void> {
  return runCommand(db, actor, async (tx) => {
    const award = await requireAward(tx, awardId);
    const competition = await requireCompetition(tx, award.competitionSeasonId);
    await deleteAwardRow(tx, awardId);
    return {
      result: undefined,
      change: {
        what: 'take_award_back',
        about: `${winnerName(award)}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(competition.id),
        before: awardToJournal(award),
        tags: await awardTags(tx, competition, award),
      },
    };
  });
}
