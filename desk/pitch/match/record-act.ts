import type { DeskAct } from '#domain/match/rules/act.ts';
import { putAct } from '#desk/pitch/outbox/outbox.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { sendNow } from '#desk/pitch/outbox/sync.ts';
import { refusalOf, type MatchView } from './view-match.ts';

export interface Tapped {
  act: DeskAct;
  /** By the server's clock. */
  at: Date;
  reason?: string | null;
  confirmed?: boolean;
}

export type Outcome = { kept: PendingAct } | { refused: string };

/** N2, N3: decided by the rules on this phone, kept on it, and only then shown as done. */
export async function recordAct(
  view: MatchView,
  { act, at, reason = null, confirmed = false }: Tapped,
): Promise<Outcome> {
  const refusal = refusalOf(view, act, at, reason);
  if (refusal) return { refused: refusal.reason };
  try {
    const kept = await putAct({ matchId: view.match.id, act, at: at.toISOString(), reason, confirmed });
    void sendNow();
    return { kept };
  } catch {
    return { refused: 'no_space' };
  }
}
