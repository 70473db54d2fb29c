import type { DeskMatch } from '#contract/desk/matches.ts';
import type { DeskAct } from '#domain/match/desk/act.ts';
import { applyAct, recordFrom, type MatchRecord } from '#domain/match/desk/match-record.ts';
import type { Refusal } from '#domain/match/desk/refusal.ts';
import { resolveTarget, type PendingAct } from '#desk/pitch/outbox/pending-act.ts';

/** A match as this phone knows it: the server's copy with what was tapped here on top. */
export interface MatchView {
  match: DeskMatch;
  record: MatchRecord;
  /** Acts of this phone that the server's copy does not contain yet, by the revision that they have here. */
  pending: ReadonlyMap<number, PendingAct>;
  refused: readonly PendingAct[];
  /** Acts that no longer fit what others recorded; the server decides about them. */
  stuck: readonly PendingAct[];
}

export function viewMatch(match: DeskMatch, acts: readonly PendingAct[]): MatchView {
  const recorded = new Set(match.ledger.map(({ key }) => key));
  const open = acts.filter(({ key }) => !recorded.has(key));
  let record = recordFrom(match);
  const pending = new Map<number, PendingAct>();
  const stuck: PendingAct[] = [];
  for (const act of open) {
    if (act.status.state === 'refused') continue;
    const resolved = resolveTarget(act.act, (key) => record.entries.find((entry) => entry.key === key)?.revision);
    const outcome = resolved && decide(record, resolved, act);
    if (!outcome || 'refusal' in outcome) stuck.push(act);
    else {
      ({ record } = outcome);
      pending.set(outcome.entry.revision, act);
    }
  }
  return { match, record, pending, stuck, refused: open.filter(({ status }) => status.state === 'refused') };
}

const decide = (record: MatchRecord, act: DeskAct, { at, reason, key }: Pick<PendingAct, 'at' | 'reason' | 'key'>) =>
  applyAct(record, { act, at: new Date(at), reason, key });

/** Why the rules refuse an act now; null when it may be recorded. */
export function refusalOf({ record }: MatchView, act: DeskAct, at: Date, reason: string | null): Refusal | null {
  const outcome = decide(record, act, { at: at.toISOString(), reason, key: '' });
  return 'refusal' in outcome ? outcome.refusal : null;
}
