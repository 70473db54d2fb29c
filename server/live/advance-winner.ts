import { nextPlace } from '#domain/bracket/next-place.ts';
import { decideMatch } from '#domain/match/winner.ts';
import type { Tag } from '../changes/tags.ts';
import { fillPlace, findTie } from '../db/ledger/ties.ts';
import type { Queryable } from '../db/queryable.ts';

/** [BR6] The winner of a tie goes where the next round waits for him; a correction takes him back. Tells what that touches. */
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
