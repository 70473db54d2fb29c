import { deskPaths } from '#contract/desk/paths.ts';
import type { MovePreview } from '#contract/desk/players.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import type { MoveKind } from '#domain/team/plan-move.ts';

interface Asked {
  membershipId: number;
  kind: MoveKind;
  teamId: number | null;
  on: string;
}

/** What would follow; null until it is known. */
export function useMovePreview(playerId: number, { membershipId, kind, teamId, on }: Asked): MovePreview | null {
  const query = new URLSearchParams({
    membershipId: String(membershipId),
    kind,
    on,
    ...(teamId !== null && { teamId: String(teamId) }),
  });
  const isAnswerable = /^\d{4}-\d\d-\d\d$/.test(on) && (teamId !== null || kind === 'release');
  const path = isAnswerable ? `${deskPaths.moves(playerId)}?${query}` : null;
  // What fails here the server says again when the move is made.
  return useDesk<MovePreview>(path).data;
}
