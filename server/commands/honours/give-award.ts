import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Award, AwardFields } from '#contract/desk/honours.ts';
import { findWinnerKey, insertAward } from '#server/db/honours/awards.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import {
  awardTags,
  awardToJournal,
  checkAward,
  presentAward,
  requireAward,
  winnerName,
} from '#server/commands/steps/award-fields.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function giveAward(
  db: Database,
  actor: Actor,
  { competitionSeasonId: id, ...fields }: AwardFields & { competitionSeasonId: CompetitionSeasonId },
): Promise<Award> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const stored = await checkAward(tx, competition, fields, null);
    const { key, seasonKey } = competition;
    const parts = [key, seasonKey, fields.subtype, fields.gameweek, await findWinnerKey(tx, fields)];
    // As an import makes it.
    const wanted = slug(parts.filter((part) => part !== null).join('-'));
    const row = { ...stored, key: await freeKey(tx, 'awards', wanted), competitionSeasonId: id };
    const award = await requireAward(tx, await insertAward(tx, row));
    return {
      result: presentAward(award),
      change: {
        what: 'give_award',
        about: `${winnerName(award)}, ${await competitionName(tx, competition)}`,
        subject: competitionSeasonSubject(id),
        after: awardToJournal(award),
        tags: await awardTags(tx, competition, award),
      },
    };
  });
}
