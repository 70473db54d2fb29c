import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { announce } from './announce.ts';
import { setNetwork } from './network.ts';
import { openStore } from './store.ts';

/** Gets the server's copy of a match and keeps it, without the acts that it now contains. */
export async function fetchMatch(matchId: number): Promise<DeskMatch> {
  const match = await callDesk<DeskMatch>(deskPaths.match(matchId));
  setNetwork('ok', serverNow());
  const store = await openStore();
  const tx = store.transaction(['matches', 'acts'], 'readwrite');
  const kept = await tx.objectStore('matches').get(matchId);
  // Of two answers that overtook each other the older one is dropped.
  if (!kept || kept.revision <= match.revision) {
    await tx.objectStore('matches').put(match);
    const recorded = new Set(match.ledger.map(({ key }) => key));
    const acts = await tx.objectStore('acts').index('match').getAll(matchId);
    for (const { key, order } of acts) if (recorded.has(key)) await tx.objectStore('acts').delete(order);
  }
  await tx.done;
  if (!kept || JSON.stringify(kept) !== JSON.stringify(match)) announce(matchId);
  return match;
}
