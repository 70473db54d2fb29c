import type { RequestContent } from '#contract/desk/requests.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { runOnce, type Actor } from '#server/commands/run-command.ts';
import { lockRequests, storeAsTransfer } from '#server/db/requests/requests.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { sendTransferAsked } from '#server/messages/send-request-messages.ts';
import { journalRequest, noRequest, requireOpen } from './decide-requests.ts';
import { tryRequest } from './send-request.ts';

interface Instead {
  requestId: number;
  playerId: number;
  fromTeamId: number;
}

/** [CB8] The new player of a request is somebody of another team: that team is asked, as if the new one had named him. */
export const askTransferInstead = (
  db: Database,
  actor: Actor,
  { requestId, playerId, fromTeamId }: Instead,
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    await lockSquads(tx);
    const [request] = await lockRequests(tx, [requestId]);
    if (!request) throw noRequest(requestId);
    requireOpen(request);
    if (request.content.kind !== 'new-player')
      throw new ApiError('refused', 'It is not about a new player', 'not_a_new_player' satisfies DeskReason);
    const today = dayAt(actor.at);
    const { shirtNumber } = request.content.payload;
    const content: RequestContent = {
      kind: 'transfer',
      payload: { playerId, fromTeamId, on: addDays(today, 1), shirtNumber },
    };
    await tryRequest(tx, actor, { teamId: request.team.id, content, before: null }, 'undo');
    const { requests } = await readLeagueSettings(tx);
    await storeAsTransfer(tx, requestId, content, addDays(today, requests.transferDays));
    await journalRequest(tx, actor, request, 'ask_transfer_instead', { request: 'transfer' });
    const [asked] = await lockRequests(tx, [requestId]);
    if (asked) await sendTransferAsked(tx, asked, actor);
  });
