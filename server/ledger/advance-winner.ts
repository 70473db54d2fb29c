import { nextPlace } from '#domain/bracket/next-place.ts';
import { decideMatch } from '#domain/match/winner.ts';
import type { Tag } from '#server/cache/tags.ts';
import { fillPlace, findTie } from '#server/db/ledger/ties.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** [BR6] Puts the winner of a tie into the next round, or takes him out again after a correction. Returns the changed tags. */
export async function advanceWinner(tx: Queryable, matchId: number): Promise<Tag[]> {
  const tie = await findTie(tx, matchId);
  const place = tie && nextPlace(tie.round, tie.slot);
  if (!tie || !place) return [];
  const verdict = decideMatch(tie);
  const filled = await fillPlace(tx, tie, place, verdict && tie[verdict.winner]);
  if (!filled) return [];
  const teams = [filled.home, filled.away, tie.home, tie.away].filter((id) => id !== null);
  return [`match:${filled.id}`, ...teams.map((id): Tag => `team:${id}`)];
}
