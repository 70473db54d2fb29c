import { isBanOver, matchesLeft, type Ban } from '#domain/player/ban.ts';
import { listBegunMatches, listCardRules } from '#server/db/discipline/discipline.ts';
import type { Reader } from '#server/db/queryable.ts';
import { readTeamMatches } from './read-suspensions.ts';

/** What is left of the bans of a player on a day. */
export async function readBanStates<Row extends Ban>(
  reader: Reader,
  playerId: number,
  bans: readonly Row[],
  today: string,
): Promise<(Row & { left: number | null; isOver: boolean })[]> {
  if (bans.length === 0) return [];
  const rows = await listBegunMatches(reader, [playerId]);
  const matches = (await readTeamMatches(reader, rows, await listCardRules(reader))).get(playerId) ?? [];
  return bans.map((ban) => {
    const left = matchesLeft(ban, matches);
    return { ...ban, left, isOver: isBanOver(ban, left, today) };
  });
}
