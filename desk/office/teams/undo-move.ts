import { deskPaths } from '#contract/desk/paths.ts';
import type { Moved } from '#contract/desk/players.ts';
import { callDesk } from '#desk/api/client.ts';

/** Sets a player's squads back to what they were before the last change. */
export const undoMove = (playerId: number, { version }: Moved, key: string): Promise<unknown> =>
  callDesk(`${deskPaths.lastMove(playerId)}?version=${version}`, { method: 'DELETE', key });
