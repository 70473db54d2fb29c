import type { RulesFields } from '#contract/desk/competitions.ts';
import { sharingFault, type SharingFault } from '#domain/player/shared-discipline.ts';
import { listCardRules } from '#server/db/discipline/discipline.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** [SU12] Why a competition of a season cannot share suspensions as its rules say. */
export async function findSharingFault(
  tx: Queryable,
  { competitionId: competition, seasonId: season }: { competitionId: number; seasonId: number },
  { sharesWith, sharesYellows, yellowsPerSuspension, matchesPerRed, secondYellowIsRed }: RulesFields,
): Promise<SharingFault | null> {
  const cards = { sharesYellows, yellowsPerSuspension, matchesPerRed, secondYellowIsRed };
  const own = { season, competition, sharesWith, ...cards };
  return sharingFault(own, await listCardRules(tx));
}
