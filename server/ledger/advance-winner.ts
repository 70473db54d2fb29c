import { decideTie } from '#domain/bracket/decide-tie.ts';
import { loserSlot, nextSlot } from '#domain/bracket/next-slot.ts';
import { otherSide } from '#domain/match/score.ts';
import type { Tag } from '#server/db/tags.ts';
import { fillSlot, findTie } from '#server/db/ledger/ties.ts';
import type { Queryable } from '#server/db/queryable.ts';

/**
 * [BR6] [BR8] Puts the winner of a tie into the next round and the loser of a semi-final into the third-place match, or takes them
 * out again after a correction. Returns the changed tags.
 */
export async function advanceWinner(tx: Queryable, matchId: number): Promise<Tag[]> {
  const tie = await findTie(tx, matchId);
  const [first, second] = tie?.legs ?? [];
  if (!tie || !first) return [];
  const winner = decideTie(first, second ?? null);
  const next = nextSlot(tie.round, tie.slot);
  const third = loserSlot(tie.round, tie.slot);
  const filled = [
    ...(next ? await fillSlot(tx, tie, next, winner && first[winner]) : []),
    ...(third ? await fillSlot(tx, tie, third, winner && first[otherSide(winner)]) : []),
  ];
  if (filled.length === 0) return [];
  const teams = [...filled, first].flatMap(({ home, away }) => [home, away]).filter((id) => id !== null);
  return [...filled.map(({ id }): Tag => `match:${id}`), ...teams.map((id): Tag => `team:${id}`)];
}
