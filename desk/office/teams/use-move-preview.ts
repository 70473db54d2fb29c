import { useEffect, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MovePreview } from '#contract/desk/players.ts';
import { callDesk } from '#desk/api/client.ts';
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
  const [seen, setSeen] = useState<{ path: string | null; preview: MovePreview | null }>({ path: null, preview: null });
  useEffect(() => {
    if (path === null) return;
    let over = false;
    callDesk<MovePreview>(path).then(
      (preview) => !over && setSeen({ path, preview }),
      // The server says it again when the move is made.
      () => !over && setSeen({ path, preview: null }),
    );
    return () => {
      over = true;
    };
  }, [path]);
  return seen.path === path ? seen.preview : null;
}
