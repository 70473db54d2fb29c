import type { Award, AwardFields } from '#contract/desk/honours.ts';
import { lockAward, updateAward } from '#server/db/honours/awards.ts';
import type { Database } from '#server/db/transactions.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import {
  awardFieldsOf,
  awardTags,
  awardToJournal,
  checkAward,
  presentAward,
  requireAward,
  winnerName,
} from '#server/commands/steps/award-fields.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function editAward(
  db: Database,
  actor: Actor,
  { awardId, version, ...fields }: AwardFields & { awardId: number; version: string },
): Promise<Award> {
  return runCommand(db, actor, async (tx) => {
    const { competitionSeasonId } = await requireAward(tx, awardId);
    const competition = await requireCompetition(tx, competitionSeasonId);
    const before = (await lockAward(tx, awardId)) ?? (await requireAward(tx, awardId));
    if (JSON.stringify(awardFieldsOf(before)) === JSON.stringify(fields))
      return { result: presentAward(before), change: null };
    const subject = competitionSeasonSubject(competition.id);
    await refuseConflict(tx, subject, awardFieldsOf(before), version);
    await updateAward(tx, awardId, await checkAward(tx, competition, fields, before));
    const after = await requireAward(tx, awardId);
    return {
      result: presentAward(after),
      change: {
        what: 'edit_award',
        about: `${winnerName(after)}, ${await competitionName(tx, competition)}`,
        subject,
        before: awardToJournal(before),
        after: awardToJournal(after),
        tags: await awardTags(tx, competition, before, after),
      },
    };
  });
}
