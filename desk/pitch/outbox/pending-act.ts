import type { DeskAct, MatchAct } from '#domain/match/rules/act.ts';

/** An act as it was tapped. A correction or withdrawal names its target by key while the target has no revision yet. */
export type TappedAct =
  | DeskAct
  | { act: 'correct'; targetKey: string; to: MatchAct }
  | { act: 'withdraw'; targetKey: string };

export type ActState =
  | { state: 'waiting' }
  /** Its answer was not seen yet: it may have arrived, and is only sent again as it is. */
  | { state: 'sending' }
  | { state: 'recorded'; revision: number }
  /** The server's reason by its stable name, and in its words. */
  | { state: 'refused'; reason: string; message: string };

export interface PendingAct {
  /** Given by the store: the order in which acts were tapped and are sent. */
  order: number;
  matchId: number;
  /** The idempotency key: sent twice, it counts once. */
  key: string;
  act: TappedAct;
  /** By the server's clock. */
  at: string;
  reason: string | null;
  status: ActState;
  /** Somebody was asked whether it is another goal than the one recorded just before, and said yes. */
  confirmed?: boolean;
}

export type NewAct = Omit<PendingAct, 'order' | 'status' | 'key'>;

export const needs = ({ act }: PendingAct): string | null => ('targetKey' in act ? act.targetKey : null);

/** With the target's revision instead of its key; null while the target has none. */
export function resolveTarget(act: TappedAct, revisionOf: (key: string) => number | undefined): DeskAct | null {
  if (!('targetKey' in act)) return act;
  const { targetKey, ...rest } = act;
  const revision = revisionOf(targetKey);
  return revision === undefined ? null : { ...rest, revision };
}
