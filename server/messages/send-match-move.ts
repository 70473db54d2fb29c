import type { Who } from '#domain/desk/permissions.ts';
import { matchMove, type PlannedMatch } from '#domain/messages/match-move.ts';
import { listManagersOf } from '#server/db/messages/audiences.ts';
import { listTeamNames } from '#server/db/messages/team-names.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { writeMove } from './message-texts.ts';
import { sendMessage } from './send-message.ts';

interface Planned {
  matchId: number;
  /** The home team first. */
  teamIds: readonly number[];
  before: PlannedMatch;
  after: PlannedMatch;
  isQuiet: boolean;
}

/** [MS4] Tells the managers of both teams that their match was moved, postponed or cancelled. */
export async function sendMatchMove(
  tx: Queryable,
  { matchId, teamIds, before, after, isQuiet }: Planned,
  by: { who: Who; at: Date },
): Promise<void> {
  const move = matchMove(before, after, { isQuiet, now: by.at });
  if (move === null) return;
  const managers = await listManagersOf(tx, teamIds);
  if (managers.length === 0) return;
  const teams = await listTeamNames(tx, teamIds);
  await sendMessage(tx, managers, { kind: 'match-moved', ...writeMove({ teams, move, before, after }), matchId }, by);
}
