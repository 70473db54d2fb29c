import type { Team } from '#contract/http/shared.ts';
import { decideMatch } from '#domain/match/winner.ts';
import { championOf } from '#domain/standings/champion.ts';
import { listPlayedSeasons, type PlayedSeasonRow } from '#server/db/competitions/competition-history.ts';
import type { Reader } from '#server/db/queryable.ts';
import { presentTeam } from '#server/api/presenters.ts';

/** [HO1] Null for a season that is not decided. */
export function presentChampion({ awarded, final, hasFinal, isOpen, first }: PlayedSeasonRow): Team | null {
  const verdict = final && decideMatch(final);
  const winner = final && verdict ? final[verdict.winner] : null;
  const champion = championOf({
    awarded: awarded?.id ?? null,
    finalWinner: winner?.id ?? null,
    hasFinal,
    isOpen,
    first: first?.id ?? null,
  });
  const team = [awarded, winner, first].find((candidate) => candidate?.id === champion);
  return team ? presentTeam(team) : null;
}

export async function findSeasonChampion(
  reader: Reader,
  { id, seasonId }: { id: number; seasonId: number },
): Promise<Team | null> {
  const rows = await listPlayedSeasons(reader, [id]);
  const row = rows.find(({ season }) => season === seasonId);
  return row ? presentChampion(row) : null;
}
